#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// A delegate that moves the rows of a table view.
///
/// Index paths are in the *source*, so with an array source one line is enough:
///
///     func reordering(
///       tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
///     ) {
///       feed.moveItem(at: ItemPath(source), to: ItemPath(destination))
///     }
@MainActor
public protocol TableViewReorderingDelegate: AnyObject {
  /// Returns whether a row can be moved.
  ///
  /// The default implementation returns `true`. Corresponds to `tableView(_:canMoveRowAt:)`.
  func reordering(tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

  /// Returns the destination of a row for the proposed one.
  ///
  /// The default implementation returns the proposed one. Corresponds to
  /// `tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)`.
  func reordering(
    tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath

  /// Moves an item in the source; do it before the method returns.
  ///
  /// The table view already shows the move. If the source does something else or nothing, the row
  /// moves to where the source has it. Corresponds to `tableView(_:moveRowAt:to:)`.
  func reordering(
    tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}

extension TableViewReorderingDelegate {
  /// The default implementation, which returns `true`.
  public func reordering(tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  /// The default implementation, which returns the proposed destination.
  public func reordering(
    tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    proposedDestinationIndexPath
  }
}
#endif
