#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// Moves items of a collection view for the user.
///
/// Index paths are those of the *source*, so with an array source one line will do:
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
  /// By default every item can.
  func reordering(collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool

  /// Returns where an item would go that is proposed to go to a place.
  ///
  /// By default it goes there.
  func reordering(
    collectionView: UICollectionView, targetIndexPathForMoveFromItemAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath

  /// Moves an item of the source, before the method returns.
  ///
  /// The collection view shows the move already. If the source does something else or nothing, the item
  /// goes where the source has it.
  func reordering(
    collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}

extension CollectionViewReorderingDelegate {
  /// Returns that an item can be moved.
  public func reordering(
    collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Returns the place that is proposed.
  public func reordering(
    collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    proposedDestinationIndexPath
  }
}
#endif
