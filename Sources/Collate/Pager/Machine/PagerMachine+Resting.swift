extension PagerMachine {
  /// R10: the page that would win if all ended now.
  var leadPage: ID? { phase.target ?? nearest(of: attached) ?? settledPage }

  /// Comes to rest at a page: steps 3 to 14 of R1.
  ///
  /// - Parameters:
  ///   - page: The page to rest on.
  ///   - animated: Whether pages hear that they come and go with an animation.
  ///   - snaps: Whether the host has to scroll there first.
  ///   - removed: Pages that are in the list no more and whose controllers go.
  ///   - result: How a pending jump ends; that follows from the page when `nil`.
  mutating func rest(
    at page: ID,
    animated: Bool,
    snaps: Bool,
    removed: [ID] = [],
    result: PagerJumpResult? = nil
  ) {
    let before = endMovement(at: page)
    // They go first, so that none of those that stay has to make room.
    for page in removed where !attached.contains(page) { remove(page) }
    show(page, animated: animated, snaps: snaps, removed: removed)
    isShortOfMemory = false
    unloadFarPages(removed: removed)
    preload()
    tellRest(at: page, before: before, result: result)
  }

  /// What observers were told last: where the pager rested, and where it was going.
  typealias Journey = (from: ID?, to: ID?)

  /// Makes a page the one that the pager rests on, without a word to anybody.
  mutating func endMovement(at page: ID?) -> Journey {
    let journey = (settledPage, destination)
    settledPage = page
    destination = nil
    jumpOrigin = nil
    phase = .idle
    window = nil
    position = page.flatMap { pages.index(of: $0) }.map(Double.init) ?? 0
    return journey
  }

  /// Tells observers and whoever asked for a page where the pager rests.
  mutating func tellRest(at page: ID?, before: Journey, result: PagerJumpResult? = nil) {
    if page != before.from {
      emit(.notify(.settle(page)))
    } else if let from = before.from, let to = before.to {
      emit(.notify(.cancel(from: from, to: to)))
    }
    finishPendingJump(result ?? (pendingJump == page ? .finished : .cancelled))
  }

  /// Has the host scroll to the resting page if it was spared that before.
  mutating func catchUpWithSnap() {
    guard owesSnap else { return }
    owesSnap = false
    if let page = settledPage { emit(.snap(to: page)) }
  }

  /// Has one page on screen and all others leave: steps 3 to 10 of R1.
  private mutating func show(_ page: ID, animated: Bool, snaps: Bool, removed: [ID]) {
    var snaps = snaps
    var leavers = pages.sorted(attached.filter { $0 != page })
    let isShowing = hostState == .appearing || hostState == .shown
    if isShowing {
      makeRoom(for: [page], shown: [page])
      load(page)
      for leaver in leavers { disappear(leaver, animated: animated) }
      if !attached.contains(page) { enter(page, animated: animated) }
    } else if hostState == .disappearing && !attached.contains(page) {
      // Nothing may come in any more, and what is there would leave a hole on a screen still seen.
      leavers.removeAll { !removed.contains($0) }
      owesSnap = owesSnap || snaps
      snaps = false
    }
    if snaps {
      owesSnap = false
      emit(.snap(to: page))
    }
    for leaver in leavers { leave(leaver, animated: animated) }
    if isShowing { appear(page, animated: animated) }
    endAppearance(of: page)
  }

  /// R11: all pages are gone.
  mutating func clear(removed: [ID], result: PagerJumpResult) {
    if phase == .dragging { emit(.cancelDrag) }
    let before = endMovement(at: nil)
    for page in removed where attached.contains(page) { disappear(page, animated: false) }
    for page in removed where attached.contains(page) { leave(page, animated: false) }
    for page in removed { remove(page) }
    tellRest(at: nil, before: before, result: result)
  }
}
