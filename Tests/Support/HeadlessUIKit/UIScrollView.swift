@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
}
extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}

@MainActor open class UIScrollView: UIView {
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
  @nonexhaustive public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Subclasses redeclare it with their own protocol. ObjC allows that; Swift needs this pair:
  /// `@_disfavoredOverload` here, `@_nonoverride` there.
  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)?

  open var contentSize: CGSize = .zero
  open var contentInset: UIEdgeInsets = .zero
  open var isPagingEnabled = false
  open var isScrollEnabled = true
  open var bounces = true
  open var showsHorizontalScrollIndicator = true
  open var showsVerticalScrollIndicator = true
  open var decelerationRate = DecelerationRate.normal
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  open private(set) var isTracking = false
  open private(set) var isDragging = false
  open private(set) var isDecelerating = false

  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      delegate?.scrollViewDidScroll(self)
    }
  }

  private var runningAnimation: CGPoint?
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard animated, contentOffset != self.contentOffset else {
      // No move: real UIKit sends neither didScroll nor didEndScrollingAnimation.
      runningAnimation = nil
      self.contentOffset = contentOffset
      return
    }
    runningAnimation = contentOffset
    HeadlessUIKit.afterAnimation { [weak self] in
      guard let self, runningAnimation == contentOffset else { return }
      let from = self.contentOffset
      for step in 1...4 {
        // A delegate that sets another offset on the way stops this one.
        guard runningAnimation == contentOffset else { return }
        let fraction = CGFloat(step) / 4
        self.contentOffset =
          step == 4
          ? contentOffset
          : CGPoint(
            x: from.x + (contentOffset.x - from.x) * fraction,
            y: from.y + (contentOffset.y - from.y) * fraction)
        layoutIfNeeded()
      }
      runningAnimation = nil
      delegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  var maximumOffset: CGPoint {
    CGPoint(
      x: max(0, contentSize.width + contentInset.right - bounds.width),
      y: max(0, contentSize.height + contentInset.bottom - bounds.height))
  }

  /// (headless) A finger drags the content by `translation` in `steps` moves and lets go with
  /// `velocity` (points per millisecond, as in scrollViewWillEndDragging).
  @_spi(Headless) public func simulateDrag(
    by translation: CGPoint, velocity: CGPoint = .zero, steps: Int = 4, decelerates: Bool = true,
    stopAfterRelease: Bool = false
  ) {
    guard isScrollEnabled else { return }
    isDecelerating = false
    isTracking = true
    isDragging = true
    delegate?.scrollViewWillBeginDragging(self)
    let start = contentOffset
    for step in 1...max(1, steps) {
      let fraction = CGFloat(step) / CGFloat(max(1, steps))
      contentOffset = CGPoint(
        x: start.x - translation.x * fraction, y: start.y - translation.y * fraction)
      layoutIfNeeded()
    }
    let limit = maximumOffset
    func clamp(_ p: CGPoint) -> CGPoint {
      CGPoint(x: min(max(p.x, 0), limit.x), y: min(max(p.y, 0), limit.y))
    }
    var target: CGPoint
    if isPagingEnabled {
      func page(_ at: CGFloat, _ from: CGFloat, _ size: CGFloat, _ v: CGFloat) -> CGFloat {
        guard size > 0 else { return at }
        let current = (from / size).rounded()
        if v > 0.3 { return min(current + 1, (at / size).rounded(.up)) * size }
        if v < -0.3 { return max(current - 1, (at / size).rounded(.down)) * size }
        return (at / size).rounded() * size
      }
      target = CGPoint(
        x: page(contentOffset.x, start.x, bounds.width, velocity.x),
        y: page(contentOffset.y, start.y, bounds.height, velocity.y))
    } else {
      target = CGPoint(x: contentOffset.x + velocity.x * 500, y: contentOffset.y + velocity.y * 500)
    }
    target = clamp(target)
    let automatic = target
    delegate?.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: &target)
    if isPagingEnabled { target = automatic }
    isTracking = false
    let willDecelerate = decelerates && target != contentOffset
    isDragging = false
    isDecelerating = willDecelerate
    delegate?.scrollViewDidEndDragging(self, willDecelerate: willDecelerate)
    guard willDecelerate, !stopAfterRelease else { return }
    delegate?.scrollViewWillBeginDecelerating(self)
    let from = contentOffset
    for step in 1...max(1, steps) {
      let fraction = CGFloat(step) / CGFloat(max(1, steps))
      contentOffset = CGPoint(
        x: from.x + (target.x - from.x) * fraction, y: from.y + (target.y - from.y) * fraction)
      layoutIfNeeded()
    }
    contentOffset = target
    isDecelerating = false
    delegate?.scrollViewDidEndDecelerating(self)
  }
}
