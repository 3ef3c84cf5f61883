// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

@MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol, UIScrollViewDelegateMoving,
  UIScrollViewDelegateZooming, UIScrollViewDelegateTop
{
}

extension UIScrollViewDelegate {
  nonisolated static var scrollDelegateAnswers: [Answer] {
    movingAnswers + zoomingAnswers + topAnswers
  }

  @_disfavoredOverload public var scrollViewDidScroll: ((UIScrollView) -> Void?)? {
    Messages(self).scrollViewDidScroll
  }
  @_disfavoredOverload public var scrollViewWillBeginDragging: ((UIScrollView) -> Void?)? {
    Messages(self).scrollViewWillBeginDragging
  }
  @_disfavoredOverload public var scrollViewWillEndDragging: Messages<any UIScrollViewDelegate>? {
    Messages(self).scrollViewWillEndDragging
  }
  @_disfavoredOverload public var scrollViewDidEndDragging: Messages<any UIScrollViewDelegate>? {
    Messages(self).scrollViewDidEndDragging
  }
  @_disfavoredOverload public var scrollViewWillBeginDecelerating: ((UIScrollView) -> Void?)? {
    Messages(self).scrollViewWillBeginDecelerating
  }
  @_disfavoredOverload public var scrollViewDidEndDecelerating: ((UIScrollView) -> Void?)? {
    Messages(self).scrollViewDidEndDecelerating
  }
  @_disfavoredOverload public var scrollViewDidEndScrollingAnimation: ((UIScrollView) -> Void?)? {
    Messages(self).scrollViewDidEndScrollingAnimation
  }
  @_disfavoredOverload public var scrollViewDidChangeAdjustedContentInset:
    ((UIScrollView) -> Void?)?
  { Messages(self).scrollViewDidChangeAdjustedContentInset }
  @_disfavoredOverload public var viewForZooming: Messages<any UIScrollViewDelegate>? {
    Messages(self).viewForZooming
  }
  @_disfavoredOverload public var scrollViewWillBeginZooming: Messages<any UIScrollViewDelegate>? {
    Messages(self).scrollViewWillBeginZooming
  }
  @_disfavoredOverload public var scrollViewDidZoom: ((UIScrollView) -> Void?)? {
    Messages(self).scrollViewDidZoom
  }
  @_disfavoredOverload public var scrollViewDidEndZooming: Messages<any UIScrollViewDelegate>? {
    Messages(self).scrollViewDidEndZooming
  }
  @_disfavoredOverload public var scrollViewShouldScrollToTop: ((UIScrollView) -> Bool?)? {
    Messages(self).scrollViewShouldScrollToTop
  }
  @_disfavoredOverload public var scrollViewDidScrollToTop: ((UIScrollView) -> Void?)? {
    Messages(self).scrollViewDidScrollToTop
  }
}

extension Messages where Target == any UIScrollViewDelegate {
  public var scrollViewWillEndDragging: Self? { ifAny }
  public var scrollViewDidEndDragging: Self? { ifAny }
  public var viewForZooming: Self? { ifAny }
  public var scrollViewWillBeginZooming: Self? { ifAny }
  public var scrollViewDidEndZooming: Self? { ifAny }
}

/// What a scroll view tells of its content as it moves.
@MainActor public protocol UIScrollViewDelegateMoving: NSObjectProtocol {
  associatedtype ScrollDidScroll = Absent
  @discardableResult func scrollViewDidScroll(
    _ scrollView: UIScrollView
  ) throws(Absent) -> ScrollDidScroll

  associatedtype ScrollWillBeginDragging = Absent
  @discardableResult func scrollViewWillBeginDragging(
    _ scrollView: UIScrollView
  ) throws(Absent) -> ScrollWillBeginDragging

