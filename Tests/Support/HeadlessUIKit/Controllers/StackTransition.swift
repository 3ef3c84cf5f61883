// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

/// A transition of a navigation controller, in the order in which it tells its controllers.
@MainActor final class StackTransition {
  private weak var stack: UINavigationController?
  private let old: UIViewController?
  private let new: UIViewController?
  private let animated: Bool
  private let completion: (_ isCancelled: Bool) -> Void
  private var isOver = false

  /// Whether a finger drives it, which may take it back.
  var isInteractive = false

  init(
    in stack: UINavigationController, from old: UIViewController?, to new: UIViewController?,
    animated: Bool, completion: @escaping (_ isCancelled: Bool) -> Void
  ) {
    (self.stack, self.old, self.new) = (stack, old, new)
    (self.animated, self.completion) = (animated, completion)
  }

  /// Whether the stack itself can be seen, so that its controllers hear of what happens.
  private var isSeen: Bool { stack?.appearance == .appeared }

  private var wasSeen = false

  func begin() {
    wasSeen = isSeen
    if wasSeen {
      old?.beginAppearanceTransition(false, animated: animated)
      new?.beginAppearanceTransition(true, animated: animated)
    }
    if let new { stack?.install(new) }
  }

  func finish() { end(isCancelled: false) }

  func cancel() { end(isCancelled: true) }

  private func end(isCancelled: Bool) {
    guard !isOver else { return }
    isOver = true
    stack?.transition = nil
    guard isCancelled else {
      old?.viewIfLoaded?.removeFromSuperview()
      if wasSeen {
        old?.endAppearanceTransition()
        new?.endAppearanceTransition()
      }
      return completion(false)
    }
    if wasSeen { new?.beginAppearanceTransition(false, animated: animated) }
    new?.viewIfLoaded?.removeFromSuperview()
    if wasSeen {
      new?.endAppearanceTransition()
      old?.beginAppearanceTransition(true, animated: animated)
      old?.endAppearanceTransition()
    }
    completion(true)
  }
}
