import CollateCore

// What may begin, and what it waits for or replaces.
extension LoaderMachine {
  /// Begins a load, joins the one that runs, or waits for those that do not give way.
  ///
  /// - Parameters:
  ///   - intent: The reason of the load.
  ///   - key: The key of a refresh; those of pages are what lies beyond the others.
  ///   - isRetry: Whether the load repeats one that failed.
  mutating func request(_ intent: LoadIntent, at key: Key? = nil, isRetry: Bool = false) {
    let lane = intent.lane
    if lane == .refresh { return requestRefresh(intent, at: key, isRetry: isRetry) }
    // One that runs while a refresh waits for it is the answer.
    if isRunning(lane) || pages.hasClosed(lane) { return }
    if isRefreshing {
      waiting[lane] = intent
    } else if case .gap(let gap, let direction) = intent, !showsOtherList {
      startFill(gap, direction)
    } else if case .page(let end) = intent, canStartPage(end) {
      self[lane].emptyPageCount = 0
      startPage(end)
    }
  }

  private mutating func requestRefresh(_ intent: LoadIntent, at key: Key?, isRetry: Bool) {
    let rank = intent.rank(isRetry: isRetry)
    let replaced = runningRefresh
    if let replaced, rank != .commanding, rank <= replaced.rank {
      // What a load has read already may lack what happened since then.
      if intent == .resync {
        wait(for: .resync)
      } else if intent != .pull || isRetry {
        runs[0].isJoined = true
      }
      return
    }
    if replaced == nil, rank == .automatic, !runs.isEmpty { return wait(for: intent) }
    let awaited = waiting[.refresh]
    cancelRuns()
    if rank == .commanding { waiting = [:] }
    for timer in [LoaderTimer.delay(.forward), .delay(.backward), .update] { stop(timer) }
    if intent == .reload(keepsContent: false) { clear() }
    waiting[.refresh] = awaited.flatMap { doesAsMuch(intent, as: $0) ? nil : $0 }
    start(intent, at: key, isRetry: isRetry)
    runs[0].replacesResync =
      rank == .explicit
      && (awaited == .resync || replaced?.request.intent == .resync
        || replaced?.replacesResync == true)
  }

  /// Lets a refresh wait, unless one waits already that does as much.
  private mutating func wait(for intent: LoadIntent) {
    if let waiting = waiting[.refresh], doesAsMuch(waiting, as: intent) { return }
    waiting[.refresh] = intent
  }

  /// Returns whether a refresh does all that another one would.
  ///
  /// One that replaces the content takes all away that was deleted; one that merges does so only as far as its
  /// page reaches.
  private func doesAsMuch(_ intent: LoadIntent, as other: LoadIntent) -> Bool {
    !configuration.merges(intent) || configuration.merges(other)
  }

  /// Cancels a refresh that began for a pull, and for which no task waits any more.
  mutating func withdraw(_ token: LoadToken) {
    guard let run = runningRefresh, run.token == token, run.request.intent == .pull, !run.isRetry,
      !run.isJoined
    else { return }
    cancelRuns()
    if run.replacesResync { request(.resync) }
  }

  /// Returns the item that is visible, with its page, if a refresh that has just started may begin there.
  ///
  /// That is so if it replaces the content, and the reader is not where it begins anyway.
  func visiblePlace(for request: LoadRequest<Key>) -> (id: ID, page: LoadContent<Key, ID>.Page)? {
    guard let run = runningRefresh, run.request == request, request.key == nil, !showsOtherList,
      !configuration.merges(request.intent)
    else { return nil }
    let visible =
      run.refreshedEnd == .backward ? [host.first, host.last] : [host.last, host.first]
    for case let id? in visible {
      guard let page = pages.page(of: id) else { continue }
      let isOutermost = pages.content.isAmongOutermost(1, at: run.refreshedEnd, id)
      if isOutermost, isEndLoaded(run.refreshedEnd) { return nil }
      // The server does not know what an edit has inserted.
      if !pending.origins.contains(where: { $0.id == id && $0.position == nil }) {
        return (id, page)
      }
    }
    return nil
  }

