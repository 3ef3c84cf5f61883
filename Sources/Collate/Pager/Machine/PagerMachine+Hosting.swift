extension PagerMachine {
  /// R8: the host is about to appear, for the first time, again, or because its disappearance was
  /// cancelled.
  mutating func hostWillAppear(animated: Bool) {
    guard hostState == .hidden || hostState == .disappearing else { return }
    hostState = .appearing
    guard let settled = settledPage else { return }
    if isInTransition {
      guard let lead = leadPage.flatMap({ attached.contains($0) ? $0 : nearest(of: attached) })
      else { return }
      return appear(lead, animated: animated)
    }
    for page in pages.sorted(attached) where page != settled { leave(page, animated: animated) }
    catchUpWithSnap()
    unloadFarPages()
    load(settled)
    if attached.contains(settled) {
      appear(settled, animated: animated)
    } else {
      enter(settled, animated: animated)
    }
  }

  /// R8: the host has appeared.
  mutating func hostDidAppear() {
    guard hostState != .shown else { return }
    hostWillAppear(animated: false)
    hostState = .shown
    guard !isInTransition, let settled = settledPage else { return }
    endAppearance(of: settled)
    isShortOfMemory = false
    preload()
  }

  /// R8: the host is about to disappear, with every visible page.
  mutating func hostWillDisappear(animated: Bool) {
    guard hostState == .appearing || hostState == .shown else { return }
    hostState = .disappearing
    for page in pages.sorted(attached) { disappear(page, animated: animated) }
  }

  /// R8: the host has disappeared; an open transition ends at the lead page.
  mutating func hostDidDisappear() {
    guard hostState != .hidden else { return }
    hostWillDisappear(animated: false)
    if phase == .dragging { emit(.cancelDrag) }
    let wasInTransition = isInTransition
    guard let winner = wasInTransition ? leadPage : settledPage else {
      hostState = .hidden
      phase = .idle
      return
    }
    let before = endMovement(at: winner)
    for page in pages.sorted(attached) where page != winner { leave(page, animated: false) }
    endDisappearance(of: winner)
    hostState = .hidden
    owesSnap = owesSnap || wasInTransition
    catchUpWithSnap()
    unloadFarPages()
    tellRest(at: winner, before: before)
  }
}

extension PagerMachine {
  /// R9: positions are ignored from now on; an open transition ends at the lead page.
  mutating func sizeWillChange() {
    guard !isFrozen else { return }
    isFrozen = true
    if phase == .dragging { emit(.cancelDrag) }
    guard let lead = isInTransition ? leadPage : settledPage else { return }
    if isInTransition {
      rest(at: lead, animated: false, snaps: false)
    } else {
      _ = endMovement(at: lead)
    }
  }

  /// R9: positions are valid again.
  mutating func sizeDidChange() {
    sizeWillChange()
    isFrozen = false
    if let settled = settledPage, !owesSnap { emit(.snap(to: settled)) }
  }
}
