#if canImport(UIKit) && !os(watchOS)
import UIKit

extension UITableView: ListSurface {
  var shownHeaders: [(section: Int, view: UIView)] {
    // While a section is dragged, no rows are shown that would tell where the headers are.
    (0..<numberOfSections).compactMap { section in
      headerView(forSection: section).map { (section, $0) }
    }
  }

  func emptyCell(at path: IndexPath) -> UITableViewCell { UITableViewCell() }

  func prepareToSelect() {}

  func select(_ path: IndexPath, animated: Bool) {
    selectRow(at: path, animated: animated, scrollPosition: .none)
  }

  func scroll(to path: IndexPath, at position: ListScrollPosition, animated: Bool) {
    scrollToRow(at: path, at: position.ofTable, animated: animated)
  }

  var isMovingItem: Bool {
    isEditing && visibleCells.contains { $0.configurationState.isReordering }
  }

  // The reordering control is a control (page of `UITableViewCell.showsReorderControl`).
  var isHeldByHand: Bool {
    isEditing
      && visibleCells.contains { cell in
        (cell.subviews + cell.contentView.subviews).contains {
          ($0 as? UIControl)?.isTracking ?? false
        }
      }
  }
}
#endif
