#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The scroll view part of a list view's delegate.
///
/// It forwards every method to the fallback delegate.
@MainActor
class ScrollShim: NSObject {
  /// The closures of the list.
  weak var chain: (any ListChain)?

  var scrollFallback = ScrollFallback()

  /// The index path of the last selection by the user, and a closure that returns the item's
  /// current one.
  private var selected: (path: IndexPath, current: () -> IndexPath?)?

  /// Calls the fallback delegate, and postpones changes of the view until it returns.
  final func tell<Result>(_ body: (ScrollFallback) -> Result) -> Result {
    guard let chain else { return body(scrollFallback) }
    return chain.answer { body(scrollFallback) }
  }

  /// Stores how to find the selected item again, until the current run of the main actor ends.
  final func note(_ current: (() -> IndexPath?)?, at path: IndexPath) {
    selected = current.map { (path, $0) }
    Task { [weak self] in self?.selected = nil }
  }

  /// Returns the current index path of an item, given the one that the list view passed; `nil` if
  /// it is gone.
  ///
  /// After a selection, a list view performs the primary action with the same index path. The
  /// selection handler may have moved the item in the meantime.
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

  // Returning `nil` disables zooming, as UIKit does without the method.
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
