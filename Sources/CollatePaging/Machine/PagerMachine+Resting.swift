extension PagerMachine {
  /// R10: the page to settle on if the transition ended now, or the settled one if there is none.
  var leadPage: PageKey? {
    isInTransition ? phase.target ?? nearest(of: attached) ?? settledPage : settledPage
  }

  /// Settles on a page: steps 3 to 14 of R1.
  ///
  /// - Parameters:
  ///   - page: The page to settle on.
  ///   - animated: Whether the appearance callbacks of pages are animated.
  ///   - snaps: Whether the host must scroll there first.
  ///   - removed: The removed pages, whose controllers are released.
  mutating func rest(
    at page: PageKey, animated: Bool, snaps: Bool, removed: [PageKey] = []
  ) {
    let journey = endMovement(at: page)
    // They are released first, so that no remaining page has to make room.
    for page in removed where !attached.contains(page) { remove(page) }
    show(page, animated: animated, snaps: snaps, removed: removed)
    residents.endShortage()
    unloadFarPages(removed: removed)
    preload()
    reportRest(at: page, after: journey)
  }

  /// What observers and the caller of a jump know of a movement that ended.
  typealias Journey = (from: PageKey?, to: PageKey?, jump: PageKey?)

  /// Makes a page the settled one, without notifying observers.
  mutating func endMovement(at page: PageKey?) -> Journey {
    let journey = (from: settledPage, to: phase.destination, jump: phase.jump?.target)
    stop(at: page)
    return journey
  }

  /// Notifies observers and the caller of a jump of the settled page.
  mutating func reportRest(at page: PageKey?, after journey: Journey) {
    if page != journey.from {
      emit(.notify(.settle(page)))
    } else if let from = journey.from, let to = journey.to {
      emit(.notify(.cancel(from: from, to: to)))
    }
    guard let target = journey.jump else { return }
    let failure: PagerJump.Result = pages.contains(target) ? .cancelled : .targetRemoved
    emit(.finishJump(to: target, target == page ? .finished : failure))
  }

  /// Shows one page, and removes all others from the screen: steps 3 to 10 of R1.
  private mutating func show(_ page: PageKey, animated: Bool, snaps: Bool, removed: [PageKey]) {
    var snaps = snaps
    var leavers = pages.sorted(attached.filter { $0 != page })
    if host.state.isShown {
      makeRoom(for: [page], shown: [page])
      load(page)
      for leaver in leavers { residents.disappear(leaver, animated: animated, &effects) }
      if !attached.contains(page) { residents.enter(page, animated: animated, &effects) }
    } else if host.state == .disappearing && !attached.contains(page) {
      // No page can appear any more, and removing the others would leave a visible gap.
      leavers.removeAll { !removed.contains($0) }
      if snaps { postponeSnap() }
      snaps = false
    }
    if snaps { snap(to: page) }
    for leaver in leavers { residents.leave(leaver, animated: animated, &effects) }
    if host.state.isShown { residents.appear(page, animated: animated, &effects) }
    if host.state == .appeared { residents.endAppearance(of: page, &effects) }
  }

  /// R11: handles the removal of all pages.
  mutating func clear(removed: [PageKey]) {
    if phase.isDragging { emit(.cancelDrag) }
    let journey = endMovement(at: nil)
    let shown = removed.filter(attached.contains)
    for page in shown { residents.disappear(page, animated: false, &effects) }
    for page in shown { residents.leave(page, animated: false, &effects) }
    for page in removed { remove(page) }
    reportRest(at: nil, after: journey)
  }
}

extension PagerMachine {
  /// R15: tears down the pager.
  mutating func tearDown() {
    let shown = pages.sorted(attached)
    for page in shown { residents.disappear(page, animated: false, &effects) }
    for page in shown { residents.leave(page, animated: false, &effects) }
    residents.releaseAll(shown + pages.sorted(residents.pages), &effects)
    if let jump = phase.jump { emit(.finishJump(to: jump.target, .cancelled)) }
    stop(at: nil)
    host = Host()
  }
}
