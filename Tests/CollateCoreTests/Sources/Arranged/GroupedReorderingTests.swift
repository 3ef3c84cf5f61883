import Collate
import CollateTesting
import TestSupport
import Testing

@MainActor
@Suite("Reordering groups")
struct GroupedReorderingTests {
  @Test("An item that is moved is shown where it was dropped, and goes no further than it must")
  func moving() {
    withSeeds(Effort.rounds(60)) { generator in
      let base = ArrayDataSource(sections: generator.shelves())
      let source = base.grouped(by: \.edition)
      source.regroup = { Book($0.id, edition: $1) }
      source.pinnedKeys = generator.oneIn(2) ? [5] : []
      let checker = DataSourceChecker(source)
      for _ in 0..<10 {
        let snapshot = source.snapshot
        guard let path = Array(snapshot.paths).randomElement(using: &generator) else { return }
        let section = generator.below(snapshot.sections.count)
        let count = snapshot.itemCount(inSection: section) - (section == path.section ? 1 : 0)
        let place = ItemPath(section: section, item: generator.below(count + 1))
        #expect(source.canMoveItem(at: path) && source.canMoveItem(at: path, to: place))
        #expect(!source.canMoveItem(at: path, to: [section, count + 1]))
        var expected = snapshot.sections.map { Array($0.items) }
        var item = expected[path.section].remove(at: path.item)
        item.edition = snapshot.sections[section].id
        expected[section].insert(item, at: place.item)
        expected.removeAll { $0.isEmpty }
        let others = base.snapshot.items.filter { $0.id != item.id }
        source.moveItem(at: path, to: place)
        expectEqual(
          source.snapshot.sections.map { Array($0.items) }.filter { !$0.isEmpty }, expected)
        expectEqual(base.snapshot.items.filter { $0.id != item.id }, others)
        expectEqual(checker.check(), [])
      }
    }
  }

  @Test("A move within a group goes to the nearest place, across sections of the base")
  func nearest() {
    func moved(_ path: ItemPath, _ place: ItemPath) -> String {
      let base = ArrayDataSource(sections: shelves("S=ax'b|T=y'c|U=d"))
      let source = base.grouped(by: \.edition)
      expectEqual(source.snapshot.sections[0].items.map(\.id), ["a", "b", "c", "d"])
      source.moveItem(at: path, to: place)
      return text(base.sections)
    }
    expectEqual(moved([0, 0], [0, 1]), "S=x'ba|T=y'c|U=d")
    expectEqual(moved([0, 0], [0, 2]), "S=x'b|T=y'ca|U=d")
    expectEqual(moved([0, 3], [0, 2]), "S=ax'b|T=y'dc|U=")
    expectEqual(moved([0, 3], [0, 0]), "S=dax'b|T=y'c|U=")
    expectEqual(moved([0, 2], [0, 2]), "S=ax'b|T=y'c|U=d")
  }

  @Test("Without a closure for it, items stay in their groups; in an order, nothing can be moved")
  func refused() {
    let base = ArrayDataSource(sections: shelves("S=ab'c"))
    let source = base.grouped(by: \.edition)
    #expect(source.canMoveItem(at: [0, 0], to: [0, 1]))
    #expect(!source.canMoveItem(at: [0, 0], to: [1, 0]))
    source.regroup = { book, edition in book.id == "a" ? Book("a", edition: edition) : nil }
    #expect(source.canMoveItem(at: [0, 0], to: [1, 0]))
    #expect(!source.canMoveItem(at: [0, 1], to: [1, 0]))
    source.areInIncreasingOrder = { $0.id < $1.id }
    #expect(!source.canMoveItem(at: [0, 0]) && !source.canMoveItem(at: [0, 0], to: [0, 1]))
    source.areInIncreasingOrder = nil
    // What is in a filter cannot be taken out of it, but moved.
    #expect(!source.canMoveItem(at: [7, 0]) && !source.canMoveItem(at: [0, 0], to: [7, 0]))
  }

  @Test("An item that the base can remove but not move can come into another group")
  func replacing() {
    let base = ArrayDataSource(sections: shelves("S=ab'c"))
    let sorted = base.grouped(by: \.edition)
    sorted.areInIncreasingOrder = { $0.id < $1.id }
    let source = sorted.grouped(by: \.edition)
    #expect(!source.canMoveItem(at: [0, 0]))
    source.regroup = { Book($0.id, edition: $1) }
    #expect(source.canMoveItem(at: [0, 0]))
    #expect(!source.canMoveItem(at: [0, 0], to: [0, 1]))
    #expect(source.canMoveItem(at: [0, 0], to: [1, 0]))
    source.moveItem(at: [0, 0], to: [1, 0])
    expectEqual(base.snapshot.items.map { "\($0.id)\($0.edition)" }.sorted(), ["a1", "b1", "c0"])
  }

