#if canImport(UIKit)
import Collate
import CollateTesting
import CollateUIKit
import Testing
import UIKit

@MainActor
@Suite("Lists: headers, empty content, kinds of cells, delegates")
struct ListPartTests {
  private let source = ArrayDataSource(sections: [Folder("A", "abc"), Folder("B", "d")])

  /// Lists whose headers say the title of the section and how many items it has.
  private func listsWithHeaders() -> Lists {
    Lists(source) { lists in
      lists.rows.header { folder, _ in
        .view(TableHeader.self) { $0.text = "\(folder.title)\(folder.items.count)" }
      }
      lists.rows.headerHeight { _, _ in 15 }
      lists.items.header { folder, _ in
        .view(CollectionHeader.self) { $0.text = "\(folder.title)\(folder.items.count)" }
      }
      lists.layout.headerReferenceSize = CGSize(width: 160, height: 15)
    }
  }

  @discardableResult
  private func headersAgree(
    _ lists: Lists, at location: SourceLocation = #_sourceLocation
  ) async -> Bool {
    let expected = source.sections.map { "\($0.title)\($0.items.count)" }
    let agrees = await wait {
      lists.layOut()
      return lists.tableHeaders == expected && lists.collectionHeaders == expected
    }
    expectEqual(lists.tableHeaders, expected, sourceLocation: location)
    expectEqual(lists.collectionHeaders, expected, sourceLocation: location)
    return agrees
  }

  @Test("Headers follow the content and the items of their sections, in place")
  func headers() async {
    let lists = listsWithHeaders()
    await headersAgree(lists)
    let header = lists.table.headerView(forSection: 1)
    let cells = lists.cells("d")
    source.sections[1].title = "new"
    await headersAgree(lists)
    source.insertItem(Note("e"), at: [1, 0])
    await headersAgree(lists)
    await lists.agree()
    #expect(lists.table.headerView(forSection: 1) === header)
    expectEqual(lists.cells("d"), cells)
  }

  @Test("Headers follow sections that come, go and move")
  func headersOfSections() async {
    let lists = listsWithHeaders()
    source.sections = [Folder("C", "x"), Folder("B", "d"), Folder("A", "ab")]
    await headersAgree(lists)
    source.sections.remove(at: 1)
    await headersAgree(lists)
    await lists.agree()
  }

  @Test("Random changes of sections with headers")
  func randomHeaders() async {
    let lists = listsWithHeaders()
    var dice = SeededGenerator(seed: 42)
    for _ in 0..<30 {
      source.sections = dice.folders()
      guard await headersAgree(lists), await lists.agree() else { return }
    }
  }

  // Grouped tables may show titles in capitals; plain ones show them as they are.
  @Test("Titles are headers in the style of the table")
  func titles() async {
    let lists = Lists(source) { lists in lists.rows.header { folder, _ in .title(folder.title) } }
    #expect(lists.table.rectForHeader(inSection: 0).height > 0)
    #expect(lists.table.headerView(forSection: 0) != nil)
    source.sections[0].title = "new"
    await lists.agree()
    #expect(lists.table.headerView(forSection: 0) != nil)
  }

  @Test("A section without a header has no room for one")
  func noHeaders() async {
    let lists = Lists(source) { lists in
      lists.rows.header { folder, _ in folder.id == "A" ? .title("A") : .none }
    }
    lists.layOut()
    #expect(lists.table.rectForHeader(inSection: 0).height > 0)
    expectEqual(lists.table.rectForHeader(inSection: 1).height, 0)
    expectEqual(Lists(source).table.rectForHeader(inSection: 0).height, 0)
  }

  @Test("A list without items shows a view instead")
  func emptyContent() async {
    let (first, second) = (UIView(), UIView())
    let lists = Lists(source) { lists in
      lists.rows.emptyContent = { first }
      lists.items.emptyContent = { second }
    }
    #expect(lists.table.backgroundView == nil && lists.collection.backgroundView == nil)
    source.sections = [Folder("A")]
    await lists.agree()
    #expect(lists.table.backgroundView === first && lists.collection.backgroundView === second)
    source.insertItem(Note("x"), at: [0, 0])
    await lists.agree()
    #expect(lists.table.backgroundView == nil && lists.collection.backgroundView == nil)
  }

  @Test("An item that needs another kind of cell gets it, also while it moves")
  func kinds() async {
    let lists = Lists(source) { lists in
      lists.rows.cells(LoudRow.self, of: { $0.text.hasSuffix("!") ? $0 : nil }) { cell, note, _ in
        cell.textLabel?.text = note.text
      }
    }
    source.performBatchUpdates {
      source.replaceItem(at: [0, 0], with: Note("a", "a!"))
      source.replaceItem(at: [0, 1], with: Note("b", "b!"))
      source.moveItem(at: [0, 1], to: [1, 0])
    }
    await lists.agree()
    #expect(lists.rows.cell(for: "a") is LoudRow && lists.rows.cell(for: "b") is LoudRow)
    #expect(!(lists.rows.cell(for: "c") is LoudRow))
    source.replaceItem(at: [0, 0], with: Note("a"))
    await lists.agree()
    #expect(!(lists.rows.cell(for: "a") is LoudRow))
  }

