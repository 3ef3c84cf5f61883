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
      stage.list.didSelect { [unowned stage, source = stage.source] book, _ in
        if let path = source.itemPath(of: book.id) { source.removeItem(at: path) }
        counts.append(stage.table.numberOfRows(inSection: 0))
        return .deselect
      }
      stage.table.simulateTap(at: [0, 1])
      expectEqual(counts, [2])
      stage.layOut()
      expectEqual(stage.rows, stage.expectedRows)
      expectEqual(stage.table.indexPathsForSelectedRows, nil)
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
      expectEqual(stage.table.indexPathsForSelectedRows, nil)
      stage.layOut()
      expectEqual(stage.rows, stage.expectedRows)
    }
  }

  @Test("A deleted row goes within the deletion")
  func deletion() {
    withQuirks {
      let stage = TableStage("A=abc|B=de") { $0.deletesItems = true }
      stage.table.simulateDelete(at: [0, 1])
      expectEqual(stage.table.numberOfRows(inSection: 0), 2)
      stage.layOut()
      expectEqual(stage.rows, stage.expectedRows)
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
      expectEqual(log, "ab")
      expectEqual(stage.rows, stage.expectedRows)
      expectEqual(stage.table.indexPathsForSelectedRows, [[0, 0]])
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
      expectEqual(log, "")
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
      stage.list.performPrimaryAction { [unowned stage, source = stage.source] book, path in
        log += "\(book)\(path.row)"
        source.removeItem(at: ItemPath(path))
        log += "\(stage.table.numberOfRows(inSection: 0))"
      }
      stage.table.simulateTap(at: [0, 1])
      expectEqual(log, "b23")
      expectEqual(stage.rows, stage.expectedRows)
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
      expectEqual(stage.table.numberOfRows(inSection: 0), 2)
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
      stage.list.didSelect { [weak list = stage.list, source = stage.source] book, path in
        expectEqual(list?.item(at: path), book)
        if let path = list?.sourcePath(for: path) { source.removeItem(at: path) }
        return .deselect
      }
      stage.layOut()
      stage.table.simulateTap(at: [0, 1])
      expectEqual(stage.rows, [["x", "a", "c"], ["d", "e"]])
    }
  }

  @Test("Items of collection views go in the same way")
  func collection() {
    withQuirks {
      let stage = CollectionStage("A=abc|B=de")
      var log = ""
      stage.list.didSelect { [unowned stage, source = stage.source] book, path in
        source.insertItem(Book("x"), at: [0, 0])
        log += "\(book)\(stage.view.numberOfItems(inSection: 0))"
        return .deselect
      }
      stage.list.performPrimaryAction { [unowned stage, source = stage.source] book, path in
        source.removeItem(at: ItemPath(path))
        log += "\(book)\(stage.view.numberOfItems(inSection: 0))"
      }
      stage.view.simulateTap(at: [0, 1])
      expectEqual(log, "b4b3")
      #expect(stage.view.indexPathsForSelectedItems?.isEmpty ?? true)
      expectEqual(stage.items, stage.expectedItems)
    }
  }

  @Test("A deletion may change everything, take the table view away or give it to another list")
  func wildDeletion() {
    withQuirks {
      withEvery("site", in: 0..<5) { site in
        let stage = TableStage("A=abc|B=de|C=f")
        var extra: TableViewDataSource<Shelf>?
        stage.list.commitEditing { [unowned stage] _, path, _ in
          switch site {
          case 0: stage.source.sections = []
          case 1: stage.list.tableView = nil
          case 2:
            extra = TableViewDataSource(dataSource: stage.source, cell: UITableViewCell.self) {
              cell, book, _ in cell.textLabel?.text = "\(book)"
            }
            extra?.tableView = stage.table
            stage.source.removeItem(at: [0, 0])
          case 3:
            stage.table.removeFromSuperview()
            stage.source.removeItem(at: [0, 0])
          default:
            stage.source.sections = shelves("C=fa|A=c")
            stage.source.removeItem(at: [0, 0])
            stage.table.reloadData()
            stage.source.removeItem(at: [0, 0])
          }
        }
        stage.table.simulateDelete(at: [0, 1])
        if site == 1 { stage.list.tableView = stage.table }
        if site == 3 { stage.window.rootViewController?.view.addSubview(stage.table) }
        stage.layOut()
        expectEqual(stage.rows, stage.expectedRows)
        withExtendedLifetime(extra) {}
      }
    }
  }

  @Test("Random taps, deletions and drags whose closures change the source at random")
  func random() {
    withSeeds(Effort.rounds(40)) { random in
      withQuirks {
        let stage = TableStage("A=abc|B=de|C=f") { list in
          list.deletesItems = true
          list.reordersItems = true
          list.header { shelf, _ in shelf.title == 0 ? .none : .title("\(shelf.id)") }
          list.indexTitle { shelf, _ in "\(shelf.id)" }
        }
        var inner = SeededGenerator(seed: UInt64(random.below(1_000_000)))
        let poke = { [source = stage.source] in if inner.oneIn(2) { inner.edit(source) } }
        stage.list.didSelect { _, _ in
          poke()
          return inner.oneIn(2) ? .deselect : .keepSelected
        }
        stage.list.didDeselect { _, _ in poke() }
        stage.list.performPrimaryAction { _, _ in poke() }
        stage.list.didHighlight { _, _ in if inner.oneIn(4) { poke() } }
        stage.list.didEndEditing { _, _ in poke() }
        for _ in 0..<6 {
          let paths = stage.table.indexPathsForVisibleRows ?? []
          guard !paths.isEmpty else {
            inner.edit(stage.source)
            continue
          }
          let path = paths[inner.below(paths.count)]
          switch inner.below(4) {
          case 0, 1: stage.table.simulateTap(at: path)
          case 2: stage.table.simulateDelete(at: path)
          default:
            stage.table.isEditing = true
            if stage.table.beginReordering(at: path) {
              stage.table.proposeReordering(to: [path.section, 0])
              poke()
              stage.table.endReordering()
            }
            stage.table.isEditing = false
          }
          if inner.oneIn(2) { stage.layOut() }
        }
        stage.list.cancelReordering()
        stage.layOut()
        expectEqual(stage.rows, stage.expectedRows)
        expectEqual(stage.table.shownIndexTitles ?? [], stage.source.sections.map { "\($0.id)" })
      }
    }
  }
}
#endif
