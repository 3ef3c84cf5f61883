import TestSupport
import Testing

@testable import Collate

@Suite("Items counted through all sections", .traced)
@MainActor
struct SnapshotCountingTests {
  typealias Composite = CompositeDataSource<Shelf>

  private func check<Section>(_ snapshot: Snapshot<Section>) {
    let paths = Array(snapshot.paths)
    #expect(paths.count == snapshot.itemCount)
    #expect(paths.indices.map { snapshot.path(ofItem: $0) } == paths)
    #expect(paths.map { snapshot.number(ofItemAt: $0) } == Array(paths.indices))
  }

  private func sections(_ count: Int, _ random: inout SeededGenerator) -> [Shelf] {
    (0..<count).map { _ in
      Shelf("A", random.oneIn(3) ? [] : (0..<random.below(4)).map { _ in Book("a") })
    }
  }

  @Test("In every small list of sections, empty ones among them")
  func small() {
    withEvery("counts", in: sequences(of: [0, 1, 3], upTo: 5)) { counts in
      check(Snapshot(counts.map { Shelf("A", (0..<$0).map { _ in Book("a") }) }))
    }
  }

  @Test("In trees of many leaves and many levels", arguments: [127, 128, 129, 256, 1_000, 16_500])
  func large(count: Int) {
    var random = SeededGenerator(seed: 1)
    check(Snapshot(sections(count, &random)))
  }

  @Test("In composites of many children, empty ones among them, and in composites of those")
  func composites() {
    let looks = Diagnostics.looksForDuplicates
    Diagnostics.looksForDuplicates = false
    defer { Diagnostics.looksForDuplicates = looks }
    withSeeds(Effort.rounds(5)) { random in
      var children: [any DataSource<Shelf>] = []
      for _ in 0..<[0, 3, 128, 200][random.below(4)] {
        let count = random.oneIn(3) ? 0 : random.oneIn(40) ? 140 : 1 + random.below(3)
        children.append(ArrayDataSource(sections: sections(count, &random)))
      }
      let flat = Composite(children)
      check(flat.snapshot)
      let deep = Composite([Composite(), flat, Composite([flat, Composite()]), Composite()])
      check(deep.snapshot)
      if let source = children.last as? ArrayDataSource<Shelf> {
        source.insertSection(Shelf("Z", [Book("z"), Book("y")]), at: 0)
        check(deep.snapshot)
        source.insertItem(Book("x"), at: [0, 1])
        check(deep.snapshot)
        source.removeItem(at: [0, 0])
        flat.move(flat.slots[0], to: children.count / 2)
        check(deep.snapshot)
      }
    }
  }
}
