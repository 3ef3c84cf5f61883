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
    checkSets(make, id: id, modify: modify, sourceLocation: sourceLocation)
  }

  /// Removes and changes each set of books together, by ids and by paths, and compares with a new source of the edited
  /// base.
  private func checkSets<Shown: EditableDataSource>(
    _ make: (Base) -> Shown, id: (Book.ID) -> Shown.Section.Item.ID,
    modify: (inout Shown.Section.Item) -> Void, sourceLocation: SourceLocation
  ) {
    withEvery("ids", in: Self.subsets(of: shelves(Self.start).flatMap(\.items).map(\.id))) { ids in
      let bases = (0..<4).map { _ in Base(sections: shelves(Self.start)) }
      let shown = bases.map(make)
      let known = shown[0].snapshot
      let paths = ids.reversed().compactMap { known.itemPath(of: id($0)) }
        .filter(shown[0].canRemoveItem)
      let items = paths.map { path in
        var item = known[path]
        modify(&item)
        return item
      }
      var updates = Array(repeating: 0, count: 4)
      let tokens = shown.indices.map { index in
        shown[index].observe { _ in updates[index] += 1 }
      }
      expectEqual(
        shown[0].removeItems(withIDs: ids.reversed().map(id)), paths.map { known[$0] },
        sourceLocation: sourceLocation)
      shown[1].removeItems(at: paths.reversed())
      expectEqual(
        shown[2].modifyItems(withIDs: ids.reversed().map(id), modify), items,
        sourceLocation: sourceLocation)
      shown[3].replaceItems(at: paths.reversed(), with: items.reversed())
      let edited = ids.filter { book in paths.contains { known[$0].id == id(book) } }
      for index in bases.indices {
        let base = Base(sections: shelves(Self.start))
        base.sections = base.sections.map { shelf in
          Shelf(
            shelf.id,
            index < 2
              ? shelf.items.filter { !edited.contains($0.id) }
              : shelf.items.map { Book($0.id, edition: edited.contains($0.id) ? 1 : 0) })
        }
        expectEqual(texts(bases[index]), texts(base), sourceLocation: sourceLocation)
        expectEqual(texts(shown[index]), texts(make(base)), sourceLocation: sourceLocation)
      }
      let count = edited.isEmpty ? 0 : 1
      expectEqual(
        updates, Array(repeating: count, count: 4), sourceLocation: sourceLocation)
      withExtendedLifetime(tokens) {}
    }
  }

  private static func subsets(of ids: [Book.ID]) -> [[Book.ID]] {
    (0..<1 << ids.count).map { bits in
      ids.indices.filter { bits >> $0 & 1 == 1 }.map { ids[$0] }
    }
  }

  /// Does so where the items are the books themselves.
  private func check<Shown: EditableDataSource>(
    _ make: (Base) -> Shown, sourceLocation: SourceLocation = #_sourceLocation
  ) where Shown.Section.Item == Book {
    check(make, id: { $0 }, modify: { $0.edition += 1 }, sourceLocation: sourceLocation)
  }

  /// A source of an app, which removes items one by one.
  private final class Plain: ForwardingSource {
    let base: ArrayDataSource<Shelf>

    init(_ base: ArrayDataSource<Shelf>) { self.base = base }
  }

  @Test("Each source of others passes them on to the source that has the item")
  func everywhere() {
    check { $0 }
    check { Plain($0) }
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
    expectEqual(screen.removeItems(withIDs: "a"), [])
    expectEqual(
      screen.modifyItems(withIDs: "a") { _ in Issue.record("It cannot be changed") }, [])
    expectEqual(screen.snapshot.itemCount, 1)
  }

  @Test("Several items go in one update, each once, and those that are gone are passed over")
  func several() {
    let source = Base(sections: shelves(Self.start))
    var batches: [String] = []
    let token = source.observe { batches.append("\($0)") }
    expectEqual(source.removeItems(withIDs: "dxadb"), [Book("d"), Book("a"), Book("b")])
    expectEqual(batches, ["d 0.0,0.1,1.0"])
    let changed = source.modifyItems(withIDs: "xece") {
      // One that changes the source changes the others where they are then.
      if $0.id == "e" { source.insertItem(Book("f"), at: [0, 0]) }
      $0 = $0.id == "c" ? Book("g") : Book($0.id, edition: 1)
    }
    expectEqual(changed, [Book("e", edition: 1), Book("g")])
    expectEqual(Array(source.snapshot.items), [Book("f"), Book("g"), Book("e", edition: 1)])
    withExtendedLifetime(token) {}
  }

  @Test("What is shown only when another item is removed stays", arguments: ["ab", "ba"])
  func hidden(ids: String) {
    let source = Base(sections: shelves("S=abc")).uniqued { $0.edition }
    expectEqual(source.removeItems(withIDs: ids), [Book("a")])
    expectEqual(source.snapshot.items.map(\.id), ["b"])
  }
}
