import CollateUIKit
import UIKit

struct ToDo: Identifiable, Equatable {
  let id: UUID
  var title = ""
  var isPinned = false
}

typealias TaskList = BasicSection<String, ToDo>

final class Store {
  func save(_ sections: some Sequence<TaskList>) {}
}

final class TasksViewController: UIViewController {
  let tasks = ArrayDataSource<TaskList>(sections: [])
  let tableView = UITableView(frame: .zero, style: .plain)
  lazy var list = TableViewDataSource(dataSource: tasks, cell: UITableViewCell.self) { _, _, _ in }

  func edit() {
    // <LetPeopleReorder.md 1>
  }
}

// <LetPeopleReorder.md 2>

extension CollectionViewDataSource {
  // The one of Collate needs selectors.
  func installReorderingGesture() {}
}

@MainActor
func reorder(
  _ list: CollectionViewDataSource<TaskList>, in collectionView: UICollectionView
) {
  // <LetPeopleReorder.md 3>
}

@MainActor
func allowDragging(in list: CollectionViewDataSource<TaskList>) {
  // <LetPeopleReorder.md 4>
}

@MainActor
func shareIDs(_ open: ArrayDataSource<TaskList>, _ done: ArrayDataSource<TaskList>) {
  // <LetPeopleReorder.md 5>
  print(screen)
}

@MainActor
func moveByIDs(
  _ tasks: ArrayDataSource<TaskList>, in list: TableViewDataSource<TaskList>
) {
  // <LetPeopleReorder.md 6>
}

final class BoardViewController: UIViewController {
  let board = CompositeDataSource<TaskList>()

  // <LetPeopleReorder.md 7>
}

@MainActor
func exchange(
  _ tasks: ArrayDataSource<TaskList>, with list: TableViewDataSource<TaskList>
) {
  // <LetPeopleReorder.md 8>
}

@MainActor
func dragSections(of list: TableViewDataSource<TaskList>) {
  // <LetPeopleReorder.md 9>
}

@MainActor
func save(_ tasks: ArrayDataSource<TaskList>, in store: Store) {
  // <LetPeopleReorder.md 10>
}

struct Server {
  func move(_ ids: [ToDo.ID], to section: String, before next: ToDo.ID?) async throws {}
}

@MainActor
func move(
  in list: TableViewDataSource<TaskList>, of tasks: ArrayDataSource<TaskList>, at server: Server
) {
  // <LetPeopleReorder.md 11>
}

@MainActor
func move(
  in list: TableViewDataSource<TaskList>, of timeline: LoadingDataSource<TaskList, Int>,
  at server: Server
) {
  // <LetPeopleReorder.md 12>
}
