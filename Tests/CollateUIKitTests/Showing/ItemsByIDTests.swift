#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("Items of a list by their ids", .traced)
struct ItemsByIDTests {
  @Test("An item is selected, found and deselected by its id, wherever it is by then")
  func selection() {
    let table = TableStage("A=abc|B=de")
    let collection = CollectionStage("A=abc|B=de")
    table.table.allowsMultipleSelection = true
    collection.view.allowsMultipleSelection = true
    @MainActor func check(_ list: any TestedList<Shelf>, _ source: ArrayDataSource<Shelf>) {
      source.moveItem(at: [0, 0], to: [1, 0])
      list.select("a")
      list.select("c")
      list.select("z")
      expectEqual(list.selectedItems, [Book("c"), Book("a")])
      list.deselect("c")
      list.deselect("z")
      expectEqual(list.selectedItems, [Book("a")])
      source.removeItem(at: [1, 0])
      #expect(list.selectedItems.isEmpty)
    }
    table.list.didSelect { _, _ in
      Issue.record("A selection by code is told")
      return .keepSelected
    }
    check(table.list, table.source)
    check(collection.list, collection.source)
  }

  @Test("A list scrolls to an item, no further than asked for")
  func scrolling() {
    let text = "A=abcdefghijklmnopqrst"
    let table = TableStage(text, height: 220)
    let collection = CollectionStage(text, height: 220)
    let lists: [(any TestedList<Shelf>, UIScrollView)] = [
      (table.list, table.table), (collection.list, collection.view),
    ]
    for (list, view) in lists {
      list.scroll(to: "k", at: .start, animated: false)
      expectEqual(view.contentOffset.y, 440)
      list.scroll(to: "k", at: .end, animated: false)
      expectEqual(view.contentOffset.y, 264)
      list.scroll(to: "k", at: .center, animated: false)
      expectEqual(view.contentOffset.y, 352)
      list.scroll(to: "l", at: .nearest, animated: false)
      expectEqual(view.contentOffset.y, 352)
      list.scroll(to: "t", at: .nearest, animated: false)
      expectEqual(view.contentOffset.y, 660)
      list.scroll(to: "z", at: .nearest, animated: false)
      expectEqual(view.contentOffset.y, 660)
    }
  }

  @Test("The cell of an item is the one that shows it, if it is visible")
  func cells() {
    let stage = TableStage("A=abcdefgh", height: 100)
    #expect(stage.list.cell(for: "b") === stage.table.cellForRow(at: [0, 1]))
    expectEqual(stage.list.cell(for: "h"), nil)
    expectEqual(stage.list.cell(for: "z"), nil)
    let calls = stage.table.calls
    stage.list.reconfigure("b")
    stage.list.reconfigure("z")
    expectEqual(stage.table.calls.reconfiguredCells, calls.reconfiguredCells + 1)
  }

  @Test("Without a view, there is nothing to select or show")
  func detached() {
    let stage = TableStage("A=ab")
    stage.list.tableView = nil
    stage.list.select("a")
    stage.list.scroll(to: "a")
    stage.list.reconfigure("a")
    #expect(stage.list.selectedItems.isEmpty)
    expectEqual(stage.list.cell(for: "a"), nil)
  }

  @Test("A descriptor that only cancels is told of its own items, and of no others")
  func canceling() {
    var log: [String] = []
    let stage = TableStage("A=abc") {
      $0.cells(UITableViewCell.self, of: { $0.id == "b" ? 7 : nil })
        .cancelPrefetching { log.append("-\($0)\($1)") }
      $0.prefetch { log.append("+\($0)\($1)") }
      $0.cancelPrefetching { log.append("list -\($0)\($1)") }
    }
    log = []
    let prefetching = stage.table.prefetchDataSource
    prefetching?.tableView(stage.table, prefetchRowsAt: [[0, 1]])
    prefetching?.tableView?(stage.table, cancelPrefetchingForRowsAt: [[0, 1], [0, 2]])
    expectEqual(log, ["+[b][[0, 1]]", "-[7][[0, 1]]", "list -[c][[0, 2]]"])
  }

  @Test("Descriptors prefetch their own items, the list those of others, and the fallback the rest")
  func prefetching() {
    final class Fallback: NSObject, UITableViewDataSourcePrefetching {
      var log: [[IndexPath]] = []
      func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        log.append(indexPaths)
      }
      func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        log.append(indexPaths.map { [-1, $0.row] })
      }
    }
    for hasList in [false, true] {
      var log: [String] = []
      let fallback = Fallback()
      let stage = TableStage("A=abc") {
        $0.cells(UITableViewCell.self, of: { $0.id == "b" ? 7 : nil })
          .prefetch { log.append("+\($0)\($1)") }
          .cancelPrefetching { log.append("-\($0)\($1)") }
        $0.fallbackDataSourcePrefetching = fallback
        if hasList { $0.prefetch { log.append("+\($0)\($1)") } }
      }
      log = []
      fallback.log = []
      let prefetching = stage.table.prefetchDataSource
      prefetching?.tableView(stage.table, prefetchRowsAt: [[0, 0], [0, 1], [0, 9]])
      prefetching?.tableView?(stage.table, cancelPrefetchingForRowsAt: [[0, 1], [0, 2]])
      expectEqual(
        log, ["+[7][[0, 1]]"] + (hasList ? ["+[a][[0, 0]]"] : []) + ["-[7][[0, 1]]"])
      expectEqual(fallback.log, (hasList ? [] : [[[0, 0], [0, 9]], [[-1, 2]]]))
    }
  }
}
#endif
