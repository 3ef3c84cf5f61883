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

  /// Tells or asks the fallback delegate, while the view is told of no changes.
  final func tell<Result>(_ body: (ScrollFallback) -> Result) -> Result {
    guard let chain else { return body(scrollFallback) }
    return chain.answer { body(scrollFallback) }
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

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    tell { $0.didChangeAdjustedContentInset(scrollView) }
  }

  // Without a view nothing is zoomed, as without a delegate that has one.
  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    tell { $0.viewForZooming(scrollView) }
  }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    tell { $0.willBeginZooming(scrollView, view) }
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    tell { $0.didZoom(scrollView) }
  }

  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) {
    tell { $0.didEndZooming(scrollView, view, scale) }
  }

  #if !os(tvOS)
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    tell { $0.shouldScrollToTop(scrollView) } ?? true
  }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    tell { $0.didScrollToTop(scrollView) }
  }
  #endif
}
#endif
