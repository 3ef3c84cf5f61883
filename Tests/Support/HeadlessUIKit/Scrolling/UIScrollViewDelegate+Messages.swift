// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there. For how requirements are optional, see Messages.swift.

extension UIScrollViewDelegate {
  @_disfavoredOverload public var scrollViewWillEndDragging: Messages<any UIScrollViewDelegate>? {
    Messages(self)
  }
  @_disfavoredOverload public var scrollViewDidEndDragging: Messages<any UIScrollViewDelegate>? {
    Messages(self)
  }
  @_disfavoredOverload public var viewForZooming: Messages<any UIScrollViewDelegate>? {
    Messages(self)
  }
  @_disfavoredOverload public var scrollViewWillBeginZooming: Messages<any UIScrollViewDelegate>? {
    Messages(self)
  }
  @_disfavoredOverload public var scrollViewDidEndZooming: Messages<any UIScrollViewDelegate>? {
    Messages(self)
  }
  @_disfavoredOverload public var scrollViewDidScroll: ((UIScrollView) -> Void)? {
    Messages<any UIScrollViewDelegate>(self).scrollViewDidScroll
  }
  @_disfavoredOverload public var scrollViewWillBeginDragging: ((UIScrollView) -> Void)? {
    Messages<any UIScrollViewDelegate>(self).scrollViewWillBeginDragging
  }
  @_disfavoredOverload public var scrollViewWillBeginDecelerating: ((UIScrollView) -> Void)? {
    Messages<any UIScrollViewDelegate>(self).scrollViewWillBeginDecelerating
  }
  @_disfavoredOverload public var scrollViewDidEndDecelerating: ((UIScrollView) -> Void)? {
    Messages<any UIScrollViewDelegate>(self).scrollViewDidEndDecelerating
  }
  @_disfavoredOverload public var scrollViewDidEndScrollingAnimation: ((UIScrollView) -> Void)? {
    Messages<any UIScrollViewDelegate>(self).scrollViewDidEndScrollingAnimation
  }
  @_disfavoredOverload public var scrollViewDidZoom: ((UIScrollView) -> Void)? {
    Messages<any UIScrollViewDelegate>(self).scrollViewDidZoom
  }
  @_disfavoredOverload public var scrollViewDidChangeAdjustedContentInset: ((UIScrollView) -> Void)?
  { Messages<any UIScrollViewDelegate>(self).scrollViewDidChangeAdjustedContentInset }
  @_disfavoredOverload public var scrollViewShouldScrollToTop: ((UIScrollView) -> Bool)? {
    Messages<any UIScrollViewDelegate>(self).scrollViewShouldScrollToTop
  }
  @_disfavoredOverload public var scrollViewDidScrollToTop: ((UIScrollView) -> Void)? {
    Messages<any UIScrollViewDelegate>(self).scrollViewDidScrollToTop
  }
}

extension Messages where Target == any UIScrollViewDelegate {
  var scrollViewDidScroll: ((UIScrollView) -> Void)? {
    sender("scrollViewDidScroll:") { $0.scrollViewDidScroll($1) }
  }

  var scrollViewWillBeginDragging: ((UIScrollView) -> Void)? {
    sender("scrollViewWillBeginDragging:") { $0.scrollViewWillBeginDragging($1) }
  }

  @discardableResult public func callAsFunction(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) -> Void? {
    send("scrollViewWillEndDragging:withVelocity:targetContentOffset:") {
      $0.scrollViewWillEndDragging(
        scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
  }

  @discardableResult public func callAsFunction(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) -> Void? {
    send("scrollViewDidEndDragging:willDecelerate:") {
      $0.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }
  }

  var scrollViewWillBeginDecelerating: ((UIScrollView) -> Void)? {
    sender("scrollViewWillBeginDecelerating:") { $0.scrollViewWillBeginDecelerating($1) }
  }

  var scrollViewDidEndDecelerating: ((UIScrollView) -> Void)? {
    sender("scrollViewDidEndDecelerating:") { $0.scrollViewDidEndDecelerating($1) }
  }

  var scrollViewDidEndScrollingAnimation: ((UIScrollView) -> Void)? {
    sender("scrollViewDidEndScrollingAnimation:") { $0.scrollViewDidEndScrollingAnimation($1) }
  }

  @discardableResult public func callAsFunction(in scrollView: UIScrollView) -> UIView? {
    (send("viewForZoomingInScrollView:") { $0.viewForZooming(in: scrollView) } as UIView??) ?? nil
  }

  @discardableResult public func callAsFunction(
    _ scrollView: UIScrollView, with view: UIView?
  ) -> Void? {
    send("scrollViewWillBeginZooming:withView:") {
      $0.scrollViewWillBeginZooming(scrollView, with: view)
    }
  }

  var scrollViewDidZoom: ((UIScrollView) -> Void)? {
    sender("scrollViewDidZoom:") { $0.scrollViewDidZoom($1) }
  }

  @discardableResult public func callAsFunction(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) -> Void? {
    send("scrollViewDidEndZooming:withView:atScale:") {
      $0.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
    }
  }

  var scrollViewDidChangeAdjustedContentInset: ((UIScrollView) -> Void)? {
    sender("scrollViewDidChangeAdjustedContentInset:") {
      $0.scrollViewDidChangeAdjustedContentInset($1)
    }
  }

  var scrollViewShouldScrollToTop: ((UIScrollView) -> Bool)? {
    sender("scrollViewShouldScrollToTop:") { $0.scrollViewShouldScrollToTop($1) }
  }

  var scrollViewDidScrollToTop: ((UIScrollView) -> Void)? {
    sender("scrollViewDidScrollToTop:") { $0.scrollViewDidScrollToTop($1) }
  }
}
