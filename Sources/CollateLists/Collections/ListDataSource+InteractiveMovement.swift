#if canImport(UIKit) && !os(watchOS)
import CollateCore
public import UIKit

extension ListDataSource where View == UICollectionView {
  /// Begins an interactive move of the item at a point.
  ///
  /// Call it when a long press begins. On platforms with gesture recognizers,
  /// `installReorderingGesture()` does it for you.
  ///
  /// - Parameter point: A point in the coordinate space of the collection view.
  /// - Returns: Whether there is an item at the point that can be moved.
  @discardableResult
  public func beginReordering(at point: CGPoint) -> Bool {
    guard let collectionView, let indexPath = collectionView.indexPathForItem(at: point),
      let sourcePath = sourcePath(for: indexPath)
    else { return false }
    flush()
    // The pending changes may have moved the item that was at the point.
    guard let path = presenter.presentedPath(of: sourcePath),
      presenter.lift(at: path, isMovedByView: true) != nil
    else { return false }
    guard collectionView.beginInteractiveMovementForItem(at: path.indexPath) else {
      presenter.session?.cancel()
      return false
    }
    return true
  }

  /// Moves the lifted item to a point.
  ///
  /// - Parameter point: A point in the coordinate space of the collection view.
  public func updateReordering(to point: CGPoint) {
    guard presenter.session != nil else { return }
    collectionView?.updateInteractiveMovementTargetPosition(point)
  }

  /// Ends the interactive move, and moves the item in the source.
  public func endReordering() {
    collectionView?.endInteractiveMovement()
    // UIKit reports no move for an item that is dropped where it was.
    endMove()
  }

  /// Cancels the interactive move; the item returns to its original place.
  public func cancelReordering() {
    collectionView?.cancelInteractiveMovement()
    endMove()
  }
}
#endif
