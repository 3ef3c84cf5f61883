#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

/// The scroll view of a stage.
final class PageScrollView: UIScrollView {
  weak var stage: PageStage?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isPagingEnabled = true
    isDirectionalLockEnabled = true
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    scrollsToTop = false
    // At the ends, a bounce would compete with the back swipe and with swipe actions.
    bounces = false
    // Keys turn pages by the driver; the scroll view by itself would leave it behind.
    if #available(iOS 17.0, *) { allowsKeyboardScrolling = false }
    // Pages fill the scroll view and handle safe areas themselves.
    contentInsetAdjustmentBehavior = .never
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    stage?.layOut()
  }

  /// Does nothing, because a text field that begins editing must not scroll the pages.
  override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}

  override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    super.setContentOffset(contentOffset, animated: animated)
    stage?.offsetWasSet(contentOffset, animated: animated)
  }

  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    // Only some SDK releases declare it as isolated to the main actor.
    MainActor.assumeIsolated { isScrollEnabled && stage?.scroll(direction) ?? false }
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard super.gestureRecognizerShouldBegin(gestureRecognizer) else { return false }
    guard gestureRecognizer === panGestureRecognizer, let stage else { return true }
    return stage.hasContent(toward: panGestureRecognizer.velocity(in: self)) || !yieldsAtEnds
  }

  /// Whether other gestures are recognized instead of a drag beyond the first or the last page.
  private var yieldsAtEnds: Bool {
    !bounces || enclosingPager(along: stage?.geometry.layout.axis) != nil
  }

  private func enclosingPager(along axis: PagerLayout.Axis?) -> PageScrollView? {
    sequence(first: self as UIView, next: \.superview).dropFirst().lazy
      .compactMap { $0 as? PageScrollView }
      .first { $0.stage?.geometry.layout.axis == axis }
  }
}

/// The view around the scroll view of a stage, which clips its content.
final class PageFrameView: UIView {
  /// Passes touches beside the current page to the scroll view, too.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    guard view === self, let scrollView = subviews.first else { return view }
    return scrollView.isUserInteractionEnabled ? scrollView : view
  }
}
#endif
