#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import CollateCore
import CollatePaging
import UIKit

/// Forwards the scroll view's delegate calls to the stage.
final class PageScrollObserver: NSObject {
  weak var stage: PageStage?
}

extension PageScrollObserver: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    stage?.contentDidMove()
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    stage?.dragDidBegin()
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    stage?.fingerWillLetGo(towards: unsafe targetContentOffset.pointee)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    stage?.fingerDidLetGo(decelerates: decelerate)
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    stage?.decelerationDidBegin()
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    stage?.decelerationDidEnd()
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    stage?.animationDidEnd()
  }
}
#endif
