#if canImport(UIKit) && !os(watchOS)
public import UIKit

extension CollectionViewDataSource {
  /// Lifts the item at a point, to be moved by hand.
  ///
  /// Call it when a long press begins. On platforms with gestures `installReorderingGesture()` does
  /// all of it.
  ///
  /// - Parameter point: A point in the coordinates of the collection view.
  /// - Returns: Whether there is an item at the point, and it may be moved.
  @discardableResult
  public func beginReordering(at point: CGPoint) -> Bool {
    guard let collectionView, let indexPath = collectionView.indexPathForItem(at: point),
      let sourcePath = sourcePath(for: indexPath)
    else { return false }
    flush()
    // Changes that waited may have moved the item that was under the finger.
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
  /// - Parameter point: A point in the coordinates of the collection view.
  public func updateReordering(to point: CGPoint) {
    guard presenter.session != nil else { return }
    collectionView?.updateInteractiveMovementTargetPosition(point)
  }

  /// Drops the lifted item where it is, and moves it in the source.
  public func endReordering() {
    watch.stop()
    collectionView?.endInteractiveMovement()
    // An item that is dropped where it was is not moved.
    presenter.session?.cancel()
    flush()
  }

  /// Has the lifted item go back to where it was.
  public func cancelReordering() {
    watch.stop()
    collectionView?.cancelInteractiveMovement()
    presenter.session?.cancel()
    flush()
  }
}
#endif
