import CollateCore

// What becomes of pages.
extension LoaderMachine {
  /// Shows items of a cache, if nothing was loaded yet.
  ///
  /// If a refresh runs already, because a cache takes its time to be read, what has changed since then is newer than
  /// these items.
  mutating func seed(_ loaded: LoadedIDs<Key, ID>) {
    guard !hasLoaded else { return }
    hasLoaded = true
    let token = newToken()
    let page = withoutRepeatedIDs(loaded, of: token)
    let changes = runs.first?.changes ?? []
    effects.append(.adopt(token, except: idsNewer(than: page, in: changes)))
    pages.insert(page, of: token, at: 0)
    replay(changes, over: page, of: token, returning: [])
    show()
  }

  /// Takes a page that a load delivers.
  mutating func receive(_ loaded: LoadedIDs<Key, ID>, of token: LoadToken) {
    guard let index = runs.firstIndex(where: { $0.token == token }) else { return }
    hasLoaded = true
    let page = withoutRepeatedIDs(loaded, of: token)
    let changes = runs[index].changes.filter { !$0.isKnownByOrder(toPageOf: page.version) }
    effects.append(.adopt(token, except: idsNewer(than: page, in: changes)))
    var lostIDs: Set<ID> = []
    switch runs[index].lane {
    case .refresh:
      let movedIDs = movedIDs(by: changes, since: page)
      if isPart(page, ofListOf: runs[index]) { lostIDs = movedIDs.filter { pages.contains($0) } }
      refreshContent(with: page, of: runs[index], besides: movedIDs)
      lostIDs = lostIDs.filter { !pages.contains($0) }
    case .page, .gap: add(page, of: index, before: changes)
    }
    replay(changes, over: page, of: token, returning: lostIDs)
    show()
  }

  private mutating func withoutRepeatedIDs(
    _ page: LoadedIDs<Key, ID>, of token: LoadToken
  ) -> LoadedIDs<Key, ID> {
    guard let (ids, repeated) = pages.loops.withoutRepeated(page.ids) else { return page }
    for id in repeated { effects.append(.repeatedID(token, id)) }
    var page = page
    page.ids = ids
    return page
  }

  /// Returns the ids of a page whose items were inserted or updated since its load began.
  private func idsNewer(
    than page: LoadedIDs<Key, ID>, in changes: [RecordedChange<ID>]
  ) -> [ID] {
    if changes.isEmpty { return [] }
    var changed: Set<ID> = []
    for entry in changes where isNewer(entry.version, than: page.version) {
      switch entry.change {
      case .insert(let id, _), .update(let id): changed.insert(id)
      case .delete, .move: break
      }
    }
    return page.ids.filter(changed.contains)
  }
}

// Refreshes.
extension LoaderMachine {
  /// Returns whether what the page of a refresh lacks may still be in the list.
  private func isPart(_ page: LoadedIDs<Key, ID>, ofListOf run: LoadRun<Key, ID>) -> Bool {
    if showsOtherList { return false }
    if case .reload = run.request.intent { return false }
    let inner = page.key(toward: run.refreshedEnd.opposite)
    return run.request.key == nil ? inner != nil : page.previous != nil || page.next != nil
  }

  private mutating func refreshContent(
    with page: LoadedIDs<Key, ID>, of run: LoadRun<Key, ID>, besides movedIDs: Set<ID>
  ) {
    let end = run.refreshedEnd
    host.isHalted = false
    for lane in furtherLanes {
      self[lane].usedKeys = [:]
      self[lane].hadEmptyPage = false
    }
    // A refresh that began by itself and has brought nothing new would have the pages loaded again that brought nothing.
    let hasPaused = forward.emptyPageCount > 0 || backward.emptyPageCount > 0
    let isSame =
      hasPaused && run.rank == .automatic && page.ids.allSatisfy { pages.contains($0) }
    let isAtEnd = run.request.key == nil
    leaveEarlierPage(of: run)
    if isAtEnd, configuration.merges(run.request.intent), !showsOtherList, !pages.isEmpty,
      page.key(toward: end.opposite) != nil
    {
      broughtIDs = pages.unknown(page.ids)
      if page.ids.isEmpty { return }
      if !merge(page, of: run.token, at: end, besides: movedIDs) { return }
    } else {
      broughtIDs = page.ids
      replaceContent(with: page, of: run.token, isSame: isSame)
    }
    (self[.page(end)].droppedCount, self[.page(end)].isDelivered) = (0, isAtEnd)
  }