  /// Gives a refresh another key.
  mutating func locate(_ token: LoadToken, at key: Key) {
    if runningRefresh?.token == token { runs[0].request.key = key }
  }

  /// Returns whether there is a page to load at an end, and it is not being loaded.
  func canStartPage(_ end: LoadDirection) -> Bool {
    !showsOtherList && !isRunning(.page(end)) && pages.key(at: end) != nil
  }

  /// Loads a page at an end.
  mutating func startPage(_ end: LoadDirection) {
    if let key = pages.key(at: end) { start(.page(end), at: key) }
  }

  private mutating func startFill(_ gap: LoadGap, _ wanted: LoadDirection) {
    guard let index = pages.index(of: gap) else { return }
    let above = pages.page(at: index - 1).next
    let below = pages.page(at: index + 1).previous
    let direction: LoadDirection =
      (wanted == .forward ? above : below) == nil ? wanted.opposite : wanted
    // A load that has delivered the last page between may have failed after that.
    guard let key = direction == .forward ? above : below else { return close(gap) }
    start(.gap(gap, direction), at: key)
  }

  /// Repeats what failed: the refresh, or else the ends and gaps.
  mutating func retry() {
    for lane in failedLanes {
      if let intent = self[lane].failure { request(intent, at: failedKey, isRetry: true) }
    }
  }

  /// Where a load is repeated: the refresh, if it failed, or else the ends and gaps of which one failed.
  var failedLanes: [LoadLane] {
    if refresh.failure != nil { return [.refresh] }
    return furtherLanes.filter { lane in
      if case .page(let end) = lane, pages.key(at: end) == nil { return false }
      return self[lane].failure != nil
    }
  }

  /// Begins what has waited for a refresh, or for pages.
  mutating func startWaiting() {
    if waiting.isEmpty { return }
    if let intent = waiting[.refresh] {
      if runs.isEmpty { request(intent) }
    } else if runningRefresh == nil {
      for lane in furtherLanes {
        if let intent = waiting.removeValue(forKey: lane) { request(intent) }
      }
    }
  }

  private mutating func start(_ intent: LoadIntent, at key: Key?, isRetry: Bool = false) {
    let lane = intent.lane
    let request = LoadRequest(
      token: newToken(), intent: intent, key: key, attempt: self[lane].failureCount + 1)
    if let direction = intent.direction, let key {
      self[lane].usedKeys[direction, default: []].insert(key)
      self[lane].failure = nil
    }
    runs.append(
      LoadRun(
        request: request, isRetry: isRetry,
        refreshedEnd: configuration.refreshesEnd ? .forward : .backward))
    effects.append(.start(request))
  }

  mutating func newToken() -> LoadToken {
    tokenCount += 1
    return LoadToken(tokenCount)
  }
}

// The end of loads.
extension LoaderMachine {
  /// Cancels all loads, and begins nothing until something moves.
  mutating func cancelAll() {
    cancelRuns()
    waiting = [:]
    host.isHalted = true
  }

  /// Cancels the loads that run, or some of them.
  mutating func cancelRuns(where isWanted: (LoadLane) -> Bool = { _ in true }) {
    for run in runs where isWanted(run.lane) {
      effects += [.cancel(run.token), .end(run.token, .cancelled)]
    }
    runs.removeAll { isWanted($0.lane) }
  }

  /// Forgets the content and all that was learned by loading it.
  private mutating func clear() {
    for timer in [LoaderTimer.freshness, .pace(.forward), .pace(.backward)] { stop(timer) }
    pages.removeAll()
    (forward, backward, refresh.failure) = (LaneMemory(), LaneMemory(), nil)
    leaveList()
    (hasFinished, hasSucceeded, hasLoaded) = (false, false, true)
    show()
  }

  /// The list that was asked for is shown from now on, if it is another one.
  mutating func leaveList() {
    for index in pending.edits.indices where showsOtherList {
      pending.edits[index].isOfFormerList = true
    }
    (showsOtherList, feed.isOfOtherList) = (false, false)
  }

  /// Removes a load that runs.
  mutating func takeRun(_ token: LoadToken) -> LoadRun<Key, ID>? {
    runs.firstIndex { $0.token == token }.map { runs.remove(at: $0) }
  }
}
