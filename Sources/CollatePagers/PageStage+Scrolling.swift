#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

extension PageStage: UIScrollViewDelegate {
  /// Handles a new content offset, whether UIKit or the pager set it.
  func scrollViewDidScroll(_: UIScrollView) {
    // During a size change, content offsets match neither size.
    guard !isAdjusting, isLaidOut, !isResizing, let driver else { return }
    stayWithinContent()
    driver.hostDidScroll(to: jump?.position(at: place) ?? place)
  }

  /// Moves a loop that is being dragged back to the range of pages before its content ends.
  private func stayWithinContent() {
    guard jump == nil, geometry.margin > 0, scrollView.isTracking else { return }
    let room = Double(geometry.margin) - 2
    guard place < -room || place > Double(geometry.pageCount - 1) + room else { return }
    align(to: geometry.ring.wrapped(place))
  }

  /// Handles the beginning of a drag.
  func scrollViewWillBeginDragging(_: UIScrollView) {
    (animationPlace, awaitsDeceleration, isDragCancelled) = (nil, false, false)
    driver?.dragDidBegin()
    // Adjacent pages of a jump are at their regular places; for others the driver has snapped.
    jump = nil
    layOutSlots()
  }

  /// Stores where the scroll view will come to rest.
  func scrollViewWillEndDragging(
    _: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { landing = unsafe targetContentOffset.pointee }

  /// Handles the end of a drag.
  func scrollViewDidEndDragging(_: UIScrollView, willDecelerate decelerates: Bool) {
    let wasCancelled = isDragCancelled
    isDragCancelled = false
    let target = decelerates && isLaidOut ? landing.map(geometry.place(at:)) : nil
    landing = nil
    if animationPlace == nil { awaitsDeceleration = decelerates && !wasCancelled }
    driver?.dragDidEnd(targeting: wasCancelled ? nil : target)
    // What has cancelled a drag says where to go.
    if decelerates || wasCancelled { watch() } else { comeToRest() }
  }

  /// Handles the beginning of a deceleration.
  func scrollViewWillBeginDecelerating(_: UIScrollView) { awaitsDeceleration = false }

  /// Handles the end of a deceleration.
  func scrollViewDidEndDecelerating(_: UIScrollView) {
    guard !isAdjusting else { return }
    awaitsDeceleration = false
    comeToRest()
  }

  /// Handles the end of an animation, of the stage or of other code.
  func scrollViewDidEndScrollingAnimation(_: UIScrollView) {
    guard !isAdjusting else { return }
    guard let goal = animationPlace else { return comeToRest() }
    animationPlace = nil
    // Another animation replaced the stage's, and ended elsewhere.
    if isLaidOut, isAway(from: goal) { return animate(to: goal) }
    comeToRest()
  }

  /// Handles a content offset set by other code, which replaces the stage's animation.
  func offsetWasSet(_ offset: CGPoint, animated: Bool) {
    guard !isAdjusting else { return }
    animationPlace = animated ? geometry.place(at: offset) : nil
    (lookCount, awaitsDeceleration) = (0, false)
    scrollView.setNeedsLayout()
  }

  /// Reports that scrolling has ended, if it has; between two pages, scrolls to the nearest one
  /// first.
  func comeToRest() {
    guard isQuiet, isLaidOut, !isResizing, let driver else { return watch() }
    if let jump {
      // Now the target page is at its regular place.
      self.jump = nil
      scroll(to: Double(jump.target))
      return driver.hostDidSettle(at: nil)
    }
    let goal = geometry.placeOfPage(nearest: place)
    if isAway(from: goal) { return animate(to: goal) }
    align(to: geometry.ring.wrapped(goal))
    driver.hostDidSettle(at: goal)
  }

  /// Corrects a rounding error, or moves back by a round of a loop.
  private func align(to goal: Double) {
    let offset = geometry.offset(of: goal)
    guard scrollView.contentOffset != offset else { return }
    adjust { scrollView.contentOffset = offset }
    layOutSlots()
  }

  /// Scrolls back to the settled page, if other code moved the content unnoticed.
  func stayAtRest() {
    guard isLaidOut, !isResizing, let goal = settledPlace else { return }
    guard isQuiet else { return isAway(from: goal) ? watch() : () }
    guard isAway(from: goal) else { return align(to: goal) }
    if scrollView.window == nil { showSettledPage() } else { animate(to: goal) }
  }

  /// Whether there is nothing to wait for: the driver is idle, and the content at its page.
  var isAtRest: Bool { driver?.isIdle ?? true && settledPlace.map { !isAway(from: $0) } ?? true }

  /// The place of the settled page that is nearest to the content.
  private var settledPlace: Double? {
    restIndex.map { geometry.ring.unwrapped(Double($0), near: place) }
  }

  /// Whether the content is away from a place by more than a rounding error.
  private func isAway(from goal: Double) -> Bool { abs(place - goal) * Double(geometry.extent) > 1 }

  /// Scrolls to a place with an animation.
  func animate(to goal: Double) {
    lookCount = 0
    let offset = geometry.offset(of: goal)
    // UIKit does not report the end of an animation without a distance.
    guard scrollView.contentOffset != offset else {
      animationPlace = nil
      return comeToRest()
    }
    animationPlace = goal
    adjust { scrollView.setContentOffset(offset, animated: true) }
    watch()
  }

  /// Whether there are pages in the direction of a drag.
  func hasContent(toward velocity: CGPoint) -> Bool {
    guard geometry.margin == 0 else { return true }
    let isHorizontal = geometry.layout.axis == .horizontal
    let speed = isHorizontal ? velocity.x : velocity.y
    let isForward = geometry.isReversed ? speed > 0 : speed < 0
    let last = Double(max(geometry.pageCount - 1, 0))
    return isForward ? place < last - 0.01 : place > 0.01
  }

  /// Handles a three-finger swipe.
  func scroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard let turn = PageTurn(direction, in: geometry) else { return false }
    return driver?.turn(turn) ?? false
  }
}

// UIKit does not report every end: not that of a deceleration that a finger stops, of an animation
// that another content offset stops, and that a finger which did not move was lifted.

extension PageStage {
  /// The time between two looks.
  static var lookInterval: Duration { .milliseconds(50) }

  /// The number of looks after which an animation is over, whether reported or not.
  private static var animationLooks: Int { 20 }

  /// Whether the user drags the content, the end of which is always reported.
  private var isDragged: Bool { scrollView.isDragging && !isDragCancelled }

  /// Starts to look regularly whether the content has come to rest, until it has.
  func watch() {
    guard watcher == nil, !isDragged else { return }
    watcher = Task { [weak self, clock] in
      repeat {
        do { try await clock.sleep(for: Self.lookInterval) } catch { return }
      } while !Task.isCancelled && self?.look() ?? false
    }
  }

  /// Reports rest if the content has come to it, and returns whether to look again.
  func look() -> Bool {
    // The end of a size change causes a layout.
    guard let driver, !isDragged, isLaidOut, !isResizing, !isAtRest else {
      watcher = nil
      return false
    }
    lookCount += 1
    if animationPlace != nil && lookCount < Self.animationLooks { return true }
    (animationPlace, awaitsDeceleration) = (nil, false)
    if driver.isIdle { stayAtRest() } else { comeToRest() }
    return true
  }
}
#endif
