// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

@MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {}
