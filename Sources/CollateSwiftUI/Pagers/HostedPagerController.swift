#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

/// A controller with a pager that fills it, below a bar if there is one.
final class HostedPagerController: UIViewController {
  /// The controller of the pages.
  private var pager: UIViewController? { children.first }

  private var bar: UIView?

  /// Shows the controller of the pages.
  func embed(_ pager: UIViewController) {
    addChild(pager)
    pager.view.frame = view.bounds
    view.addSubview(pager.view)
    pager.didMove(toParent: self)
  }

  /// Shows another bar, or none.
  func show(_ bar: UIView?) {
    self.bar?.removeFromSuperview()
    self.bar = bar
    if let bar { view.addSubview(bar) }
    view.setNeedsLayout()
  }

  /// Places the bar below the bars of other controllers, and the pages below it.
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    var frame = view.bounds
    if let bar {
      let top = view.safeAreaInsets.top
      let height = bar.sizeThatFits(frame.size).height
      bar.frame = CGRect(x: 0, y: top, width: frame.width, height: height)
      frame.origin.y = top + height
      frame.size.height = max(0, frame.height - frame.minY)
    }
    if let view = pager?.viewIfLoaded, view.frame != frame { view.frame = frame }
  }

  /// Returns the scroll view of the page on which the pager rests.
  override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    pager?.contentScrollView(for: edge)
  }
}
#endif
