import AllocationCounter
import Collate
import TestSupport
import Testing

@testable import CollateCore
@testable import CollatePaging

@Suite("Which item is which page", .traced, .silentDiagnostics)
@MainActor
struct PageDirectoryTests {
  typealias Composite = CompositeDataSource<Shelf>
  typealias Source = ArrayDataSource<Shelf>

  /// Follows a source through its updates by brute force.
  ///
  /// Every item has a token for as long as the updates say that it is there.
  @MainActor
  final class Follower {
    private var tokens: [ItemPath: Int] = [:]
    private var pages: [Int: PageKey] = [:]
    private var directory: PageDirectory
    private var observation: ObservationToken?
    private(set) var updateCount = 0

    init(_ source: some DataSource<Shelf>) {
      let start = source.snapshot
      directory = PageDirectory(start)
      for (token, path) in start.paths.enumerated() {
        tokens[path] = token
        pages[token] = directory.page(at: path)
      }
      compare(with: start)
      observation = source.observe { [unowned self] in follow($0) }
    }

    private func follow(_ update: Update<Shelf>) {
      updateCount += 1
      directory.apply(update)
      var after: [ItemPath: Int] = [:]
      for (path, token) in tokens {
        if let target = update.path(after: BeforePath(path)) { after[target.path] = token }
      }
      let before = Set(pages.values)
      var newPages: [Int: PageKey] = [:]
      for path in update.after.paths {
        if let token = after[path] {
          newPages[token] = pages[token]
        } else {
          let token = 1_000 * updateCount + newPages.count
          let page = directory.page(at: path)
          #expect(!before.contains(page), "A page that is new has the identity of an old one")
          after[path] = token
          newPages[token] = page
        }
      }
      (tokens, pages) = (after, newPages)
      compare(with: update.after)
      for page in before.subtracting(pages.values) { expectEqual(directory.index(of: page), nil) }
    }

    private func compare(with snapshot: Snapshot<Shelf>) {
      let paths = Array(snapshot.paths)
      let expected = paths.map { tokens[$0].flatMap { pages[$0] } }
      let list = PageList(listing: directory)
      expectEqual(list.ids, expected)
      expectEqual(Set(list.ids).count, paths.count)
      expectEqual(list.ids.map { list.index(of: $0) }, Array(0..<paths.count))
      expectEqual(list.ids.map { directory.path(of: $0) }, paths)
    }
  }

  private func withoutDuplicateChecks(_ body: () -> Void) {
    let looks = Diagnostics.looksForDuplicates
    Diagnostics.looksForDuplicates = false
    defer { Diagnostics.looksForDuplicates = looks }
    body()
  }

  @Test("An array of sections with unique ids")
  func uniqueIDs() {
    var updateCount = 0
    withSeeds(Effort.rounds(40)) { random in
      let source = Source(sections: random.shelves())
      let follower = Follower(source)
      for _ in 0..<20 {
        if random.oneIn(3) {
          source.performBatchUpdates { for _ in 0..<3 { random.edit(source) } }
        } else {
          random.edit(source)
        }
      }
      updateCount += follower.updateCount
    }
    #expect(updateCount > 0)
  }

  @Test("An array of sections whose ids are all over the place")
  func repeatedIDs() {
    var updateCount = 0
    withoutDuplicateChecks {
      withSeeds(Effort.rounds(40)) { random in
        let source = Source(sections: random.carelessShelves())
        let follower = Follower(source)
        for _ in 0..<20 {
          source.performBatchUpdates {
            for _ in 0..<1 + random.below(3) { random.editCarelessly(source) }
          }
        }
        updateCount += follower.updateCount
      }
    }
    #expect(updateCount > 0)
  }

  @Test("Composites in composites, the same ids in many children, groups, and slots that change")
  func composites() {
    var updateCount = 0
    withoutDuplicateChecks {
      withSeeds(Effort.rounds(40)) { random in
        var leaves = (0..<3).map { _ in Source(sections: random.shelves(upTo: 2, items: 3)) }
        leaves.append(Source(sections: random.carelessShelves()))
        let inner = [Composite(), Composite()]
        let root = Composite([inner[0], leaves[0], inner[1], inner[0]])
        let follower = Follower(root)
        for _ in 0..<15 {
          root.performBatchUpdates {
            for _ in 0..<1 + random.below(4) {
              if random.oneIn(2) {
                random.editCarelessly(leaves[random.below(leaves.count)])
              } else {
                let composite = random.oneIn(3) ? root : inner[random.below(2)]
                random.editSlots(of: composite, leaves)
              }
            }
          }
        }
        updateCount += follower.updateCount
      }
    }
    #expect(updateCount > 0)
  }

