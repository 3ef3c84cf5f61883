// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

@MainActor public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  var targetView: UIView? { get set }
  var targetItem: Any? { get set }
}
