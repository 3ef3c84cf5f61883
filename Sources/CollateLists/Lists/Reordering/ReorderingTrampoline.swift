#if canImport(UIKit) && canImport(ObjectiveC) && !os(watchOS)
import UIKit

/// A long press gesture recognizer that calls a closure.
final class ReorderingTrampoline: UILongPressGestureRecognizer {
  private let handler: (_ phase: UIGestureRecognizer.State, _ point: CGPoint) -> Void

  init(handler: @escaping (_ phase: UIGestureRecognizer.State, _ point: CGPoint) -> Void) {
    self.handler = handler
    super.init(target: nil, action: nil)
    addTarget(self, action: #selector(handle))
  }

  @objc private func handle() {
    handler(state, location(in: view))
  }
}
#endif
