#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import CollateUIKit
import UIKit

// A list that people put in order, across feeds: each list of errands is a source of its own, and rows are
// dragged from one to the other at any time, except for those that are pinned. Copy the file into an app,
// and push `ReorderViewController()` onto a navigation controller. Without rules of your own,
// `list.reordersItems = true` takes the place of the delegate.

/// A view controller in which the user can reorder errands.
final class ReorderViewController: UIViewController, ListReorderingDelegate {
  let home = ArrayDataSource(sections: [
    ErrandList(
      id: "Home",
      items: [
        Errand(id: 1, title: "Water the plants", isPinned: true),
        Errand(id: 2, title: "Write to Ada"),
        Errand(id: 3, title: "Mend the bicycle"),
      ])
  ])
  let work = ArrayDataSource(sections: [
    ErrandList(id: "Work", items: [Errand(id: 4, title: "Learn to juggle")])
  ])

  /// Both lists, between which errands move, because they share a group.
  private(set) lazy var errands = CompositeDataSource(
    [home, work], sharing: IdentityGroup("errands"))

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
  let tableView = UITableView(frame: .zero, style: .insetGrouped)

  override func loadView() { view = tableView }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.header { section, _ in .title(section.id) }
    list.reorderingDelegate = self
    list.allowsDragging = true
    list.deletesItems = true
    list.tableView = tableView
    // The observer is also called for moves by the user, which the table already shows.
    observation = errands.observe { [weak self] update in
      self?.onChange(Array(update.after.sections))
    }
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Swap",
      primaryAction: UIAction { [errands] _ in errands.move(errands.slots[1], to: 0) })
  }

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
    let pinned = errands.snapshot.sections[section].items.count { $0.isPinned }
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

/// An errand.
nonisolated struct Errand: Identifiable, Hashable, Sendable {
  let id: Int
  var title: String

  /// Whether the errand stays at the top of its list.
  var isPinned = false
}

/// A list of errands.
typealias ErrandList = BasicSection<String, Errand>
#endif
