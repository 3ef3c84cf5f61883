#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import CollateUIKit
import UIKit

// A list that the user can reorder: errands for now and for later, in one table whose rows can be
// dragged within and between sections at any time. Copy the file into an app, and push
// `ReorderViewController()` onto a navigation controller.

/// An errand.
nonisolated struct Errand: Identifiable, Hashable, Sendable {
  let id: Int
  var title: String

  /// Whether the errand cannot be moved.
  var isPinned: Bool

  init(id: Int, title: String, isPinned: Bool = false) {
    (self.id, self.title, self.isPinned) = (id, title, isPinned)
  }
}

/// A section with a title and errands.
typealias ErrandList = BasicSection<String, Errand>

/// A view controller in which the user can reorder errands.
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

  /// A closure that is called with the new order, to save it.
  var onChange: ([ErrandList]) -> Void = { _ in }

  private lazy var list = TableViewDataSource(
    dataSource: errands, cell: UITableViewCell.self
  ) { cell, errand, _ in
    var content = cell.defaultContentConfiguration()
    content.text = errand.title
    content.secondaryText = errand.isPinned ? "Stays first" : nil
    cell.contentConfiguration = content
  }

  private var observation: ObservationToken?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Errands"
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)

    list.header { section, _ in .title(section.id) }
    list.reorderingDelegate = self
    list.allowsDragging = true
    list.deletesItems = true
    list.tableView = tableView
    // The observer is also called for moves by the user, which the table already shows.
    observation = errands.observe { [weak self] update in
      self?.onChange(Array(update.after.sections))
    }
  }
}

// If you need no custom rules, set `list.reordersItems = true` instead.
extension ReorderViewController: ListReorderingDelegate {
  /// Returns `false` for pinned errands, which cannot be dragged.
  func reordering(in view: UIScrollView, canMoveItemAt indexPath: IndexPath) -> Bool {
    !errands.snapshot[ItemPath(indexPath)].isPinned
  }

  /// Returns a destination below the pinned errands of a section.
  func reordering(
    in view: UIScrollView, targetIndexPathForMoveFromItemAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    let section = proposedDestinationIndexPath.section
    let pinned = errands.sections[section].items.count { $0.isPinned }
    return IndexPath(row: max(pinned, proposedDestinationIndexPath.row), section: section)
  }

  /// Moves the item; if it were not moved, the row would return.
  func reordering(
    in view: UIScrollView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    errands.moveItem(at: ItemPath(sourceIndexPath), to: ItemPath(destinationIndexPath))
  }
}
#endif
