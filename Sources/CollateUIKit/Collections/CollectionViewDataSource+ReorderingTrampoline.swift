#if canImport(UIKit) && canImport(ObjectiveC) && !os(watchOS)
public import UIKit

extension CollectionViewDataSource {
  /// Has a long press on the collection view move items.
  ///
  /// Call it once the collection view is set.
  ///
  /// - Returns: The recognizer, which the collection view keeps.
  @discardableResult
  public func installReorderingGesture() -> UILongPressGestureRecognizer {
    let recognizer = ReorderingTrampoline { [weak self] phase, point in
      switch phase {
      case .began: self?.beginReordering(at: point)
      case .changed: self?.updateReordering(to: point)
      case .ended: self?.endReordering()
      case .cancelled, .failed: self?.cancelReordering()
      default: break
      }
    }
    collectionView?.addGestureRecognizer(recognizer)
    return recognizer
  }
}
#endif
