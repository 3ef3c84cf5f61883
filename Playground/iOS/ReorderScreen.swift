#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import CollateUIKit
import UIKit

// A list that people put in order: errands for now and for later, in one table whose rows are dragged
// by their handles within a section and across. Copy the file into an app, and put
// `ReorderViewController()` into a navigation controller.

/// Something to do.
struct Errand: Identifiable, Hashable, Sendable {
  let id: Int
  var title: String

  /// Whether the errand has to stay where it is.
  var isPinned: Bool

  init(id: Int, title: String, isPinned: Bool = false) {
    (self.id, self.title, self.isPinned) = (id, title, isPinned)
  }
}

/// Errands below a title.
typealias ErrandList = BasicSection<String, Errand>

/// Lets people put errands in order.
final class ReorderViewController: UIViewController {
  let errands = ArrayDataSource<ErrandList>(sections: [
    ErrandList(
      id: "Now",
      items: [
        Errand(id: 1, title: "Water the plants", isPinned: true),
        Errand(id: 2, title: "Write to Ada"),
        Errand(id: 3, title: "Mend the bicycle"),
      ]),
    ErrandList(id: "Later", items: [Errand(id: 4, title: "Learn to juggle")]),
  ])

  let tableView = UITableView(frame: .zero, style: .insetGrouped)

  /// Is told the new order, to save it.
  var onChange: ([ErrandList]) -> Void = { _ in }

  private lazy var list = TableViewDataSource(
    dataSource: errands, cell: UITableViewCell.self
  ) { cell, errand, _ in
    var content = cell.defaultContentConfiguration()
    content.text = errand.title
    content.secondaryText = errand.isPinned ? "Stays first" : nil
    cell.contentConfiguration = content
  }

  private var observation: Observation?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Errands"
    navigationItem.rightBarButtonItem = editButtonItem
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)

    list.header { section, _ in .title(section.id) }
    list.reorderingDelegate = self
    list.deletesItems = true
    list.tableView = tableView
    // Everybody but the table hears of a move, for the table shows it already.
    observation = errands.observe { [weak self] update in
      self?.onChange(Array(update.after.sections))
    }
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView.setEditing(editing, animated: animated)
  }
}

// Without rules of your own, `list.reordersItems = true` does the same.
extension ReorderViewController: TableViewReorderingDelegate {
  /// Pinned errands have no handle.
  func reordering(tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    !errands.snapshot[ItemPath(indexPath)].isPinned
  }

  /// Nothing goes above the pinned errands of a section.
  func reordering(
    tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    let section = proposedDestinationIndexPath.section
    let pinned = errands.sections[section].items.count { $0.isPinned }
    return IndexPath(row: max(pinned, proposedDestinationIndexPath.row), section: section)
  }

  /// One line moves the item; if it moved nothing, the row would go back.
  func reordering(
    tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    errands.moveItem(at: ItemPath(sourceIndexPath), to: ItemPath(destinationIndexPath))
  }
}
#endif
