// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

extension UIScrollView {
  /// (headless) Moves two fingers apart or together.
  ///
  /// - Parameter scale: The scale that they would lead to if there were no limits.
  /// - Returns: Whether anything is zoomed: scales may differ, and the delegate has a view for it.
  @_spi(Headless) @discardableResult public func simulatePinch(to scale: CGFloat) -> Bool {
    guard minimumZoomScale < maximumZoomScale, let view = scrollTold.viewForZooming?(in: self)
    else {
      return false
    }
    scrollTold.scrollViewWillBeginZooming?(self, with: view)
    zoomScale = min(max(scale, minimumZoomScale), maximumZoomScale)
    scrollTold.scrollViewDidZoom?(self)
    scrollTold.scrollViewDidEndZooming?(self, with: view, atScale: zoomScale)
    return true
  }
}
