// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

extension UIWindow {
  /// Gives the window another size, as a rotation of the device does.
  ///
  /// Controllers hear of it before, and again when the animation has ended, see
  /// ``HeadlessUIKit/finishAnimations(frames:)``.
  @_spi(Headless) public func simulateResize(to size: CGSize) {
    let coordinator = SizeTransitionCoordinator()
    let tell = {
      self.rootViewController?.viewWillTransition(to: size, with: coordinator)
    }
    if HeadlessUIKit.quirks.resizesBeforeTelling {
      frame.size = size
      tell()
    } else {
      tell()
      frame.size = size
    }
    coordinator.runAlongside()
    layoutIfNeeded()
    HeadlessUIKit.afterAnimation { coordinator.complete() }
  }
}
