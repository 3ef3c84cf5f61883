#if canImport(UIKit) && !os(watchOS)
public import UIKit

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

/// The animations for inserting and deleting rows and sections of a table view.
///
/// Moves always use UIKit's move animation, and rows with new content are reconfigured in place.
public struct RowAnimations: Hashable, Sendable {
  /// The animation for deleting rows.
  public var rowDeletion: UITableView.RowAnimation

  /// The animation for inserting rows.
  public var rowInsertion: UITableView.RowAnimation

  /// The animation for deleting sections.
  public var sectionDeletion: UITableView.RowAnimation

  /// The animation for inserting sections.
  public var sectionInsertion: UITableView.RowAnimation

  /// Creates a set of animations.
  ///
  /// - Parameters:
  ///   - rowDeletion: The animation for deleting rows.
  ///   - rowInsertion: The animation for inserting rows.
  ///   - sectionDeletion: The animation for deleting sections.
  ///   - sectionInsertion: The animation for inserting sections.
  public init(
    rowDeletion: UITableView.RowAnimation = .automatic,
    rowInsertion: UITableView.RowAnimation = .automatic,
    sectionDeletion: UITableView.RowAnimation = .automatic,
    sectionInsertion: UITableView.RowAnimation = .automatic
  ) {
    self.rowDeletion = rowDeletion
    self.rowInsertion = rowInsertion
    self.sectionDeletion = sectionDeletion
    self.sectionInsertion = sectionInsertion
  }

  /// Creates a set with one animation for everything.
  ///
  /// - Parameter animation: The animation for all insertions and deletions.
  public init(_ animation: UITableView.RowAnimation) {
    self.init(
      rowDeletion: animation, rowInsertion: animation,
      sectionDeletion: animation, sectionInsertion: animation)
  }
}
#endif
