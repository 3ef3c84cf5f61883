#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

extension PageStage {
  /// Takes notice of an offset, whoever set it.
  func contentDidMove() {
    // While the size changes offsets fit neither the old one nor the new one.
    guard !isAdjusting, isLaidOut, openSizeChanges == 0, let driver else { return }
    stayWithinContent()
    driver.hostDidScroll(to: jump?.position(at: place) ?? place)
  }

  /// Brings a loop in the finger's hold back to its pages before its content ends.
  private func stayWithinContent() {
    guard jump == nil, geometry.margin > 0, scrollView.isTracking else { return }
    let room = Double(geometry.margin) - 2
    guard place < -room || place > Double(geometry.pageCount - 1) + room else { return }
    adjust {
      scrollView.contentOffset = geometry.offset(of: geometry.placeWithinPages(place))
    }
    layOutSlots()
  }

  /// Takes notice that a finger drags.
  func fingerDidTakeHold() {
    (animationPlace, awaitsDeceleration, isDragCancelled) = (nil, false, false)
    driver?.dragDidBegin()
    // The pages of a jump between neighbours lie in their places, others have been snapped to.
    jump = nil
    layOutSlots()
  }

  /// Takes notice of where the scroll view will come to rest.
  func fingerWillLetGo(towards offset: CGPoint) {
    landing = offset
  }

  /// Takes notice that no finger drags any more.
  func fingerDidLetGo(decelerates: Bool) {
    let wasCancelled = isDragCancelled
    isDragCancelled = false
    let target = decelerates && isLaidOut ? landing.map(geometry.place(at:)) : nil
    landing = nil
    if animationPlace == nil { awaitsDeceleration = decelerates && !wasCancelled }
    driver?.dragDidEnd(targeting: wasCancelled ? nil : target)
    if !decelerates { comeToRest() }
  }

  /// Takes notice that the scroll view goes on by itself.
  func decelerationDidBegin() {
    awaitsDeceleration = false
  }

  /// Takes notice that the scroll view has stopped.
  func decelerationDidEnd() {
    guard !isAdjusting else { return }
    awaitsDeceleration = false
    comeToRest()
  }

  /// Takes notice that an animation is over, the stage's own or another one.
  func animationDidEnd() {
    guard !isAdjusting else { return }
    guard let goal = animationPlace else { return comeToRest() }
    animationPlace = nil
    // Another animation has taken its place and led elsewhere.
    if isLaidOut, isAway(from: goal) { return animate(to: goal) }
    comeToRest()
  }

  /// Takes notice that somebody else scrolls, which ends what the stage did.
  func offsetWasSet(_ offset: CGPoint, animated: Bool) {
    guard !isAdjusting else { return }
    animationPlace = animated ? geometry.place(at: offset) : nil
    awaitsDeceleration = false
    scrollView.setNeedsLayout()
  }

  /// Reports that nothing moves, if that is so; what rests between two pages is brought to one.
  func comeToRest() {
    guard isQuiet, isLaidOut, openSizeChanges == 0, let driver else { return }
    guard jump == nil else {
      finishJump()
      return driver.hostDidSettle(at: nil)
    }
    let goal = geometry.placeOfPage(nearest: place)
    if isAway(from: goal) { return animate(to: goal) }
    align(to: geometry.placeWithinPages(goal))
    driver.hostDidSettle(at: goal)
  }

  /// Scrolls to a place where the content is already but for a rounding error, or for a round.
  private func align(to goal: Double) {
    let offset = geometry.offset(of: goal)
    guard scrollView.contentOffset != offset else { return }
    adjust { scrollView.contentOffset = offset }
    layOutSlots()
  }

  /// Brings the resting page back to its place, when somebody moved it where nobody was told.
  func stayAtRest() {
    guard isQuiet, isLaidOut, openSizeChanges == 0, let index = driver?.settledIndex else { return }
    let goal = geometry.place(ofPageAt: index, near: place)
    guard isAway(from: goal) else { return align(to: goal) }
    if scrollView.window == nil { showSettledPage() } else { animate(to: goal) }
  }

  /// Whether more than a rounding error lies between the content and a place.
  private func isAway(from goal: Double) -> Bool {
    abs(place - goal) * Double(geometry.extent) > 1
  }

  /// Scrolls to a place with an animation.
  func animate(to goal: Double) {
    animationPlace = goal
    let offset = geometry.offset(of: goal)
    let isThere = scrollView.contentOffset == offset
    if !isThere { adjust { scrollView.setContentOffset(offset, animated: true) } }
    // Nobody says that an animation over no distance has ended.
    if isThere {
      animationPlace = nil
      comeToRest()
    } else {
      waitForAnimation()
    }
  }

  /// Has an animation end after a while whose end nobody tells, because a touch or another offset
  /// stopped it.
  private func waitForAnimation() {
    patience?.cancel()
    patience = Task { [weak self, clock] in
      do { try await clock.sleep(for: .seconds(1)) } catch { return }
      if !Task.isCancelled { self?.animationIsOverdue() }
    }
  }

  private func animationIsOverdue() {
    guard animationPlace != nil else { return }
    if scrollView.isTracking { return waitForAnimation() }
    animationPlace = nil
    comeToRest()
  }

  /// Whether there are pages in the direction of a finger.
  func hasContent(towards velocity: CGPoint) -> Bool {
    guard geometry.margin == 0 else { return true }
    let isHorizontal = geometry.layout.axis == .horizontal
    let speed = isHorizontal ? velocity.x : velocity.y
    let isForward = geometry.isReversed ? speed > 0 : speed < 0
    let last = Double(max(geometry.pageCount - 1, 0))
    return isForward ? place < last - 0.01 : place > 0.01
  }

  /// Does what a swipe with three fingers asks for.
  func scroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard let turn = PageTurn(direction, in: geometry) else { return false }
    return driver?.turn(turn) ?? false
  }
}
#endif