  /// Removes what the page that a refresh has delivered before, as from a cache, has brought.
  ///
  /// The rest of that page was there before, and stands for the content that it has covered.
  private mutating func leaveEarlierPage(of run: LoadRun<Key, ID>) {
    guard let ranks = pages.order.ranks(of: .page(run.token)) else { return }
    let (ids, brought) = (pages.ids(of: run.token), Set(broughtIDs))
    // In runs, as each removal is a change of its own.
    var end = ids.count
    while end > 0 {
      var start = end
      while start > 0, brought.contains(ids[start - 1]) { start -= 1 }
      let position = PagePosition(token: run.token, rank: ranks.lowerBound + start)
      pages.removeIDs(end - start, at: position)
      end = start - 1
    }
    if pages.order.ranks(of: .page(run.token))?.isEmpty == true {
      pages.remove(run.token)
      pages.removeOutermostGaps()
    } else {
      pages.rename(run.token, to: newToken())
    }
  }

  private mutating func replaceContent(
    with page: LoadedIDs<Key, ID>, of token: LoadToken, isSame: Bool
  ) {
    pages.removeAll()
    pages.insert(page, of: token, at: 0)
    leaveList()
    for lane in LoadDirection.both.map(LoadLane.page) {
      self[lane] = LaneMemory(emptyPageCount: isSame ? self[lane].emptyPageCount : 0)
    }
  }

  /// Returns the ids to which changes have given a place that a page does not know.
  private func movedIDs(
    by changes: [RecordedChange<ID>], since page: LoadedIDs<Key, ID>
  ) -> Set<ID> {
    let newer = changes.filter { $0.change.isOfPlace && isNewer($0.version, than: page.version) }
    return Set(newer.map(\.change.id))
  }

  /// Puts a page where the content begins, over what it covers: that ends with the last item that both have, but for
  /// those that were moved since the page was read.
  ///
  /// - Returns: Whether the page is shown.
  private mutating func merge(
    _ page: LoadedIDs<Key, ID>, of token: LoadToken, at end: LoadDirection,
    besides movedIDs: Set<ID>
  ) -> Bool {
    func innermost(where isMeant: (ID) -> Bool) -> ID? {
      end == .backward ? page.ids.last(where: isMeant) : page.ids.first(where: isMeant)
    }
    let inner =
      innermost { pages.contains($0) && !movedIDs.contains($0) } ?? innermost(where: pages.contains)
    guard let inner else { return putBeside(page, of: token, at: end) }
    cover(through: inner, from: end)
    // Further down, the page knows better where its items are.
    for id in page.ids { pages.remove(id) }
    pages.insert(page, of: token, at: pages.index(beyond: end))
    return true
  }

  /// Removes what lies between an end and an id, with the id.
  private mutating func cover(through id: ID, from end: LoadDirection) {
    guard let index = pages.index(of: id) else { return }
    let token = pages.page(at: index).token
    pages.remove(end == .backward ? 0..<index : index + 1..<pages.content.elements.count)
    let rank = pages.rank(of: id) ?? 0
    let rest = end == .backward ? 0..<rank + 1 : rank..<pages.order.idCount
    pages.removeIDs(rest.count, at: PagePosition(token: token, rank: rest.lowerBound))
    if pages.order.ranks(of: .page(token))?.isEmpty == true { return pages.remove(token) }
    // It leads to what was beyond the whole page, and not to what is beyond the rest of it.
    pages.setKey(nil, of: token, toward: end)
  }