  associatedtype ScrollWillEndDragging = Absent
  @discardableResult func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) throws(Absent) -> ScrollWillEndDragging

  associatedtype ScrollDidEndDragging = Absent
  @discardableResult func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) throws(Absent) -> ScrollDidEndDragging

  associatedtype ScrollWillBeginDecelerating = Absent
  @discardableResult func scrollViewWillBeginDecelerating(
    _ scrollView: UIScrollView
  ) throws(Absent) -> ScrollWillBeginDecelerating

  associatedtype ScrollDidEndDecelerating = Absent
  @discardableResult func scrollViewDidEndDecelerating(
    _ scrollView: UIScrollView
  ) throws(Absent) -> ScrollDidEndDecelerating

  associatedtype ScrollDidEndScrollingAnimation = Absent
  @discardableResult func scrollViewDidEndScrollingAnimation(
    _ scrollView: UIScrollView
  ) throws(Absent) -> ScrollDidEndScrollingAnimation

  associatedtype ScrollDidChangeAdjustedContentInset = Absent
  @discardableResult func scrollViewDidChangeAdjustedContentInset(
    _ scrollView: UIScrollView
  ) throws(Absent) -> ScrollDidChangeAdjustedContentInset
}

extension UIScrollViewDelegateMoving {
  nonisolated static var movingAnswers: [Answer] {
    [
      Answer("scrollViewDidScroll:", ScrollDidScroll.self),
      Answer("scrollViewWillBeginDragging:", ScrollWillBeginDragging.self),
      Answer(
        "scrollViewWillEndDragging:withVelocity:targetContentOffset:", ScrollWillEndDragging.self),
      Answer("scrollViewDidEndDragging:willDecelerate:", ScrollDidEndDragging.self),
      Answer("scrollViewWillBeginDecelerating:", ScrollWillBeginDecelerating.self),
      Answer("scrollViewDidEndDecelerating:", ScrollDidEndDecelerating.self),
      Answer("scrollViewDidEndScrollingAnimation:", ScrollDidEndScrollingAnimation.self),
      Answer("scrollViewDidChangeAdjustedContentInset:", ScrollDidChangeAdjustedContentInset.self),
    ]
  }

