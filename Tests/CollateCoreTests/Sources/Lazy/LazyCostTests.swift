import Collate
import CollateTesting
import TestSupport
import Testing

@testable import CollateCore
@testable import CollateTransforms

@MainActor
@Suite("What makes lazy items, and what does not")
struct LazyCostTests {
  private let books = LazyBooks()

  private func source() -> LazyDataSource<Int, Book> {
    LazyDataSource(keys: 0..<1_000_000, items: books.items)
  }

  @Test("Edits, composites, lookups and pagers make nothing; twenty rows make twenty items")
  func nothing() {
    let (one, two) = (source(), LazyDataSource(keys: 0..<3, items: books.items))
    let few = LazyDataSource(sections: [LazySection(id: 1, keys: 0..<5, items: books.items)])
    let group = CompositeDataSource([one, two], sharing: IdentityGroup("books"))
    let limited = SegmentedDataSource([("all", one), ("few", few)])
    var batches: [String] = []
    let observation = group.observe { batches.append($0.batch.description) }
    let other = limited.observe { _ in }
    one.removeItems(0..<3, inSection: 0)
    one.moveItems(0..<2, inSection: 0, to: [0, 7])
    two.setKeys([2, 3, 4, 0], inSection: 0)
    limited.selected = "few"
    expectEqual(batches.count, 3)
    expectEqual(group.snapshot.itemCount, 1_000_001)
    expectEqual(group.snapshot.itemCounts, [999_997, 4])
    expectEqual(group.snapshot.itemCount(inSection: 0), 999_997)
    #expect(group.snapshot.contains([0, 999_996]))
    #expect(!group.snapshot.contains([0, 999_997]))
    expectEqual(two.snapshot.description, "[0] 0: c, d, e, a")
    expectEqual(two.snapshot.itemPath(of: "e"), [0, 2])
    expectEqual(two.itemPath(of: "e"), [0, 2])
    #expect(group.snapshot.difference(from: group.snapshot).isEmpty)
    expectEqual(books.made, [])
    for row in 0..<20 { _ = group.snapshot[[0, row]] }
    for row in 0..<20 { _ = one.snapshot.item(at: [0, row]) }
    expectEqual(books.items.madeCount, 20)
    withExtendedLifetime((observation, other)) {}
  }

  @Test("A checker makes the items of a section once for each look at it, and not for each item")
  func checking() {
    let source = LazyDataSource(keys: 0..<1000, items: books.items)
    let checker = DataSourceChecker(source)
    let list = HeadlessListView<LazySection<Int, Book>>()
    list.show(source)
    source.insertKeys(1000..<1100, at: [0, 0])
    expectEqual(checker.finish() + list.violations, [])
    // The checker, its replay and the view look at all of them, before and after.
    #expect(books.items.madeCount <= 12 * 1100)
  }

  @Test("A row that is dragged makes no others, whether the view moves it or not")
  func dragging() throws {
    let source = source()
    let presenter = Presenter(source)
    presenter.reordering = ReorderingRules(source)
    for isMovedByView in [true, false] {
      let session = try #require(presenter.lift(at: [0, 999_999], isMovedByView: isMovedByView))
      if isMovedByView {
        presenter.viewDidMoveItem(at: [0, 999_999], to: [0, 1])
      } else {
        session.propose([0, 1])
        expectEqual(presenter.snapshot.itemID(at: [0, 1]), LazyBooks.name(of: 999_998))
        session.drop()
      }
      presenter.flush()
      #expect(presenter.snapshot == source.snapshot)
    }
    let first = (0..<3).map { source.snapshot.itemID(at: [0, $0]) }
    expectEqual(first, [0, 999_998, 999_999].map(LazyBooks.name))
    #expect(books.items.madeCount <= 4)
  }

  @Test("The first items make only themselves")
  func prefix() {
    let source = source()
    let limited = source.prefix(10)
    let observation = limited.observe { _ in }
    source.insertKeys([2_000_000], at: [0, 0])
    expectEqual(limited.snapshot.sections[0].items.map(\.id).first, LazyBooks.name(of: 2_000_000))
    expectEqual(books.items.madeCount, 11)
    withExtendedLifetime(observation) {}
  }

  @Test("A section that is replaced by one with the same items makes nothing")
  func replacing() {
    let list = BooksInALazyList(id: 0, books: LazyList(0..<1000, of: books.items))
    let store = ArrayDataSource(sections: [list])
    var batches: [String] = []
    let observation = store.observe { batches.append($0.batch.description) }
    store.sections[0].title = "new"
    store.sections = [list]
    store.replaceSection(at: 0, with: list)
    store.store.replaceSnapshot(Snapshot([list]), batch: ChangeBatch())
    expectEqual(batches, ["uS 0>0", "uS 0>0"])
    expectEqual(books.made, [])
    store.sections[0].books = LazyList([5] + (0..<5) + (6..<1001), of: books.items)
    expectEqual(batches.last, "i 0.1000; m 0.5>0.0")
    expectEqual(books.made, [])
    _ = store.snapshot[[0, 1]]
    _ = store.snapshot[[0, 3]]
    books.reprint([0, 2], edition: 1)
    books.items.update(keys: [0, 2])
    store.sections[0].books = LazyList([5, 1, 2, 0], of: books.items)
    expectEqual(batches.last?.hasSuffix("m 0.1>0.3; u 0.1>0.3,0.3>0.2"), true)
    expectEqual(books.made, [0, 2, 0, 2])
    store.sections[0].items.removeFirst()
    expectEqual(batches.last, "d 0.0")
    withExtendedLifetime(observation) {}
  }

  @Test("Repeats among lazy items are not looked for")
  func duplicates() {
    let source = LazyDataSource(keys: [1, 1], items: books.items)
    let both = CompositeDataSource([source])
    let observation = both.observe { _ in }
    let reports = Reports()
    source.insertKeys([1, 2], at: [0, 0])
    source.setKeys([3, 3], inSection: 0)
    both.append(LazyDataSource(keys: [3, 3], items: books.items))
    #expect(reports.messages.allSatisfy { $0.hasPrefix("sections ") })
    #expect(both.store.core.index == nil)
    #expect(source.store.core.index == nil)
    expectEqual(books.made, [])
    withExtendedLifetime(observation) {}
  }
}

/// A section type of an app, with lazy items.
private struct BooksInALazyList: SectionProtocol {
  let id: Int
  var title = ""
  var books: LazyList<Book>
  var lazyItems: LazyList<Book>? { books }
  var items: [Book] {
    get { Array(books) }
    set { books = LazyList(newValue) }
  }
}
