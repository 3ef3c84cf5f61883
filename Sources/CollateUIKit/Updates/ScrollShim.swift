#if canImport(UIKit) && !os(watchOS)
import UIKit

/// What a list view has for a delegate, as far as it is a scroll view.
///
/// It says nothing itself; the fallback delegate does.
@MainActor
class ScrollShim: NSObject {
  /// The list's closures, and the way to ask them.
  weak var chain: (any ListChain)?

  var scrollFallback = ScrollFallback()

  /// Tells the fallback delegate, while the view is told of no changes.
  final func tell(_ body: (ScrollFallback) -> Void) {
    guard let chain else { return body(scrollFallback) }
    chain.answer { body(scrollFallback) }
  }
}

extension ScrollShim: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    tell { $0.didScroll(scrollView) }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    tell { $0.willBeginDragging(scrollView) }
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    tell { unsafe $0.willEndDragging(scrollView, velocity, targetContentOffset) }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    tell { $0.didEndDragging(scrollView, decelerate) }
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    tell { $0.willBeginDecelerating(scrollView) }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    tell { $0.didEndDecelerating(scrollView) }
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    tell { $0.didEndScrollingAnimation(scrollView) }
  }

  #if !os(tvOS)
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    scrollFallback.shouldScrollToTop(scrollView) ?? true
  }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    tell { $0.didScrollToTop(scrollView) }
  }
  #endif
}
#endif
