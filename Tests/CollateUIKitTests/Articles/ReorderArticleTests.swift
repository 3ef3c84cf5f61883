#if HEADLESS_UIKIT
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("The article on reordering", .traced)
struct ReorderArticleTests {
  struct Task: Identifiable, Hashable, Sendable {
    let id: String
    var isPinned = false
  }

  final class TasksViewController: UIViewController {
    let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
    let tasks = ArrayDataSource(sections: [
      BasicSection(id: 0, items: [Task(id: "a", isPinned: true), Task(id: "b"), Task(id: "c")])
    ])

    lazy var list = TableViewDataSource(dataSource: tasks, cell: UITableViewCell.self) {
      cell, task, _ in cell.textLabel?.text = task.id
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(tableView)
      list.tableView = tableView
    }
  }

  @Test("Without rules the source moves its items, and observers save the new order")
  func bySource() {
    let screen = TasksViewController()
    screen.list.reordersItems = true
    let window = ArticleWindow(screen)
    var saved: [[String]] = []
    let observation = screen.tasks.observe { update in
      saved.append(update.after.sections.flatMap(\.items).map(\.id))
    }
    screen.tableView.setEditing(true, animated: true)
    screen.tableView.simulateMove(from: [0, 0], to: [0, 2])
    expectEqual(saved, [["b", "c", "a"]])
    withExtendedLifetime((window, observation)) {}
  }

  @Test("Rows are dragged without editing mode")
  func dragging() {
    let screen = TasksViewController()
    screen.list.reordersItems = true
    screen.list.allowsDragging = true
    let window = ArticleWindow(screen)
    let drag = HeadlessDrag(lifting: [[0, 0]], in: screen.tableView)
    drag?.move(over: [0, 2], in: screen.tableView)
    drag?.drop()
    expectEqual(screen.tasks.sections[0].items.map(\.id), ["b", "c", "a"])
    withExtendedLifetime(window) {}
  }

  @Test("Sections are dragged by their headers")
  func sections() {
    let screen = TasksViewController()
    screen.tasks.appendSection(BasicSection(id: 1, items: [Task(id: "d")]))
    screen.list.reordersSections = true
    screen.list.header { taskList, _ in .title("\(taskList.id)") }
    let window = ArticleWindow(screen)
    let header = screen.tableView.headerView(forSection: 1)
    let drag = header.flatMap { HeadlessDrag(lifting: $0) }
    drag?.begin()
    expectEqual(screen.tableView.numberOfRows(inSection: 1), 0)
    drag?.move(to: CGPoint(x: 20, y: 1), over: nil, in: screen.tableView)
    drag?.drop()
    expectEqual(screen.tasks.sections.map(\.id), [1, 0])
    expectEqual(screen.tableView.numberOfRows(inSection: 0), 1)
    withExtendedLifetime(window) {}
  }

  @Test("From one column of a board to another, a task is moved by the composite")
  func board() {
    let board = CompositeDataSource<BasicSection<Int, Task>>()
    let screens = [TasksViewController(), TasksViewController()]
    screens[1].tasks.sections[0].items = [Task(id: "d")]
    let windows = screens.map { screen in
      let slot = board.append(screen.tasks, sharing: IdentityGroup("tasks"))
      screen.list.reordersItems = true
      screen.list.allowsDragging = true
      screen.list.performDrop { [board] drop in
        guard let place = drop.destination, let destination = board.path(place, in: slot) else {
          return
        }
        board.performBatchUpdates {
          for id in drop.ids(of: Task.ID.self).reversed() {
            guard let path = board.itemPath(of: id) else { continue }
            if board.canMoveItem(at: path, to: destination) {
              board.moveItem(at: path, to: destination)
            }
          }
        }
      }
      return ArticleWindow(screen)
    }
    let drag = HeadlessDrag(lifting: [[0, 0]], in: screens[0].tableView)
    drag?.add([0, 2], in: screens[0].tableView)
    drag?.move(over: [0, 0], in: screens[1].tableView)
    drag?.drop()
    expectEqual(screens.map { $0.tasks.sections[0].items.map(\.id) }, [["b"], ["a", "c", "d"]])
    expectEqual(drag?.landings.map(\.path), [[0, 0], [0, 1]])
    withExtendedLifetime(windows) {}
  }

  @Test("Tasks come from other apps as texts, and go there")
  func otherApps() {
    let screen = TasksViewController()
    screen.list.allowsDragging = true
    screen.list.itemProvider { task, _ in NSItemProvider(object: NSString(string: task.id)) }
    screen.list.canDrop { drop in drop.session.canLoadObjects(ofClass: NSString.self) }
    screen.list.performDrop { [tasks = screen.tasks] drop in
      drop.session.loadObjects(ofClass: NSString.self) { titles in
        for title in titles.reversed() {
          tasks.insertItem(Task(id: "\(title)"), at: [0, 0])
        }
      }
    }
    let window = ArticleWindow(screen)
    let texts = ["x", "y"].map { NSItemProvider(object: NSString(string: $0)) }
    let drag = HeadlessDrag(fromElsewhere: texts)
    drag.move(over: [0, 1], in: screen.tableView)
    #expect(drag.drop())
    expectEqual(screen.tasks.sections[0].items.map(\.id), ["x", "y", "a", "b", "c"])
    let other = HeadlessDrag(fromElsewhere: [NSItemProvider()])
    expectEqual(other.move(over: [0, 1], in: screen.tableView), .forbidden)
    let out = HeadlessDrag(lifting: [[0, 0]], in: screen.tableView)
    expectEqual(out?.items[0].itemProvider.registeredTypeIdentifiers.isEmpty, false)
    withExtendedLifetime(window) {}
  }

  @Test("With rules of its own a screen moves the item with one line")
  func byDelegate() {
    let screen = TasksViewController()
    screen.list.reorderingDelegate = screen
    let window = ArticleWindow(screen)
    screen.tableView.setEditing(true, animated: true)
    #expect(!screen.tableView.beginReordering(at: [0, 0]))
    screen.tableView.simulateMove(from: [0, 2], to: [0, 1])
    expectEqual(screen.tasks.sections[0].items.map(\.id), ["a", "c", "b"])
    withExtendedLifetime(window) {}
  }
}

extension ReorderArticleTests.TasksViewController: ListReorderingDelegate {
  func reordering(in view: UIScrollView, canMoveItemAt indexPath: IndexPath) -> Bool {
    !tasks.snapshot[ItemPath(indexPath)].isPinned
  }

  func reordering(
    in view: UIScrollView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    tasks.moveItem(at: ItemPath(sourceIndexPath), to: ItemPath(destinationIndexPath))
  }
}
#endif
