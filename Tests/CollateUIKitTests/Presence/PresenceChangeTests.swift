#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// A table view that counts how often its objects are set.
private final class CountingTable: UITableView {
  var delegates = 0
  var dataSources = 0

  override var delegate: (any UITableViewDelegate)? {
    get { super.delegate }
    set {
      super.delegate = newValue
      if newValue != nil { delegates += 1 }
    }
  }

  override var dataSource: (any UITableViewDataSource)? {
    get { super.dataSource }
    set {
      super.dataSource = newValue
      if newValue != nil { dataSources += 1 }
    }
  }
}

@MainActor
@Suite("When a view reads what its delegate responds to", .traced)
struct PresenceChangeTests {
  private func table(
    _ setUp: (TableViewDataSource<Shelf>) -> Void = { _ in }
  ) -> (stage: TableStage, table: CountingTable) {
    let stage = TableStage("A=abcdefgh|B=xyz", height: 200)
    let table = CountingTable(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    stage.window.rootViewController?.view.addSubview(table)
    setUp(stage.list)
    stage.list.tableView = table
    stage.layOut()
    return (stage, table)
  }

  @Test("What is set before the list is attached costs nothing")
  func before() {
    let (stage, table) = table {
      $0.height { _, _ in 44 }.didSelect { _, _ in .deselect }.commitEditing { _, _, _ in }
      $0.reordersItems = true
    }
    #expect(table.delegates == 1 && table.dataSources == 1)
    withExtendedLifetime(stage) {}
  }

  @Test("Any number of closures set later are read once, and the data source is left alone")
  func later() async {
    let (stage, table) = table()
    table.contentOffset.y = 60
    table.selectRow(at: [0, 3], animated: false, scrollPosition: .none)
    let reloads = table.calls.reloads
    stage.list.height { _, _ in 40 }.shouldHighlight { _, _ in true }.willSelect { _, path in path }
    stage.list.fallbackDelegate = nil
    expectEqual(table.delegates, 1)
    await until(table.delegates == 2)
    for _ in 0..<10 { await Task.yield() }
    #expect(table.delegates == 2 && table.dataSources == 1)
    expectEqual(table.contentOffset.y, 60)
    expectEqual(table.indexPathsForSelectedRows, [[0, 3]])
    expectEqual(table.calls.reloads, reloads)
    // A closure that replaces another is nothing new.
    stage.list.height { _, _ in 50 }
    for _ in 0..<10 { await Task.yield() }
    expectEqual(table.delegates, 2)
  }

  @Test("A data source that gets a method is read again, and selection and offset stay")
  func dataSource() {
    let (stage, table) = table()
    table.contentOffset.y = 60
    table.selectRow(at: [0, 3], animated: false, scrollPosition: .none)
    stage.list.deletesItems = true
    stage.layOut()
    #expect(table.delegates == 2 && table.dataSources == 2)
    expectEqual(table.contentOffset.y, 60)
    expectEqual(table.indexPathsForSelectedRows, [[0, 3]])
    #expect(table.simulateDelete(at: [0, 2]))
    stage.layOut()
    expectEqual(table.numberOfRows(inSection: 0), 7)
  }

  @Test("A data source that responds to the same as before is not set again")
  func sameDataSource() {
    final class Mover: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }

      func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

      func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
      ) {}
    }
    let movers = [Mover(), Mover()]
    let (stage, table) = table { $0.fallbackDataSource = movers[0] }
    let cell = table.cellForRow(at: [0, 1])
    let changes: [(TableViewDataSource<Shelf>) -> Void] = [
      { $0.fallbackDataSource = movers[1] },
      { $0.canMove { _, _ in true }.moveItem { _, _, _ in } },
      { $0.moveItem(nil).moveItems { _ in } },
      { $0.fallbackDataSource = nil },
      { $0.reordersItems = true },
      { $0.fallbackDelegate = nil },
    ]
    for change in changes {
      change(stage.list)
      stage.layOut()
      expectEqual(table.dataSources, 1)
      #expect(table.cellForRow(at: [0, 1]) === cell)
    }
    stage.list.commitEditing { _, _, _ in }
    stage.layOut()
    expectEqual(table.dataSources, 2)
  }

  @Test("Changes of the source in the same moment are shown after it is read again")
  func withUpdate() {
    let (stage, table) = table()
    stage.list.height { _, _ in 30 }
    stage.list.reordersItems = true
    stage.source.removeItem(at: [0, 0])
    stage.layOut()
    expectEqual(table.numberOfRows(inSection: 0), 7)
    expectEqual(table.rectForRow(at: [0, 0]).height, 30)
    stage.source.removeItem(at: [0, 0])
    stage.layOut()
    expectEqual(table.numberOfRows(inSection: 0), 6)
  }

  @Test("While a row is swiped or moved, the delegate is not set")
  func busy() {
    let (stage, table) = table {
      $0.trailingSwipeActions { _, _ in
        UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .normal, title: "Keep") { _, _, done in done(true) }
        ])
      }
      $0.reordersItems = true
    }
    #expect(table.simulateSwipe(at: [0, 1]) != nil)
    stage.list.height { _, _ in 30 }
    stage.list.flush()
    expectEqual(table.delegates, 1)
    table.simulateEndOfSwipe()
    expectEqual(table.delegates, 2)

    table.isEditing = true
    stage.layOut()
    #expect(table.beginReordering(at: [0, 1]))
    stage.list.shouldHighlight { _, _ in true }
    stage.list.flush()
    expectEqual(table.delegates, 2)
    table.cancelReordering()
    stage.list.cancelReordering()
    expectEqual(table.delegates, 3)
  }

  @Test("A closure that is set while a row is moved is known once the row is dropped")
  func setDuringMove() async {
    let (stage, table) = table { $0.reordersItems = true }
    table.isEditing = true
    stage.layOut()
    #expect(table.beginReordering(at: [0, 1]))
    table.proposeReordering(to: [0, 2])
    stage.list.height { _, _ in 30 }
    for _ in 0..<10 { await Task.yield() }
    expectEqual(table.delegates, 1)
    table.endReordering()
    await until(table.delegates == 2)
    expectEqual(table.delegates, 2)
    stage.layOut()
    expectEqual(table.rectForRow(at: [0, 0]).height, 30)
  }

  // iOS 27 lifts rows that can be dragged for an entry of their menus.
  @Test("A row that is lifted for a menu holds nothing up; one that is dragged does")
  func lifted() async throws {
    let (stage, table) = table {
      $0.reordersItems = true
      $0.allowsDragging = true
    }
    let drag = try #require(HeadlessDrag(onlyLifting: [[0, 3]], in: table))
    stage.list.height { _, _ in 30 }
    stage.list.flush()
    expectEqual(table.delegates, 2)
    stage.source.removeItem(at: [0, 0])
    expectEqual(table.numberOfRows(inSection: 0), 7)

    drag.move(over: [0, 1], in: table)
    drag.leave()
    stage.list.shouldHighlight { _, _ in true }
    stage.list.flush()
    expectEqual(table.delegates, 2)
    drag.move(over: [0, 0], in: table)
    #expect(drag.drop())
    await until(table.delegates == 3)
    stage.layOut()
    expectEqual(text(stage.source.sections), "A=dbcefgh|B=xyz")
  }

  @Test("A delegate that took over in the meantime stays")
  func taken() {
    final class Other: NSObject, UITableViewDelegate {}
    let (stage, table) = table()
    let other = Other()
    table.delegate = other
    stage.list.height { _, _ in 30 }
    stage.layOut()
    #expect(table.delegate === other)
  }

  @Test("Setting and removing closures for some items updates what the delegate responds to")
  func descriptors() {
    let selector: Selector = "tableView:heightForRowAtIndexPath:"
    let (stage, table) = table()
    let descriptor = stage.list.cells(UITableViewCell.self, for: Book.self)
    stage.layOut()
    expectEqual(table.delegate?.responds(to: selector), false)
    descriptor.height { _, _ in 30 }
    stage.layOut()
    expectEqual(table.delegate?.responds(to: selector), true)
    expectEqual(table.rectForRow(at: [0, 0]).height, 30)
    descriptor.height(nil)
    stage.layOut()
    expectEqual(table.delegate?.responds(to: selector), false)
    #expect(table.rectForRow(at: [0, 0]).height != 30)
  }

  @Test("A fallback that is gone gets no messages, and the view goes on")
  func deadFallback() {
    final class Fallback: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        30
      }
    }
    let (stage, table) = table()
    table.rowHeight = 50
    autoreleased {
      let fallback = Fallback()
      stage.list.fallbackDelegate = fallback
      stage.layOut()
      expectEqual(table.rectForRow(at: [0, 0]).height, 30)
    }
    #expect(stage.list.fallbackDelegate == nil)
    table.reloadData()
    stage.layOut()
    expectEqual(table.rectForRow(at: [0, 0]).height, 50)
  }

  @Test("A fallback is read also if it is in memory where one was that is gone")
  func sameAddress() {
    final class Bare: NSObject, UITableViewDelegate {}
    final class Fallback: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        30
      }
    }
    let (stage, table) = table()
    table.rowHeight = 50
    var address: ObjectIdentifier?
    autoreleased {
      let bare = Bare()
      address = ObjectIdentifier(bare)
      stage.list.fallbackDelegate = bare
      stage.layOut()
    }
    // If no object gets the same memory, the test says nothing; one of the first does as a rule.
    var fallbacks: [Fallback] = []
    repeat {
      fallbacks.append(Fallback())
    } while fallbacks.count < 10_000 && fallbacks.last.map(ObjectIdentifier.init) != address
    stage.list.fallbackDelegate = fallbacks.last
    stage.layOut()
    expectEqual(table.rectForRow(at: [0, 0]).height, 30)
  }

  @Test("What only a fallback that is gone responded to is answered with nothing, and no crash")
  func lostMessages() {
    final class Springs: NSObject, UITableViewDelegate {
      func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
      ) -> Bool { false }
    }
    let (stage, table) = table()
    autoreleased {
      let fallback = Springs()
      stage.list.fallbackDelegate = fallback
      stage.layOut()
      #expect(!table.simulateSpringLoading(at: [0, 0]))
    }
    expectEqual(
      HeadlessUIKit.recordingExceptions { _ = table.simulateSpringLoading(at: [0, 0]) }, [])
  }
}
#endif