  private func responds(_ delegate: (any NSObjectProtocol)?, to method: Method) -> Bool {
    delegate?.responds(to: Selector(method.rawValue)) ?? false
  }

  @Test("A delegate responds only to methods that have an answer")
  func presence() async {
    let lists = Lists(source)
    for method in [Method.rowHeight, .rowEstimate, .headerHeight, .headerView, .editingStyle] {
      #expect(!responds(lists.table.delegate, to: method))
    }
    for method in [Method.moveRow, .canEditRow, .headerTitle, .tableIndexTitles] {
      #expect(!responds(lists.table.dataSource, to: method))
    }
    for method in [Method.itemSize, .sectionInset, .headerSize] {
      #expect(!responds(lists.collection.delegate, to: method))
    }
    #expect(!responds(lists.collection.dataSource, to: .moveItem))
    expectEqual(lists.table.rectForRow(at: [0, 1]).height, 12)
    expectEqual(lists.collection.layoutAttributesForItem(at: [0, 1])?.size.height, 12)
  }

  @Test("Heights and sizes that are set later are asked for from then on")
  func laterHeights() async {
    let lists = Lists(source)
    lists.rows.height { note, _ in note.id == "b" ? 25 : 20 }
    lists.items.size { note, _ in CGSize(width: 160, height: note.id == "b" ? 25 : 20) }
    await lists.stage.eventually {
      lists.table.rectForRow(at: [0, 1]).height == 25
        && lists.collection.layoutAttributesForItem(at: [0, 1])?.size.height == 25
    }
    expectEqual(lists.table.rectForRow(at: [0, 0]).height, 20)
    expectEqual(lists.table.rectForRow(at: [0, 2]).minY, 45)
    await lists.agree()
  }

  @Test("What the list does not know reaches the app's own delegate")
  func fallback() async {
    let delegate = TableDelegate([.didScroll, .rowIndentation])
    let lists = Lists(source) { $0.rows.fallbackDelegate = delegate }
    #expect(responds(lists.table.delegate, to: .didScroll))
    #expect(!responds(lists.table.delegate, to: .rowHeight))
    lists.table.contentOffset.y = 5
    #expect(delegate.count(.didScroll) > 0)
    #expect(delegate.count(.rowIndentation) > 0)
    await lists.agree()
  }

  @Test("A delegate that the table had before is asked, and is back when the list lets go")
  func detaching() async {
    let delegate = TableDelegate([.didScroll])
    let lists = Lists(source) { $0.table.delegate = delegate }
    #expect(lists.table.delegate !== delegate)
    lists.table.contentOffset.y = 5
    #expect(delegate.count(.didScroll) > 0)
    lists.rows.tableView = nil
    #expect(lists.table.delegate === delegate && lists.table.dataSource == nil)
    lists.rows.tableView = lists.table
    await lists.agree()
  }

  @Test("A list can move to another table")
  func anotherTable() async {
    let lists = Lists(source)
    let other = UITableView(frame: lists.table.frame, style: .plain)
    lists.rows.tableView = other
    lists.stage.show(other)
    source.insertItem(Note("x"), at: [0, 0])
    await lists.stage.eventually { other.numberOfRows(inSection: 0) == 4 }
    #expect(lists.table.dataSource == nil && lists.table.delegate == nil)
  }

  @Test("Index titles are those of a closure")
  func indexTitles() async {
    let lists = Lists(source) { lists in
      lists.rows.indexTitles { [unowned lists] in lists.expected.indices.map { "\($0)" } }
    }
    let dataSource = lists.table.dataSource
    expectEqual(dataSource?.sectionIndexTitles?(for: lists.table), ["0", "1"])
    expectEqual(
      dataSource?.tableView?(lists.table, sectionForSectionIndexTitle: "1", at: 1), 1)
  }

  #if !os(tvOS)
  @Test("A list that lets people drag is the drag and drop delegate of its view, until it is not")
  func dragging() async {
    let lists = Lists(source)
    let isDelegate = { [table = lists.table, collection = lists.collection] in
      [
        table.dragDelegate === table.delegate, table.dropDelegate === table.delegate,
        collection.dragDelegate === collection.delegate,
        collection.dropDelegate === collection.delegate,
      ]
    }
    #expect(lists.table.dragInteractionEnabled && lists.collection.dragInteractionEnabled)
    expectEqual(isDelegate(), [false, false, false, false])
    func letDrag<View>(from list: ListDataSource<Folder, View>) {
      list.reordersItems = true
      list.allowsDragging = true
    }
    letDrag(from: lists.rows)
    letDrag(from: lists.items)
    await lists.stage.eventually { isDelegate() == [true, true, true, true] }
    lists.rows.allowsDragging = false
    lists.items.allowsDragging = false
    await lists.stage.eventually { isDelegate() == [false, false, false, false] }
    #expect(lists.table.dragDelegate == nil && lists.collection.dropDelegate == nil)
  }
  #endif
}
#endif
