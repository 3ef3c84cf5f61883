#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

private final class LeadCell: UITableViewCell {}
private final class PlainCell: UITableViewCell {}
private final class LeadItemCell: UICollectionViewCell {}
private final class PlainItemCell: UICollectionViewCell {}

/// A table view that notes how sections come and go, and whether batches are animated.
private final class NotingTable: UITableView {
  var animations: [RowAnimation] = []
  var isAnimated: [Bool] = []

  override func performBatchUpdates(
    _ updates: (() -> Void)?, completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    isAnimated.append(UIView.areAnimationsEnabled)
    super.performBatchUpdates(updates, completion: completion)
  }

  override func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    animations.append(animation)
    super.deleteSections(sections, with: animation)
  }

  override func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    animations.append(animation)
    super.insertSections(sections, with: animation)
  }
}

@MainActor
@Suite("How changes are shown", .traced)
struct ShowingTests {
  private func leadCells(_ list: TableViewDataSource<Shelf>) {
    list.cells(LeadCell.self, of: { $0.edition > 0 ? $0 : nil })
    list.cells(PlainCell.self, for: Book.self)
  }

  @Test("An item whose cell becomes one of another kind gets a new one, also while it moves (F6)")
  func kinds() {
    withQuirks {
      let stage = TableStage("A=abc|B=d", setUp: leadCells)
      stage.source.replaceItem(at: [0, 1], with: Book("b", edition: 1))
      stage.layOut()
      #expect(stage.table.cellForRow(at: [0, 1]) is LeadCell)
      let calls = stage.table.calls
      stage.source.performBatchUpdates {
        stage.source.moveItem(at: [0, 0], to: [1, 0])
        stage.source.replaceItem(at: [1, 0], with: Book("a", edition: 2))
        stage.source.replaceItem(at: [0, 0], with: Book("b"))
        stage.source.replaceItem(at: [1, 1], with: Book("d", edition: 3))
      }
      stage.layOut()
      #expect(stage.table.cellForRow(at: [1, 0]) is LeadCell)
      #expect(stage.table.cellForRow(at: [1, 1]) is LeadCell)
      #expect(stage.table.cellForRow(at: [0, 0]) is PlainCell)
      expectEqual(stage.table.calls.reloads, calls.reloads)
      // One of the same kind keeps its cell.
      let cell = stage.table.cellForRow(at: [1, 0])
      stage.source.replaceItem(at: [1, 0], with: Book("a", edition: 5))
      stage.layOut()
      #expect(stage.table.cellForRow(at: [1, 0]) === cell)
    }
  }

  @Test("So does an item of a collection view, and one of a cell registration (F6)")
  func collectionKinds() {
    withQuirks {
      for usesRegistration in [false, true] {
        let stage = CollectionStage("A=abc") {
          $0.cells(LeadItemCell.self, of: { $0.edition > 0 ? $0 : nil })
          if usesRegistration {
            $0.cells(UICollectionView.CellRegistration<PlainItemCell, Book> { _, _, _ in })
          } else {
            $0.cells(PlainItemCell.self, for: Book.self)
          }
        }
        let cell = stage.view.cellForItem(at: [0, 1])
        stage.source.replaceItem(at: [0, 1], with: Book("b", edition: 1))
        stage.layOut()
        #expect(stage.view.cellForItem(at: [0, 1]) !== cell)
      }
    }
  }

  @Test("Items that other cells are for from now on get them when they change (F6)")
  func otherCells() {
    withQuirks {
      var areAllLeads = false
      let stage = TableStage("A=abc") { list in
        list.cells(LeadCell.self, of: { areAllLeads || $0.edition > 0 ? $0 : nil })
        list.cells(PlainCell.self, for: Book.self)
      }
      areAllLeads = true
      for row in 0..<3 {
        var book = stage.source.sections[0].items[row]
        book.edition += row % 2
        stage.source.replaceItem(at: ItemPath(section: 0, item: row), with: book)
      }
      stage.list.reconfigure("a")
      stage.layOut()
      #expect(stage.table.cellForRow(at: [0, 0]) is LeadCell)
      #expect(stage.table.cellForRow(at: [0, 1]) is LeadCell)
    }
  }

  @Test(
    "Rows whose cells are made again stay selected, as the view shows them or by a selection",
    arguments: [false, true])
  func selectedRows(hasSelection: Bool) {
    HeadlessUIKit.with {
      $0.hazardsAreFatal = true
      $0.keepsSelectionOfReloadedItems = false
      $0.keepsSelectionOfMovedItems = false
    } _: {
      var leads: Set<Book.ID> = []
      let stage = TableStage("A=abcd") { list in
        list.cells(LeadCell.self, of: { leads.contains($0.id) ? $0 : nil })
        list.cells(PlainCell.self, for: Book.self)
        if hasSelection { list.selection = Selection(.multiple()) }
      }
      stage.table.allowsMultipleSelection = true
      for id in "abc" { stage.list.select(id) }
      leads = ["a", "b", "d"]
      stage.list.reconfigure("a")
      #expect(stage.table.cellForRow(at: [0, 0]) is LeadCell)
      expectEqual(stage.list.selectedItems.map(\.id), ["a", "b", "c"])
      stage.source.performBatchUpdates {
        stage.source.replaceItem(at: [0, 1], with: Book("b", edition: 1))
        stage.source.replaceItem(at: [0, 3], with: Book("d", edition: 1))
        stage.source.moveItem(at: [0, 2], to: [0, 0])
      }
      stage.layOut()
      #expect(stage.table.cellForRow(at: [0, 2]) is LeadCell)
      #expect(stage.table.cellForRow(at: [0, 3]) is LeadCell)
      expectEqual(stage.list.selectedItems.map(\.id), ["c", "a", "b"])
    }
  }

