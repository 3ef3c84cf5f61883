import Collate
import CollateTesting
import TestSupport
import Testing

@MainActor
@Suite("Placeholders")
struct PlaceholderDataSourceTests {
  @Test("PH1: the placeholder is inserted and removed in the update that causes it")
  func switching() {
    let base = ArrayDataSource(sections: shelves("S=a|T="))
    let source = base.placeholder(ArrayDataSource(sections: shelves("P=x")))
    let checker = DataSourceChecker(source)
    var batches: [String] = []
    let observation = source.observe { batches.append($0.batch.description) }
    base.removeItem(at: [0, 0])
    #expect(source.isShowingPlaceholder)
    base.insertItem(Book("b"), at: [1, 0])
    #expect(!source.isShowingPlaceholder)
    base.performBatchUpdates {
      base.removeItem(at: [1, 0])
      #expect(source.isShowingPlaceholder)
      base.insertItem(Book("c"), at: [0, 0])
    }
    expectEqual(batches, ["dS 0,1; iS 0", "dS 0; iS 0,1", "d 1.0; i 0.0"])
    expectEqual(checker.finish(), [])
    withExtendedLifetime(observation) {}
  }

  @Test("What the placeholder has with the same ids stays")
  func sameIDs() {
    let base = ArrayDataSource(sections: shelves("S=a"))
    let other = ArrayDataSource(sections: shelves("S=a"))
    let source = base.placeholder(other) { $0.sections.first?.title == 1 }
    var batches: [String] = []
    let observation = source.observe { batches.append($0.batch.description) }
    other.insertItem(Book("b"), at: [0, 1])
    base.sections[0].title = 1
    other.insertItem(Book("c"), at: [0, 2])
    base.sections[0].title = 0
    expectEqual(batches, ["i 0.1", "i 0.2", "d 0.1,0.2"])
    withExtendedLifetime(observation) {}
  }

  @Test("Items are moved in the base while it is shown, and not at all while it is not")
  func moving() {
    let base = ArrayDataSource(sections: shelves("S=ab"))
    let source = base.placeholder(ArrayDataSource(sections: shelves("P=xy")))
    base.canMove = { $0 != [0, 1] }
    #expect(source.canMoveItem(at: [0, 0]))
    #expect(!source.canMoveItem(at: [0, 1]))
    #expect(source.canMoveItem(at: [0, 0], to: [0, 1]))
    #expect(!source.canMoveItem(at: [0, 0], to: [0, 2]))
    source.moveItem(at: [0, 0], to: [0, 1])
    expectEqual(text(source.snapshot.sections), "S=ba")
    base.sections[0].items = []
    #expect(!source.canMoveItem(at: [0, 0]))
    #expect(!source.canMoveItem(at: [0, 0], to: [0, 1]))
  }

  @Test("Items are inserted and removed in the base while it is shown, and not while it is not")
  func edits() {
    let base = ArrayDataSource(sections: shelves("S=a|T="))
    let source = base.placeholder(ArrayDataSource(sections: shelves("P=xy")))
    #expect(source.canInsertItem(Book("b"), at: [1, 0]))
    source.insertItem(Book("b"), at: [1, 0])
    expectEqual(text(base.sections), "S=a|T=b")
    expectEqual(source.removeItem(at: [0, 0]), Book("a"))
    source.removeItem(at: [1, 0])
    #expect(source.isShowingPlaceholder)
    #expect(!source.canRemoveItem(at: [0, 0]) && !source.canInsertItem(Book("c"), at: [0, 0]))
    #expect(source.basePath(of: [0, 0]) == nil && source.path(ofBase: [0, 0]) == nil)
  }

  @Test("Alone, in a composite and over one, every law is kept")
  func random() {
    withSeeds(Effort.rounds(80)) { generator in
      let base = ArrayDataSource(sections: generator.shelves(upTo: 2, items: 1))
      let other = ArrayDataSource(sections: generator.shelves())
      let composite = CompositeDataSource<Shelf>([base, base])
      let source = composite.placeholder(other)
      let screen = CompositeDataSource<Shelf>([source, base.placeholder(source)])
      let (checker, screenChecker) = (DataSourceChecker(source), DataSourceChecker(screen))
      for _ in 0..<12 {
        base.performBatchUpdates {
          for _ in 0..<1 + generator.below(3) {
            switch generator.below(4) {
            case 0: base.sections = generator.shelves(upTo: 2, items: 1)
            case 1: base.sections = []
            case 2: generator.edit(base)
            default: generator.edit(other)
            }
            if generator.oneIn(4) { expect(source, shows: base, or: other) }
          }
        }
        expect(source, shows: base, or: other)
        expectEqual(checker.check(), [])
        expectEqual(screenChecker.check(), [])
      }
    }
  }

  private func expect(
    _ source: some DataSource<Shelf>, shows base: ArrayDataSource<Shelf>,
    or other: ArrayDataSource<Shelf>
  ) {
    let isEmpty = base.snapshot.itemCount == 0
    let expected = isEmpty ? other.sections : base.sections + base.sections
    #expect(source.snapshot.sections.elementsEqual(expected))
  }
}
