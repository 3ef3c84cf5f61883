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
    #expect(saved == [["b", "c", "a"]])
    withExtendedLifetime((window, observation)) {}
  }

  @Test("With rules of its own a screen moves the item with one line")
  func byDelegate() {
    let screen = TasksViewController()
    screen.list.reorderingDelegate = screen
    let window = ArticleWindow(screen)
    screen.tableView.setEditing(true, animated: true)
    #expect(!screen.tableView.beginReordering(at: [0, 0]))
    screen.tableView.simulateMove(from: [0, 2], to: [0, 1])
    #expect(screen.tasks.sections[0].items.map(\.id) == ["a", "c", "b"])
    withExtendedLifetime(window) {}
  }
}

extension ReorderArticleTests.TasksViewController: TableViewReorderingDelegate {
  func reordering(tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    !tasks.snapshot[ItemPath(indexPath)].isPinned
  }

  func reordering(
    tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    tasks.moveItem(at: ItemPath(sourceIndexPath), to: ItemPath(destinationIndexPath))
  }
}
#endif