  @Test("A child that takes another one's place with the same ids brings other pages")
  func replacedChild() {
    let screen = Composite([Source(sections: shelves("A=ab")), Source(sections: shelves("A=a"))])
    var directory = PageDirectory(screen.snapshot)
    let observation = screen.observe { directory.apply($0) }
    expectEqual(PageList(listing: directory).description, "[0,1,2]")
    screen.performBatchUpdates {
      screen.remove(screen.slots[0])
      screen.insert(Source(sections: shelves("A=ab")), at: 0)
    }
    expectEqual(PageList(listing: directory).description, "[3,4,2]")
    screen.remove(screen.slots[1])
    screen.replace(screen.slots[0], with: Source(sections: shelves("A=cba")))
    expectEqual(PageList(listing: directory).description, "[5,4,3]")
    withExtendedLifetime(observation) {}
  }

  @Test("The key of a page that is gone is not used again")
  func newKeys() {
    let source = Source(sections: shelves("A=aab"))
    var directory = PageDirectory(source.snapshot)
    let observation = source.observe { directory.apply($0) }
    expectEqual(PageList(listing: directory).description, "[0,1,2]")
    source.removeItems(at: [[0, 0], [0, 1]])
    source.insertItem(Book("a"), at: [0, 0])
    expectEqual(PageList(listing: directory).description, "[3,2]")
    withExtendedLifetime(observation) {}
  }

  @Test("A change in one of 1000 children reads no id of another one's items")
  func cost() {
    let sources = (0..<1_000).map { number in
      ArrayDataSource(sections: [
        BasicSection(id: 0, items: (0..<10).map { ReadItem(id: number * 10 + $0) })
      ])
    }
    let screen = CompositeDataSource<BasicSection<Int, ReadItem>>(sources)
    var directory = PageDirectory(screen.snapshot)
    var reads: [Int] = []
    let observation = screen.observe {
      ReadItem.readCount = 0
      directory.apply($0)
      reads.append(ReadItem.readCount)
    }
    sources[500].insertItem(ReadItem(id: -1), at: [0, 5])
    sources[500].removeItem(at: [0, 0])
    sources[7].moveItem(at: [0, 0], to: [0, 9])
    sources[7].removeSection(at: 0)
    screen.move(screen.slots[0], to: 900)
    screen.remove(screen.slots[100])
    expectEqual(reads.count, 6)
    #expect(reads.allSatisfy { $0 <= 24 }, "\(reads)")
    withExtendedLifetime(observation) {}
  }

  @Test("A change of some pages takes no more memory among 100 000 than among 1000")
  func memory() {
    func bytes(_ count: Int) -> Int {
      let items = (0..<count).map { CountedItem($0) }
      let source = ArrayDataSource(sections: [
        CountedSection(id: 0, items: []), CountedSection(id: 1, items: items),
      ])
      var directory = PageDirectory(source.snapshot)
      var bytes = 0
      let observation = source.observe {
        let before = directory
        let start = allocation_counter_bytes()
        directory.apply($0)
        bytes += Int(allocation_counter_bytes() - start)
        withExtendedLifetime(before) {}
      }
      withoutDuplicateChecks {
        for number in 1...40 {
          source.insertItem(CountedItem(-number), at: [1, number * 7])
          source.moveItem(at: [1, number], to: [number % 2, 0])
          source.removeItem(at: [1, number * 3])
        }
      }
      expectEqual(Set(PageList(listing: directory).ids).count, source.snapshot.itemCount)
      withExtendedLifetime(observation) {}
      return bytes
    }
    let (few, many) = (bytes(1_000), bytes(100_000))
    // Copies of all pages would take 280 MB.
    #expect(many < 2_000_000)
    #expect(many <= few + few / 100)
  }