  @Test("An item of an erased section may become one of another type (F6)")
  func erasedKinds() {
    struct Ad: Identifiable, Hashable { let id: Character }
    let source = ArrayDataSource<AnySection>(sections: [
      AnySection(BasicSection(id: "A", items: [AnyItem(Book("a")), AnyItem(Book("b"))]))
    ])
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let list = TableViewDataSource(dataSource: source)
    list.cells(LeadCell.self, for: Ad.self)
    list.cells(PlainCell.self, for: Book.self)
    let window = UIWindow(frame: table.frame)
    window.show(table)
    list.tableView = table
    HeadlessUIKit.commit()
    source.replaceItem(at: [0, 1], with: AnyItem(Ad(id: "b")))
    HeadlessUIKit.commit()
    #expect(table.cellForRow(at: [0, 1]) is LeadCell)
    expectEqual(list.indexPath(of: Character("b")), [0, 1])
    #expect(list.cell(for: Character("b")) is LeadCell)
  }

  @Test("A header that counts its items follows each of their changes (F7)")
  func headersOfItems() {
    withQuirks {
      let stage = TableStage("A=ab|B=cd") {
        $0.header { shelf, _ in .title("\(shelf.items.count) \(shelf.items.first?.edition ?? 0)") }
      }
      stage.source.removeItem(at: [0, 1])
      stage.layOut()
      expectEqual(stage.table.shownHeaderTexts, [0: "1 0", 1: "2 0"])
      stage.source.replaceItem(at: [0, 0], with: Book("a", edition: 2))
      stage.layOut()
      expectEqual(stage.table.shownHeaderTexts, [0: "1 2", 1: "2 0"])
      stage.source.moveItem(at: [0, 0], to: [1, 0])
      stage.layOut()
      expectEqual(stage.table.shownHeaderTexts, [0: "0 0", 1: "3 2"])
      stage.source.insertItem(Book("x"), at: [0, 0])
      stage.source.removeSection(at: 1)
      stage.layOut()
      expectEqual(stage.table.shownHeaderTexts, [0: "1 0"])
    }
  }

