import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("What scroll views do without a method")
struct ScrollDefaultTests {
  private final class EmptyDelegate: NSObject, UIScrollViewDelegate, UIGestureRecognizerDelegate {}

  private final class Refusing: NSObject, UIScrollViewDelegate, UIGestureRecognizerDelegate {
    var log: [String] = []

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }

    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { log.append("top") }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
  }

  private func scrollView(_ delegate: any UIScrollViewDelegate) -> (UIWindow, UIScrollView) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIScrollView(frame: window.bounds)
    view.contentSize = CGSize(width: 100, height: 1000)
    view.delegate = delegate
    window.addSubview(view)
    window.isHidden = false
    return (window, view)
  }

  @Test("It scrolls to the top, unless the delegate or the view says no")
  func top() {
    let refusing = Refusing()
    let empty = EmptyDelegate()
    let (window, view) = scrollView(empty)
    view.contentOffset.y = 50
    #expect(view.simulateStatusBarTap() && view.contentOffset.y == 0)
    view.delegate = refusing
    view.contentOffset.y = 50
    #expect(!view.simulateStatusBarTap() && view.contentOffset.y == 50)
    #expect(refusing.log.isEmpty)
    view.delegate = empty
    view.scrollsToTop = false
    #expect(!view.simulateStatusBarTap())
    withExtendedLifetime(window) {}
  }

  @Test("Without a view to zoom nothing is zoomed, and an empty delegate receives nothing")
  func silence() {
    let empty = EmptyDelegate()
    let (window, view) = scrollView(empty)
    view.maximumZoomScale = 2
    let sent = HeadlessMessages.sent {
      #expect(!view.simulatePinch(to: 2))
      view.simulateDrag(by: CGPoint(x: 0, y: -60), velocity: CGPoint(x: 0, y: 1))
    }
    #expect(sent.isEmpty && view.zoomScale == 1)
    withExtendedLifetime(window) {}
  }

  @Test("A gesture begins, unless the delegate says no")
  func gestures() {
    final class Panned: UIView {
      let pan = UIPanGestureRecognizer()
    }
    let empty = EmptyDelegate()
    let refusing = Refusing()
    let (window, view) = scrollView(empty)
    for (delegate, begins) in [(empty, true), (refusing, false)]
      as [(any UIGestureRecognizerDelegate, Bool)]
    {
      view.panGestureRecognizer.delegate = delegate
      view.simulateTouchDown()
      view.simulateTouchMove(by: CGPoint(x: 0, y: -10))
      expectEqual(view.isDragging, begins)
      view.simulateTouchUp()
    }
    withExtendedLifetime(window) {}
  }
}
