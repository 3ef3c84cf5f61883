extension PagerMachine {
  /// Whether positions are valid and pages can appear.
  var canScroll: Bool {
    !host.isFrozen && !pages.isEmpty && host.state.isShown
  }

  /// R2, R3: makes pages appear and disappear according to a new position.
  mutating func scroll(to newPosition: Double) {
    guard let place = ring.place(of: newPosition, within: hold), let settled = settledPage else {
      return
    }
    if host.state == .disappearing, !host.isFrozen, isInTransition { gate.move(to: place) }
    guard canScroll else { return }
    let window = window(at: place)
    if phase == .idle {
      if window.first == window.last && pages[window.first] == settled { return }
      move(by: .settling(to: nil, from: place))
    }
    let isForward = ring.unwrapped(place, near: position) >= position
    let isRoundTrip = gate.window.map { $0.first != $0.last && $0 == window.swapped } ?? false
    gate.move(to: place, showing: window)
    openGate()
    if phase.jump != nil { return }
    show(window, isForward: isForward, isRoundTrip: isRoundTrip, settled: settled)
  }

  private mutating func show(
    _ window: PagerWindow, isForward: Bool, isRoundTrip: Bool, settled: PageKey
  ) {
    var shown = [pages[isForward ? window.first : window.last]]
    if window.first != window.last { shown.append(pages[isForward ? window.last : window.first]) }
    // If two pages loop, one can scroll out on one side and in on the other at the same time.
    let staying = isRoundTrip ? [shown[0]] : shown
    let leavers = pages.sorted(attached.filter { !staying.contains($0) })
    let newcomers = shown.filter { !attached.contains($0) || leavers.contains($0) }
    guard !leavers.isEmpty || !newcomers.isEmpty else { return }
    let stayers = attached.filter(staying.contains)
    // When pages appear, the goal is the farthest in the direction of the movement. A page that only
    // disappears does not determine it.
    let farthest = newcomers.isEmpty ? nil : shown.last { $0 != settled }
    let goal = farthest ?? phase.destination ?? settled
    begin(to: goal, from: settled)
    for page in leavers { residents.leave(page, animated: true, &effects) }
    makeRoom(for: newcomers, shown: shown)
    for page in newcomers { load(page) }
    retarget(to: goal, from: settled)
    if !newcomers.isEmpty {
      for page in stayers { residents.disappear(page, animated: true, &effects) }
    }
    for page in newcomers { residents.enter(page, animated: true, &effects) }
  }
}

extension PagerMachine {
  /// R4: handles the beginning of a drag.
  mutating func beginDrag() {
    guard settledPage != nil, !phase.isDragging else { return }
    if let jump = phase.jump {
      if isAmongNeighbors(jump) {
        emit(.finishJump(to: jump.target, .superseded))
      } else {
        rest(at: jump.target, animated: false, snaps: true)
      }
    }
    move(by: .drag)
  }

  private func isAmongNeighbors(_ jump: (target: PageKey, origin: PageKey?)) -> Bool {
    guard let origin = jump.origin else { return true }
    return areNeighbors(origin, jump.target, in: pages)
      || areNeighbors(jump.target, origin, in: pages)
  }

  /// Returns whether a page directly follows another one.
  func areNeighbors(_ page: PageKey, _ next: PageKey, in pages: PageList) -> Bool {
    guard let index = pages.index(of: page), let other = pages.index(of: next) else { return false }
    return other == ring(of: pages).wrapped(index + 1)
  }

  /// R5: handles the end of a drag.
  mutating func endDrag(target: PageKey?) {
    guard phase.isDragging else { return }
    move(by: .settling(to: target.flatMap { pages.contains($0) ? $0 : nil }, from: position))
  }

  /// R6: handles the report that the host came to rest.
  mutating func settle(at page: PageKey?) {
    guard !phase.isDragging, settledPage != nil else { return }
    // The page is unreliable while the size changes or the host has yet to scroll to another one, and irrelevant while
    // it is hidden.
    let isReliable = !host.isFrozen && !host.needsSnap && host.state != .hidden
    let known = page.flatMap { isReliable && pages.contains($0) ? $0 : nil }
    if phase == .idle {
      guard let known, known != settledPage else { return }
      rest(at: known, animated: true, snaps: false)
    } else if let rest = known ?? targetPage {
      self.rest(at: rest, animated: true, snaps: false)
    }
  }
}
