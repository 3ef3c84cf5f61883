// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

extension UIScrollView {
  /// (headless) Taps the status bar, which brings the beginning of the content back.
  ///
  /// - Returns: Whether it does: the view lets it, and the delegate has nothing against it.
  @_spi(Headless) @discardableResult public func simulateStatusBarTap() -> Bool {
    guard scrollsToTop, scrollTold.scrollViewShouldScrollToTop?(self) ?? true else { return false }
    setContentOffset(CGPoint(x: contentOffset.x, y: minimumOffset.y), animated: false)
    scrollTold.scrollViewDidScrollToTop?(self)
    return true
  }
}
