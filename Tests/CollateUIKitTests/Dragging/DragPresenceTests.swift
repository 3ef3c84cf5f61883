#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("Who is the drag and drop delegate of a list view", .traced)
struct DragPresenceTests {
  // Those that are not optional are no statement.
  private static let drags: [Selector] = [
    "itemsForAddingToDragSession:atIndexPath:point:", "dragSessionDidEnd:",
  ]
  private static let drops: [Selector] = [
    "canHandleDropSession:",
    "dropSessionDidUpdate:withDestinationIndexPath:", "dropSessionDidExit:", "dropSessionDidEnd:",
  ]

  private func responds(_ stage: DragStage, to selectors: [Selector]) -> Set<Bool> {
    let delegate = stage.list.dataSource.snapshot.itemCount == 0 ? nil : listObject(of: stage)
    return Set(
      selectors.map { selector in
        let view = stage.view is UITableView ? "tableView:" : "collectionView:"
        return delegate?.responds(to: Selector(view + selector.description)) ?? false
      })
  }

  private func listObject(of stage: DragStage) -> (any NSObjectProtocol)? {
    (stage.view as? UITableView)?.delegate ?? (stage.view as? UICollectionView)?.delegate
  }

  @Test("A list is neither until it allows dragging or takes drops, and only what it is needed for")
  func onlyIfNeeded() {
    for kind in DragStage.Kind.allCases {
      let stage = DragStage(kind, "A=abc") { $0.reordersItems = true }
      #expect(stage.dragDelegate == nil && stage.dropDelegate == nil)
      stage.set(provider: { _ in NSItemProvider() })
      stage.list.canDrop { _ in true }
      stage.layOut()
      #expect(stage.dragDelegate == nil && stage.dropDelegate == nil)
      expectEqual(responds(stage, to: Self.drags + Self.drops), [false])

      stage.list.performDrop { _ in }
      stage.layOut()
      #expect(stage.dragDelegate == nil && stage.dropDelegate === listObject(of: stage))
      expectEqual(responds(stage, to: Self.drags), [false])
      expectEqual(responds(stage, to: Self.drops), [true])

      stage.list.performDrop(nil)
      stage.list.allowsDragging = true
      stage.layOut()
      #expect(stage.dragDelegate === listObject(of: stage))
      #expect(stage.dropDelegate === listObject(of: stage))
      expectEqual(responds(stage, to: Self.drags + Self.drops), [true])

      stage.list.allowsDragging = false
      stage.layOut()
      #expect(stage.dragDelegate == nil && stage.dropDelegate == nil)

      stage.list.allowsDragging = true
      stage.layOut()
      stage.attach(false)
      #expect(stage.dragDelegate == nil && stage.dropDelegate == nil)
    }
  }

  private final class Own: NSObject, UITableViewDragDelegate, UITableViewDropDelegate {
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { [] }

    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {}
  }

  @Test("Delegates of the app's own stay, and the list says so")
  func ownDelegates() {
    let own = Own()
    let reports = Reports()
    let stage = TableStage("A=abc")
    stage.table.dragDelegate = own
    stage.table.dropDelegate = own
    stage.list.reordersItems = true
    stage.layOut()
    #expect(reports.messages.isEmpty)
    stage.list.allowsDragging = true
    stage.layOut()
    #expect(stage.table.dragDelegate === own && stage.table.dropDelegate === own)
    expectEqual(reports.messages.count, 2)
    #expect(reports.messages.allSatisfy { $0.contains("Own") && $0.contains("allowsDragging") })
    stage.list.tableView = nil
    #expect(stage.table.dragDelegate === own && stage.table.dropDelegate === own)
  }

  private final class Fallback: NSObject, UITableViewDelegate, UITableViewDragDelegate,
    UITableViewDropDelegate
  {
    var log: [String] = []

    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      log.append("items")
      return []
    }

    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) { log.append("perform") }

    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
      log.append("begin")
    }

    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
      log.append("end")
    }

    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
      log.append("enter")
    }

    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
      log.append("exit")
    }

    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
      log.append("over")
    }
  }

  @Test("What lists do not answer reaches the app's own delegate, notices too")
  func fallback() {
    let delegate = Fallback()
    let stage = TableStage("A=abc") {
      $0.reordersItems = true
      $0.allowsDragging = true
      $0.fallbackDelegate = delegate
    }
    let drag = HeadlessDrag(lifting: [[0, 0]], in: stage.table)
    drag?.move(over: [0, 2], in: stage.table)
    drag?.leave()
    drag?.move(over: [0, 2], in: stage.table)
    drag?.drop()
    stage.layOut()
    expectEqual(stage.rows, [["b", "c", "a"]])
    expectEqual(delegate.log, ["begin", "enter", "exit", "enter", "over", "end"])
  }

  private final class OnlyCopies: NSObject, UITableViewDelegate, UITableViewDragDelegate {
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { [] }

    func tableView(
      _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { false }
  }

  @Test("If the app's own delegate lets nothing be moved, items of the list are for the closure")
  func onlyCopies() {
    let delegate = OnlyCopies()
    var copied: [Book.ID] = []
    let stage = TableStage("A=abc") {
      $0.reordersItems = true
      $0.allowsDragging = true
      $0.fallbackDelegate = delegate
      $0.performDrop { copied += $0.ids(of: Book.ID.self) }
    }
    let drag = HeadlessDrag(lifting: [[0, 0]], in: stage.table)
    expectEqual(drag?.move(over: [0, 2], in: stage.table), .copy)
    drag?.drop()
    stage.layOut()
    expectEqual(copied, ["a"])
    expectEqual(stage.rows, [["a", "b", "c"]])
  }

  @Test("Delegates are not assigned again during a drag, but as soon as it ends")
  func duringDrag() async {
    for kind in DragStage.Kind.allCases {
      for isOver in [false, true] {
        let stage = DragStage(kind, "A=abc") {
          $0.reordersItems = true
          $0.allowsDragging = true
        }
        let drag = stage.lift([0, 0])
        stage.list.allowsDragging = false
        for _ in 0..<10 { await Task.yield() }
        stage.source.insertItem(Book("x"), at: [0, 0])
        stage.layOut()
        expectEqual(stage.lines, stage.expected)
        #expect(stage.dragDelegate != nil && stage.dropDelegate != nil)
        // Nevertheless it does not move items any more.
        if isOver { #expect(drag?.move(over: [0, 2], in: stage.view) != .move) }
        drag?.cancel()
        for _ in 0..<10 { await Task.yield() }
        #expect(stage.dragDelegate == nil && stage.dropDelegate == nil)
      }
    }
  }
}
#endif
