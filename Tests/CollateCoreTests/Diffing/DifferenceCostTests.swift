import AllocationCounter
import Collate
import TestSupport
import Testing

@testable import CollateCore

/// What a difference costs, in operations for 10 000 items.
@Suite("Difference, costs", .traced)
struct DifferenceCostTests {
  static let count = 10_000

  struct Cost {
    var batch: ChangeBatch
    var tally: Tally
    var allocations: Int

    /// How much these asked for, all together.
    var bytes: Int

    /// Per old item.
    var hashes: Double { Double(tally.hashes) / Double(DifferenceCostTests.count) }
    var comparisons: Double {
      Double(tally.idComparisons + tally.itemComparisons) / Double(DifferenceCostTests.count)
    }
  }

  /// Whether allocations mean anything: without optimization every closure makes some.
  private var isOptimized: Bool {
    #if DEBUG
    false
    #else
    true
    #endif
  }

  private func cost(_ before: [CountedItem], _ after: [CountedItem]) -> Cost {
    cost([CountedSection(id: 0, items: before)], [CountedSection(id: 0, items: after)])
  }

  /// Measures a difference, whose items after have other bits than those before, unless these are kept.
  private func cost(
    _ before: [CountedSection], _ after: [CountedSection], keepsBits: Bool = false
  ) -> Cost {
    var after = after
    if !keepsBits {
      for section in after.indices {
        for item in after[section].items.indices { after[section].items[item].copyNumber = 1 }
      }
    }
    let (old, new) = (Snapshot(before), Snapshot(after))
    _ = new.difference(from: old)
    let (start, startBytes) = (allocation_counter_value(), allocation_counter_bytes())
    let batch = new.difference(from: old)
    let allocations = isOptimized ? Int(allocation_counter_value() - start) : 0
    let bytes = isOptimized ? Int(allocation_counter_bytes() - startBytes) : 0
    let tally = Tally.count { new.difference(from: old) }.tally
    return Cost(batch: batch, tally: tally, allocations: allocations, bytes: bytes)
  }

  private var items: [CountedItem] { (0..<Self.count).map { CountedItem($0) } }

  private func sections(of items: [CountedItem], each size: Int) -> [CountedSection] {
    stride(from: 0, to: items.count, by: size).map { start in
      CountedSection(id: start, items: Array(items[start..<min(start + size, items.count)]))
    }
  }

  @Test("Nothing changed: every item is compared once, nothing hashed, nothing allocated")
  func unchanged() {
    let flat = cost(items, items)
    #expect(flat.batch.isEmpty)
    expectEqual(flat.tally, Tally(itemComparisons: Self.count))
    expectEqual(flat.allocations, 0)

    // In one leaf: those of several are collected in arrays.
    let sections = sections(of: items, each: 400)
    let sectioned = cost(sections, sections)
    expectEqual(sectioned.tally, Tally(itemComparisons: Self.count))
    expectEqual(sectioned.allocations, 0)
  }

  @Test("Items and sections with the same bits are not compared, wherever they are stored")
  func shared() {
    let copies = items.map { CountedItem($0.id.number) }
    let flat = cost(
      [CountedSection(id: 0, items: items)], [CountedSection(id: 0, items: copies)],
      keepsBits: true)
    #expect(flat.batch.isEmpty && flat.tally == Tally() && flat.allocations == 0)
    for size in [10, 100, Self.count] {
      let before = sections(of: items, each: size)
      let unchanged = cost(before, before, keepsBits: true)
      #expect(unchanged.batch.isEmpty && unchanged.tally == Tally())
      // A snapshot of several leaves is read by way of two arrays of them.
      #expect(unchanged.allocations <= (before.count > SnapshotNode.fanout ? 10 : 0))
      var after = before
      let edited = Set([0, before.count / 2, before.count - 1])
      for section in edited { after[section].items.insert(CountedItem(-1 - section), at: 1) }
      let cost = cost(before, after, keepsBits: true)
      expectEqual(cost.batch.itemInserts.count, edited.count)
      expectEqual(cost.tally.hashes, 0)
      #expect(cost.tally.idComparisons + cost.tally.itemComparisons <= edited.count * 20)
    }
  }

  @Test("5 % deleted, 5 % inserted, 5 % updated: few hashes, hardly more comparisons than items")
  func mixed() {
    var random = SeededGenerator(seed: 5)
    var after = items
    let changed = Self.count / 20
    for _ in 0..<changed { after.remove(at: random.below(after.count)) }
    for index in Array(after.indices).shuffled(using: &random).prefix(changed) {
      after[index].content = 1
    }
    for number in 0..<changed {
      after.insert(CountedItem(Self.count + number), at: random.below(after.count + 1))
    }
    let cost = cost(items, after)
    #expect(cost.batch.itemMoves.isEmpty)
    expectEqual(cost.batch.itemDeletes.count, changed)
    expectEqual(cost.batch.itemInserts.count, changed)
    expectEqual(cost.batch.itemUpdates.count, changed)
    #expect(cost.hashes <= 0.15)
    #expect(cost.comparisons <= 1.4)
    #expect(cost.allocations <= 30)
  }

