// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

extension UIView {
  /// Returns what of the view lies outside of the safe area.
  ///
  /// A view inherits of its superview's insets what it overlaps, in the place where it is, and gets
  /// what its controller adds.
  func reckonSafeAreaInsets() -> UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    if let window = self as? UIWindow {
      insets = window.simulatedSafeAreaInsets
    } else if let superview {
      let outer = superview.safeAreaInsets
      let space = superview.bounds
      insets = UIEdgeInsets(
        top: max(0, outer.top - (frame.minY - space.minY)),
        left: max(0, outer.left - (frame.minX - space.minX)),
        bottom: max(0, outer.bottom - (space.maxY - frame.maxY)),
        right: max(0, outer.right - (space.maxX - frame.maxX)))
    }
    return viewController.map { insets + $0.additionalSafeAreaInsets } ?? insets
  }

  /// Has everybody below hear of the safe area in the next layout pass, if it is another one.
  func setNeedsSafeAreaUpdate() { needsLayout = true }

  /// Tells the view and its controller of the safe area, if it is another one.
  func tellOfSafeArea() {
    let insets = safeAreaInsets
    guard insets != knownSafeAreaInsets else { return }
    knownSafeAreaInsets = insets
    needsLayout = true
    safeAreaInsetsDidChange()
    viewController?.viewSafeAreaInsetsDidChange()
  }
}
