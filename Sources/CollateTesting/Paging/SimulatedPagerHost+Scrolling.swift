extension SimulatedPagerHost {
  /// Puts a finger on the screen, which stops what moves.
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
  /// Beyond the first and the last page the content follows only half of the way, unless it loops.
  ///
  /// - Parameters:
  ///   - distance: How much of the pages to come, in pages; negative to go back.
  ///   - frames: The number of steps to do it in.
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

  /// Lifts the finger; the content goes on to a page.
  ///
  /// - Parameters:
  ///   - velocity: How fast the finger was; its sign alone counts. Without a velocity the nearest
  ///     page is the target, else the next one in that direction.
  ///   - frames: The number of frames on the way.
  ///   - overshoot: How far the content springs beyond the target, in pages.
  public func release(velocity: Double = 0, frames: Int = 6, overshoot: Double = 0) {
    let place = position
    let target =
      velocity == 0
      ? place.rounded() : velocity > 0 ? place.rounded(.down) + 1 : place.rounded(.up) - 1
    release(towards: target, frames: frames, overshoot: overshoot)
  }

  /// Lifts the finger; the content goes on to a certain page, as after a strong fling.
  ///
  /// - Parameters:
  ///   - index: The index of a page; in a loop the nearest one of all that it stands for.
  ///   - frames: The number of frames on the way.
  ///   - overshoot: How far the content springs beyond the target, in pages.
  public func fling(to index: Int, frames: Int = 6, overshoot: Double = 0) {
    release(
      towards: unwrapped(Double(index), near: position), frames: frames, overshoot: overshoot)
  }

  /// Scrolls without a finger, as a wheel does.
  ///
  /// The host does not rest, as far as the driver knows, before ``layOut()``.
  ///
  /// - Parameter distance: How much of the pages to come, in pages; negative to go back.
  public func scroll(byPages distance: Double) {
    guard motion == .resting, pageCount > 0 else { return }
    let place = loops ? position + distance : min(max(position + distance, 0), lastPosition)
    scroll(toOffset: geometry.offset(atPosition: place, pageCount: pageCount))
  }

  /// Lays the pages out, as happens now and then: if nothing moves, the driver hears of it.
  public func layOut() {
    guard motion == .resting, !isTouched else { return }
    jump = nil
    driver?.hostDidSettle(at: pageCount > 0 ? position : nil)
  }

  /// Touches, drags by a page and lets go, then waits until everything rests.
  ///
  /// - Parameter pages: How many pages to go on by, or back.
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
  /// Lets an animation, or what goes on after a drag, run for some frames.
  ///
  /// - Parameter frames: The number of frames; those after the last one are silent.
  public func step(_ frames: Int = 1) {
    for _ in 0..<frames {
      guard motion == .coasting || motion == .jumping, let offset = path.first else { return }
      path.removeFirst()
      let kind = motion
      scroll(toOffset: offset)
      // What the driver was told may have ended the movement, or begun another one.
      guard path.isEmpty, motion == kind else { continue }
      motion = .resting
      if kind == .jumping { endJump() } else { driver?.hostDidSettle(at: position) }
    }
  }

  /// Has the target of a jump where it belongs, which may be elsewhere by now.
  private func endJump() {
    jump = nil
    driver?.hostDidSettle(at: nil)
    guard motion == .resting, let index = driver?.settledIndex else { return }
    contentOffset = geometry.offset(atPosition: Double(index), pageCount: pageCount)
  }

  /// Lets everything that moves run to its end.
  public func runUntilRest() {
    while (motion == .coasting || motion == .jumping) && !path.isEmpty { step() }
  }

  /// The number of frames that a jump takes.
  var jumpFrameCount: Int { 8 }

  private var lastPosition: Double { Double(max(pageCount - 1, 0)) }

  /// Returns the offset that a finger can bring the content to.
  private func restrained(_ offset: Double) -> Double {
    bent(offset, by: 0.5)
  }

  /// Returns where the finger would be without ends for the content to be where it is.
  private func unrestrained(_ offset: Double) -> Double {
    bent(offset, by: 2)
  }

  private func bent(_ offset: Double, by factor: Double) -> Double {
    guard !loops else { return offset }
    let place = geometry.position(atOffset: offset, pageCount: pageCount)
    let inside = min(max(place, 0), lastPosition)
    return geometry.offset(atPosition: inside + (place - inside) * factor, pageCount: pageCount)
  }

  private func release(towards target: Double, frames: Int, overshoot: Double) {
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

  /// Returns the offsets of a movement that ends exactly where it should.
  func offsets(from start: Double, to end: Double, frames: Int) -> [Double] {
    (1...max(frames, 1)).map { frame in
      let part = Double(frame) / Double(max(frames, 1))
      let place = frame >= frames ? end : start + (end - start) * part
      return geometry.offset(atPosition: place, pageCount: pageCount)
    }
  }

  /// Moves the content and tells the driver; in a loop the content stays within the pages.
  func scroll(toOffset offset: Double) {
    contentOffset = offset
    keepCanonical()
    driver?.hostDidScroll(to: position)
  }

  /// Moves a loop by whole rounds, so that its position is one of its pages.
  func keepCanonical() {
    guard loops && pageCount > 0 else { return }
    let rounds = Int((position / Double(pageCount)).rounded(.down))
    if rounds != 0 { moveContent(byPages: -rounds * pageCount) }
  }
}
