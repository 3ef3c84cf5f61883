import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("What list views do while something is dragged")
struct DragModelTests {
  /// A table with the rows of one section, and all that it asks and tells.
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDragDelegate,
    UITableViewDropDelegate
  {
    var rows = ["a", "b", "c"]
    var log: [String] = []
    var operation = UIDropOperation.move
    var perform: (any UITableViewDropCoordinator) -> Void = { _ in }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows.count
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }

    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      log.append("move \(sourceIndexPath.row) \(destinationIndexPath.row)")
      rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }

    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      rows[indexPath.row] == "c" ? [] : [UIDragItem(itemProvider: NSItemProvider())]
    }

    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
      log.append("end")
    }

    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
      UITableViewDropProposal(operation: operation, intent: .insertAtDestinationIndexPath)
    }

    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {
      log.append("perform \(coordinator.items[0].sourceIndexPath?.row ?? -1)")
      perform(coordinator)
    }
  }

  private func table(_ rows: Rows) -> (UITableView, UIWindow) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = UIViewController()
    window.rootViewController = controller
    window.isHidden = false
    let table = UITableView(frame: window.bounds)
    table.dataSource = rows
    table.dragDelegate = rows
    table.dropDelegate = rows
    controller.view.addSubview(table)
    window.layoutIfNeeded()
    return (table, window)
  }

  @Test("A single row that is dropped in its own table is moved by the data source")
  func move() {
    let rows = Rows()
    let (table, window) = table(rows)
    #expect(HeadlessDrag(lifting: [[0, 2]], in: table) == nil)
    let drag = HeadlessDrag(lifting: [[0, 0]], in: table)
    #expect(table.hasActiveDrag && !table.hasActiveDrop && !table.hasUncommittedUpdates)
    expectEqual(drag?.move(over: [0, 2], in: table), .move)
    #expect(table.hasActiveDrop && table.hasUncommittedUpdates)
    expectEqual(drag?.drop(), true)
    #expect(!table.hasActiveDrag && !table.hasActiveDrop && !table.hasUncommittedUpdates)
    expectEqual(rows.log, ["move 0 2", "end"])
    withExtendedLifetime(window) {}
  }

  @Test("A table that was updated since then has the drop delegate do it, without the row's path")
  func update() {
    let rows = Rows()
    let (table, window) = table(rows)
    let drag = HeadlessDrag(lifting: [[0, 0]], in: table)
    rows.rows.append("d")
    table.insertRows(at: [[0, 3]], with: .none)
    drag?.move(over: [0, 1], in: table)
    drag?.drop()
    expectEqual(rows.log, ["perform -1", "end"])
    withExtendedLifetime(window) {}
  }

  @Test("Nothing is dropped that is forbidden, or not over a view")
  func nothing() {
    let rows = Rows()
    let (table, window) = table(rows)
    rows.operation = .forbidden
    let drag = HeadlessDrag(lifting: [[0, 0]], in: table)
    expectEqual(drag?.move(over: [0, 1], in: table), .forbidden)
    #expect(!table.hasUncommittedUpdates)
    expectEqual(drag?.drop(), false)
    rows.operation = .move
    let other = HeadlessDrag(lifting: [[0, 0]], in: table)
    other?.move(over: [0, 1], in: table)
    other?.leave()
    expectEqual(other?.drop(), false)
    // A move is only possible within an app.
    let foreign = HeadlessDrag(fromElsewhere: [NSItemProvider()])
    expectEqual(foreign.move(over: [0, 1], in: table), .cancel)
    expectEqual(rows.log, ["end", "end"])
    withExtendedLifetime(window) {}
  }

  @Test("Updates are for before and after a drag over the table, and for the drop itself")
  func hazards() {
    HeadlessUIKit.with {
      $0.hazardsAreFatal = true
    } _: {
      let rows = Rows()
      let (table, window) = table(rows)
      let drag = HeadlessDrag(fromElsewhere: [NSItemProvider()])
      rows.operation = .copy
      drag.move(over: [0, 0], in: table)
      let exceptions = HeadlessUIKit.recordingExceptions { table.reloadData() }
      expectEqual(exceptions.count, 1)
      rows.perform = { coordinator in
        rows.rows.insert("x", at: 0)
        table.insertRows(at: [[0, 0]], with: .none)
        coordinator.drop(coordinator.items[0].dragItem, toRowAt: [0, 0])
      }
      let others = HeadlessUIKit.recordingExceptions { drag.drop() }
      expectEqual(others, [])
      expectEqual(drag.landings.map(\.path), [[0, 0]])

      rows.perform = { $0.drop($0.items[0].dragItem, toRowAt: [0, 9]) }
      let third = HeadlessDrag(fromElsewhere: [NSItemProvider()])
      third.move(over: [0, 0], in: table)
      expectEqual(HeadlessUIKit.recordingExceptions { third.drop() }.count, 1)
      withExtendedLifetime(window) {}
    }
  }
}