  @Test("With the same ids in 1000 children, a page costs no more than with other ids")
  func clashingCost() {
    func cost(_ count: Int, clashing: Bool) -> Tally {
      let sources = (0..<count).map { number in
        ArrayDataSource(sections: [
          CountedSection(id: 0, items: [CountedItem(clashing ? 0 : number)])
        ])
      }
      let screen = CompositeDataSource<CountedSection>(sources)
      var directory = PageDirectory(screen.snapshot)
      var last: Update<CountedSection>?
      let observation = screen.observe { last = $0 }
      sources[count / 2].insertItem(CountedItem(-1), at: [0, 0])
      defer { withExtendedLifetime(observation) {} }
      return Tally.count {
        if let last { directory.apply(last) }
        for index in 0..<10 { expectEqual(directory.index(of: directory.id(at: index)), index) }
      }.tally
    }
    let (clashing, other) = (cost(1_000, clashing: true), cost(1_000, clashing: false))
    #expect(clashing.hashes <= other.hashes + 20)
    #expect(clashing.idComparisons <= other.idComparisons + 200)
  }
}

/// An item that counts how often its id is read.
@MainActor
private struct ReadItem: @MainActor Identifiable, @MainActor Equatable {
  static var readCount = 0
  private let number: Int

  init(id: Int) {
    number = id
  }

  var id: Int {
    Self.readCount += 1
    return number
  }

  static func == (one: ReadItem, other: ReadItem) -> Bool { one.number == other.number }
}

extension SeededGenerator {
  /// Returns sections of items with hardly any different ids.
  fileprivate mutating func carelessShelves() -> [Shelf] {
    "ABC".prefix(below(4)).map { Shelf($0, carelessBooks(upTo: 4)) }
  }

  private mutating func carelessBooks(upTo count: Int) -> [Book] {
    (0..<below(count + 1)).map { _ in Book(Array("abc")[below(3)], edition: below(2)) }
  }

  @MainActor
  fileprivate mutating func editCarelessly(_ source: ArrayDataSource<Shelf>) {
    let sections = source.sections
    guard !sections.isEmpty else {
      source.sections = carelessShelves()
      return
    }
    let section = below(sections.count)
    let count = sections[section].items.count
    switch below(9) {
    case 0: source.sections = carelessShelves()
    case 1:
      let name = "ABCD".first { name in !sections.contains { $0.id == name } }
      if let name { source.insertSection(Shelf(name, carelessBooks(upTo: 3)), at: section) }
    case 2: source.removeSection(at: section)
    case 3: source.moveSection(at: section, to: below(sections.count))
    case 4, 5:
      source.insertItems(carelessBooks(upTo: 2), at: [section, below(count + 1)])
    case 6 where count > 0: source.removeItem(at: [section, below(count)])
    case 7 where count > 0:
      source.replaceItem(
        at: [section, below(count)], with: carelessBooks(upTo: 1).first ?? Book("d"))
    case 8 where count > 0:
      let target = below(sections.count)
      let places = sections[target].items.count + (target == section ? 0 : 1)
      source.moveItem(at: [section, below(count)], to: [target, below(places)])
    default: break
    }
  }

  @MainActor
  fileprivate mutating func editSlots(
    of composite: CompositeDataSource<Shelf>, _ leaves: [ArrayDataSource<Shelf>]
  ) {
    let slots = composite.slots
    let leaf = leaves[below(leaves.count)]
    switch below(slots.count > 5 ? 3 : 6) {
    case 0 where !slots.isEmpty: composite.remove(slots[below(slots.count)])
    case 1 where !slots.isEmpty:
      composite.move(slots[below(slots.count)], to: below(slots.count))
    case 2 where !slots.isEmpty:
      let slot = slots[below(slots.count)]
      if composite.source(in: slot) is ArrayDataSource<Shelf> {
        composite.replace(slot, with: leaf)
      }
    case 3 where !slots.isEmpty:
      // Another child with equal ids, at once.
      let index = below(slots.count)
      let twin = ArrayDataSource(
        sections: Array(
          composite.source(in: slots[index])?.snapshot.sections ?? Snapshot<Shelf>().sections))
      composite.remove(slots[index])
      composite.insert(twin, at: index)
    default:
      composite.insert(
        leaf, at: below(slots.count + 1), sharing: oneIn(2) ? IdentityGroup("group") : nil)
    }
  }
}
