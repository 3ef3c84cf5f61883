// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

/// A finger on a window, which finds the scroll view that it drags as UIKit does.
///
/// The innermost one whose pan may begin takes it; it keeps the finger until that is lifted.
@_spi(Headless) @MainActor
public final class HeadlessFinger {
  /// The scroll view that the finger drags.
  public private(set) weak var scrollView: UIScrollView?

  /// The navigation controller whose back swipe the finger drives.
  public private(set) weak var navigation: UINavigationController?

  private let candidates: [UIScrollView]
  private weak var hit: UIView?
  private let isAtEdge: Bool

  /// Touches the view that is topmost at a point of a window.
  public init(on window: UIWindow, at point: CGPoint) {
    let hit = window.hitTest(point, with: nil)
    candidates = sequence(first: hit) { $0?.superview }.compactMap { $0 as? UIScrollView }
    self.hit = hit
    isAtEdge = point.x < 20
  }

  /// Moves the finger.
  public func move(by translation: CGPoint) {
    if let scrollView { return scrollView.simulateTouchMove(by: translation) }
    for candidate in candidates where canScroll(candidate, translation) {
      candidate.simulateTouchDown()
      candidate.simulateTouchMove(by: translation)
      guard candidate.isDragging else {
        candidate.simulateTouchUp()
        continue
      }
      scrollView = candidate
      return
    }
    if isAtEdge, translation.x > abs(translation.y), navigation == nil { swipeBack() }
  }

  /// No view inside takes the finger: the back swipe gets it, unless it is disabled.
  private func swipeBack() {
    guard let stack = hit?.nearestController?.navigationController,
      stack.interactivePopGestureRecognizer?.isEnabled == true, stack.viewControllers.count > 1
    else { return }
    navigation = stack
    stack.simulateInteractivePop()
  }

  /// Lifts the finger, see ``UIScrollView/simulateTouchUp(velocity:overshoot:)``.
  public func lift(velocity: CGPoint = .zero) {
    scrollView?.simulateTouchUp(velocity: velocity)
    scrollView = nil
    navigation?.finishInteractivePop(cancelled: false)
    navigation = nil
  }

  private func canScroll(_ view: UIScrollView, _ translation: CGPoint) -> Bool {
    let (low, high) = (view.minimumOffset, view.maximumOffset)
    return abs(translation.x) > abs(translation.y)
      ? high.x > low.x || view.alwaysBounceHorizontal
      : high.y > low.y || view.alwaysBounceVertical
  }
}
