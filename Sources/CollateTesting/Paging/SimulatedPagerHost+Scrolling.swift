extension SimulatedPagerHost {
  /// Puts a finger on the screen, which stops any movement.
  public func touchDown() {
    guard !isTouched else { return }
    isTouched = true
    isTouchIgnored = false
    path = []
    motion = .held
    fingerOffset = unrestrained(contentOffset)
    driver?.dragDidBegin()
    if motion == .held { jump = nil }
  }

  /// Moves the finger on the screen.
  ///
  /// Beyond the first and the last page, the content moves only half the distance, unless it loops.
  ///
  /// - Parameters:
  ///   - distance: The distance, in pages; negative to go back.
  ///   - frames: The number of frames.
  public func drag(byPages distance: Double, frames: Int = 4) {
    guard frames > 0 else { return }
    let start = geometry.offset(atPosition: 0, pageCount: pageCount)
    let way = geometry.offset(atPosition: distance, pageCount: pageCount) - start
    for _ in 0..<frames {
      guard isTouched, !isTouchIgnored, motion == .held, pageCount > 0 else { return }
      fingerOffset += way / Double(frames)
      scroll(toOffset: restrained(fingerOffset))
    }
  }

  /// Lifts the finger, so that the content scrolls on to a page.
  ///
  /// - Parameters:
  ///   - velocity: The velocity of the finger, of which only the sign is used. If it is zero, the
  ///     target is the nearest page, otherwise the next one in that direction.
  ///   - frames: The number of frames of the movement.
  ///   - overshoot: The distance by which the content overshoots the target, in pages.
  public func release(velocity: Double = 0, frames: Int = 6, overshoot: Double = 0) {
    let place = position
    let target =
      velocity == 0
      ? place.rounded() : velocity > 0 ? place.rounded(.down) + 1 : place.rounded(.up) - 1
    release(toward: target, frames: frames, overshoot: overshoot)
  }

  /// Lifts the finger, so that the content scrolls on to a specific page, as after a strong fling.
  ///
  /// - Parameters:
  ///   - index: The index of the page; in a loop, the nearest equivalent place is used.
  ///   - frames: The number of frames of the movement.
  ///   - overshoot: The distance by which the content overshoots the target, in pages.
  public func fling(to index: Int, frames: Int = 6, overshoot: Double = 0) {
    release(
      toward: unwrapped(Double(index), near: position), frames: frames, overshoot: overshoot)
  }

  /// Scrolls without a drag, like a scroll wheel.
  ///
  /// The host does not report that it rests until ``layOut()`` is called.
  ///
  /// - Parameter distance: The distance, in pages; negative to go back.
  public func scroll(byPages distance: Double) {
    guard motion == .resting, pageCount > 0 else { return }
    let place = loops ? position + distance : min(max(position + distance, 0), lastPosition)
    scroll(toOffset: geometry.offset(atPosition: place, pageCount: pageCount))
  }

  /// Lays out the pages, and reports that the host rests if nothing moves.
  public func layOut() {
    guard motion == .resting, !isTouched else { return }
    jump = nil
    driver?.hostDidSettle(at: pageCount > 0 ? position : nil)
  }

  /// Performs a complete swipe by a page, until everything rests.
  ///
  /// - Parameter pages: The number of pages; negative to go back.
  public func swipe(byPages pages: Int = 1) {
    for _ in 0..<abs(pages) {
      touchDown()
      drag(byPages: pages > 0 ? 0.5 : -0.5)
      release(velocity: pages > 0 ? 1 : -1)
      runUntilRest()
    }
  }
}

extension SimulatedPagerHost {
  /// Runs an animation, or the deceleration after a drag, for some frames.
  ///
  /// - Parameter frames: The number of frames; those after the end of the movement have no effect.
  public func step(_ frames: Int = 1) {
    for _ in 0..<frames {
      guard motion == .coasting || motion == .jumping, let offset = path.first else { return }
      path.removeFirst()
      let kind = motion
      scroll(toOffset: offset)
      // The report to the driver may have ended the movement, or started another one.
      guard path.isEmpty, motion == kind else { continue }
      motion = .resting
      jump = nil
      driver?.hostDidSettle(at: kind == .jumping ? nil : position)
    }
  }

  /// Runs all movements to their end.
  public func runUntilRest() {
    while (motion == .coasting || motion == .jumping) && !path.isEmpty { step() }
  }

  /// The number of frames that a jump takes.
  var jumpFrameCount: Int { 8 }

  private var lastPosition: Double { Double(max(pageCount - 1, 0)) }

  /// Returns the offset to which a drag can move the content.
  private func restrained(_ offset: Double) -> Double {
    bent(offset, by: 0.5)
  }

  /// Returns the unlimited drag offset that corresponds to a content offset.
  private func unrestrained(_ offset: Double) -> Double {
    bent(offset, by: 2)
  }

  private func bent(_ offset: Double, by factor: Double) -> Double {
    guard !loops else { return offset }
    let place = geometry.position(atOffset: offset, pageCount: pageCount)
    let inside = min(max(place, 0), lastPosition)
    return geometry.offset(atPosition: inside + (place - inside) * factor, pageCount: pageCount)
  }

  private func release(toward target: Double, frames: Int, overshoot: Double) {
    guard isTouched else { return }
    isTouched = false
    if isTouchIgnored || pageCount == 0 {
      if motion == .held { motion = .resting }
      driver?.dragDidEnd(targeting: nil)
      if motion == .resting { driver?.hostDidSettle(at: nil) }
      return
    }
    let start = position
    let target = loops ? target : min(max(target, 0), lastPosition)
    let way = target - start
    motion = .coasting
    if abs(way) > epsilon || overshoot != 0 {
      let peak = target + (way < 0 ? -overshoot : overshoot)
      path =
        overshoot == 0
        ? offsets(from: start, to: target, frames: frames)
        : offsets(from: start, to: peak, frames: frames)
          + offsets(from: peak, to: target, frames: frames)
    }
    driver?.dragDidEnd(targeting: target)
    guard motion == .coasting, path.isEmpty else { return }
    motion = .resting
    driver?.hostDidSettle(at: position)
  }

  /// Returns the offsets of a movement that ends exactly at its target.
  func offsets(from start: Double, to end: Double, frames: Int) -> [Double] {
    (1...max(frames, 1)).map { frame in
      let part = Double(frame) / Double(max(frames, 1))
      let place = frame >= frames ? end : start + (end - start) * part
      return geometry.offset(atPosition: place, pageCount: pageCount)
    }
  }

  /// Moves the content and reports the position; in a loop, the content stays within the pages.
  func scroll(toOffset offset: Double) {
    contentOffset = offset
    keepCanonical()
    driver?.hostDidScroll(to: position)
  }

  /// Moves a loop by whole rounds, such that its position is within its pages.
  func keepCanonical() {
    guard loops && pageCount > 0 else { return }
    let rounds = Int((position / Double(pageCount)).rounded(.down))
    if rounds != 0 { moveContent(byPages: -rounds * pageCount) }
  }
}
