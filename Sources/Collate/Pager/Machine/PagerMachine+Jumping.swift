extension PagerMachine {
  /// R7: goes to a page, whatever is going on.
  mutating func jump(to target: ID, animated: Bool) {
    guard let index = pages.index(of: target), let settled = settledPage else {
      return emit(.finishJump(to: target, .rejected))
    }
    if !isInTransition && settled == target {
      return emit(.finishJump(to: target, .alreadyThere))
    }
    finishPendingJump(.superseded)
    if phase == .dragging { emit(.cancelDrag) }
    pendingJump = target
    guard animated, hostState == .shown, !isFrozen else {
      return rest(at: target, animated: false, snaps: true)
    }
    let origin = origin(ofJumpTo: target, settled: settled)
    let goal = target == settled ? origin ?? destination ?? target : target
    let leavers = pages.sorted(attached.filter { $0 != target && $0 != origin })
    begin(to: goal, from: settled)
    for page in leavers { leave(page, animated: true) }
    if attached.contains(target) {
      retarget(to: goal, from: settled)
    } else {
      makeRoom(for: [target], shown: [origin, target].compactMap(\.self))
      load(target)
      retarget(to: goal, from: settled)
      if let origin { disappear(origin, animated: true) }
      enter(target, animated: true)
    }
    if let start = origin.flatMap({ pages.index(of: $0) }) {
      hold(position: start, goal: index)
    }
    phase = .jumping(to: target)
    jumpOrigin = origin
    window = nil
  }

  /// Returns the page on screen that a jump leaves: the resting one, or what is there instead.
  private func origin(ofJumpTo target: ID, settled: ID) -> ID? {
    if settled != target && attached.contains(settled) { return settled }
    return nearest(of: attached.filter { $0 != target })
  }

  /// Holds the position between the two pages of a jump, which are all there is.
  private mutating func hold(position start: Int, goal: Int) {
    let range = Double(min(start, goal))...Double(max(start, goal))
    if !configuration.loops { position = min(max(position, range.lowerBound), range.upperBound) }
  }

  /// Returns the page that is nearest to the position; between two, the resting one.
  func nearest(of candidates: [ID]) -> ID? {
    candidates.min { one, other in
      let (near, far) = (distance(of: one, from: position), distance(of: other, from: position))
      return near == far ? one == settledPage : near < far
    }
  }

  /// Tells whoever asked for a page how it ended.
  mutating func finishPendingJump(_ result: PagerJumpResult) {
    guard let page = pendingJump else { return }
    pendingJump = nil
    emit(.finishJump(to: page, result))
  }
}
