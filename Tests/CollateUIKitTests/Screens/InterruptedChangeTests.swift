#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("Changes that are interrupted", .traced)
struct InterruptedChangeTests {
  @Test("A table view attached in the middle of a change shows the current content")
  func swap() {
    withQuirks {
      let stage = TableStage("A=abc|B=de")
      let table = UITableView(frame: stage.table.frame)
      stage.window.rootViewController?.view.addSubview(table)
      var once = true
      stage.list.configure { [weak list = stage.list] cell, book, _ in
        cell.textLabel?.text = "\(book)"
        if book.id == "x", once {
          once = false
          list?.tableView = table
          table.layoutIfNeeded()
        }
      }
      stage.source.performBatchUpdates {
        stage.source.insertItem(Book("x"), at: [0, 0])
        stage.source.replaceItem(at: [0, 1], with: Book("a", edition: 1))
        stage.source.insertSection(Shelf("N", [Book("n")]), at: 0)
        stage.source.moveItem(at: [2, 0], to: [1, 0])
      }
      stage.layOut()
      expectEqual(table.shownTexts.count, 7)
      expectEqual(table.numberOfSections, 3)
      stage.source.removeItem(at: [1, 0])
      stage.layOut()
      expectEqual(table.shownTexts.count, 6)
    }
  }

  @Test("A table view that leaves its window in the midst of a change is reloaded")
  func window() {
    withQuirks {
      let stage = TableStage("A=abc|B=de")
      stage.list.configure { [table = stage.table] cell, book, _ in
        cell.textLabel?.text = "\(book)"
        if book.id == "x" { table.removeFromSuperview() }
      }
      stage.source.performBatchUpdates {
        stage.source.insertItem(Book("x"), at: [0, 0])
        stage.source.insertItem(Book("y"), at: [1, 0])
        stage.source.replaceItem(at: [0, 1], with: Book("a", edition: 1))
        stage.source.insertSection(Shelf("N", [Book("n")]), at: 0)
        stage.source.moveItem(at: [2, 1], to: [1, 0])
        stage.source.moveSection(at: 1, to: 2)
      }
      stage.list.configure { cell, book, _ in cell.textLabel?.text = "\(book)" }
      stage.window.rootViewController?.view.addSubview(stage.table)
      stage.layOut()
      expectEqual(stage.rows, stage.expectedRows)
    }
  }

  @Test("A table view that is taken away during a change, and given back, shows all of it")
  func takenAway() {
    withQuirks {
      let stage = TableStage("A=abc|B=de")
      stage.list.viewUpdate = .custom { [list = stage.list] table, change in
        list.tableView = nil
        change.show(in: table)
        list.tableView = table
      }
      stage.source.insertItem(Book("x"), at: [0, 0])
      stage.layOut()
      expectEqual(stage.rows, stage.expectedRows)
      stage.list.viewUpdate = .animated()
      stage.source.insertItem(Book("y"), at: [0, 0])
      expectEqual(stage.rows, stage.expectedRows)
    }
  }

  @Test("What a custom update leaves out is reloaded, the content of cells too")
  func contentLeftOut() {
    withQuirks {
      let stage = TableStage("A=abc|B=de")
      stage.list.viewUpdate = .custom { table, change in
        for stage in change.stages where stage.kind == .structure {
          table.performBatchUpdates {
            change.commit(stage)
            table.deleteRows(at: stage.batch.itemDeletes.map(\.path.indexPath), with: .none)
          }
        }
      }
      stage.source.sections = shelves("A=b'c|B=de'")
      stage.layOut()
      expectEqual(stage.rows, stage.expectedRows)
    }
  }

  @Test("A data source may go in the midst of a change")
  func release() {
    withQuirks {
      let source = ArrayDataSource(sections: shelves("A=abc|B=de"))
      var list: TableViewDataSource<Shelf>? = TableViewDataSource(
        dataSource: source, cell: UITableViewCell.self
      ) { c, b, _ in
        c.textLabel?.text = "\(b)"
      }
      weak let weakList = list
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 900))
      let window = UIWindow(frame: table.frame)
      window.isHidden = false
      window.addSubview(table)
      list?.tableView = table
      HeadlessUIKit.commit()
      list?.willDisplay { _, book, _ in if book.id == "x" { list = nil } }
      source.performBatchUpdates {
        source.insertItem(Book("x"), at: [0, 0])
        source.replaceItem(at: [0, 1], with: Book("a", edition: 1))
        source.insertSection(Shelf("N", [Book("n")]), at: 0)
        source.moveItem(at: [2, 0], to: [1, 0])
        source.removeItem(at: [1, 2])
      }
      HeadlessUIKit.commit()
      HeadlessUIKit.finishAnimations()
      #expect(weakList == nil)
      source.removeItem(at: [0, 0])
      table.layoutIfNeeded()
      withExtendedLifetime(window) {}
    }
  }

  @Test("A collection view follows the changes that any of its closures makes to the source")
  func changesInClosures() {
    withQuirks {
      withEvery("site", in: 0..<14) { site in
        let stage = CollectionStage("A=abc|B=de|C=")
        var budget = 6
        let poke = { [source = stage.source] in
          guard budget > 0 else { return }
          budget -= 1
          switch budget % 3 {
          case 0: source.sections = shelves("A=ab'c|C=zx|D=de")
          case 1: source.sections = shelves("D=zx|A=cb")
          default: source.sections = shelves("B=d|A'=caz")
          }
        }
        switch site {
        case 0:
          stage.list.configure { c, b, _ in
            (c as? BookItemCell)?.text = "\(b)"
            poke()
          }
        case 1: stage.list.willDisplay { _, _, _ in poke() }
        case 2: stage.list.didEndDisplaying { _, _, _ in poke() }
        case 3: stage.list.prefetch { _, _ in poke() }
        case 4: stage.list.cancelPrefetching { _, _ in poke() }
        case 5:
          stage.list.size { _, _ in
            poke()
            return CGSize(width: 300, height: 20)
          }
        case 6:
          stage.list.inset { _, _ in
            poke()
            return .zero
          }
        case 7:
          stage.list.viewUpdate = .custom { view, change in
            poke()
            change.show(in: view)
            poke()
          }
        case 8:
          stage.list.viewUpdate = .custom { view, change in
            change.commitAll()
            poke()
            view.reloadData()
          }
        case 9: stage.list.viewUpdate = .custom { view, change in poke() }
        case 10: stage.list.viewUpdate = .animated(limit: 1) { _ in poke() }
        case 11:
          stage.list.shouldHighlight { _, _ in
            poke()
            return true
          }
        case 12:
          stage.list.didSelect { _, _ in
            poke()
            return .deselect
          }
        default: stage.list.viewUpdate = .animated { _ in poke() }
        }
        if site != 0 { stage.list.configure { c, b, _ in (c as? BookItemCell)?.text = "\(b)" } }
        stage.source.insertItem(Book("q"), at: [0, 0])
        stage.layOut()
        stage.view.simulateTap(at: [0, 0])
        stage.layOut()
        stage.view.simulateTap(at: [0, 0])
        for _ in 0..<8 { stage.layOut() }
        expectEqual(stage.items, stage.expectedItems)
      }
    }
  }
}
#endif