  @Test("One move is one move, in either direction and over any distance, and nothing is hashed")
  func move() {
    let last = Self.count - 1
    for (from, to) in [(0, last), (last, 0), (2_500, 7_500), (7_500, 2_500), (5_000, 5_001)] {
      var after = items
      after.insert(after.remove(at: from), at: to)
      let cost = cost(items, after)
      expectEqual(cost.batch.itemMoves.count, 1)
      #expect(!cost.batch.isEmpty && cost.batch.itemDeletes.isEmpty)
      expectEqual(cost.tally.hashes, 0)
      #expect(cost.comparisons <= 1.01)
      #expect(cost.allocations <= 20)
    }
  }

  @Test("Shuffled: at most two hashes an item, and the fewest moves there can be")
  func shuffle() {
    var random = SeededGenerator(seed: 7)
    for after in [items.shuffled(using: &random), items.reversed()] {
      let cost = cost(items, after)
      #expect(cost.hashes <= 2)
      expectEqual(cost.batch.itemMoves.count, Self.count - longestIncrease(after.map(\.id.number)))
      #expect(cost.allocations <= 30)
      // Paths and partners of both sides, a table of hashes, blocks and the moves.
      #expect(cost.bytes <= 92 * Self.count)
    }
  }

  /// The length of a longest increasing subsequence.
  private func longestIncrease(_ numbers: [Int]) -> Int {
    var tails: [Int] = []
    for number in numbers {
      var (low, high) = (0, tails.count)
      while low < high {
        let middle = (low + high) / 2
        if tails[middle] < number { low = middle + 1 } else { high = middle }
      }
      if low == tails.count { tails.append(number) } else { tails[low] = number }
    }
    return tails.count
  }

  @Test("No workload allocates by the item, or hashes an item more often than once a side")
  func hostile() {
    var random = SeededGenerator(seed: 9)
    let items = items
    let half = Self.count / 2
    var displaced = items
    for index in displaced.indices.dropLast(8) where index % 8 == 0 {
      displaced.swapAt(index, index + random.below(8))
    }
    var sorted = items.shuffled(using: &random)
    let unsorted = sorted
    for index in sorted.indices where index % 5 == 0 {
      sorted[index] = CountedItem(Self.count + index)
    }
    sorted.sort { $0.id.number < $1.id.number }
    let repeated = (0..<Self.count).map { _ in CountedItem(random.below(100)) }
    var repeatedAfter = repeated
    for _ in 0..<500 { repeatedAfter.remove(at: random.below(repeatedAfter.count)) }
    for _ in 0..<500 {
      repeatedAfter.insert(CountedItem(random.below(100)), at: random.below(repeatedAfter.count))
    }
    let workloads: [(String, [CountedItem], [CountedItem])] = [
      ("halves swapped", items, Array(items[half...] + items[..<half])),
      ("interleaved", items, (0..<half).flatMap { [items[$0], items[half + $0]] }),
      (
        "every other one new", items,
        items.map { $0.id.number % 2 == 0 ? $0 : CountedItem(Self.count + $0.id.number) }
      ),
      ("displaced", items, displaced),
      ("sorted", unsorted, sorted),
      ("replaced", items, (0..<Self.count).map { CountedItem(Self.count + $0) }),
      ("repeated", repeated, repeatedAfter),
      ("emptied", items, []),
      ("filled", [], items),
    ]
    for (name, before, after) in workloads {
      for size in [Self.count, 100] {
        let cost = cost(sections(of: before, each: size), sections(of: after, each: size))
        #expect(cost.hashes <= (name == "repeated" ? 6 : 2), "\(name) by \(size)")
        #expect(cost.allocations < 80, "\(name) by \(size): \(cost.allocations)")
      }
    }
  }

  @Test("Inserting, removing and moving whole sections compares and hashes no items")
  func wholeSections() {
    let before = sections(of: items, each: 100)
    let after = before.map { CountedSection(id: $0.id + 1, items: $0.items) }
    let cost = cost(before, after, keepsBits: true)
    #expect(cost.batch.sectionDeletes.count == 100 && cost.batch.sectionInserts.count == 100)
    expectEqual(cost.tally, Tally())
    let moved = self.cost(before, Array(before[1...] + before[..<1]), keepsBits: true)
    expectEqual(moved.batch.description, "mS 0>99")
    expectEqual(moved.tally, Tally())
  }
}
