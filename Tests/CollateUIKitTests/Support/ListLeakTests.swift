#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("Lists that are let go", .traced)
struct ListLeakTests {
  final class Delegate: NSObject, UITableViewDelegate, UICollectionViewDelegate {}

  private static let tableStates: [(String, (TableStage) -> Void)] = [
    ("at rest", { _ in }),
    ("off screen", { $0.table.removeFromSuperview() }),
    ("reloading", { $0.table.reloadData() }),
    (
      "off screen, behind",
      {
        $0.table.removeFromSuperview()
        $0.source.removeItem(at: [0, 0])
      }
    ),
    (
      "asked by cells",
      { stage in
        stage.list.willDisplay { [weak source = stage.source] _, _, _ in
          source?.insertItem(Book("x"), at: [0, 0])
        }
        stage.source.removeItem(at: [0, 0])
      }
    ),
    (
      "in a drag",
      {
        $0.list.reordersItems = true
        $0.table.isEditing = true
        $0.table.beginReordering(at: [0, 0])
        $0.table.proposeReordering(to: [0, 1])
        $0.source.removeItem(at: [0, 1])
      }
    ),
    (
      "after a drag",
      {
        $0.list.reordersItems = true
        $0.table.isEditing = true
        $0.table.simulateMove(from: [0, 0], to: [0, 1])
      }
    ),
    ("swiped", { _ = $0.table.simulateSwipe(at: [0, 0]) }),
    ("without its table", { $0.list.tableView = nil }),
  ]

  @Test("A table view, its list and all that they need are released, in any state")
  func tables() async {
    for (name, bring) in Self.tableStates {
      weak var table: UITableView?
      weak var list: TableViewDataSource<Shelf>?
      weak var descriptor: CellDescriptor<Book, UITableViewCell>?
      weak var source: ArrayDataSource<Shelf>?
      weak var shim: (any UITableViewDelegate)?
      do {
        let stage = TableStage("A=ab|B=c") { list in
          descriptor = list.cells(UITableViewCell.self, for: Book.self) { cell, book, _ in
            cell.textLabel?.text = "\(book)"
          }
          list.sections(for: Shelf.self).header { .title("\($0.title)\($1)") }
          list.deletesItems = true
        }
        (table, list, source, shim) = (stage.table, stage.list, stage.source, stage.table.delegate)
        bring(stage)
        stage.window.rootViewController = nil
        stage.window.isHidden = true
      }
      HeadlessUIKit.finishAnimations()
      for _ in 0..<10 { await Task.yield() }
      #expect(list == nil, "\(name)")
      #expect(table == nil, "\(name)")
      #expect(shim == nil, "\(name)")
      #expect(source == nil, "\(name)")
      #expect(descriptor == nil, "\(name)")
    }
  }

  @Test("A table view without its list shows nothing and asks for nothing")
  func orphan() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    do {
      let source = ArrayDataSource(sections: shelves("A=ab"))
      let list = TableViewDataSource(dataSource: source, cell: UITableViewCell.self) { _, _, _ in }
      list.tableView = table
      table.layoutIfNeeded()
      expectEqual(table.numberOfSections, 1)
    }
    #expect(table.dataSource == nil)
    #expect(table.delegate == nil)
    table.reloadData()
    table.layoutIfNeeded()
    expectEqual(table.numberOfSections, 0)
  }

  @Test("A collection view and its list are released, in any state")
  func collections() async {
    let states: [(String, (CollectionStage) -> Void)] = [
      ("at rest", { _ in }),
      ("off screen", { $0.view.removeFromSuperview() }),
      (
        "in a drag",
        {
          $0.list.reordersItems = true
          $0.list.beginReordering(at: CGPoint(x: 1, y: 1))
          $0.source.removeItem(at: [0, 1])
        }
      ),
      (
        "in a drag that others began",
        {
          $0.list.reordersItems = true
          _ = $0.view.beginInteractiveMovementForItem(at: [0, 0])
          $0.view.updateInteractiveMovementTargetPosition(CGPoint(x: 1, y: 50))
        }
      ),
      ("without its view", { $0.list.collectionView = nil }),
    ]
    for (name, bring) in states {
      weak var view: UICollectionView?
      weak var list: CollectionViewDataSource<Shelf>?
      weak var source: ArrayDataSource<Shelf>?
      do {
        let stage = CollectionStage("A=ab|B=c") {
          $0.header { _, _ in .view(UICollectionReusableView.self) { _ in } }
        }
        (view, list, source) = (stage.view, stage.list, stage.source)
        bring(stage)
        stage.window.rootViewController = nil
        stage.window.isHidden = true
      }
      HeadlessUIKit.finishAnimations()
      for _ in 0..<10 { await Task.yield() }
      #expect(list == nil, "\(name)")
      #expect(view == nil, "\(name)")
      #expect(source == nil, "\(name)")
    }
  }

  @Test("Fallbacks and delegates are not kept")
  func fallbacks() {
    let stage = TableStage("A=a")
    let other = CollectionStage("A=a")
    do {
      let delegate = Delegate()
      stage.list.fallbackDelegate = delegate
      other.list.fallbackDelegate = delegate
      #expect(stage.list.fallbackDelegate === delegate)
      #expect(other.list.fallbackDelegate === delegate)
    }
    #expect(stage.list.fallbackDelegate == nil)
    #expect(other.list.fallbackDelegate == nil)
  }

  @Test("Items are let go when their cells have gone, not when the cells are used again")
  func items() {
    final class Token {}
    struct Held: Identifiable, Equatable {
      let id: Int
      let token: Token
      static func == (one: Held, other: Held) -> Bool { one.id == other.id }
    }
    weak var token: Token?
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = UIViewController()
    window.isHidden = false
    let table = UITableView(frame: window.bounds)
    window.rootViewController?.view.addSubview(table)
    let source = ArrayDataSource(sections: [BasicSection<Int, Held>(id: 0)])
    let list = TableViewDataSource(dataSource: source, cell: UITableViewCell.self) { _, _, _ in }
    list.tableView = table
    do {
      let held = Token()
      token = held
      source.insertItem(Held(id: 1, token: held), at: [0, 0])
      HeadlessUIKit.commit()
    }
    expectEqual(table.visibleCells.count, 1)
    source.removeItem(at: [0, 0])
    HeadlessUIKit.commit()
    HeadlessUIKit.finishAnimations()
    #expect(token == nil)
  }
}
#endif
