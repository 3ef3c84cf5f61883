#if canImport(UIKit) && canImport(ObjectiveC) && !os(watchOS)
public import UIKit

extension ListDataSource where View == UICollectionView {
  /// Adds a long press gesture recognizer that reorders items to the collection view.
  ///
  /// - Returns: The gesture recognizer.
  /// - Precondition: ``collectionView`` is not `nil`.
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

/// A long press gesture recognizer that calls a closure.
final class ReorderingTrampoline: UILongPressGestureRecognizer {
  private let handler: (_ phase: UIGestureRecognizer.State, _ point: CGPoint) -> Void

  init(handler: @escaping (_ phase: UIGestureRecognizer.State, _ point: CGPoint) -> Void) {
    self.handler = handler
    super.init(target: nil, action: nil)
    addTarget(self, action: #selector(handle))
  }

  @objc private func handle() { handler(state, location(in: view)) }
}
#endif
