import Collate
import CollateTesting
import TestSupport
import Testing

/// Items that are edited by their ids, in any source that has them.
@MainActor
@Suite("Edits by ids", .traced)
struct EditsByIDTests {
  private typealias Base = ArrayDataSource<Shelf>

  private static let start = "A=abc|B=de"

  private func texts(_ source: some DataSource) -> [String] {
    source.snapshot.sections.map { "\($0.id): \($0.items)" }
  }

  /// Removes and changes each book by its id, and compares with a new source of the edited base.
  private func check<Shown: EditableDataSource>(
    _ make: (Base) -> Shown, id: (Book.ID) -> Shown.Section.Item.ID,
    modify: @escaping (inout Shown.Section.Item) -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for book in shelves(Self.start).flatMap(\.items) {
      let bases = (0...1).map { _ in Base(sections: shelves(Self.start)) }
      let shown = bases.map(make)
      let tokens = shown.map { $0.observe { _ in } }
      let isShown = shown[0].itemPath(of: id(book.id)) != nil
      expectEqual(
        shown[0].modifyItem(withID: id(book.id), modify), isShown, sourceLocation: sourceLocation)
      expectEqual(
        bases[0].item(withID: book.id)?.edition, isShown ? 1 : 0, sourceLocation: sourceLocation)
      expectEqual(texts(shown[0]), texts(make(bases[0])), sourceLocation: sourceLocation)
      let removed = shown[1].removeItem(withID: id(book.id))
      expectEqual(removed != nil, isShown, sourceLocation: sourceLocation)
      expectEqual(
        bases[1].itemPath(of: book.id) == nil, isShown, sourceLocation: sourceLocation)
      expectEqual(texts(shown[1]), texts(make(bases[1])), sourceLocation: sourceLocation)
      withExtendedLifetime(tokens) {}
    }
  }

  /// Does so where the items are the books themselves.
  private func check<Shown: EditableDataSource>(
    _ make: (Base) -> Shown, sourceLocation: SourceLocation = #_sourceLocation
  ) where Shown.Section.Item == Book {
    check(make, id: { $0 }, modify: { $0.edition += 1 }, sourceLocation: sourceLocation)
  }

  @Test("Each source of others passes them on to the source that has the item")
  func everywhere() {
    check { $0 }
    check { $0.filter { $0.id != "b" } }
    check { $0.prefix(2) }
    check { $0.uniqued() }
    check { $0.held() }
    check { $0.sorted { $0.id > $1.id } }
    check { $0.grouped(by: { $0.edition }) }
    check { $0.placeholder(ArrayDataSource()) { $0.sections.isEmpty } }
    check { CompositeDataSource([$0, Base(sections: shelves("C=x"))]) }
    check { CompositeDataSource([CompositeDataSource([$0]), Base(sections: shelves("C=x"))]) }
    check { SegmentedDataSource([("one", $0)]) }
    check(
      { $0.separated { $0.below?.id } }, id: { .item($0) },
      modify: { row in
        guard case .item(var book) = row else { return }
        book.edition += 1
        row = .item(book)
      })
    check(
      { CompositeDataSource([$0.erased(), Base(sections: shelves("C=x")).erased()]) },
      id: { AnyID($0) },
      modify: { item in
        guard var book = item.base as? Book else { return }
        book.edition += 1
        item = AnyItem(book)
      })
  }

  @Test("What is in no source that can be edited stays")
  func fixed() {
    let screen = CompositeDataSource<Shelf>([Base(sections: shelves("A=a")).map { $0 }])
    expectEqual(screen.removeItem(withID: "a"), nil)
    #expect(!screen.modifyItem(withID: "a") { _ in Issue.record("It cannot be changed") })
    expectEqual(screen.snapshot.itemCount, 1)
  }

  @Test("Several items go in one update, each once, and those that are gone are passed over")
  func several() {
    let source = Base(sections: shelves(Self.start))
    var batches: [String] = []
    let token = source.observe { batches.append("\($0)") }
    expectEqual(source.removeItems(withIDs: "dxadb"), [Book("d"), Book("a"), Book("b")])
    expectEqual(batches, ["d 0.0,0.1,1.0"])
    withExtendedLifetime(token) {}
  }

  @Test("What is shown only when another item is removed stays", arguments: ["ab", "ba"])
  func hidden(ids: String) {
    let source = Base(sections: shelves("S=abc")).uniqued { $0.edition }
    expectEqual(source.removeItems(withIDs: ids), [Book("a")])
    expectEqual(source.snapshot.items.map(\.id), ["b"])
  }
}
