extension PagerMachine {
  /// R10: the page to settle on if the transition ended now.
  var leadPage: ID? { phase.target ?? nearest(of: attached) ?? settledPage }

  /// Settles on a page: steps 3 to 14 of R1.
  ///
  /// - Parameters:
  ///   - page: The page to settle on.
  ///   - animated: Whether the appearance callbacks of pages are animated.
  ///   - snaps: Whether the host must scroll there first.
  ///   - removed: The removed pages, whose controllers are released.
  ///   - result: The result of a pending jump; if `nil`, it depends on the page.
  mutating func rest(
    at page: ID,
    animated: Bool,
    snaps: Bool,
    removed: [ID] = [],
    result: PagerJump.Result? = nil
  ) {
    let before = endMovement(at: page)
    // They are released first, so that no remaining page has to make room.
    for page in removed where !attached.contains(page) { remove(page) }
    show(page, animated: animated, snaps: snaps, removed: removed)
    isShortOfMemory = false
    unloadFarPages(removed: removed)
    preload()
    tellRest(at: page, before: before, result: result)
  }

  /// The state of which observers were last notified: the settled page, and the destination.
  typealias Journey = (from: ID?, to: ID?)

  /// Makes a page the settled one, without notifying observers.
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

  /// Notifies observers and the caller of a jump of the settled page.
  mutating func tellRest(at page: ID?, before: Journey, result: PagerJump.Result? = nil) {
    if page != before.from {
      emit(.notify(.settle(page)))
    } else if let from = before.from, let to = before.to {
      emit(.notify(.cancel(from: from, to: to)))
    }
    finishPendingJump(result ?? (pendingJump == page ? .finished : .cancelled))
  }

  /// Makes the host scroll to the settled page if that was postponed.
  mutating func catchUpWithSnap() {
    guard owesSnap else { return }
    owesSnap = false
    if let page = settledPage { emit(.snap(to: page)) }
  }

  /// Shows one page, and removes all others from the screen: steps 3 to 10 of R1.
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
      // No page can appear any more, and removing the others would leave a visible gap.
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

  /// R11: handles the removal of all pages.
  mutating func clear(removed: [ID], result: PagerJump.Result) {
    if phase == .dragging { emit(.cancelDrag) }
    let before = endMovement(at: nil)
    for page in removed where attached.contains(page) { disappear(page, animated: false) }
    for page in removed where attached.contains(page) { leave(page, animated: false) }
    for page in removed { remove(page) }
    tellRest(at: nil, before: before, result: result)
  }
}

extension PagerMachine {
  /// R15: tears down the pager.
  mutating func tearDown() {
    isTornDown = true
    let shown = pages.sorted(attached)
    for page in shown { disappear(page, animated: false) }
    for page in shown { leave(page, animated: false) }
    for page in shown + pages.sorted(residents.keys) {
      guard let controller = residents.removeValue(forKey: page)?.controller else { continue }
      discard(controller)
    }
    drainPool()
    finishPendingJump(.cancelled)
    _ = endMovement(at: nil)
    hostState = .hidden
    pages = []
    savedPages = []
  }
}
