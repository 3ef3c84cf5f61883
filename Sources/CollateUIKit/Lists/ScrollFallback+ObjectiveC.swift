#if canImport(UIKit) && !os(watchOS)
import UIKit

// Methods that the app does not implement return nothing.

extension ScrollFallback {
  func didScroll(_ scrollView: UIScrollView) {
    delegate?.scrollViewDidScroll?(scrollView)
  }

  func willBeginDragging(_ scrollView: UIScrollView) {
    delegate?.scrollViewWillBeginDragging?(scrollView)
  }

  func willBeginDecelerating(_ scrollView: UIScrollView) {
    delegate?.scrollViewWillBeginDecelerating?(scrollView)
  }

  func didEndDecelerating(_ scrollView: UIScrollView) {
    delegate?.scrollViewDidEndDecelerating?(scrollView)
  }

  func didEndScrollingAnimation(_ scrollView: UIScrollView) {
    delegate?.scrollViewDidEndScrollingAnimation?(scrollView)
  }

  func didEndDragging(_ scrollView: UIScrollView, _ willDecelerate: Bool) {
    delegate?.scrollViewDidEndDragging?(scrollView, willDecelerate: willDecelerate)
  }

  func didChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    delegate?.scrollViewDidChangeAdjustedContentInset?(scrollView)
  }

  func viewForZooming(_ scrollView: UIScrollView) -> UIView? {
    delegate?.viewForZooming?(in: scrollView) ?? nil
  }

  func willBeginZooming(_ scrollView: UIScrollView, _ view: UIView?) {
    delegate?.scrollViewWillBeginZooming?(scrollView, with: view)
  }

  func didZoom(_ scrollView: UIScrollView) {
    delegate?.scrollViewDidZoom?(scrollView)
  }

  func didEndZooming(_ scrollView: UIScrollView, _ view: UIView?, _ scale: CGFloat) {
    delegate?.scrollViewDidEndZooming?(scrollView, with: view, atScale: scale)
  }

  #if !os(tvOS)
  func shouldScrollToTop(_ scrollView: UIScrollView) -> Bool? {
    delegate?.scrollViewShouldScrollToTop?(scrollView)
  }

  func didScrollToTop(_ scrollView: UIScrollView) {
    delegate?.scrollViewDidScrollToTop?(scrollView)
  }

  #endif

  func willEndDragging(
    _ scrollView: UIScrollView, _ velocity: CGPoint, _ target: UnsafeMutablePointer<CGPoint>
  ) {
    unsafe delegate?.scrollViewWillEndDragging?(
      scrollView, withVelocity: velocity, targetContentOffset: target)
  }
}
#endif
