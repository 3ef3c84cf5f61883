// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there. For how requirements are optional, see Messages.swift.

@MainActor public protocol UIScrollViewDelegatePart1: NSObjectProtocol {
  associatedtype ScrollDelegateDidScroll = Absent
  associatedtype ScrollDelegateWillBeginDragging = Absent
  associatedtype ScrollDelegateWillEndDraggingWithVelocityTargetContentOffset = Absent
  associatedtype ScrollDelegateDidEndDraggingWillDecelerate = Absent
  associatedtype ScrollDelegateWillBeginDecelerating = Absent
  associatedtype ScrollDelegateDidEndDecelerating = Absent
  associatedtype ScrollDelegateDidEndScrollingAnimation = Absent
  associatedtype ScrollDelegateViewForZoomingInScrollView = Absent

  @discardableResult func scrollViewDidScroll(_ scrollView: UIScrollView) -> ScrollDelegateDidScroll
  @discardableResult func scrollViewWillBeginDragging(
    _ scrollView: UIScrollView
  ) -> ScrollDelegateWillBeginDragging
  @discardableResult func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) -> ScrollDelegateWillEndDraggingWithVelocityTargetContentOffset
  @discardableResult func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) -> ScrollDelegateDidEndDraggingWillDecelerate
  @discardableResult func scrollViewWillBeginDecelerating(
    _ scrollView: UIScrollView
  ) -> ScrollDelegateWillBeginDecelerating
  @discardableResult func scrollViewDidEndDecelerating(
    _ scrollView: UIScrollView
  ) -> ScrollDelegateDidEndDecelerating
  @discardableResult func scrollViewDidEndScrollingAnimation(
    _ scrollView: UIScrollView
  ) -> ScrollDelegateDidEndScrollingAnimation
  @discardableResult func viewForZooming(
    in scrollView: UIScrollView
  ) -> ScrollDelegateViewForZoomingInScrollView
}

@MainActor public protocol UIScrollViewDelegatePart2: NSObjectProtocol {
  associatedtype ScrollDelegateWillBeginZoomingWithView = Absent
  associatedtype ScrollDelegateDidZoom = Absent
  associatedtype ScrollDelegateDidEndZoomingWithViewAtScale = Absent
  associatedtype ScrollDelegateDidChangeAdjustedContentInset = Absent
  associatedtype ScrollDelegateShouldScrollToTop = Absent
  associatedtype ScrollDelegateDidScrollToTop = Absent

  @discardableResult func scrollViewWillBeginZooming(
    _ scrollView: UIScrollView, with view: UIView?
  ) -> ScrollDelegateWillBeginZoomingWithView
  @discardableResult func scrollViewDidZoom(_ scrollView: UIScrollView) -> ScrollDelegateDidZoom
  @discardableResult func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) -> ScrollDelegateDidEndZoomingWithViewAtScale
  @discardableResult func scrollViewDidChangeAdjustedContentInset(
    _ scrollView: UIScrollView
  ) -> ScrollDelegateDidChangeAdjustedContentInset
  @discardableResult func scrollViewShouldScrollToTop(
    _ scrollView: UIScrollView
  ) -> ScrollDelegateShouldScrollToTop
  @discardableResult func scrollViewDidScrollToTop(
    _ scrollView: UIScrollView
  ) -> ScrollDelegateDidScrollToTop
}

@MainActor
public protocol UIScrollViewDelegate: UIScrollViewDelegatePart1, UIScrollViewDelegatePart2 {}

extension UIScrollViewDelegate {
  nonisolated static var answersOfScrollDelegate: [Selector: Any.Type] {
    [
      "scrollViewDidScroll:": ScrollDelegateDidScroll.self,
      "scrollViewWillBeginDragging:": ScrollDelegateWillBeginDragging.self,
      "scrollViewWillEndDragging:withVelocity:targetContentOffset:":
        ScrollDelegateWillEndDraggingWithVelocityTargetContentOffset.self,
      "scrollViewDidEndDragging:willDecelerate:": ScrollDelegateDidEndDraggingWillDecelerate.self,
      "scrollViewWillBeginDecelerating:": ScrollDelegateWillBeginDecelerating.self,
      "scrollViewDidEndDecelerating:": ScrollDelegateDidEndDecelerating.self,
      "scrollViewDidEndScrollingAnimation:": ScrollDelegateDidEndScrollingAnimation.self,
      "viewForZoomingInScrollView:": ScrollDelegateViewForZoomingInScrollView.self,
      "scrollViewWillBeginZooming:withView:": ScrollDelegateWillBeginZoomingWithView.self,
      "scrollViewDidZoom:": ScrollDelegateDidZoom.self,
      "scrollViewDidEndZooming:withView:atScale:": ScrollDelegateDidEndZoomingWithViewAtScale.self,
      "scrollViewDidChangeAdjustedContentInset:": ScrollDelegateDidChangeAdjustedContentInset.self,
      "scrollViewShouldScrollToTop:": ScrollDelegateShouldScrollToTop.self,
      "scrollViewDidScrollToTop:": ScrollDelegateDidScrollToTop.self,
    ]
  }

  @_disfavoredOverload public func scrollViewDidScroll(_ scrollView: UIScrollView) -> Absent {
    Absent()
  }
  @_disfavoredOverload public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) -> Absent
  { Absent() }
  @_disfavoredOverload public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) -> Absent { Absent() }
  @_disfavoredOverload public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) -> Absent { Absent() }
  @_disfavoredOverload public func scrollViewWillBeginDecelerating(
    _ scrollView: UIScrollView
  ) -> Absent { Absent() }
  @_disfavoredOverload public func scrollViewDidEndDecelerating(
    _ scrollView: UIScrollView
  ) -> Absent { Absent() }
  @_disfavoredOverload public func scrollViewDidEndScrollingAnimation(
    _ scrollView: UIScrollView
  ) -> Absent { Absent() }
  @_disfavoredOverload public func viewForZooming(in scrollView: UIScrollView) -> Absent {
    Absent()
  }
  @_disfavoredOverload public func scrollViewWillBeginZooming(
    _ scrollView: UIScrollView, with view: UIView?
  ) -> Absent { Absent() }
  @_disfavoredOverload public func scrollViewDidZoom(_ scrollView: UIScrollView) -> Absent {
    Absent()
  }
  @_disfavoredOverload public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) -> Absent { Absent() }
  @_disfavoredOverload public func scrollViewDidChangeAdjustedContentInset(
    _ scrollView: UIScrollView
  ) -> Absent { Absent() }
  @_disfavoredOverload public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Absent
  { Absent() }
  @_disfavoredOverload public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) -> Absent {
    Absent()
  }
}