  /// Puts a page beside the content, of which it has nothing.
  private mutating func putBeside(
    _ page: LoadedIDs<Key, ID>, of token: LoadToken, at end: LoadDirection
  ) -> Bool {
    if configuration.opensGaps {
      gapCount += 1
      let gap = LoadGap(gapCount)
      gaps[gap] = LaneMemory()
      pages.insert(gap, at: pages.index(beyond: end))
      pages.insert(page, of: token, at: pages.index(beyond: end))
      return true
    }
    if pages.key(at: end) != nil { return false }
    replaceContent(with: page, of: token, isSame: false)
    return true
  }
}

// Pages at the ends and in gaps.
extension LoaderMachine {
  /// Adds a page at an end or in a gap, in place of the one that its load delivered before.
  private mutating func add(
    _ loaded: LoadedIDs<Key, ID>, of index: Int, before changes: [RecordedChange<ID>]
  ) {
    let (token, intent) = (runs[index].token, runs[index].request.intent)
    guard let direction = intent.direction else { return }
    // What the load delivered before has been taken off the number of dropped ids.
    let earlierCount = pages.order.ranks(of: .page(token))?.count ?? 0
    pages.remove(token)
    var (page, place, newCount) = (loaded, 0, 0)
    if case .gap(let gap, _) = intent {
      guard let gapIndex = pages.index(of: gap) else { return }
      (page.ids, runs[index].closesGap) = newIDs(of: loaded, inGapAt: gapIndex, direction)
      newCount = page.ids.count
      place = direction == .forward ? gapIndex : gapIndex + 1
    } else {
      page.ids = pages.unknown(loaded.ids)
      // Items that come from older pages are not new.
      newCount = page.ids.count
      if newCount < loaded.ids.count {
        takeOutOlderIDs(of: loaded, before: changes)
        page.ids = pages.unknown(loaded.ids)
      }
      place = pages.index(beyond: direction)
    }
    if let key = page.key(toward: direction),
      self[intent.lane].usedKeys[direction]?.contains(key) == true
    {
      effects.append(.repeatedKey(token, key))
      if direction == .forward { page.next = nil } else { page.previous = nil }
    }
    let (key, neighbor) = (page.key(toward: direction), direction == .forward ? place - 1 : place)
    if !page.ids.isEmpty {
      pages.insert(page, of: token, at: place)
    } else if pages.hasPage(at: neighbor) {
      pages.setKey(key, of: pages.page(at: neighbor).token, toward: direction)
    } else {
      // The earlier page of this load, which was removed, was all there was on one side of the gap.
      pages.removeOutermostGaps()
    }
    if key == nil { runs[index].closesGap = true }
    runs[index].hasNewIDs = newCount > 0
    if newCount > 0 { self[intent.lane].emptyPageCount = 0 }
    self[intent.lane].hadEmptyPage = loaded.ids.isEmpty
    let droppedCount = self[intent.lane].droppedCount - max(0, newCount - earlierCount)
    self[intent.lane].droppedCount = pages.key(at: direction) == nil ? 0 : max(0, droppedCount)
  }

  /// Takes the ids of a page out of older pages, unless changes have put them there that are newer than the page.
  ///
  /// If they stayed there, a late event that moves one of them to its place in this page would take it out of the
  /// older one, and not put it into this one, which knows the event.
  private mutating func takeOutOlderIDs(
    of page: LoadedIDs<Key, ID>, before changes: [RecordedChange<ID>]
  ) {
    guard let version = page.version else { return }
    let moved = movedIDs(by: changes, since: page)
    for id in page.ids where !moved.contains(id) {
      if let known = pages.page(of: id)?.version, known < version { pages.remove(id) }
    }
  }

  /// Returns the ids of a page that come into a gap, and whether the page reaches beyond it.
  private func newIDs(
    of page: LoadedIDs<Key, ID>, inGapAt place: Int, _ direction: LoadDirection
  ) -> (ids: [ID], reachesBeyond: Bool) {
    var ids: [ID] = []
    for id in direction == .forward ? page.ids : page.ids.reversed() {
      if let index = pages.index(of: id) {
        if direction == .forward ? index > place : index < place {
          return (direction == .forward ? ids : ids.reversed(), true)
        }
      } else {
        ids.append(id)
      }
    }
    return (direction == .forward ? ids : ids.reversed(), false)
  }
}
