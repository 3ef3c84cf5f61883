import Collate
import TestSupport
import Testing

/// Every pair of small states.
@Suite("Difference, all small cases", .traced)
struct DifferenceSweepTests {
  /// All lists of at most two of the sections A and B, with the given items distributed over them.
  static func states(items: [[Book]]) -> [[Shelf]] {
    var result: [[Shelf]] = [[]]
    for name in ["A", "B"] as [Character] {
      result += items.map { [Shelf(name, $0)] }
    }
    for (first, second) in [("A", "B"), ("B", "A")] as [(Character, Character)] {
      for one in items {
        for other in items { result.append([Shelf(first, one), Shelf(second, other)]) }
      }
    }
    return result
  }

  /// All sequences of different letters.
  static func arrangements(of letters: [Character], upTo count: Int) -> [[Book]] {
    sequences(of: letters, upTo: count).filter { Set($0).count == $0.count }
      .map { $0.map { Book($0) } }
  }

  @Test("With unique ids, the batch is the one that trying everything finds")
  func canonical() {
    let states = Self.states(items: Self.arrangements(of: ["a", "b", "c"], upTo: 3))
      .filter { state in
        let ids = state.flatMap(\.items).map(\.id)
        return Set(ids).count == ids.count
      }
    for (number, before) in states.enumerated() {
      for (other, plain) in states.enumerated() {
        // A different set of items and sections looks different in every pair.
        let looks = number &* 31 &+ other
        if looks % Effort.stride != 0 { continue }
        var after = plain
        for section in after.indices {
          after[section].title = looks >> section & 1
          for item in after[section].items.indices {
            after[section].items[item].edition = looks >> (2 + section * 3 + item) & 1
          }
        }
        check(before, after)
      }
    }
  }

  private func check(_ before: [Shelf], _ after: [Shelf]) {
    let (old, new) = (Snapshot(before), Snapshot(after))
    let batch = new.difference(from: old)
    let expected = NaiveDifference(from: before, to: after).batch
    if batch != expected {
      Issue.record("\(text(before)) to \(text(after)): \(batch), expected \(expected)")
    }
    expectReplay(batch, from: old, to: new)
  }

  @Test("With repeated ids, the batch still leads to the new state")
  func repeated() {
    let items = sequences(of: ["a", "b"] as [Character], upTo: 3).map { $0.map { Book($0) } }
    let states = Self.states(items: items).filter {
      $0.first?.id != "B" && $0.dropFirst().allSatisfy { $0.items.count < 3 }
    }
    for (number, before) in states.enumerated() {
      for after in states[(number % Effort.stride)...].striding(by: Effort.stride) {
        let (old, new) = (Snapshot(before), Snapshot(after))
        expectReplay(new.difference(from: old), from: old, to: new)
      }
    }
  }

  @Test("Repeated ids are paired in order, also in long runs that move as a whole")
  func repeatedInRuns() {
    let (one, other) = (Array(100..<200), Array(200..<300))
    func snapshot(_ ids: [Int]) -> Snapshot<CountedSection> {
      Snapshot([CountedSection(id: 0, items: ids.map { CountedItem($0) })])
    }
    // Item 0 is repeated: it stands in front, and among those that come to the front.
    let before = snapshot([0] + one + other[..<64] + [0] + other[64...])
    let after = snapshot(other[..<64] + [0] + other[64...] + one)
    let batch = after.difference(from: before)
    expectEqual(batch.itemDeletes, [BeforePath(section: 0, item: 165)])
    #expect(batch.itemInserts.isEmpty)
  }

  @Test("Repeated section ids are sections of their own")
  func repeatedSections() {
    let items: [[Book]] = [[], [Book("a")], [Book("a"), Book("b")]]
    let states = sequences(of: items.indices.map(\.self), upTo: 3).flatMap { choice in
      [["A", "A", "A"], ["A", "B", "A"]].map { names in
        zip(names, choice).map { Shelf(Character($0), items[$1]) }
      }
    }
    for (number, before) in states.enumerated() {
      for after in states[(number % Effort.stride)...].striding(by: Effort.stride) {
        let (old, new) = (Snapshot(before), Snapshot(after))
        expectReplay(new.difference(from: old), from: old, to: new)
      }
    }
  }
}

extension ArraySlice {
  fileprivate func striding(by step: Int) -> [Element] {
    stride(from: startIndex, to: endIndex, by: step).map { self[$0] }
  }
}
