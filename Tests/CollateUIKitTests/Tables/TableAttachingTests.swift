#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("Table views that change hands", .traced)
struct TableAttachingTests {
  @Test("A table view has one data source; the one before lets go of it")
  func twoDataSources() {
    withQuirks {
      let stage = TableStage("A=abc|B=de")
      let other = ArrayDataSource(sections: shelves("X=xyz"))
      let list = TableViewDataSource(dataSource: other, cell: UITableViewCell.self) { c, b, _ in
        c.textLabel?.text = "\(b)"
      }
      list.tableView = stage.table
      HeadlessUIKit.commit()
      stage.source.removeItem(at: [0, 0])
      other.removeItem(at: [0, 0])
      stage.source.insertItem(Book("q"), at: [0, 0])
      HeadlessUIKit.commit()
      expectEqual(stage.rows, [["y", "z"]])
      // Letting go of the first does not harm the second.
      stage.list.tableView = nil
      other.removeItem(at: [0, 0])
      expectEqual(stage.rows, [["z"]])
      stage.list.tableView = stage.table
      HeadlessUIKit.commit()
      expectEqual(stage.rows, [["q", "b", "c"], ["d", "e"]])
      other.removeItem(at: [0, 0])
      stage.source.removeItem(at: [0, 0])
      expectEqual(stage.rows, [["b", "c"], ["d", "e"]])
    }
  }

  @Test("A table view attached during a drag receives none of the pending updates")
  func duringDrag() {
    withQuirks {
      let stage = TableStage("A=abc|B=de") { $0.reordersItems = true }
      let table = UITableView(frame: stage.table.frame)
      let other = ArrayDataSource(sections: shelves("X=xyz"))
      let list = TableViewDataSource(dataSource: other, cell: UITableViewCell.self) { c, b, _ in
        c.textLabel?.text = "\(b)"
      }
      list.tableView = table
      stage.window.rootViewController?.view.addSubview(table)
      HeadlessUIKit.commit()
      stage.table.isEditing = true
      stage.table.beginReordering(at: [0, 0])
      stage.table.proposeReordering(to: [0, 1])
      stage.source.insertItem(Book("x"), at: [0, 0])
      stage.list.tableView = table
      HeadlessUIKit.commit()
      expectEqual(table.numberOfSections, 2)
      expectEqual(table.numberOfRows(inSection: 0), 4)
      stage.source.removeItem(at: [0, 0])
      expectEqual(table.numberOfRows(inSection: 0), 3)
      stage.table.endReordering()
    }
  }

  @Test("A data source is not its own fallback")
  func ownFallback() {
    let stage = TableStage("A=abc|B=de")
    stage.list.fallbackDelegate = stage.table.delegate
    stage.list.fallbackDataSource = stage.table.dataSource
    stage.list.fallbackDataSourcePrefetching = stage.table.prefetchDataSource
    stage.table.reloadData()
    stage.layOut()
    stage.table.simulateTap(at: [0, 0])
    stage.table.setContentOffset(CGPoint(x: 0, y: 1), animated: false)
    expectEqual(stage.rows, stage.expectedRows)
  }

  @Test("A table view gets its own delegate back, and the next data source finds it")
  func ownDelegate() {
    final class Owner: NSObject, UITableViewDelegate {}
    let owner = Owner()
    let stage = TableStage("A=abc")
    let table = UITableView(frame: stage.table.frame)
    table.delegate = owner
    stage.list.tableView = table
    #expect(stage.list.fallbackDelegate === owner)
    #expect(stage.table.delegate == nil)
    let list = TableViewDataSource(dataSource: stage.source, cell: UITableViewCell.self) {
      cell, book, _ in cell.textLabel?.text = "\(book)"
    }
    list.tableView = table
    #expect(list.fallbackDelegate === owner)
    expectEqual(stage.list.tableView, nil)
    list.tableView = nil
    #expect(table.delegate === owner)
    #expect(table.dataSource == nil)

    list.tableView = table
    table.delegate = nil
    list.tableView = nil
    #expect(table.delegate == nil)
  }

  @Test("A collection view has one data source, and gets its own delegate back")
  func collection() {
    final class Owner: NSObject, UICollectionViewDelegate {}
    withQuirks {
      let owner = Owner()
      let stage = CollectionStage("A=abc|B=de")
      stage.view.delegate = owner
      let other = ArrayDataSource(sections: shelves("X=xyz"))
      let list = CollectionViewDataSource(dataSource: other, cell: BookItemCell.self) {
        cell, book, _ in cell.text = "\(book)"
      }
      list.collectionView = stage.view
      #expect(list.fallbackDelegate === owner)
      list.fallbackDelegate = stage.view.delegate
      list.fallbackDataSource = stage.view.dataSource
      #expect(list.fallbackDelegate == nil)
      #expect(list.fallbackDataSource == nil)
      HeadlessUIKit.commit()
      stage.source.removeItem(at: [0, 0])
      other.removeItem(at: [0, 0])
      stage.layOut()
      expectEqual(stage.items, [["y", "z"]])
      list.collectionView = nil
      #expect(stage.view.delegate === owner)
    }
  }
}
#endif
