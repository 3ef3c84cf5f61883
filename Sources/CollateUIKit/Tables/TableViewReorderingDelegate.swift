#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// Moves rows of a table view for the user.
///
/// Index paths are those of the *source*, so with an array source one line will do:
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
  /// By default every row can.
  func reordering(tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

  /// Returns where a row would go that is proposed to go to a place.
  ///
  /// By default it goes there.
  func reordering(
    tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath

  /// Moves an item of the source, before the method returns.
  ///
  /// The table view shows the move already. If the source does something else or nothing, the row
  /// goes where the source has it.
  func reordering(
    tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}

extension TableViewReorderingDelegate {
  /// Returns that a row can be moved.
  public func reordering(tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  /// Returns the place that is proposed.
  public func reordering(
    tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    proposedDestinationIndexPath
  }
}
#endif
