#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// A delegate that moves the items of a collection view.
///
/// Index paths are in the *source*, so with an array source one line is enough:
///
///     func reordering(
///       collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath
///     ) {
///       feed.moveItem(at: ItemPath(source), to: ItemPath(destination))
///     }
@MainActor
public protocol CollectionViewReorderingDelegate: AnyObject {
  /// Returns whether an item can be moved.
  ///
  /// The default implementation returns `true`. Corresponds to `collectionView(_:canMoveItemAt:)`.
  func reordering(collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool

  /// Returns the destination of an item for the proposed one.
  ///
  /// The default implementation returns the proposed one.
  func reordering(
    collectionView: UICollectionView, targetIndexPathForMoveFromItemAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath

  /// Moves an item in the source; do it before the method returns.
  ///
  /// The collection view already shows the move. If the source does something else or nothing, the
  /// item moves to where the source has it. Corresponds to `collectionView(_:moveItemAt:to:)`.
  func reordering(
    collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}

extension CollectionViewReorderingDelegate {
  /// The default implementation, which returns `true`.
  public func reordering(
    collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// The default implementation, which returns the proposed destination.
  public func reordering(
    collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    proposedDestinationIndexPath
  }
}
#endif
