import Collate
import TestSupport
import Testing

/// What the tests of SimpleSource ask of a source, in our words.
///
/// Where a decision of ours differs,
/// the test says why.
@Suite("Scenarios of SimpleSource")
@MainActor
struct AncestorScenarioTests {
  struct Entry: Identifiable, Equatable, Sendable { var id: String }
  typealias Shelf = BasicSection<String, Entry>
  typealias Source = ArrayDataSource<Shelf>

  private func section(_ id: String, _ entries: [String]) -> Shelf {
    Shelf(id: id, items: entries.map { Entry(id: $0) })
  }

  private var fixture: [Shelf] {
    [section("a", ["A1", "A2", "A3"]), section("b", ["B1", "B2"])]
  }

  private func names(_ source: some DataSource<Shelf>) -> [[String]] {
    source.snapshot.sections.map { $0.items.map(\.id) }
  }

  @Test("SS-1: what was put in is there")
  func contents() {
    let source = Source(sections: fixture)
    expectEqual(source.sections, fixture)
    expectEqual(source.snapshot.itemCounts, [3, 2])
    for (section, content) in fixture.enumerated() {
      for (item, entry) in content.items.enumerated() {
        let path = ItemPath(section: section, item: item)
        expectEqual(source.snapshot.item(at: path), entry)
        expectEqual(source.snapshot[path], entry)
      }
    }
  }

  @Test("SS-2 and SS-3: moves in a section and across, there and back")
  func moves() {
    let source = Source(sections: fixture)
    var told: [String] = []
    let observation = source.observe { told.append($0.description) }
    source.moveItem(at: [0, 0], to: [0, 2])
    expectEqual(names(source), [["A2", "A3", "A1"], ["B1", "B2"]])
    source.moveItem(at: [0, 2], to: [0, 0])
    expectEqual(source.sections, fixture)
    source.moveItem(at: [0, 0], to: [1, 0])
    expectEqual(names(source), [["A2", "A3"], ["A1", "B1", "B2"]])
    source.moveItem(at: [1, 2], to: [0, 1])
    expectEqual(names(source), [["A2", "B2", "A3"], ["A1", "B1"]])
    expectEqual(source.snapshot.items.map(\.id), ["A2", "B2", "A3", "A1", "B1"])
    // One update each, and a move is a move, not a delete and an insert.
    expectEqual(told, ["m 0.0>0.2", "m 0.2>0.0", "m 0.0>1.0", "m 1.2>0.1"])
    withExtendedLifetime(observation) {}
  }

  @Test("SS-4: assigning brings everything back")
  func assigning() {
    let source = Source(sections: fixture)
    source.moveItem(at: [0, 0], to: [1, 0])
    source.sections = fixture
    expectEqual(source.snapshot.items.map(\.id), ["A1", "A2", "A3", "B1", "B2"])
  }

  @Test("SS-5: which paths lead to an item")
  func containing() {
    let snapshot = Source(sections: fixture).snapshot
    for path: ItemPath in [[0, 0], [0, 1], [0, 2], [1, 0], [1, 1]] {
      #expect(snapshot.contains(path))
    }
    // Numbers below zero are contained there; nowhere here.
    for path: ItemPath in [[0, 3], [0, 100], [10, 0], [5, 500], [0, -1], [-1, 0]] {
      #expect(!snapshot.contains(path))
    }
  }

  @Test("SS-6: walking through paths meets every item, past empty sections, too")
  func walking() {
    let sections = [section("e", [])] + fixture + [section("f", []), section("g", ["G"])]
    let snapshot = Source(sections: sections).snapshot
    #expect(snapshot.paths.allSatisfy(snapshot.contains))
    expectEqual(snapshot.paths.map { snapshot[$0] }, Array(snapshot.items))
    #expect(Snapshot<Shelf>().paths.map { $0 }.isEmpty)
    expectEqual(snapshot.itemPath(of: "G"), [4, 0])
  }

