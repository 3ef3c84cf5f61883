#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("Rows of a table view", .traced)
struct TableRowTests {
  @Test("A removed row is reported with the item that it showed")
  func endDisplaying() {
    withQuirks {
      var log: [String] = []
      let stage = TableStage("A=ab|B=c") {
        $0.didEndDisplaying { _, book, _ in log.append("\(book)") }
      }
      stage.source.performBatchUpdates {
        stage.source.removeItem(at: [0, 0])
        stage.source.insertItem(Book("x"), at: [0, 0])
        stage.source.removeSection(at: 1)
      }
      stage.layOut()
      expectEqual(log.sorted(), ["a", "c"])
      log = []
      stage.source.replaceItem(at: [0, 0], with: Book("x", edition: 1))
      stage.table.reloadData()
      stage.layOut()
      expectEqual(log.sorted(), ["b", "x'"])
    }
  }

  @Test("Scrolling: rows that end being displayed were displayed before, in any order of calls")
  func scrolling() {
    withQuirks {
      var shown: Set<Character> = []
      let stage = TableStage("A=abcdefghij", height: 100) { list in
        list.willDisplay { _, book, _ in #expect(shown.insert(book.id).inserted) }
          .didEndDisplaying { _, book, _ in #expect(shown.remove(book.id) != nil) }
      }
      for offset in [100, 0, 250, 30, 340, 0] as [CGFloat] {
        stage.table.contentOffset = CGPoint(x: 0, y: offset)
        stage.layOut()
        expectEqual(shown, Set(stage.table.shownTexts.values.compactMap(\.first)))
      }
    }
  }

  @Test("Selecting deselects the row itself, and no other one")
  func deselecting() {
    for isMultiple in [false, true] {
      let stage = TableStage("A=abc") {
        $0.didSelect { book, _ in book.id == "b" ? .deselect : .keepSelected }
      }
      stage.table.allowsMultipleSelection = isMultiple
      for row in [0, 2, 1] { stage.table.simulateTap(at: [0, row]) }
      expectEqual(
        stage.table.indexPathsForSelectedRows ?? [], (isMultiple ? [[0, 0], [0, 2]] : []))
    }
  }

  @Test("A tap that changes the source deselects the row that was tapped")
  func deselectingChanged() {
    withQuirks {
      let stage = TableStage("A=abc")
      stage.table.allowsMultipleSelection = true
      stage.list.didSelect { [source = stage.source] book, _ in
        guard book.id == "c" else { return .keepSelected }
        source.insertItem(Book("x"), at: [0, 0])
        return .deselect
      }
      stage.table.simulateTap(at: [0, 1])
      stage.table.simulateTap(at: [0, 2])
      stage.layOut()
      expectEqual(stage.table.indexPathsForSelectedRows, [[0, 2]])
      expectEqual(stage.rows, [["x", "a", "b", "c"]])
    }
  }

  @Test("Items are found where the table shows them")
  func lookups() {
    let stage = TableStage("A=abc|B=d")
    expectEqual(stage.list.item(at: [1, 0])?.id, "d")
    expectEqual(stage.list.item(at: [1, 1]), nil)
    expectEqual(stage.list.indexPath(of: "c"), [0, 2])
    expectEqual(stage.list.indexPath(of: "z"), nil)
    var found: [IndexPath?] = []
    var inSource: [ItemPath?] = []
    stage.list.didHighlight { [unowned list = stage.list, source = stage.source] _, _ in
      source.removeItem(at: [0, 0])
      source.insertSection(Shelf("N"), at: 0)
      found = ["a", "b", "d"].map { list.indexPath(of: $0) }
      inSource = [[0, 0], [0, 1], [1, 0]].map { list.sourcePath(for: $0) }
    }
    stage.table.delegate?.tableView?(stage.table, didHighlightRowAt: [0, 1])
    expectEqual(found, [[0, 0], [0, 1], [1, 0]])
    expectEqual(inSource, [nil, [1, 0], [2, 0]])
    withExtendedLifetime(stage.list) {}
    stage.list.didHighlight { _, _ in }
  }

  @Test("Cells keep the indentation that they are configured with")
  func indentation() {
    let stage = TableStage("A=ab") {
      $0.configure { cell, book, _ in cell.indentationLevel = book.id == "b" ? 3 : 1 }
    }
    expectEqual(stage.table.shownCells[[0, 0]]?.indentationLevel, 1)
    expectEqual(stage.table.shownCells[[0, 1]]?.indentationLevel, 3)
  }

  @Test("Prefetching: the closures, or else the fallback")
  func prefetching() {
    final class Fallback: NSObject, UITableViewDataSourcePrefetching {
      var log: [String] = []
      func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        log.append("+\(indexPaths)")
      }
      func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        log.append("-\(indexPaths)")
      }
    }
    let fallback = Fallback()
    let stage = TableStage("A=ab")
    #expect(stage.table.prefetchDataSource == nil)
    stage.list.fallbackDataSourcePrefetching = fallback
    stage.layOut()
    let prefetching = stage.table.prefetchDataSource
    prefetching?.tableView(stage.table, prefetchRowsAt: [[0, 1]])
    prefetching?.tableView?(stage.table, cancelPrefetchingForRowsAt: [[0, 1]])
    expectEqual(fallback.log, ["+[[0, 1]]", "-[[0, 1]]"])

    var log: [String] = []
    stage.list.prefetch { log.append("+\($0)\($1)") }
    stage.list.cancelPrefetching { log.append("-\($0)\($1)") }
    prefetching?.tableView(stage.table, prefetchRowsAt: [[0, 1], [0, 9]])
    prefetching?.tableView?(stage.table, cancelPrefetchingForRowsAt: [[0, 9], [0, 0]])
    expectEqual(log, ["+[b][[0, 1]]", "-[a][[0, 0]]"])
    expectEqual(fallback.log.count, 2)
  }

  @Test("The fallback delegate receives scroll events while it is set")
  func scrollDelegate() {
    final class Fallback: NSObject, UITableViewDelegate {
      var scrolls = 0
      func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
    }
    let fallback = Fallback()
    let stage = TableStage("A=abcdefghij", height: 100)
    stage.list.fallbackDelegate = fallback
    stage.layOut()
    stage.table.contentOffset = CGPoint(x: 0, y: 50)
    expectEqual(fallback.scrolls, 1)
    stage.list.fallbackDelegate = nil
    stage.table.contentOffset = CGPoint(x: 0, y: 60)
    expectEqual(fallback.scrolls, 1)
  }
}
#endif
