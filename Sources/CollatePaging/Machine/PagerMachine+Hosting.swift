extension PagerMachine {
  /// What is known of the host, and what it is owed.
  struct Host: Sendable {
    /// The appearance state of the host.
    fileprivate(set) var state = PageAppearance.hidden

    /// Whether positions are ignored because the size is changing.
    fileprivate(set) var isFrozen = false

    /// Whether the host has received the number of pages, which happens at its first report.
    fileprivate(set) var isInformed = false

    /// Whether the host must scroll to the settled page once it is not visible.
    fileprivate(set) var needsSnap = false
  }

  /// The effects that must precede all other calls of the host.
  mutating func informHost() {
    guard !host.isInformed else { return }
    host.isInformed = true
    emit(.pageCount(pages.count))
    if let settled = settledPage, pages.index(of: settled) != 0 { emit(.snap(to: settled)) }
  }

  /// Asks the host for something that its first report will ask for anyway.
  mutating func notifyHost(_ effect: PagerEffect) {
    if host.isInformed { emit(effect) }
  }

  /// Makes the host scroll to a page.
  mutating func snap(to page: PageKey) {
    host.needsSnap = false
    notifyHost(.snap(to: page))
  }

  /// Makes the host scroll to the settled page once it is not visible.
  mutating func postponeSnap() {
    host.needsSnap = true
  }

  /// R8: the host is about to appear, for the first time, again, or because its disappearance was
  /// cancelled.
  mutating func hostWillAppear(animated: Bool) {
    guard !host.state.isShown else { return }
    host.state = .appearing
    guard let settled = settledPage else { return }
    if isInTransition {
      guard let lead = leadPage.flatMap({ attached.contains($0) ? $0 : nearest(of: attached) })
      else { return }
      return residents.appear(lead, animated: animated, &effects)
    }
    for page in pages.sorted(attached) where page != settled {
      residents.leave(page, animated: animated, &effects)
    }
    if host.needsSnap { snap(to: settled) }
    unloadFarPages()
    load(settled)
    residents.enter(settled, animated: animated, &effects)
  }

  /// R8: the host has appeared.
  mutating func hostDidAppear() {
    guard host.state != .appeared else { return }
    hostWillAppear(animated: false)
    host.state = .appeared
    guard !isInTransition, let settled = settledPage else { return }
    residents.endAppearance(of: settled, &effects)
    residents.endShortage()
    preload()
  }

  /// R8: the host is about to disappear, with every visible page.
  mutating func hostWillDisappear(animated: Bool) {
    guard host.state.isShown else { return }
    host.state = .disappearing
    for page in pages.sorted(attached) { residents.disappear(page, animated: animated, &effects) }
  }

  /// R8: the host has disappeared; an open transition ends at the lead page.
  mutating func hostDidDisappear() {
    guard host.state != .hidden else { return }
    hostWillDisappear(animated: false)
    host.state = .hidden
    if phase.isDragging { emit(.cancelDrag) }
    guard let winner = leadPage else { return }
    let needsSnap = host.needsSnap || isInTransition
    let journey = endMovement(at: winner)
    for page in pages.sorted(attached) where page != winner {
      residents.leave(page, animated: false, &effects)
    }
    residents.endDisappearance(of: winner, &effects)
    if needsSnap { snap(to: winner) }
    unloadFarPages()
    reportRest(at: winner, after: journey)
  }
}

extension PagerMachine {
  /// R9: positions are ignored from now on; an open transition ends at the lead page.
  mutating func sizeWillChange() {
    guard !host.isFrozen else { return }
    host.isFrozen = true
    if phase.isDragging { emit(.cancelDrag) }
    guard let lead = leadPage else { return }
    if isInTransition {
      rest(at: lead, animated: false, snaps: false)
    } else {
      stop(at: lead)
    }
  }

  /// R9: positions are valid again.
  mutating func sizeDidChange() {
    sizeWillChange()
    host.isFrozen = false
    if let settled = settledPage, !host.needsSnap { emit(.snap(to: settled)) }
  }
}