  @Test("The last item of a section that the base then hides comes to its place in another group")
  func hidden() {
    let base = ArrayDataSource(sections: shelves("S=a|T=b'|U=c'"))
    let filtered = base.filter { _ in true }
    filtered.hidesEmptySection = { _ in true }
    let source = filtered.grouped(by: \.edition)
    source.regroup = { Book($0.id, edition: $1) }
    let checker = DataSourceChecker(source)
    #expect(source.canMoveItem(at: [0, 0], to: [1, 2]))
    source.moveItem(at: [0, 0], to: [1, 2])
    expectEqual(source.snapshot.sections.map { $0.items.map(\.id) }, [["b", "c", "a"]])
    expectEqual(text(base.sections), "S=|T=b'|U=c'a'")
    expectEqual(checker.check(), [])
  }

  @Test("An item comes to its place in another group, although the base groups it, too")
  func regroupedTwice() {
    let base = ArrayDataSource(sections: shelves("S=ab'c'"))
    let inner = base.grouped(by: \.edition)
    inner.regroup = { Book($0.id, edition: $1) }
    let source = inner.grouped(by: \.edition)
    source.regroup = { Book($0.id, edition: $1) }
    source.moveItem(at: [0, 0], to: [1, 2])
    expectEqual(source.snapshot.sections.map { $0.items.map(\.id) }, [["b", "c", "a"]])
    expectEqual(text(base.sections), "S=b'c'a'")
  }

  @Test("An item that the base cannot remove comes into no other group")
  func fixedItems() {
    let base = ArrayDataSource(sections: shelves("S=a"))
    let fixed = ArrayDataSource(sections: shelves("T=b'")).map { $0 }
    let source = CompositeDataSource([base, fixed]).grouped(by: \.edition)
    source.regroup = { Book($0.id, edition: $1) }
    expectEqual(source.snapshot.sections.map { $0.items.map(\.id) }, [["a"], ["b"]])
    // It could be inserted beside the other one.
    #expect(!source.canMoveItem(at: [1, 0], to: [0, 0]))
    #expect(!source.canMoveItem(at: [1, 0], to: [0, 1]))
  }

  @Test("An item that the base cannot remove comes into another group if the base can replace it")
  func replaceableItems() {
    let board = Board(sections: shelves("S=ab'"))
    let source = board.grouped(by: \.edition)
    source.regroup = { Book($0 == Book("a") ? "a" : "c", edition: $1) }
    #expect(source.canMoveItem(at: [0, 0]) && source.canMoveItem(at: [0, 0], to: [1, 0]))
    #expect(!source.canMoveItem(at: [1, 0], to: [0, 0]), "its id would be another one")
    source.moveItem(at: [0, 0], to: [1, 0])
    expectEqual(text(board.snapshot.sections.map { $0 }), "S=a'b'")
  }

  @Test("An item that the base cannot move comes only to its own place in another group")
  func fixedPlaces() {
    let base = ArrayDataSource(sections: shelves("S=ab'c"))
    base.canMove = { _ in false }
    let source = base.grouped(by: \.edition)
    source.regroup = { Book($0.id, edition: $1) }
    let places = (0...2).map { ItemPath(section: 0, item: $0) }
    expectEqual(places.map { source.canMoveItem(at: [1, 0], to: $0) }, [false, true, false])
    source.moveItem(at: [1, 0], to: [0, 1])
    expectEqual(source.snapshot.sections.map { $0.items.map(\.id) }, [["a", "b", "c"]])
  }

  /// A source whose items are changed, and never moved or removed.
  private final class Board: StoredDataSource, EditableDataSource {
    typealias Section = Shelf

    private let items: ArrayDataSource<Shelf>

    init(sections: [Shelf]) { items = ArrayDataSource(sections: sections) }

    var store: SnapshotStore<Shelf> { items.store }

    func canMoveItem(at path: ItemPath) -> Bool { false }
    func canMoveItem(at path: ItemPath, to destination: ItemPath) -> Bool { false }
    func moveItem(at path: ItemPath, to destination: ItemPath) { Issue.record("moved") }
    func canRemoveItem(at path: ItemPath) -> Bool { false }
    func canReplaceItem(at path: ItemPath) -> Bool { true }
    func insertItem(_ item: Book, at path: ItemPath) { Issue.record("inserted") }
    func removeItem(at path: ItemPath) -> Book { items.removeItem(at: path) }
    func replaceItem(at path: ItemPath, with item: Book) { items.replaceItem(at: path, with: item) }
  }

  @Test("An item comes into no group where the section of the base cannot have it")
  func otherTypes() {
    let base = ArrayDataSource(sections: [
      AnySection(Shelf("S", [Book("a"), Book("b", edition: 1)])),
      AnySection(Rack(id: "B", items: [Magazine(id: 1, edition: 1)])),
    ])
    let source = base.grouped { item in
      (item.base as? Book)?.edition ?? (item.base as? Magazine)?.edition ?? 0
    }
    source.regroup = { item, edition in
      var item = item
      item.modify(as: Book.self) { $0.edition = edition }
      return item
    }
    #expect(source.canMoveItem(at: [0, 0], to: [1, 0]))
    #expect(source.canMoveItem(at: [0, 0], to: [1, 1]))
    #expect(!source.canMoveItem(at: [0, 0], to: [1, 2]))
    source.moveItem(at: [0, 0], to: [1, 1])
    expectEqual(base.snapshot.itemCounts, [2, 1])
  }
}