  @Test(
    "SS-7 and SS-8: a source that knows what changed says so, and its batch arrives as it was said")
  func ownBatches() throws {
    let store = SnapshotStore(fixture)
    var told: [ChangeBatch] = []
    let observation = store.observe { told.append($0.batch) }
    var changed = fixture
    changed[0].items.removeFirst()
    changed[1].title = "new"
    changed[1].items.append(Entry(id: "B3"))
    changed.insert(section("c", ["C1"]), at: 0)
    let batch = ChangeBatch(
      sectionInserts: [0], sectionUpdates: [.init(1, 2)], itemDeletes: [[0, 0]],
      itemInserts: [[2, 2]])
    store.replaceSnapshot(Snapshot(changed), batch: batch)
    expectEqual(told, [batch])
    // There is no full update: who cannot say what changed has his sections compared, and when
    // nothing did, nothing is told.
    store.replaceSections(changed)
    expectEqual(told.count, 1)
    store.replaceSections([])
    expectEqual(told.last?.description, "dS 0,1,2")
    withExtendedLifetime(observation) {}
  }

  @Test("SS-9: observers receive only the updates between their addition and their removal")
  func comingAndGoing() {
    let source = Source(sections: fixture)
    var counts = (a: 0, b: 0)
    var a: ObservationToken? = source.observe { _ in counts.a += 1 }
    var b: ObservationToken?
    source.removeItem(at: [0, 0])
    #expect(counts == (1, 0))
    b = source.observe { _ in counts.b += 1 }
    source.removeItem(at: [0, 0])
    #expect(counts == (2, 1))
    b = nil
    source.removeItem(at: [0, 0])
    #expect(counts == (3, 1))
    a = nil
    source.removeItem(at: [1, 0])
    #expect(counts == (3, 1))
    withExtendedLifetime((a, b)) {}
  }

  @Test("SS-10: dropping the observation frees what the observer holds")
  func freeing() {
    let source = Source(sections: fixture)
    weak var held: Source?
    var observation: ObservationToken?
    do {
      let object = Source()
      held = object
      observation = source.observe { _ in withExtendedLifetime(object) {} }
    }
    #expect(held != nil)
    observation = nil
    #expect(held == nil)
    withExtendedLifetime(observation) {}
  }

  private func composite() -> (a: Source, b: Source, composite: CompositeDataSource<Shelf>) {
    func entries(_ name: String, _ counts: [Int]) -> [Shelf] {
      counts.enumerated().map { number, count in
        section("\(name)\(number)", (0..<count).map { "\(name)\(number).\($0)" })
      }
    }
    let a = Source(sections: entries("a", [7, 3]))
    let b = Source(sections: entries("b", [5, 9, 2]))
    return (a, b, CompositeDataSource([a, b]))
  }

  @Test("SS-16: a composite has the sections of both")
  func composing() {
    let (a, b, composite) = composite()
    expectEqual(composite.snapshot.itemCounts, [7, 3, 5, 9, 2])
    expectEqual(Array(composite.snapshot.items), Array(a.snapshot.items) + Array(b.snapshot.items))
  }

  @Test("SS-17 and SS-18: a section of either gets new items, as one update with no other change")
  func replacing() {
    let (a, b, composite) = composite()
    var told: [ChangeBatch] = []
    let observation = composite.observe { told.append($0.batch) }
    a.sections[1].items = (0..<2).map { Entry(id: "new a \($0)") }
    b.sections[1].items = (0..<5).map { Entry(id: "new b \($0)") }
    // Deletes are listed ascending; the order of a batch's parts means nothing.
    #expect(
      told == [
        ChangeBatch(
          itemDeletes: (0..<3).map { BeforePath(section: 1, item: $0) },
          itemInserts: (0..<2).map { AfterPath(section: 1, item: $0) }),
        ChangeBatch(
          itemDeletes: (0..<9).map { BeforePath(section: 3, item: $0) },
          itemInserts: (0..<5).map { AfterPath(section: 3, item: $0) }),
      ])
    withExtendedLifetime(observation) {}
  }
}