  @Test("Updating rows leaves a ready-made header alone, and requests no heights")
  func readyMadeHeaders() {
    withQuirks {
      let header = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 30))
      let stage = TableStage("A=abc") {
        $0.header { shelf, _ in shelf.items.isEmpty ? .none : .view(header) }
      }
      let batches = stage.table.calls.batches
      let cell = stage.table.cellForRow(at: [0, 1])
      stage.source.removeItem(at: [0, 0])
      stage.layOut()
      #expect(stage.table.cellForRow(at: [0, 0]) === cell)
      expectEqual(stage.table.calls.batches, batches + 1)
      // With the last item it goes.
      stage.source.sections[0].items = []
      stage.layOut()
      expectEqual(stage.table.rectForHeader(inSection: 0).height, 0)
    }
  }

  @Test("So does a supplementary view; those of other sections are left alone (F7)")
  func supplementaryViewsOfItems() {
    var configured: [Character] = []
    let stage = CollectionStage("A=ab|B=cd") {
      $0.header { shelf, _ in
        .view(UICollectionViewCell.self) { _ in configured.append(shelf.id) }
      }
      $0.headerSize { _, _ in CGSize(width: 320, height: 20) }
    }
    configured = []
    stage.source.removeItem(at: [0, 1])
    stage.layOut()
    expectEqual(configured, ["A"])
    stage.source.moveItem(at: [0, 0], to: [1, 0])
    stage.layOut()
    expectEqual(configured.sorted(), ["A", "A", "B"])
  }

  @Test("Unanimated is no part of an update animated, animations are those of every part (F10)")
  func animations() {
    for isAnimated in [false, true] {
      let stage = TableStage("A=a|B=b|C=c") {
        $0.viewUpdate = isAnimated ? .animated(with: RowAnimations(.left)) : .unanimated
        $0.header { shelf, _ in shelf.title == 0 ? .none : .title("\(shelf.title)") }
      }
      let table = NotingTable(frame: stage.table.frame)
      stage.window.rootViewController?.view.addSubview(table)
      stage.list.tableView = table
      stage.layOut()
      // A header that appears replaces its section, beside one that is deleted.
      stage.source.performBatchUpdates {
        stage.source.sections[0].title = 1
        stage.source.removeSection(at: 2)
      }
      stage.layOut()
      expectEqual(table.shownHeaderTexts, [0: "1"])
      expectEqual(table.animations.count, 3)
      #expect(table.animations.allSatisfy { $0 == (isAnimated ? .left : .none) })
      expectEqual(table.isAnimated.count, 2)
      #expect(table.isAnimated.allSatisfy { $0 == isAnimated })
    }
  }

  @Test("A layout is invalidated where a delegate is asked for sizes, and there only (F11)")
  func layouts() {
    final class Layout: UICollectionViewFlowLayout {
      var invalidated: [[IndexPath]] = []
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        invalidated.append(context.invalidatedItemIndexPaths ?? [])
        super.invalidateLayout(with: context)
      }
    }
    for asks in [false, true] {
      let stage = CollectionStage("A=abc|B=d") {
        if asks { $0.size { _, _ in CGSize(width: 100, height: 20) } }
      }
      let layout = Layout()
      stage.view.collectionViewLayout = layout
      stage.layOut()
      layout.invalidated = []
      stage.source.replaceItem(at: [0, 1], with: Book("b", edition: 1))
      stage.layOut()
      stage.source.sections[1].title = 1
      stage.layOut()
      stage.source.removeItem(at: [0, 0])
      stage.layOut()
      expectEqual(layout.invalidated, (asks ? [[[0, 1]], []] : []))
    }
  }

  @Test("A title that changes in place is a content configuration, which keeps its style (F12)")
  func titleStyle() throws {
    let stage = TableStage("A=a") { $0.header { shelf, _ in .title("Part \(shelf.title)") } }
    let header = try #require(stage.table.headerView(forSection: 0))
    for style in [nil, "style"] {
      if let style {
        var configuration = header.defaultContentConfiguration()
        (configuration.text, configuration.secondaryText) = ("Part", style)
        header.contentConfiguration = configuration
      }
      stage.source.sections[0].title += 1
      stage.layOut()
      let shown = try #require(header.contentConfiguration as? UIListContentConfiguration)
      expectEqual(shown.text, "Part \(stage.source.sections[0].title)")
      expectEqual(shown.secondaryText, style)
    }
  }

  @Test("Cells of the same name in two places have reuse identifiers of their own (F15)")
  func names() {
    enum One { final class Cell: UITableViewCell {} }
    enum Two { final class Cell: UITableViewCell {} }
    let stage = TableStage("A=ab") {
      $0.cells(One.Cell.self, of: { $0.id == "a" ? $0 : nil })
      $0.cells(Two.Cell.self, for: Book.self)
    }
    #expect(stage.table.cellForRow(at: [0, 0]) is One.Cell)
    #expect(stage.table.cellForRow(at: [0, 1]) is Two.Cell)
  }

  @Test("A view on screen whose data source is gone says so once (F17)")
  func released() async {
    // Those of other tests may be gone meanwhile.
    struct Forgotten: Identifiable, Equatable { let id: Int }
    let source = ArrayDataSource(items: [Forgotten(id: 1)])
    let reports = Reports { issue, _ in "\(issue)".contains("Forgotten") }
    let stage = TableStage("A=a")
    let table = UITableView(frame: stage.table.frame)
    let other = UITableView(frame: stage.table.frame)
    stage.window.rootViewController?.view.addSubview(table)
    autoreleased {
      for view in [table, other] {
        let list = TableViewDataSource(dataSource: source, cell: UITableViewCell.self) {
          _, _, _ in
        }
        list.tableView = view
      }
    }
    await until(!reports.messages.isEmpty)
    for _ in 0..<10 { await Task.yield() }
    expectEqual(reports.messages.count, 1)
    expectEqual(reports.messages.first?.contains("ListDataSource<"), true)
    withExtendedLifetime((stage, table, other)) {}
  }

  @Test("Changes wait while the view has updates of its own that are not committed (F14)")
  func uncommittedUpdates() async {
    final class Table: UITableView {
      var isDropping = false
      override var hasUncommittedUpdates: Bool { isDropping || super.hasUncommittedUpdates }
    }
    let stage = TableStage("A=abc")
    let table = Table(frame: stage.table.frame)
    stage.window.rootViewController?.view.addSubview(table)
    stage.list.tableView = table
    stage.layOut()
    table.isDropping = true
    stage.source.removeItem(at: [0, 0])
    stage.layOut()
    expectEqual(table.numberOfRows(inSection: 0), 3)
    table.isDropping = false
    await until(table.numberOfRows(inSection: 0) == 2)
    expectEqual(table.shownTexts, [[0, 0]: "b", [0, 1]: "c"])
  }

  @Test("What waits for a move is not shown within the call that ends it (F14)")
  func endOfMove() async {
    for cancels in [false, true] {
      let stage = CollectionStage("A=abc") { $0.reordersItems = true }
      #expect(stage.list.beginReordering(at: CGPoint(x: 10, y: 10)))
      stage.source.removeItem(at: [0, 2])
      let calls = stage.view.calls
      if cancels { stage.list.cancelReordering() } else { stage.list.endReordering() }
      expectEqual(stage.view.calls.batches, calls.batches)
      await until(stage.view.numberOfItems(inSection: 0) == 2)
    }
  }
}
#endif
