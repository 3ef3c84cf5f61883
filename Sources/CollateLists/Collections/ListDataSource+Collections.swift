#if canImport(UIKit) && !os(watchOS)
import CollateCore
public import UIKit

extension ListDataSource where View == UICollectionView {
  /// The collection view that shows the source.
  ///
  /// Setting it replaces its data source and delegate. Its previous delegate becomes the ``fallbackDelegate`` if there is
  /// none. If its data source was another list, that one is detached.
  public var collectionView: UICollectionView? {
    get { view as? UICollectionView }
    set { view = newValue }
  }

  /// Adds configured cells from a cell registration, for the items that can be cast to its type.
  ///
  /// An item is also of the type if it is an `AnyItem` and what it wraps can be cast. If several cells are for an item,
  /// those that were added first are used. The registration configures a cell first, and then the closures do.
  ///
  /// - Parameter registration: The registration, created once and not inside a closure.
  /// - Returns: An object that takes closures for these items.
  @discardableResult
  public func cells<Value, ValueCell>(
    _ registration: UICollectionView.CellRegistration<ValueCell, Value>
  ) -> CellDescriptor<Value, ValueCell> {
    let descriptor = CellDescriptor<Value, ValueCell>(method: .dynamic) { view, item, path in
      guard let view = view as? UICollectionView else {
        preconditionFailure("Cell registrations are for collection views, not a \(type(of: view))")
      }
      return view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    add(descriptor) { unwrap($0, as: Value.self) }
    return descriptor
  }

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
