import Collate
import TestSupport
import Testing

@testable import CollateCore

/// What changes cost, counted in what is asked of whom.
@Suite("Locality", .serialized)
@MainActor
struct LocalityTests {
  /// A source that counts what it is asked.
  final class CountedSource: StoredDataSource {
    static var questions = 0
    let array: ArrayDataSource<Shelf>

    init(_ notation: String) {
      array = ArrayDataSource(sections: shelves(notation))
    }

    var store: SnapshotStore<Shelf> {
      Self.questions += 1
      return array.store
    }

    var snapshot: Snapshot<Shelf> {
      Self.questions += 1
      return array.snapshot
    }

    func observe(_ observer: @escaping @MainActor (Update<Shelf>) -> Void) -> ObservationToken {
      Self.questions += 1
      return array.observe(observer)
    }
  }

  @Test("When one of 10 000 children changes, no child is asked for anything")
  func children() {
    let sources = (0..<10_000).map { _ in CountedSource("A=ab") }
    let composite = CompositeDataSource<Shelf>(sources)
    var told: [String] = []
    var made: [Int] = []
    let observation = composite.observe { update in
      told.append(update.description)
      made.append(newNodes(of: update.after.root, since: update.before.root))
    }
    CountedSource.questions = 0
    sources[7_000].array.insertItem(Book("x"), at: [0, 1])
    sources[3].array.insertSection(Shelf("B"), at: 0)
    expectEqual(composite.location(ofSection: 9_999).section, 0)
    expectEqual(composite.sections(of: composite.slots[9_999]), 10_000..<10_001)
    expectEqual(told, ["i 7000.1", "iS 3"])
    expectEqual(CountedSource.questions, 0)
    // The child's own node, and one on each of three levels above it.
    expectEqual(made, [4, 4])

    // What was moved earlier costs nothing later.
    composite.move(composite.slots[9_998], to: 1)
    CountedSource.questions = 0
    let tally = counting { sources[7_000].array.removeItem(at: [0, 1]) }
    expectEqual(told.last, "d 7002.1")
    expectEqual(CountedSource.questions, 0)
    expectEqual(made.last, 4)
    expectEqual(tally, Tally())
    withExtendedLifetime(observation) {}
  }

  /// Returns how many nodes of a tree another tree does not have.
  private func newNodes(of node: SnapshotNode, since old: SnapshotNode) -> Int {
    var known: Set<ObjectIdentifier> = []
    func visit(_ node: SnapshotNode, _ body: (ObjectIdentifier) -> Void) {
      body(ObjectIdentifier(node))
      for part in node.parts { visit(part, body) }
    }
    visit(old) { known.insert($0) }
    var count = 0
    visit(node) { count += known.contains($0) ? 0 : 1 }
    return count
  }

  private func counting(_ body: () -> Void) -> Tally {
    let looks = Diagnostics.looksForDuplicates
    Diagnostics.looksForDuplicates = false
    defer { Diagnostics.looksForDuplicates = looks }
    return Tally.count(body).tally
  }

  private func source(_ count: Int) -> ArrayDataSource<CountedSection> {
    ArrayDataSource(sections: [
      CountedSection(id: 0, items: (0..<count).map { CountedItem($0) }), CountedSection(id: 1),
    ])
  }

  @Test("Direct edits compare and hash nothing, however large the source and deep the tree")
  func directEdits() {
    let source = source(10_000)
    var observed: any DataSource<CountedSection> = source
    for _ in 0..<4 { observed = CompositeDataSource([observed]) }
    var told: [String] = []
    let observation = observed.observe { told.append($0.description) }
    let tally = counting {
      source.insertItems([CountedItem(-1), CountedItem(-2)], at: [0, 5_000])
      source.removeItem(at: [0, 0])
      source.moveItem(at: [0, 9_000], to: [0, 10])
      source.moveItem(at: [0, 9_000], to: [1, 0])
      source.moveSection(at: 0, to: 1)
    }
    expectEqual(told, ["i 0.5000,0.5001", "d 0.0", "m 0.9000>0.10", "m 0.9000>1.0", "mS 1>0"])
    expectEqual(tally, Tally())
    withExtendedLifetime(observation) {}
  }

  @Test("A transaction recognizes items that were removed and inserted again, and reads no others")
  func rejoining() {
    let source = source(10_000)
    var told: [String] = []
    let observation = source.observe { told.append($0.description) }
    let tally = counting {
      source.performBatchUpdates {
        let item = source.removeItem(at: [0, 7])
        source.insertItem(item, at: [0, 9_000])
      }
    }
    expectEqual(told, ["m 0.7>0.9000"])
    expectEqual(tally, Tally(idComparisons: 1, itemComparisons: 1))
    withExtendedLifetime(observation) {}
  }

  @Test("A source that was taken out of a composite is edited in place again afterwards")
  func takenOut() {
    let source = source(10)
    let screen = CompositeDataSource<CountedSection>([source])
    screen.remove(screen.slots[0])
    let core = source.store.core
    let root = ObjectIdentifier(core.currentRoot)
    source.insertItem(CountedItem(-1), at: [0, 0])
    expectEqual(ObjectIdentifier(core.currentRoot), root)
  }

  @Test("An observer added in the middle of a transaction costs no comparisons")
  func joining() {
    let source = source(10_000)
    let screen = CompositeDataSource<CountedSection>([source])
    var told: [String] = []
    var observations = [screen.observe { told.append("first \($0)") }]
    var kept: [Snapshot<CountedSection>] = []
    let tally = counting {
      screen.performBatchUpdates {
        for number in 0..<4 {
          source.insertItem(CountedItem(-1 - number), at: [0, number * 10])
          kept.append(screen.snapshot)
          observations.append(screen.observe { told.append("\(number) \($0)") })
        }
      }
    }
    expectEqual(
      told,
      [
        "first i 0.0,0.10,0.20,0.30", "0 i 0.10,0.20,0.30", "1 i 0.20,0.30", "2 i 0.30",
      ])
    expectEqual(tally, Tally())
    withExtendedLifetime((observations, kept)) {}
  }

  @Test("The first lookup by id hashes every item once, later ones only the id, after edits, too")
  func lookups() {
    let source = source(10_000)
    let first = counting { expectEqual(source.itemPath(of: .init(9_999)), [0, 9_999]) }
    #expect((10_000...10_001).contains(first.hashes))
    let edits = counting {
      for number in 0..<20 { source.insertItem(CountedItem(20_000 + number), at: [0, 0]) }
      source.removeItem(at: [0, 5_000])
      source.moveItem(at: [0, 100], to: [1, 0])
    }
    // Each inserted item enters small tables, which are merged as they grow.
    #expect(edits.hashes <= 20 * 12)
    let later = counting {
      expectEqual(source.itemPath(of: .init(9_999)), [0, 10_017])
      expectEqual(source.itemPath(of: .init(20_000)), [0, 19])
      expectEqual(source.itemPath(of: .init(80)), [1, 0])
    }
    #expect(later.hashes <= 3 * 8)
  }
}
