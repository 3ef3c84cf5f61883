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

  /// The path at which a person selected an item last, and where the item is now.
  private var selected: (path: IndexPath, current: () -> IndexPath?)?

  /// Tells the fallback delegate, while the view is told of no changes.
  final func tell(_ body: (ScrollFallback) -> Void) {
    guard let chain else { return body(scrollFallback) }
    chain.answer { body(scrollFallback) }
  }

  /// Notes how to find the item that a person selects, until what runs now is over.
  final func note(_ current: (() -> IndexPath?)?, at path: IndexPath) {
    selected = current.map { (path, $0) }
    Task { [weak self] in self?.selected = nil }
  }

  /// Returns where the item is now that a list view means with a path; `nil` when it is gone.
  ///
  /// List views follow a selection up with a primary action, at the path that was selected. What was
  /// done about the selection may have moved the item.
  final func current(_ path: IndexPath) -> IndexPath? {
    guard let selected, selected.path == path else { return path }
    return selected.current()
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
