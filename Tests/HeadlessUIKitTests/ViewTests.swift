import Testing
@_spi(Headless) import UIKit

@MainActor @Suite struct ViewTests {
  @Test func animatedScrollWithoutDistanceSaysNothing() {
    final class D: NSObject, UIScrollViewDelegate {
      var ended = 0
      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ended += 1 }
    }
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let d = D()
    view.delegate = d
    view.setContentOffset(.zero, animated: true)
    HeadlessUIKit.finishAnimations()
    #expect(d.ended == 0)
    view.setContentOffset(CGPoint(x: 5, y: 0), animated: true)
    HeadlessUIKit.finishAnimations()
    #expect(d.ended == 1)
  }
}
