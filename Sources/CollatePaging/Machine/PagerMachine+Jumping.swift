extension PagerMachine {
  /// R7: jumps to a page, in any phase.
  mutating func jump(to target: PageKey, animated: Bool, isBackward: Bool) {
    guard pages.contains(target), let settled = settledPage else {
      return emit(.finishJump(to: target, .rejected))
    }
    if phase == .idle && settled == target {
      return emit(.finishJump(to: target, .alreadyThere))
    }
    if let jump = phase.jump { emit(.finishJump(to: jump.target, .superseded)) }
    if phase.isDragging { emit(.cancelDrag) }
    let isOnScreen = !isInTransition && settled == target
    guard animated, host.state == .appeared, !host.isFrozen, !isOnScreen else {
      move(by: .jump(to: target, from: nil))
      return rest(at: target, animated: false, snaps: true)
    }
    let origin = origin(ofJumpTo: target, settled: settled)
    let goal = target == settled ? origin ?? phase.destination ?? target : target
    let leavers = pages.sorted(attached.filter { $0 != target && $0 != origin })
    let done = partDone(from: origin, onBeginningJumpTo: target)
    let isAnimated = phase.movement == .jump(to: target, from: origin)
    move(by: .jump(to: target, from: origin))
    begin(to: goal, from: settled)
    for page in leavers { residents.leave(page, animated: true, &effects) }
    if attached.contains(target) {
      retarget(to: goal, from: settled)
    } else {
      // Users who tap through tabs often return to the previous one, so its page is kept.
      makeRoom(for: [target], shown: [origin, target].compactMap(\.self), spare: 1)
      load(target)
      retarget(to: goal, from: settled)
      if let origin { residents.disappear(origin, animated: true, &effects) }
      residents.enter(target, animated: true, &effects)
    }
    move(to: done, from: origin, to: target)
    if isBackward { chooseBackwardPath(from: origin, to: target) }
    if !isAnimated { emit(.animateJump(from: origin, to: target)) }
  }

  /// Returns the page on screen from which a jump starts: the settled one, or the one there
  /// instead.
  private func origin(ofJumpTo target: PageKey, settled: PageKey) -> PageKey? {
    if settled != target && attached.contains(settled) { return settled }
    return nearest(of: attached.filter { $0 != target })
  }

  /// Returns the initial progress of a jump, such that its origin stays in place.
  private func partDone(from origin: PageKey?, onBeginningJumpTo target: PageKey) -> Double {
    if let old = phase.jump {
      return partDone(from: origin, to: origin == old.origin ? old.target : target, in: pages)
    }
    // Pages were at their regular places until now; from now on the target is next to the origin.
    let start = origin.flatMap { pages.index(of: $0) }.map(Double.init)
    let length = start.map { distance(of: target, from: $0) } ?? 1
    return min(partDone(from: origin, to: target, in: pages) * length, 1)
  }

  /// Returns the completed part of the way between two pages, from 0 to 1.
  func partDone(from origin: PageKey?, to target: PageKey, in pages: PageList) -> Double {
    guard let start = origin.flatMap({ pages.index(of: $0) }), let goal = pages.index(of: target),
      start != goal
    else { return 1 }
    return ring(of: pages).partDone(from: start, to: goal, at: position)
  }

  /// Sets the position from the completed part of the way between two pages.
  ///
  /// - Parameters:
  ///   - done: The completed part, from 0 to 1.
  ///   - origin: The page from which the way starts, if any.
  ///   - target: The page to which it leads.
  ///   - isBackward: Whether it goes backward if both ways around a loop have the same length; if
  ///     `nil`, the position decides.
  mutating func move(
    to done: Double, from origin: PageKey?, to target: PageKey, isBackward: Bool? = nil
  ) {
    guard let goal = pages.index(of: target) else { return }
    let start = origin.flatMap { pages.index(of: $0) } ?? goal
    let way = ring.way(from: start, to: goal, at: position, isBackward: isBackward)
    gate.move(to: ring.place(of: Double(start) + done * way) ?? Double(goal))
  }

  /// Moves the position slightly before its page, so that of two ways of the same length around a
  /// loop, the one back is chosen.
  private mutating func chooseBackwardPath(from origin: PageKey?, to target: PageKey) {
    guard let start = origin.flatMap({ pages.index(of: $0) }), position == Double(start),
      let goal = pages.index(of: target), ring.hasEqualWays(from: start, to: goal)
    else { return }
    gate.move(to: ring.wrapped(Double(start) - 1e-9))
  }

  /// Returns whether the way between two pages goes backward; `nil` if there is only one page.
  func isBackward(from origin: PageKey?, to target: PageKey, in pages: PageList) -> Bool? {
    guard let start = origin.flatMap({ pages.index(of: $0) }), let goal = pages.index(of: target)
    else { return nil }
    return ring(of: pages).way(from: start, to: goal, at: position) < 0
  }

  /// Returns the page nearest to the position; between two, the settled one.
  func nearest(of candidates: [PageKey]) -> PageKey? {
    candidates.min { one, other in
      let (near, far) = (distance(of: one, from: position), distance(of: other, from: position))
      return near == far ? one == settledPage : near < far
    }
  }
}
