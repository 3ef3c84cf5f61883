extension PagerMachine {
  /// R7: goes to a page, whatever is going on.
  mutating func jump(to target: ID, animated: Bool) {
    defer { leansBack = false }
    guard pages.contains(target), let settled = settledPage else {
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
      // Who taps through tabs may well tap the one before again: the page just left waits for that.
      makeRoom(for: [target], shown: [origin, target].compactMap(\.self), spare: 1)
      load(target)
      retarget(to: goal, from: settled)
      if let origin { disappear(origin, animated: true) }
      enter(target, animated: true)
    }
    move(to: partDone(from: origin, onBeginningJumpTo: target), from: origin, to: target)
    if leansBack { leanBack(from: origin, to: target) }
    phase = .jumping(to: target)
    jumpOrigin = origin
    window = nil
  }

  /// Returns the page on screen that a jump leaves: the resting one, or what is there instead.
  private func origin(ofJumpTo target: ID, settled: ID) -> ID? {
    if settled != target && attached.contains(settled) { return settled }
    return nearest(of: attached.filter { $0 != target })
  }

  /// Returns which part of a jump's way is done when it begins, so that its origin stays in place.
  private func partDone(from origin: ID?, onBeginningJumpTo target: ID) -> Double {
    if case .jumping(let oldTarget) = phase {
      return partDone(from: origin, to: origin == jumpOrigin ? oldTarget : target, in: pages)
    }
    // Pages lay in their places until now, and from now on the target lies beside the origin.
    let start = origin.flatMap { pages.index(of: $0) }.map(Double.init)
    let length = start.map { distance(of: target, from: $0) } ?? 1
    return min(partDone(from: origin, to: target, in: pages) * length, 1)
  }

  /// Returns which part of the way between two pages is done, from 0 to 1.
  func partDone(from origin: ID?, to target: ID, in pages: PageList<ID>) -> Double {
    guard let start = origin.flatMap({ pages.index(of: $0) }), let goal = pages.index(of: target),
      start != goal
    else { return 1 }
    let way = way(from: start, to: goal, among: pages.count)
    let middle = Double(start) + way / 2
    let here = unwrapped(position, near: middle, among: pages.count) - Double(start)
    return min(max(here / way, 0), 1)
  }

  /// Sets the position by the part of the way between two pages that is done.
  mutating func move(to done: Double, from origin: ID?, to target: ID) {
    guard let goal = pages.index(of: target) else { return }
    let start = origin.flatMap { pages.index(of: $0) } ?? goal
    let way = way(from: start, to: goal, among: pages.count)
    position = place(of: Double(start) + done * way) ?? Double(goal)
  }

  /// Puts the position a hair before the page that it is on, so that a way as long as the other one
  /// round the loop goes back.
  private mutating func leanBack(from origin: ID?, to target: ID) {
    guard let start = origin.flatMap({ pages.index(of: $0) }), position == Double(start),
      let goal = pages.index(of: target),
      2 * abs(way(from: start, to: goal, among: pages.count)) == Double(pages.count)
    else { return }
    position = place(of: Double(start) - 1e-9) ?? position
  }

  /// Returns how far it is from one page to another, the shorter way round if the pager loops.
  ///
  /// If both are of one length, it is the way that the position is on already, else the one forth.
  private func way(from start: Int, to goal: Int, among pageCount: Int) -> Double {
    let start = Double(start)
    let way = unwrapped(Double(goal), near: start, among: pageCount) - start
    guard configuration.loops && 2 * abs(way) == Double(pageCount) else { return way }
    return unwrapped(position, near: start, among: pageCount) < start ? -abs(way) : abs(way)
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
