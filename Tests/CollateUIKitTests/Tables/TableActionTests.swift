#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("What people do is shown at once", .traced)
struct TableActionTests {
  @Test("A row that is selected may go before the closure is over")
  func selection() {
    withQuirks {
      let stage = TableStage("A=abc|B=de")
      var counts: [Int] = []
      stage.list.didSelect { [source = stage.source] book, _ in
        if let path = source.itemPath(of: book.id) { source.removeItem(at: path) }
        counts.append(stage.table.numberOfRows(inSection: 0))
        return .deselect
      }
      stage.table.simulateTap(at: [0, 1])
      #expect(counts == [2])
      stage.layOut()
      #expect(stage.rows == stage.expectedRows)
      #expect(stage.table.indexPathsForSelectedRows == nil)
    }
  }

  @Test("The row that is deselected again is the one that was selected, wherever it is")
  func deselection() {
    withQuirks {
      let stage = TableStage("A=abc|B=de")
      stage.list.didSelect { [source = stage.source] _, _ in
        source.insertItem(Book("x"), at: [0, 0])
        return .deselect
      }
      stage.table.simulateTap(at: [0, 1])
      #expect(stage.table.indexPathsForSelectedRows == nil)
      stage.layOut()
      #expect(stage.rows == stage.expectedRows)
    }
  }

  @Test("A deleted row goes within the deletion")
  func deletion() {
    withQuirks {
      let stage = TableStage("A=abc|B=de") { $0.deletesItems = true }
      stage.table.simulateDelete(at: [0, 1])
      #expect(stage.table.numberOfRows(inSection: 0) == 2)
      stage.layOut()
      #expect(stage.rows == stage.expectedRows)
    }
  }

  @Test("A change beside a deselection waits, as the table may be about to select another row")
  func otherSelection() {
    withQuirks {
      let stage = TableStage("A=abc|B=de")
      var log = ""
      stage.list.didDeselect { [source = stage.source] book, _ in
        if let path = source.itemPath(of: book.id) { source.removeItem(at: path) }
      }
      stage.list.didSelect { book, _ in
        log += "\(book)"
        return .keepSelected
      }
      stage.table.simulateTap(at: [0, 0])
      stage.table.simulateTap(at: [0, 1])
      stage.layOut()
      #expect(log == "ab")
      #expect(stage.rows == stage.expectedRows)
      #expect(stage.table.indexPathsForSelectedRows == [[0, 0]])
    }
  }

  @Test("The primary action is not that of the row that took the place of the selected one")
  func primaryAction() {
    withQuirks {
      let stage = TableStage("A=abc|B=de")
      var log = ""
      stage.list.didSelect { [source = stage.source] book, _ in
        if let path = source.itemPath(of: book.id) { source.removeItem(at: path) }
        return .keepSelected
      }
      stage.list.performPrimaryAction { book, _ in log += "\(book)" }
      stage.table.simulateTap(at: [0, 0])
      stage.layOut()
      #expect(log == "")
    }
  }

  @Test("The primary action follows the selected row, and what it does is shown at once")
  func movedPrimaryAction() {
    withQuirks {
      let stage = TableStage("A=abc|B=de")
      var log = ""
      stage.list.didSelect { [source = stage.source] _, _ in
        source.insertItem(Book("x"), at: [0, 0])
        return .keepSelected
      }
      stage.list.performPrimaryAction { [source = stage.source] book, path in
        log += "\(book)\(path.row)"
        source.removeItem(at: ItemPath(path))
        log += "\(stage.table.numberOfRows(inSection: 0))"
      }
      stage.table.simulateTap(at: [0, 1])
      #expect(log == "b23")
      #expect(stage.rows == stage.expectedRows)
    }
  }

  @Test("A tap on an accessory is answered at once")
  func accessory() {
    withQuirks {
      let stage = TableStage("A=abc|B=de")
      stage.list.configure { cell, _, _ in cell.accessoryType = .detailButton }
      stage.list.accessoryButtonTapped { [source = stage.source] _, path in
        source.removeItem(at: ItemPath(path))
      }
      stage.table.reloadData()
      stage.layOut()
      stage.table.simulateAccessoryTap(at: [0, 1])
      #expect(stage.table.numberOfRows(inSection: 0) == 2)
    }
  }

  @Test("A change of what waits already is shown when the closure is over")
  func waiting() {
    withQuirks {
      let stage = TableStage("A=abc|B=de")
      stage.list.shouldHighlight { [source = stage.source] _, _ in
        source.insertItem(Book("x"), at: [0, 0])
        return true
      }
      stage.list.didSelect { [list = stage.list, source = stage.source] book, path in
        #expect(list.item(at: path) == book)
        if let path = list.sourcePath(for: path) { source.removeItem(at: path) }
        return .deselect
      }
      stage.table.simulateTap(at: [0, 1])
      #expect(stage.rows == [["x", "a", "c"], ["d", "e"]])
    }
  }

  @Test("Items of collection views go in the same way")
  func collection() {
    withQuirks {
      let stage = CollectionStage("A=abc|B=de")
      var log = ""
      stage.list.didSelect { [source = stage.source] book, path in
        source.insertItem(Book("x"), at: [0, 0])
        log += "\(book)\(stage.view.numberOfItems(inSection: 0))"
        return .deselect
      }
      stage.list.performPrimaryAction { [source = stage.source] book, path in
        source.removeItem(at: ItemPath(path))
        log += "\(book)\(stage.view.numberOfItems(inSection: 0))"
      }
      stage.view.simulateTap(at: [0, 1])
      #expect(log == "b4b3")
      #expect(stage.view.indexPathsForSelectedItems?.isEmpty ?? true)
      #expect(stage.items == stage.expectedItems)
    }
  }
}
#endif
