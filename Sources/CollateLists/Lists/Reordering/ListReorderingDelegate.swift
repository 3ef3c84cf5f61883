#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// A delegate that moves the items of a list.
///
/// Index paths are in the *source*, so with an array source one line is enough:
///
///     func reordering(in view: UIScrollView, moveItemAt source: IndexPath, to destination: IndexPath) {
///       feed.moveItem(at: ItemPath(source), to: ItemPath(destination))
///     }
@MainActor
public protocol ListReorderingDelegate: AnyObject {
  /// Returns whether an item can be moved.
  ///
  /// The default implementation returns `true`. Corresponds to `tableView(_:canMoveRowAt:)` and
  /// `collectionView(_:canMoveItemAt:)`.
  func reordering(in view: UIScrollView, canMoveItemAt indexPath: IndexPath) -> Bool

  /// Returns the destination of an item for the proposed one.
  ///
  /// The default implementation returns the proposed one. Corresponds to
  /// `tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)`.
  func reordering(
    in view: UIScrollView, targetIndexPathForMoveFromItemAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath

  /// Moves an item in the source; do it before the method returns.
  ///
  /// The view already shows the move. If the source does something else or nothing, the item moves to where the source
  /// has it. Corresponds to `tableView(_:moveRowAt:to:)` and `collectionView(_:moveItemAt:to:)`.
  func reordering(
    in view: UIScrollView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}

extension ListReorderingDelegate {
  /// The default implementation, which returns `true`.
  public func reordering(in view: UIScrollView, canMoveItemAt indexPath: IndexPath) -> Bool { true }

  /// The default implementation, which returns the proposed destination.
  public func reordering(
    in view: UIScrollView, targetIndexPathForMoveFromItemAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }
}
#endif
