// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

extension UINavigationController {
  /// Begins to pop the top controller with a finger at the edge of the screen.
  @_spi(Headless) public func simulateInteractivePop() {
    transition?.finish()
    guard viewControllers.count > 1, let old = topViewController else { return }
    let stack = viewControllers
    viewControllers.removeLast()
    old.willMove(toParent: nil)
    let transition = StackTransition(in: self, from: old, to: topViewController, animated: true) {
      isCancelled in
      guard isCancelled else { return old.removeFromParent() }
      self.viewControllers = stack
      // What was announced is taken back.
      old.willMove(toParent: self)
      old.didMove(toParent: self)
    }
    transition.isInteractive = true
    self.transition = transition
    transition.begin()
  }

  /// Lifts the finger that pops the top controller; what no finger drives is done at once.
  @_spi(Headless) public func finishInteractivePop(cancelled: Bool) {
    guard let transition else { return }
    cancelled && transition.isInteractive ? transition.cancel() : transition.finish()
  }
}
