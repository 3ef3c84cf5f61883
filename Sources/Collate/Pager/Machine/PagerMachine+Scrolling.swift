extension PagerMachine {
  /// Whether positions mean something and pages may come in.
  var canScroll: Bool {
    !isFrozen && !pages.isEmpty && (hostState == .appearing || hostState == .shown)
  }

  /// R2, R3: brings the pages in and out that a new position calls for.
  mutating func scroll(to newPosition: Double) {
    guard let place = heldPlace(of: newPosition), let settled = settledPage else { return }
    if hostState == .disappearing, !isFrozen, isInTransition { position = place }
    guard canScroll else { return }
    let window = window(at: place)
    if phase == .idle {
      if window.first == window.last && pages[window.first] == settled { return }
      phase = .settling(target: nil)
    }
    let isForward = unwrapped(place, near: position) >= position
    position = place
    let isRoundTrip = self.window.map { $0.first != $0.last && $0 == window.swapped } ?? false
    self.window = window
    openGate()
    if case .jumping = phase { return }
    show(window, isForward: isForward, isRoundTrip: isRoundTrip, settled: settled)
  }

  private mutating func show(
    _ window: PagerWindow,
    isForward: Bool,
    isRoundTrip: Bool,
    settled: ID
  ) {
    var shown = [pages[isForward ? window.first : window.last]]
    if window.first != window.last { shown.append(pages[isForward ? window.last : window.first]) }
    // Of two pages that loop, one goes out on one side and comes in on the other at the same time.
    let staying = isRoundTrip ? [shown[0]] : shown
    let leavers = pages.sorted(attached.filter { !staying.contains($0) })
    let newcomers = shown.filter { !attached.contains($0) || leavers.contains($0) }
    guard !leavers.isEmpty || !newcomers.isEmpty else { return }
    let stayers = attached.filter(staying.contains)
    // A page that only leaves does not say where to; one that comes in does, or the one beside it.
    let arrived = newcomers.last { $0 != settled } ?? shown.last { $0 != settled }
    let goal = (newcomers.isEmpty ? destination : arrived) ?? destination ?? settled
    begin(to: goal, from: settled)
    for page in leavers { leave(page, animated: true) }
    makeRoom(for: newcomers, shown: shown)
    for page in newcomers { load(page) }
    retarget(to: goal, from: settled)
    if !newcomers.isEmpty {
      for page in stayers { disappear(page, animated: true) }
    }
    for page in newcomers { enter(page, animated: true) }
  }

  /// Opens a transition if none is open.
  mutating func begin(to goal: ID, from settled: ID) {
    guard destination == nil else { return }
    destination = goal
    emit(.notify(.begin(from: settled, to: goal)))
  }

  /// Has the open transition go to another page.
  mutating func retarget(to goal: ID, from settled: ID) {
    guard destination != goal else { return }
    destination = goal
    emit(.notify(.retarget(from: settled, to: goal)))
  }
}

extension PagerMachine {
  /// R4: a finger takes over.
  mutating func beginDrag() {
    guard settledPage != nil else { return }
    switch phase {
    case .dragging: return
    case .idle, .settling: break
    case .jumping(let target):
      if isAmongNeighbours(target) {
        finishPendingJump(.superseded)
      } else {
        rest(at: target, animated: false, snaps: true)
      }
    }
    phase = .dragging
    jumpOrigin = nil
    window = nil
  }

  private func isAmongNeighbours(_ target: ID) -> Bool {
    guard let origin = jumpOrigin else { return true }
    return areNeighbours(origin, target, in: pages) || areNeighbours(target, origin, in: pages)
  }

  /// Returns whether one page comes right after another one.
  func areNeighbours(_ page: ID, _ next: ID, in pages: PageList<ID>) -> Bool {
    guard let index = pages.index(of: page), let other = pages.index(of: next) else { return false }
    return other == index + 1 || configuration.loops && other == 0 && index == pages.count - 1
  }

  /// R5: the finger lets go.
  mutating func endDrag(target: ID?) {
    guard phase == .dragging else { return }
    phase = .settling(target: target.flatMap { pages.contains($0) ? $0 : nil })
    releasePosition = position
    window = nil
  }

  /// R6: the host says that it rests.
  mutating func settle(at page: ID?) {
    guard phase != .dragging, settledPage != nil else { return }
    // While the size changes the host cannot know where it is, and out of sight it does not matter.
    let isKnown = page.map { pages.contains($0) && !isFrozen && hostState != .hidden } ?? false
    let known = isKnown ? page : nil
    if phase == .idle {
      guard let known, known != settledPage else { return }
      rest(at: known, animated: true, snaps: false)
    } else if let rest = known ?? targetPage {
      self.rest(at: rest, animated: true, snaps: false)
    }
  }
}
