#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

extension UIViewController {
  /// Lets the system and the bars of enclosing containers follow the child that this controller
  /// shows now.
  func followPage() {
    #if !os(visionOS)
    setNeedsStatusBarAppearanceUpdate()
    setNeedsUpdateOfHomeIndicatorAutoHidden()
    setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    setNeedsUpdateOfPrefersPointerLocked()
    if #available(iOS 26.0, *) { setNeedsUpdateOfPrefersInterfaceOrientationLocked() }
    #endif
    for edge in [NSDirectionalRectEdge.top, .bottom] {
      let scrollView = contentScrollView(for: edge)
      setContentScrollView(scrollView, for: edge)
      // Parents that return the scroll view of the container have another one, too.
      var parent = parent
      while let controller = parent, controller.contentScrollView(for: edge) === scrollView {
        controller.setContentScrollView(scrollView, for: edge)
        parent = controller.parent
      }
    }
  }

  /// The view or its first subview, if it is a scroll view; where UIKit looks for one, too.
  var outermostScrollView: UIScrollView? {
    viewIfLoaded as? UIScrollView ?? viewIfLoaded?.subviews.first as? UIScrollView
  }
}
#endif