  @_disfavoredOverload public func scrollViewDidScroll(
    _ scrollView: UIScrollView
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func scrollViewWillBeginDragging(
    _ scrollView: UIScrollView
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func scrollViewWillBeginDecelerating(
    _ scrollView: UIScrollView
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func scrollViewDidEndDecelerating(
    _ scrollView: UIScrollView
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func scrollViewDidEndScrollingAnimation(
    _ scrollView: UIScrollView
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func scrollViewDidChangeAdjustedContentInset(
    _ scrollView: UIScrollView
  ) throws(Absent) -> Absent { throw Absent() }
}

extension Messages where Target == any UIScrollViewDelegate {
  public var scrollViewDidScroll: ((UIScrollView) -> Void?)? {
    message("scrollViewDidScroll:") { try $0.scrollViewDidScroll($1) }
  }

  public var scrollViewWillBeginDragging: ((UIScrollView) -> Void?)? {
    message("scrollViewWillBeginDragging:") { try $0.scrollViewWillBeginDragging($1) }
  }

  @discardableResult public func callAsFunction(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) -> Void? {
    send("scrollViewWillEndDragging:withVelocity:targetContentOffset:") {
      try $0.scrollViewWillEndDragging(
        scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
  }

  @discardableResult public func callAsFunction(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) -> Void? {
    send("scrollViewDidEndDragging:willDecelerate:") {
      try $0.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }
  }

  public var scrollViewWillBeginDecelerating: ((UIScrollView) -> Void?)? {
    message("scrollViewWillBeginDecelerating:") { try $0.scrollViewWillBeginDecelerating($1) }
  }

  public var scrollViewDidEndDecelerating: ((UIScrollView) -> Void?)? {
    message("scrollViewDidEndDecelerating:") { try $0.scrollViewDidEndDecelerating($1) }
  }

  public var scrollViewDidEndScrollingAnimation: ((UIScrollView) -> Void?)? {
    message("scrollViewDidEndScrollingAnimation:") { try $0.scrollViewDidEndScrollingAnimation($1) }
  }

  public var scrollViewDidChangeAdjustedContentInset: ((UIScrollView) -> Void?)? {
    message("scrollViewDidChangeAdjustedContentInset:") {
      try $0.scrollViewDidChangeAdjustedContentInset($1)
    }
  }
}

/// What a scroll view asks for and tells when two fingers zoom.
@MainActor public protocol UIScrollViewDelegateZooming: NSObjectProtocol {
  associatedtype ScrollViewForZooming = Absent
  @discardableResult func viewForZooming(
    in scrollView: UIScrollView
  ) throws(Absent) -> ScrollViewForZooming

  associatedtype ScrollWillBeginZooming = Absent
  @discardableResult func scrollViewWillBeginZooming(
    _ scrollView: UIScrollView, with view: UIView?
  ) throws(Absent) -> ScrollWillBeginZooming

  associatedtype ScrollDidZoom = Absent
  @discardableResult func scrollViewDidZoom(
    _ scrollView: UIScrollView
  ) throws(Absent) -> ScrollDidZoom

  associatedtype ScrollDidEndZooming = Absent
  @discardableResult func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) throws(Absent) -> ScrollDidEndZooming
}

extension UIScrollViewDelegateZooming {
  nonisolated static var zoomingAnswers: [Answer] {
    [
      Answer("viewForZoomingInScrollView:", ScrollViewForZooming.self),
      Answer("scrollViewWillBeginZooming:withView:", ScrollWillBeginZooming.self),
      Answer("scrollViewDidZoom:", ScrollDidZoom.self),
      Answer("scrollViewDidEndZooming:withView:atScale:", ScrollDidEndZooming.self),
    ]
  }

  @_disfavoredOverload public func viewForZooming(
    in scrollView: UIScrollView
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func scrollViewWillBeginZooming(
    _ scrollView: UIScrollView, with view: UIView?
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func scrollViewDidZoom(
    _ scrollView: UIScrollView
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) throws(Absent) -> Absent { throw Absent() }
}

extension Messages where Target == any UIScrollViewDelegate {
  @discardableResult public func callAsFunction(in scrollView: UIScrollView) -> UIView? {
    send("viewForZoomingInScrollView:") { try $0.viewForZooming(in: scrollView) }
  }

  @discardableResult public func callAsFunction(
    _ scrollView: UIScrollView, with view: UIView?
  ) -> Void? {
    send("scrollViewWillBeginZooming:withView:") {
      try $0.scrollViewWillBeginZooming(scrollView, with: view)
    }
  }

  public var scrollViewDidZoom: ((UIScrollView) -> Void?)? {
    message("scrollViewDidZoom:") { try $0.scrollViewDidZoom($1) }
  }

  @discardableResult public func callAsFunction(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) -> Void? {
    send("scrollViewDidEndZooming:withView:atScale:") {
      try $0.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
    }
  }
}

/// What a scroll view asks and tells when the status bar is tapped.
@MainActor public protocol UIScrollViewDelegateTop: NSObjectProtocol {
  associatedtype ScrollShouldScrollToTop = Absent
  @discardableResult func scrollViewShouldScrollToTop(
    _ scrollView: UIScrollView
  ) throws(Absent) -> ScrollShouldScrollToTop

  associatedtype ScrollDidScrollToTop = Absent
  @discardableResult func scrollViewDidScrollToTop(
    _ scrollView: UIScrollView
  ) throws(Absent) -> ScrollDidScrollToTop
}

extension UIScrollViewDelegateTop {
  nonisolated static var topAnswers: [Answer] {
    [
      Answer("scrollViewShouldScrollToTop:", ScrollShouldScrollToTop.self),
      Answer("scrollViewDidScrollToTop:", ScrollDidScrollToTop.self),
    ]
  }

  @_disfavoredOverload public func scrollViewShouldScrollToTop(
    _ scrollView: UIScrollView
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func scrollViewDidScrollToTop(
    _ scrollView: UIScrollView
  ) throws(Absent) -> Absent { throw Absent() }
}

extension Messages where Target == any UIScrollViewDelegate {
  public var scrollViewShouldScrollToTop: ((UIScrollView) -> Bool?)? {
    message("scrollViewShouldScrollToTop:") { try $0.scrollViewShouldScrollToTop($1) }
  }

  public var scrollViewDidScrollToTop: ((UIScrollView) -> Void?)? {
    message("scrollViewDidScrollToTop:") { try $0.scrollViewDidScrollToTop($1) }
  }
}
