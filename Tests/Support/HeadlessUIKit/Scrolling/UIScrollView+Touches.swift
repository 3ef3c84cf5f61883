// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

extension UIScrollView {
  /// Puts a finger on the screen, which stops what moves.
  @_spi(Headless) public func simulateTouchDown() {
    guard isScrollEnabled, panGestureRecognizer.isEnabled, window != nil else { return }
    if isPanCancelled { endCancelledDrag(toward: contentOffset) }
    guard !isTracking else { return }
    isTracking = true
    isTouchIgnored = false
    panGestureRecognizer.simulatedTranslation = .zero
    let wasDecelerating = isDecelerating
    stopMotion(
      tells: wasDecelerating
        ? HeadlessUIKit.quirks.tellsOfCaughtDeceleration
        : HeadlessUIKit.quirks.tellsOfCaughtAnimation)
    if wasDecelerating && motion == nil && HeadlessUIKit.quirks.dragsFromCatch { beginDragging() }
  }

  /// Moves the finger, and the content with it.
  ///
  /// - Parameter translation: How far, in points; content to the right comes in with a negative `x`.
  @_spi(Headless) public func simulateTouchMove(by translation: CGPoint) {
    guard isTracking, !isTouchIgnored else { return }
    panGestureRecognizer.simulatedTranslation =
      panGestureRecognizer.simulatedTranslation + translation
    panGestureRecognizer.simulatedVelocity = translation * 60
    if !isDragging {
      guard panGestureRecognizer.mayBegin() else {
        isTouchIgnored = true
        isTracking = false
        return
      }
      beginDragging()
    }
    guard isDragging, !isTouchIgnored else { return }
    panGestureRecognizer.state = .changed
    dragOffset = dragOffset - along(translation)
    move(to: restrained(dragOffset))
    moveCount += 1
    if HeadlessUIKit.quirks.laysOutEveryMove || moveCount % 2 == 0 { layoutIfNeeded() }
  }

  /// Lifts the finger.
  ///
  /// - Parameters:
  ///   - velocity: How fast the finger is, in points a millisecond, as delegates hear it.
  ///   - overshoot: How far beyond its target the content swings, in points.
  @_spi(Headless) public func simulateTouchUp(
    velocity: CGPoint = .zero, overshoot: CGPoint = .zero
  ) {
    guard isTracking || isTouchIgnored else { return }
    isTracking = false
    guard isDragging, !isTouchIgnored else {
      isTouchIgnored = false
      return
    }
    let natural = landing(velocity: velocity)
    var target = natural
    scrollTold.scrollViewWillEndDragging?(
      self, withVelocity: velocity, targetContentOffset: &target)
    if isPagingEnabled { target = natural }
    panGestureRecognizer.state = .ended
    endDragging(toward: target, overshoot: overshoot)
    panGestureRecognizer.state = .possible
  }

  /// Drags in steps and lets go; what follows runs to its end at once.
  @_spi(Headless) public func simulateDrag(
    by translation: CGPoint, velocity: CGPoint = .zero, steps: Int = 4
  ) {
    simulateTouchDown()
    for _ in 0..<max(1, steps) {
      simulateTouchMove(by: translation * (1 / CGFloat(max(1, steps))))
    }
    simulateTouchUp(velocity: velocity)
    runMotionToEnd()
  }

  /// Takes the content along in the finger's hold when code moves it.
  func carryDrag(by distance: CGPoint) {
    guard isDragging else { return }
    dragStart = dragStart + distance
    dragOffset = unrestrained(contentOffset)
  }

  private func beginDragging() {
    stopMotion(tells: false)
    isDragging = true
    panGestureRecognizer.state = .began
    dragStart = contentOffset
    dragOffset = unrestrained(contentOffset)
    scrollTold.scrollViewWillBeginDragging?(self)
    if isDragging { dragOffset = unrestrained(contentOffset) }
  }

  private func endDragging(toward target: CGPoint, overshoot: CGPoint = .zero) {
    isDragging = false
    let decelerates = target != contentOffset || overshoot != .zero
    let route = path(to: target, overshoot: overshoot)
    if HeadlessUIKit.quirks.deceleratesBeforeDragEnds { isDecelerating = decelerates }
    scrollTold.scrollViewDidEndDragging?(self, willDecelerate: decelerates)
    // A delegate that scrolled elsewhere in this call has stopped it.
    guard decelerates, motion == nil, !isTracking,
      isDecelerating || !HeadlessUIKit.quirks.deceleratesBeforeDragEnds
    else {
      isDecelerating = false
      return
    }
    isDecelerating = true
    start(ScrollMotion(.deceleration, path: route))
    scrollTold.scrollViewWillBeginDecelerating?(self)
  }

  func panWasCancelled() {
    guard isTracking, !isTouchIgnored else { return }
    isTouchIgnored = true
    guard isDragging else {
      isTracking = false
      return
    }
    isPanCancelled = true
    switch HeadlessUIKit.quirks.cancelledDrag {
    case .endsAtOnce: endCancelledDrag(toward: contentOffset)
    case .endsLater:
      HeadlessUIKit.afterAnimation { [weak self] in
        guard let self, isPanCancelled else { return }
        endCancelledDrag(toward: contentOffset)
      }
    case .decelerates: endCancelledDrag(toward: landing(velocity: .zero))
    }
  }

  /// Ends whatever moves the content, because it is not on the screen any more.
  func letGo() {
    stopMotion(tells: false)
    if isDragging { endCancelledDrag(toward: contentOffset) }
    isTracking = false
    isTouchIgnored = false
  }

  private func endCancelledDrag(toward target: CGPoint) {
    isPanCancelled = false
    isTracking = false
    endDragging(toward: target)
  }

  /// Returns where the content comes to rest that is let go here.
  private func landing(velocity: CGPoint) -> CGPoint {
    guard isPagingEnabled else { return clamped(contentOffset + velocity * 500) }
    return clamped(
      CGPoint(
        x: page(contentOffset.x, from: dragStart.x, size: bounds.width, velocity: velocity.x),
        y: page(contentOffset.y, from: dragStart.y, size: bounds.height, velocity: velocity.y)))
  }

  private func page(
    _ offset: CGFloat, from start: CGFloat, size: CGFloat, velocity: CGFloat
  ) -> CGFloat {
    guard size > 0 else { return offset }
    let current = (start / size).rounded()
    if velocity > 0.3 { return min(current + 1, (offset / size).rounded(.up)) * size }
    if velocity < -0.3 { return max(current - 1, (offset / size).rounded(.down)) * size }
    return (offset / size).rounded() * size
  }

  /// Returns the part of a movement that is along an axis with something to scroll.
  private func along(_ translation: CGPoint) -> CGPoint {
    let (low, high) = (minimumOffset, maximumOffset)
    return CGPoint(
      x: high.x > low.x || alwaysBounceHorizontal ? translation.x : 0,
      y: high.y > low.y || alwaysBounceVertical ? translation.y : 0)
  }
}
