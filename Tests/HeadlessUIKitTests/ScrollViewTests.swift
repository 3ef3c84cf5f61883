import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("Scroll views under a finger")
struct ScrollViewTests {
  /// Writes down what a scroll view says, with its flags at that time.
  private final class Recorder: NSObject, UIScrollViewDelegate {
    var lines: [String] = []
    var offsets: [CGFloat] = []
    var onScroll: (() -> Void)?

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }

    private func note(_ line: String, _ view: UIScrollView) {
      let flags = [
        view.isTracking ? "t" : "", view.isDragging ? "d" : "", view.isDecelerating ? "c" : "",
      ].joined()
      lines.append(flags.isEmpty ? line : "\(line) \(flags)")
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      offsets.append(scrollView.contentOffset.x)
      onScroll?()
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("begin", scrollView) }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { note("lift to \(targetContentOffset.pointee.x)", scrollView) }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      note("end \(decelerate)", scrollView)
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("slow", scrollView) }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("still", scrollView) }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      note("animated", scrollView)
    }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
      note("insets \(scrollView.adjustedContentInset.left)", scrollView)
    }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { scrollView.subviews.first }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      note("zoom \(view === scrollView.subviews.first)", scrollView)
    }
    func scrollViewDidZoom(_ scrollView: UIScrollView) {
      note("\(scrollView.zoomScale)", scrollView)
    }
    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) { note("zoomed \(view === scrollView.subviews.first) \(scale)", scrollView) }
  }

  private let recorder = Recorder()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func view(paging: Bool = true) -> UIScrollView {
    let view = UIScrollView(frame: window.bounds)
    view.contentSize = CGSize(width: 400, height: 100)
    view.isPagingEnabled = paging
    view.delegate = recorder
    window.addSubview(view)
    return view
  }

  private func left(_ distance: CGFloat) -> CGPoint { CGPoint(x: -distance, y: 0) }

  @Test("A swipe reports everything in order, with the flags of that moment")
  func swipe() {
    let view = view()
    view.simulateTouchDown()
    #expect(view.isTracking && !view.isDragging)
    view.simulateTouchMove(by: left(30))
    view.simulateTouchMove(by: left(30))
    expectEqual(recorder.offsets, [30, 60])
    view.simulateTouchUp()
    expectEqual(
      recorder.take(), ["begin td", "lift to 100.0 d", "end true c", "slow c"])
    HeadlessUIKit.finishAnimations()
    expectEqual(recorder.take(), ["still"])
    expectEqual(recorder.offsets, [30, 60, 70, 80, 90, 100])
  }

  @Test("A page is turned by speed alone, by one at most, and not beyond the ends")
  func paging() {
    let view = view()
    view.simulateDrag(by: left(20), velocity: CGPoint(x: 2, y: 0))
    expectEqual(view.contentOffset.x, 100)
    view.simulateDrag(by: left(-20), velocity: CGPoint(x: -2, y: 0))
    expectEqual(view.contentOffset.x, 0)
    view.simulateTouchDown()
    view.simulateTouchMove(by: left(-40))
    expectEqual(view.contentOffset.x, -20)
    view.simulateTouchUp(velocity: CGPoint(x: -2, y: 0))
    HeadlessUIKit.finishAnimations()
    expectEqual(view.contentOffset.x, 0)
    expectEqual(recorder.take().last, "still")
  }

  @Test("A finger catches moving content; whether that is reported is left open")
  func catching() {
    for tells in [false, true] {
      for drags in [false, true] {
        HeadlessUIKit.with {
          $0.tellsOfCaughtDeceleration = tells
          $0.dragsFromCatch = drags
        } _: {
          let view = view()
          view.simulateTouchDown()
          view.simulateTouchMove(by: left(60))
          view.simulateTouchUp()
          HeadlessUIKit.runFrame()
          _ = recorder.take()
          view.simulateTouchDown()
          expectEqual(
            recorder.take(), (tells ? ["still t"] : []) + (drags ? ["begin td"] : []))
          expectEqual(view.contentOffset.x, 70)
          view.simulateTouchMove(by: left(10))
          view.simulateTouchUp()
          HeadlessUIKit.finishAnimations()
          expectEqual(view.contentOffset.x, 100)
          view.removeFromSuperview()
        }
      }
    }
  }

  @Test("An animation runs in frames; one that is replaced never ends")
  func animating() {
    let view = view()
    view.setContentOffset(CGPoint(x: 100, y: 0), animated: true)
    HeadlessUIKit.runFrame()
    expectEqual(view.contentOffset.x, 25)
    view.setContentOffset(CGPoint(x: 225, y: 0), animated: true)
    HeadlessUIKit.runFrame()
    expectEqual(view.contentOffset.x, 75)
    HeadlessUIKit.finishAnimations()
    expectEqual(view.contentOffset.x, 225)
    expectEqual(recorder.take(), ["animated"])
  }

  @Test("A pan that is disabled ends the drag, in one of three ways")
  func cancelling() {
    for way in HeadlessUIKit.CancelledDrag.allCases {
      HeadlessUIKit.with {
        $0.cancelledDrag = way
      } _: {
        let view = view()
        view.simulateTouchDown()
        view.simulateTouchMove(by: left(60))
        _ = recorder.take()
        view.panGestureRecognizer.isEnabled = false
        view.panGestureRecognizer.isEnabled = true
        view.simulateTouchMove(by: left(30))
        expectEqual(view.contentOffset.x, 60)
        switch way {
        case .endsAtOnce: expectEqual(recorder.take(), ["end false"])
        case .endsLater: expectEqual(recorder.take(), [])
        case .decelerates: expectEqual(recorder.take(), ["end true c", "slow c"])
        }
        view.simulateTouchUp()
        HeadlessUIKit.finishAnimations()
        #expect(!view.isDragging && !view.isTracking && !view.isDecelerating)
        expectEqual(view.contentOffset.x, (way == .decelerates ? 100 : 60))
        _ = recorder.take()
        view.removeFromSuperview()
      }
    }
  }

  @Test("Content that code moves under a finger follows the finger from there")
  func carrying() {
    let view = view()
    view.simulateTouchDown()
    view.simulateTouchMove(by: left(30))
    view.contentOffset.x += 100
    view.simulateTouchMove(by: left(10))
    expectEqual(view.contentOffset.x, 140)
    view.simulateTouchUp()
    HeadlessUIKit.finishAnimations()
    expectEqual(view.contentOffset.x, 100)
  }

  @Test("The content moves back when it gets smaller, unless that is left to others")
  func clamping() {
    for clamps in [true, false] {
      HeadlessUIKit.with {
        $0.clampsOffsets = clamps
      } _: {
        let view = view()
        view.contentOffset.x = 300
        view.contentSize.width = 200
        expectEqual(view.contentOffset.x, (clamps ? 100 : 300))
        view.removeFromSuperview()
      }
    }
  }

  @Test("Two fingers zoom between the limits, if there is a view to zoom")
  func zooming() {
    let view = view()
    view.maximumZoomScale = 2
    #expect(!view.simulatePinch(to: 1.5))
    view.addSubview(UIView())
    #expect(view.simulatePinch(to: 1.5))
    expectEqual(recorder.take(), ["zoom true", "1.5", "zoomed true 1.5"])
    view.simulatePinch(to: 5)
    expectEqual(view.zoomScale, 2)
    view.simulatePinch(to: 0)
    expectEqual(view.zoomScale, 1)
    view.maximumZoomScale = 1
    #expect(!view.simulatePinch(to: 2))
  }

  @Test("Changes of insets are reported, regardless of their cause")
  func insets() {
    let view = view()
    view.contentInset.left = 5
    view.contentInset.left = 5
    expectEqual(recorder.take(), ["insets 5.0"])
    view.contentInsetAdjustmentBehavior = .never
    expectEqual(recorder.take(), [])
    window.isHidden = false
    defer { window.isHidden = true }
    window.simulatedSafeAreaInsets.left = 20
    HeadlessUIKit.commit()
    expectEqual(recorder.take(), [])
    view.contentInsetAdjustmentBehavior = .always
    expectEqual(recorder.take(), ["insets 25.0"])
    window.simulatedSafeAreaInsets.left = 30
    HeadlessUIKit.commit()
    expectEqual(recorder.take(), ["insets 35.0"])
    view.contentInsetAdjustmentBehavior = .automatic
    view.contentSize.width = 50
    expectEqual(recorder.take(), ["insets 5.0"])
  }

  @Test("A finger takes the innermost scroll view that may begin")
  func nesting() {
    final class Refusing: UIScrollView {
      override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        (recognizer as? UIPanGestureRecognizer)?.velocity(in: self).x ?? 0 > 0
      }
    }
    let outer = view()
    let inner = Refusing(frame: outer.bounds)
    inner.contentSize = CGSize(width: 200, height: 100)
    inner.contentOffset.x = 50
    outer.addSubview(inner)
    window.isHidden = false
    defer { window.isHidden = true }
    let back = HeadlessFinger(on: window, at: CGPoint(x: 50, y: 50))
    back.move(by: CGPoint(x: 10, y: 0))
    #expect(back.scrollView === inner)
    back.lift()
    let forth = HeadlessFinger(on: window, at: CGPoint(x: 50, y: 50))
    forth.move(by: CGPoint(x: -10, y: 0))
    #expect(forth.scrollView === outer)
    forth.lift()
    HeadlessUIKit.finishAnimations()
  }

  @Test("A scroll view that leaves its window lets go of everything")
  func leaving() {
    let view = view()
    view.simulateTouchDown()
    view.simulateTouchMove(by: left(60))
    view.removeFromSuperview()
    #expect(!view.isTracking && !view.isDragging)
    expectEqual(recorder.take().last, "end false")
    HeadlessUIKit.finishAnimations()
    expectEqual(view.contentOffset.x, 60)
  }
}
