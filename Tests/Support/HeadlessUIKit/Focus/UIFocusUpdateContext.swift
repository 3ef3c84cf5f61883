// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

@MainActor open class UIFocusUpdateContext: NSObject {
  open private(set) weak var previouslyFocusedView: UIView?
  open private(set) weak var nextFocusedView: UIView?

  init(from previous: UIView?, to next: UIView?) {
    (previouslyFocusedView, nextFocusedView) = (previous, next)
    super.init()
  }
}
