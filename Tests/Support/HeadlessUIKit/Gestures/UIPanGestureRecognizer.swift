// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How far the finger has moved since it began to drag.
  var simulatedTranslation = CGPoint.zero

  /// How fast the finger is, in points a second.
  var simulatedVelocity = CGPoint.zero

  var onCancel: (@MainActor () -> Void)?

  open func translation(in view: UIView?) -> CGPoint { simulatedTranslation }

  open func velocity(in view: UIView?) -> CGPoint { simulatedVelocity }

  override func didCancel() { onCancel?() }
}
