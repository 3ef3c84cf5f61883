#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

private final class LeadCell: UITableViewCell {}
private final class PlainCell: UITableViewCell {}

@MainActor
@Suite("What lists show again", .traced)
struct ShowingAgainTests {
  @Test("Rows that the view has selected stay so in sections that come, go or get another id")
  func selectionInOtherSections() {
    for keepsSelection in [true, false] {
      HeadlessUIKit.with(\.keepsSelectionOfReloadedItems, keepsSelection) {
        let stage = TableStage("A=abc|B=d")
        stage.table.allowsMultipleSelection = true
        for id in ["a", "c", "d"] as [Book.ID] { stage.list.select(id) }
        stage.source.sections[0] = Shelf("X", stage.source.sections[0].items)
        stage.layOut()
        expectEqual(stage.list.selectedItems.map(\.id), ["a", "c", "d"])
        stage.source.performBatchUpdates {
          let book = stage.source.removeItem(at: [0, 2])
          stage.source.insertSection(Shelf("N", [book]), at: 0)
          stage.source.removeSection(at: 2)
        }
        stage.layOut()
        expectEqual(stage.list.selectedItems.map(\.id), ["c", "a"])
      }
    }
  }

  @Test("A cell that is to be configured again is, also off screen and after a drag")
  func reconfiguring() {
    HeadlessUIKit.with(\.hazardsAreFatal, true) {
      var edition = 0
      let source = ArrayDataSource(sections: shelves("A=abc"))
      let list = TableViewDataSource(dataSource: source, cell: UITableViewCell.self) {
        cell, book, _ in
        cell.textLabel?.text = "\(book)\(edition)"
      }
      list.reordersItems = true
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
      let window = ArticleWindow(table)
      list.tableView = table
      window.settle()
      let parent = table.superview
      table.removeFromSuperview()
      edition = 1
      list.reconfigure("b")
      parent?.addSubview(table)
      window.settle()
      expectEqual(table.shownTexts[[0, 1]], "b1")
      table.isEditing = true
      #expect(table.beginReordering(at: [0, 0]))
      edition = 2
      list.reconfigure("b")
      expectEqual(table.shownTexts[[0, 1]], "b1")
      table.endReordering()
      list.flush()
      window.settle()
      expectEqual(table.shownTexts[[0, 1]], "b2")
    }
  }

  @Test("Where ids repeat, a tap is one on its own row, and rows keep the cells that they have")
  func repeatedIDs() {
    let stories = ArrayDataSource(sections: shelves("S=ab"))
    let ads = ArrayDataSource(sections: shelves("T=a"))
    let source = CompositeDataSource([stories, ads])
    var leads: Set<Int> = []
    let stage = TableStage("", showing: source) { list in
      list.cells(LeadCell.self, of: { leads.contains($0.edition) ? $0 : nil })
      list.cells(PlainCell.self, for: Book.self)
      list.didSelect { _, _ in
        stories.insertSection(Shelf("N", []), at: 0)
        return .deselect
      }
    }
    stage.table.simulateTap(at: [1, 0])
    stage.layOut()
    expectEqual(stage.list.selectedItems, [])
    expectEqual(stage.table.indexPathsForSelectedRows, nil)
    leads = [7]
    ads.replaceItem(at: [0, 0], with: Book("a", edition: 7))
    stage.layOut()
    let paths: [IndexPath] = [[1, 0], [2, 0]]
    let cells = paths.map { stage.table.cellForRow(at: $0) }
    #expect(cells[0] is PlainCell && cells[1] is LeadCell)
    stories.replaceItem(at: [1, 0], with: Book("a", edition: 1))
    stage.layOut()
    #expect(stage.table.cellForRow(at: [1, 0]) === cells[0], "It is not made again.")
  }

  @Test("The end of a change is told also of one that is not animated, as the view is off screen")
  func completion() async {
    var count = 0
    let stage = TableStage("A=a") { list in
      list.viewUpdate = .animated { _ in count += 1 }
    }
    stage.source.sections[0].items.append(Book("b"))
    stage.layOut()
    await until(count == 1)
    let parent = stage.table.superview
    stage.table.removeFromSuperview()
    stage.source.removeItem(at: [0, 0])
    await until(count == 2)
    parent?.addSubview(stage.table)
    stage.list.viewUpdate = .animated(limit: 0) { _ in count += 1 }
    stage.source.removeItem(at: [0, 0])
    await until(count == 3)
    stage.source.sections = shelves("A=xyz")
    await until(count == 4)
    // What did not change has no end.
    stage.list.reconfigure("x")
    stage.table.removeFromSuperview()
    stage.list.reconfigure("y")
    for _ in 0..<20 { await Task.yield() }
    expectEqual(count, 4)
  }
}
#endif
