import Collate
import TestSupport
import Testing

@testable import CollateCore

@Suite("Sections mutated in place", .silentDiagnostics)
@MainActor
struct MutationInPlaceTests {
  private struct Interruption: Error {}

  private static let letters = Array("abcdefghij")

  /// Returns sections with ids that differ, as titles are numbers.
  private func section(_ number: Int, items: Int = 3) -> BasicSection<Int, Book> {
    BasicSection(id: number, items: (0..<items).map { Book(Self.letters[$0]) })
  }

  private typealias Mutation =
    @MainActor (inout SeededGenerator, inout [BasicSection<Int, Book>])
    throws -> Void

  private var mutations: [Mutation] {
    [
      { $1[$0.below($1.count)].items.insert(Book("x"), at: 0) },
      { random, sections in
        let section = random.below(sections.count)
        if !sections[section].items.isEmpty { sections[section].items.removeLast() }
      },
      { $1[$0.below($1.count)].title += "!" },
      { $1[$0.below($1.count)].items.reverse() },
      { random, sections in
        let (one, two) = (random.below(sections.count), random.below(sections.count))
        sections[two].items += sections[one].items
        sections[one].items = []
      },
      { random, sections in
        sections.swapAt(random.below(sections.count), random.below(sections.count))
      },
      { if $1.count > 2 { $1.remove(at: $0.below($1.count)) } },
      { random, sections in
        let section = BasicSection(id: 10_000 + random.below(10_000), items: [Book("n")])
        sections.insert(section, at: random.below(sections.count))
      },
      { random, sections in
        sections[random.below(sections.count)] = BasicSection(id: 30_000 + random.below(10_000))
      },
      { $1 = $1.map { BasicSection(id: $0.id, title: $0.title, items: Array($0.items)) } },
      { random, sections in
        sections[random.below(sections.count)].items.append(Book("t"))
        throw Interruption()
      },
    ]
  }

  @Test(
    "Give the batch that comparing both ends gives, however many sections there are",
    arguments: [3, 128, 129, 300])
  func batches(count: Int) {
    withSeeds(Effort.rounds(20)) { random in
      let source = ArrayDataSource(sections: (0..<count).map { section($0) })
      var expected = source.sections
      var told: [Update<BasicSection<Int, Book>>] = []
      let observation = source.observe { told.append($0) }
      for _ in 0..<30 {
        let before = source.snapshot
        let mutation = mutations[random.below(mutations.count)]
        var other = random
        try? mutation(&other, &expected)
        try? mutation(&random, &source.sections)
        if random.oneIn(4) {
          // An edit in between, after which the array has to be made again.
          source.insertItem(Book("e"), at: [0, 0])
          expected[0].items.insert(Book("e"), at: 0)
          told.removeLast()
        }
        expectEqual(source.sections, expected)
        let middle = told.last?.after ?? before
        #expect(told.count <= 1)
        expectEqual(told.first?.batch ?? ChangeBatch(), middle.difference(from: before))
        told = []
      }
      withExtendedLifetime(observation) {}
    }
  }

  @Test("Start from what the store got in between")
  func storeInBetween() {
    let source = ArrayDataSource(sections: (0..<200).map { section($0) })
    source.sections[0].title = "one"
    var expected = (0..<200).map { section($0, items: 2) }
    source.store.replaceSections(expected)
    source.sections[1].title = "two"
    expected[1].title = "two"
    expectEqual(source.sections, expected)
  }

  @Test("Leave later edits in place")
  func editAfterwards() {
    // Without ids that are repeated, which the source would look up.
    let source = ArrayDataSource(sections: (0..<200).map { section($0, items: 0) })
    source.sections[0].title = "one"
    let root = ObjectIdentifier(source.store.core.currentRoot)
    source.insertItem(Book("x"), at: [0, 0])
    expectEqual(ObjectIdentifier(source.store.core.currentRoot), root)
  }

  @Test("A look-up between two edits has nothing copied", arguments: [false, true])
  func lookUpsInBetween(isObserved: Bool) {
    let source = ArrayDataSource(sections: (0..<200).map { section($0, items: 10) })
    var told: [Update<BasicSection<Int, Book>>] = []
    let observation = isObserved ? source.observe { told.append($0) } : nil
    source.performBatchUpdates {
      source.removeItem(at: [0, 0])
      let root = ObjectIdentifier(source.store.core.currentRoot)
      for _ in 0..<30 {
        let paths = source.store.itemPaths(of: "c")
        source.removeItem(at: paths[paths.count / 2])
        expectEqual(ObjectIdentifier(source.store.core.currentRoot), root)
        // Each of the others is found in the state of now, and none that is gone.
        let snapshot = source.store.currentSnapshot
        expectEqual(
          source.store.itemPaths(of: "c"),
          snapshot.sections.indices.compactMap { section in
            snapshot.sections[section].items.firstIndex { $0.id == "c" }
              .map { ItemPath(section: section, item: $0) }
          })
      }
    }
    expectEqual(told.map { $0.batch.itemDeletes.count }, isObserved ? [31] : [])
    withExtendedLifetime(observation) {}
  }

  @Test("Compare only the sections that were touched")
  func cost() {
    let source = ArrayDataSource(
      sections: (0..<1_000).map { section in
        CountedSection(id: section, items: (0..<10).map { CountedItem(section * 10 + $0) })
      })
    let looks = Diagnostics.looksForDuplicates
    Diagnostics.looksForDuplicates = false
    defer { Diagnostics.looksForDuplicates = looks }
    var told: [String] = []
    let observation = source.observe { told.append($0.description) }
    source.sections[500].items.append(CountedItem(-1))
    let tally = Tally.count { source.sections[500].items.append(CountedItem(-2)) }.tally
    expectEqual(told, ["i 500.10", "i 500.11"])
    // The items of one section.
    #expect(tally.itemComparisons <= 12)
    expectEqual(tally.hashes, 0)
    withExtendedLifetime(observation) {}
  }

  @Test("What an observer edits stays when the sections are mutated again", arguments: [3, 40])
  func editsOfObservers(count: Int) {
    let source = ArrayDataSource(sections: (0..<count).map { section($0) })
    var edits = [{ source.insertItem(Book("x"), at: [1, 1]) }]
    let observation = source.observe { _ in edits.popLast()?() }
    source.sections[0].title = "one"
    source.sections[2].title = "two"
    expectEqual(source.sections[1].items.map(\.id), ["a", "x", "b", "c"])
    expectEqual([0, 2].map { source.sections[$0].title }, ["one", "two"])
    withExtendedLifetime(observation) {}
  }
}
