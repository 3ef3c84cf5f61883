import CollateUIKit
import UIKit

struct Task: Identifiable, Equatable {
  let id: Int
  var isPinned: Bool
}

typealias TaskList = BasicSection<String, Task>

final class Store {
  func save(_ sections: some Sequence<TaskList>) {}
}

final class TasksViewController: UIViewController {
  let tasks = ArrayDataSource<TaskList>(sections: [])
  let store = Store()
  let tableView = UITableView(frame: .zero, style: .plain)
  lazy var list = TableViewDataSource(dataSource: tasks, cell: UITableViewCell.self) { _, _, _ in }

  func edit() {
    // <LetPeopleReorder.md 1>
  }

  func save() {
    // <LetPeopleReorder.md 4>
  }
}

// <LetPeopleReorder.md 2>

func reorder(
  _ list: CollectionViewDataSource<TaskList>, in collectionView: UICollectionView
) {
  // <LetPeopleReorder.md 3>
}
