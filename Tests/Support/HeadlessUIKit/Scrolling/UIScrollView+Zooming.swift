// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

extension UIScrollView {
  /// (headless) Moves two fingers apart or together.
  ///
  /// - Parameter scale: The scale that they would lead to if there were no limits.
  /// - Returns: Whether anything is zoomed: scales may differ, and the delegate has a view for it.
  @_spi(Headless) @discardableResult public func simulatePinch(to scale: CGFloat) -> Bool {
    guard minimumZoomScale < maximumZoomScale, let view = heard?(in: self) else {
      return false
    }
    heard?(self, with: view)
    zoomScale = min(max(scale, minimumZoomScale), maximumZoomScale)
    heard?.scrollViewDidZoom?(self)
    heard?(self, with: view, atScale: zoomScale)
    return true
  }
}
