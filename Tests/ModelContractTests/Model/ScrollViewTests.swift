#if canImport(UIKit)
import Testing
import UIKit

@MainActor
@Suite("What scroll views report when code moves them")
struct ScrollViewTests {
  /// A delegate that hears of everything.
  private final class Delegate: Watched, UIScrollViewDelegate {
    private(set) var offsets: [CGFloat] = []

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      note(.didScroll)
      offsets.append(scrollView.contentOffset.x)
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note(.willBeginDragging) }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      note(.didEndDragging)
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note(.didEndDecelerating) }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      note(.didEndScrollingAnimation)
    }

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
      note(.didChangeInsets)
    }
  }

  private let stage = Stage()
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let delegate = Delegate([
    .didScroll, .willBeginDragging, .didEndDragging, .didEndDecelerating,
    .didEndScrollingAnimation, .didChangeInsets,
  ])

  init() {
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = CGSize(width: 400, height: 100)
    view.delegate = delegate
    stage.show(view)
    delegate.forget()
  }

  // Documented: scrollViewDidScroll(_:); setContentOffset(_:animated:).
  @Test("An offset is reported at once, and only once")
  func offset() {
    view.setContentOffset(CGPoint(x: 30, y: 0), animated: false)
    view.contentOffset.x = 50
    #expect(delegate.calls == [.didScroll, .didScroll] && delegate.offsets == [30, 50])
    expectEqual(view.bounds.origin, CGPoint(x: 50, y: 0))
    expectEqual(view.frame.origin, .zero)
  }

  @Test("The same offset is no news")
  func sameOffset() {
    view.contentOffset.x = 50
    delegate.forget()
    view.contentOffset.x = 50
    view.setContentOffset(CGPoint(x: 50, y: 0), animated: false)
    #expect(delegate.calls.isEmpty)
  }

  // Documented: isTracking, isDragging, isDecelerating are about fingers.
  @Test("When code moves the content, the view neither drags nor decelerates")
  func flags() {
    view.setContentOffset(CGPoint(x: 300, y: 0), animated: false)
    #expect(!view.isTracking && !view.isDragging && !view.isDecelerating)
  }

  // Documented: scrollViewDidEndScrollingAnimation(_:) is called after animated moves.
  @Test("An animated offset is reached, and then its end is reported")
  func animation() async {
    view.setContentOffset(CGPoint(x: 200, y: 0), animated: true)
    expectEqual(delegate.count(.didEndScrollingAnimation), 0)
    await stage.eventually { delegate.count(.didEndScrollingAnimation) > 0 }
    #expect(view.contentOffset.x == 200 && delegate.offsets.last == 200)
    expectEqual(delegate.calls.last, .didEndScrollingAnimation)
    expectEqual(delegate.offsets, delegate.offsets.sorted())
    expectEqual(Set(delegate.calls), [.didScroll, .didEndScrollingAnimation])
  }

  // Observed: UIKit tells of no end if there was nowhere to go. The pager does not wait for one.
  @Test("An animation to the current offset reports nothing")
  func animationToSamePlace() async {
    view.contentOffset.x = 100
    delegate.forget()
    view.setContentOffset(CGPoint(x: 100, y: 0), animated: true)
    await letTimePass()
    #expect(delegate.calls.isEmpty && view.contentOffset.x == 100)
  }

  // Unsure: whether the end of the first is told of. The adapters allow for both.
  @Test("An offset without animation takes the place of an animation")
  func interruption() async {
    view.setContentOffset(CGPoint(x: 300, y: 0), animated: true)
    view.setContentOffset(CGPoint(x: 50, y: 0), animated: false)
    expectEqual(view.contentOffset.x, 50)
    await letTimePass()
    expectEqual(view.contentOffset.x, 50)
  }

  // Documented: adjustedContentInset, scrollViewDidChangeAdjustedContentInset(_:).
  @Test("Insets are reported when they change")
  func insets() {
    view.contentInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 0)
    expectEqual(view.adjustedContentInset, UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 0))
    expectEqual(delegate.count(.didChangeInsets), 1)
    view.contentInset.left = 5
    expectEqual(delegate.count(.didChangeInsets), 1)
  }

  // Documented: scrollRectToVisible(_:animated:): nothing happens if the area is visible already.
  @Test("A rectangle is scrolled to if it is not seen")
  func rectangles() {
    view.scrollRectToVisible(CGRect(x: 20, y: 0, width: 20, height: 20), animated: false)
    expectEqual(view.contentOffset.x, 0)
    view.scrollRectToVisible(CGRect(x: 150, y: 0, width: 20, height: 20), animated: false)
    expectEqual(view.contentOffset.x, 70)
  }

  // Documented: each property's page.
  @Test("What a new scroll view is like")
  func defaults() {
    let view = UIScrollView(frame: .zero)
    #expect(view.bounces && view.isScrollEnabled && view.contentOffset == .zero)
    #expect(view.contentInsetAdjustmentBehavior == .automatic && view.contentInset == .zero)
    #expect(view.zoomScale == 1 && view.minimumZoomScale == 1 && view.maximumZoomScale == 1)
    #if !os(tvOS)
    #expect(!view.isPagingEnabled && view.scrollsToTop)
    #endif
  }

  // Documented: subviews lie in the bounds, whose origin is the offset.
  @Test("Subviews stay where they are in the content")
  func content() {
    let subview = UIView(frame: CGRect(x: 120, y: 0, width: 20, height: 20))
    view.addSubview(subview)
    view.contentOffset.x = 100
    view.layoutIfNeeded()
    expectEqual(subview.frame.minX, 120)
    expectEqual(subview.convert(CGPoint.zero, to: stage.root.view), CGPoint(x: 20, y: 0))
  }
}
#endif
