#if canImport(UIKit) && canImport(ObjectiveC) && !os(watchOS)
public import UIKit

extension CollectionViewDataSource {
  /// Has a long press on the collection view move items.
  ///
  /// - Returns: The recognizer, which the collection view keeps.
  /// - Precondition: There is a ``collectionView``.
  @discardableResult
  public func installReorderingGesture() -> UILongPressGestureRecognizer {
    guard let collectionView else {
      preconditionFailure("Set the collection view before its gesture is installed")
    }
    let recognizer = ReorderingTrampoline { [weak self] phase, point in
      switch phase {
      case .began: self?.beginReordering(at: point)
      case .changed: self?.updateReordering(to: point)
      case .ended: self?.endReordering()
      case .cancelled, .failed: self?.cancelReordering()
      default: break
      }
    }
    collectionView.addGestureRecognizer(recognizer)
    return recognizer
  }
}
#endif
