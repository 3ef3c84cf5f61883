extension PagerMachine {
  /// R11: applies inserted, removed, moved and updated pages, by id.
  mutating func changePages(from oldPages: PageList, changed: Set<PageKey>, initial: PageKey?) {
    // Indices must exist before pages are added there, and until pages are removed from them.
    if pages.count > oldPages.count { notifyHost(.pageCount(pages.count)) }
    gate.forgetWindow()
    residents.forgetPages(except: pages.contains, changed: changed)
    for page in pages.sorted(residents.pages.filter { changed.contains($0) && pages.contains($0) })
    {
      residents.update(page, &effects)
    }
    carry(
      from: oldPages, removed: oldPages.sorted(residents.pages.filter { !pages.contains($0) }),
      initial: initial)
    if pages.count < oldPages.count { notifyHost(.pageCount(pages.count)) }
    // In a loop, the way depends on the number of pages.
    let isOtherLoop = configuration.loops && pages.count != oldPages.count
    if let jump = phase.jump,
      isOtherLoop || indices(of: jump, in: pages) != indices(of: jump, in: oldPages)
    {
      emit(.animateJump(from: jump.origin, to: jump.target))
    }
  }

  private func indices(of jump: (target: PageKey, origin: PageKey?), in pages: PageList) -> [Int?] {
    [jump.target, jump.origin].map { $0.flatMap(pages.index(of:)) }
  }

  /// Keeps the pages on screen in place, or settles on others.
  private mutating func carry(from oldPages: PageList, removed: [PageKey], initial: PageKey?) {
    guard let settled = settledPage else {
      if !pages.isEmpty { arrive(at: initial) }
      return
    }
    if pages.isEmpty {
      clear(removed: removed)
    } else if isInTransition {
      carryTransition(from: oldPages, settled: settled, removed: removed)
    } else {
      carryRest(from: oldPages, settled: settled, removed: removed)
    }
  }

  /// Handles the arrival of the first pages.
  private mutating func arrive(at initial: PageKey?) {
    let page = initial.flatMap { pages.contains($0) ? $0 : nil } ?? pages[0]
    rest(at: page, animated: false, snaps: pages.index(of: page) != 0)
  }

  /// Without a transition, keeps the settled page in place, or settles on its successor.
  private mutating func carryRest(from oldPages: PageList, settled: PageKey, removed: [PageKey]) {
    guard let index = pages.index(of: settled) else {
      if phase.isDragging { emit(.cancelDrag) }
      let page = successor(of: settled, in: oldPages)
      return rest(at: page, animated: false, snaps: true, removed: removed)
    }
    let old = oldPages.index(of: settled) ?? index
    if case .settling(let target?, let start) = phase.movement, !pages.contains(target) {
      move(by: .settling(to: nil, from: start))
    }
    if phase == .idle {
      gate.move(to: Double(index))
      if index != old && !host.needsSnap { snap(to: settled) }
    } else {
      shift(by: movedDistance(from: old, to: index, in: oldPages))
    }
    unloadFarPages(removed: removed)
    preload()
  }

  /// Continues a transition if its pages are still adjacent, and otherwise ends it.
  private mutating func carryTransition(
    from oldPages: PageList, settled: PageKey, removed: [PageKey]
  ) {
    let isIntact = ([settled] + [phase.destination, phase.target].compactMap(\.self) + attached)
      .allSatisfy(pages.contains)
    if isIntact && isPairIntact(from: oldPages) {
      carryPosition(from: oldPages)
      for page in removed { remove(page) }
      return
    }
    if phase.isDragging { emit(.cancelDrag) }
    let survivors = [phase.target, settled].compactMap(\.self) + pages.sorted(attached)
    let page = survivors.first(where: pages.contains) ?? successor(of: settled, in: oldPages)
    rest(at: page, animated: false, snaps: true, removed: removed)
  }

  /// Returns whether the pages on screen are in the same order, and adjacent if they were scrolled
  /// there.
  private func isPairIntact(from oldPages: PageList) -> Bool {
    guard phase.jump == nil, attached.count == 2 else { return true }
    let (one, other) = (attached[0], attached[1])
    // If two pages loop, each follows the other; the position determines which is first.
    let isFirst =
      areNeighbors(one, other, in: oldPages)
      && (oldPages.count > 2 || oldPages.index(of: one) == Int(position.rounded(.down)))
    return isFirst
      ? areNeighbors(one, other, in: pages) : areNeighbors(other, one, in: pages)
  }

  /// Keeps the pages on screen in place.
  private mutating func carryPosition(from oldPages: PageList) {
    guard let anchor = phase.jump?.origin ?? attached.first,
      let old = oldPages.index(of: anchor), let new = pages.index(of: anchor)
    else { return }
    if let (target, origin) = phase.jump {
      let isBackward = isBackward(from: origin, to: target, in: oldPages)
      let done = partDone(from: origin, to: target, in: oldPages)
      move(to: done, from: origin, to: target, isBackward: isBackward)
    } else {
      shift(by: movedDistance(from: old, to: new, in: oldPages))
    }
  }

  /// Returns the distance by which the position moves with a page, including rounds if the pager
  /// loops.
  private func movedDistance(from old: Int, to new: Int, in oldPages: PageList) -> Int {
    // Where the loop closes, the first page is displayed after the last one: not at its index.
    let way = position - ring(of: oldPages).unwrapped(Double(old), near: position)
    return Int((ring.wrapped(Double(new) + way) - position).rounded())
  }

  private mutating func shift(by distance: Int) {
    gate.move(to: ring.place(of: position + Double(distance)) ?? position)
    guard distance != 0 else { return }
    if case .settling(let target, let start) = phase.movement {
      move(by: .settling(to: target, from: start + Double(distance)))
    }
    notifyHost(.shift(by: distance))
  }

  /// Returns the page to settle on instead of a removed one.
  private func successor(of page: PageKey, in oldPages: PageList) -> PageKey {
    guard let index = oldPages.index(of: page) else { return pages[0] }
    let after = (index + 1..<max(oldPages.count, index + 1)).lazy.map { oldPages[$0] }
    let before = (0..<index).lazy.reversed().map { oldPages[$0] }
    let next = { after.first(where: pages.contains) }
    let previous = { before.first(where: pages.contains) }
    let survivor =
      switch configuration.successor {
      case .next: next() ?? previous()
      case .previous: previous() ?? next()
      }
    return survivor ?? pages[0]
  }
}
