#if canImport(UIKit) && !os(watchOS)
import UIKit

// Messages of scroll views come in the middle of their layout, when the list must not be updated.
// So they are passed on here instead of being forwarded whole.
extension ListShim: UIScrollViewDelegate {
  /// Calls the app's own delegate, and postpones changes of the view until it returns.
  private func notifyDelegate<Result>(_ call: (any UIScrollViewDelegate) -> Result?) -> Result? {
    guard let delegate = fallback(as: .delegate) as? any UIScrollViewDelegate else { return nil }
    return list?.answer { call(delegate) } ?? nil
  }

  /// The scrolling that lists are notified of, if they need it.
  static let ofScrolling: Set<String> = [
    "scrollViewDidScroll:", "scrollViewWillBeginDragging:", "scrollViewDidEndScrollingAnimation:",
    "scrollViewDidChangeAdjustedContentInset:", "scrollViewShouldScrollToTop:",
  ]

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    list?.viewDidScroll(.move)
    notifyDelegate { $0.scrollViewDidScroll?(scrollView) }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    list?.viewDidScroll(.begin)
    notifyDelegate { $0.scrollViewWillBeginDragging?(scrollView) }
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    notifyDelegate {
      unsafe $0.scrollViewWillEndDragging?(
        scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    notifyDelegate { $0.scrollViewDidEndDragging?(scrollView, willDecelerate: decelerate) }
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    notifyDelegate { $0.scrollViewWillBeginDecelerating?(scrollView) }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    notifyDelegate { $0.scrollViewDidEndDecelerating?(scrollView) }
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    list?.viewDidScroll(.animationEnd)
    notifyDelegate { $0.scrollViewDidEndScrollingAnimation?(scrollView) }
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    list?.viewDidScroll(.insets)
    notifyDelegate { $0.scrollViewDidChangeAdjustedContentInset?(scrollView) }
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    notifyDelegate { $0.viewForZooming?(in: scrollView) }
  }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    notifyDelegate { $0.scrollViewWillBeginZooming?(scrollView, with: view) }
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    notifyDelegate { $0.scrollViewDidZoom?(scrollView) }
  }

  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) {
    notifyDelegate { $0.scrollViewDidEndZooming?(scrollView, with: view, atScale: scale) }
  }

  #if !os(tvOS)
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    let isAllowed = notifyDelegate { $0.scrollViewShouldScrollToTop?(scrollView) } ?? true
    if isAllowed { list?.viewDidScroll(.begin) }
    return isAllowed
  }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    notifyDelegate { $0.scrollViewDidScrollToTop?(scrollView) }
  }
  #endif
}
#endif
