import CollateCore

// How loads end, and what is dropped then.
extension LoaderMachine {
  /// A load has ended.
  mutating func end(_ token: LoadToken) {
    guard let run = takeRun(token) else { return }
    hasLoaded = true
    if case .gap(let gap) = run.lane, run.closesGap { close(gap) }
    effects.append(.end(token, .finished))
    self[run.lane].failureCount = 0
    switch run.lane {
    case .refresh:
      (hasFinished, hasSucceeded, refresh.failure) = (true, true, nil)
      // What is fresh for no time is loaded when it appears, and not without end.
      restart(.freshness)
    case .page(let end):
      restart(.pace(end))
      if run.hasNewIDs {
        drop(at: end.opposite)
      } else {
        self[.page(end)].emptyPageCount += 1
      }
    case .gap: break
    }
  }

  /// A load has failed.
  mutating func fail(_ token: LoadToken) {
    guard let run = takeRun(token) else { return }
    effects.append(.end(token, .failed))
    self[run.lane].failureCount += 1
    self[run.lane].failure = run.request.intent
    switch run.lane {
    case .refresh: failedKey = run.request.key
    case .page(let end): restart(.pace(end))
    case .gap: break
    }
  }

  mutating func close(_ gap: LoadGap) {
    if pages.index(of: gap) == nil { return }
    let isTakenBack = pending.isTakenBack
    if !isTakenBack { takePendingBack() }
    // Without the edits, pages have other chunks.
    if let index = pages.index(of: gap) { pages.remove(index..<index + 1) }
    gaps[gap] = nil
    if !isTakenBack { makePendingAgain() }
  }

  /// Forgets gaps that are none any more, with their loads.
  mutating func forgetClosedGaps() {
    if gaps.count == pages.order.gapCount { return }
    gaps = gaps.filter { pages.index(of: $0.key) != nil }
    waiting = waiting.filter { !pages.hasClosed($0.key) }
    cancelRuns { [pages] in pages.hasClosed($0) }
  }

  /// Drops the pages at an end that are too many.
  private mutating func drop(at end: LoadDirection) {
    guard let token = outermostPage(afterDroppingAt: end) else { return }
    let isForward = end == .forward
    takePendingBack()
    let count = pages.order.idCount
    if let rest = pages.order.chunks(of: .page(token)) {
      let end = pages.content.elements.count
      pages.remove(isForward ? rest.upperBound..<end : 0..<rest.lowerBound)
    }
    // All else that was learned of the end is forgotten.
    let droppedCount = self[.page(end)].droppedCount + count - pages.order.idCount
    self[.page(end)] = LaneMemory(droppedCount: droppedCount)
    waiting[.page(end)] = nil
    cancelRuns { $0 == .page(end) }
    makePendingAgain()
  }

  /// Returns the page that is outermost when those are dropped that are too many, can be loaded again from the next one,
  /// and are far enough from what is visible; `nil` to drop none.
  private func outermostPage(afterDroppingAt end: LoadDirection) -> LoadToken? {
    guard let limit = configuration.maximumPageCount else { return nil }
    let elements = pages.content.elements
    // Either end of what is visible may have been moved beyond the other one.
    let visible = [host.first, host.last].compactMap { $0 }
    let ranks = visible.compactMap { pages.rank(of: $0) }
    // What is visible is not known if one of them was removed.
    if ranks.count < visible.count { return nil }
    let distances = ranks.map { end == .backward ? $0 : pages.order.idCount - 1 - $0 }
    let idLimit = distances.min().map { $0 - max(configuration.prefetchDistance, 0) } ?? .max
    var (pageCount, idCount) = (0, 0)
    var (token, outermost): (LoadToken?, LoadToken?)
    for offset in elements.indices {
      let index = end == .backward ? offset : elements.count - 1 - offset
      guard case .page(let page) = elements[index] else { continue }
      let isNext = page.token != token
      if isNext, pageCount > 0, page.key(toward: end) != nil {
        let boundary = end == .backward ? index : index + 1
        guard pages.order.pageCount - pageCount >= max(limit, 2), idCount <= idLimit,
          !hasPendingMove(across: boundary)
        else { break }
        outermost = page.token
      }
      (pageCount, idCount) = (pageCount + (isNext ? 1 : 0), idCount + page.ids.count)
      token = page.token
    }
    return outermost
  }
}

// Pages that begin by themselves.
extension LoaderMachine {
  /// Whether a page at an end would be loaded by itself.
  func wantsPage(_ end: LoadDirection) -> Bool {
    let behavior: LoaderConfiguration.Behaviors = end == .forward ? .paging : .pagingBackward
    guard configuration.behaviors.contains(behavior), host.isVisible, !host.isHalted,
      !isRefreshing, isNear(end), canStartPage(end), !isWaiting(.pace(end))
    else { return false }
    let memory = self[.page(end)]
    return memory.failure == nil && memory.emptyPageCount < configuration.emptyPageLimit
  }

  private func isNear(_ end: LoadDirection) -> Bool {
    if pages.isEmpty { return hasSucceeded }
    guard let visible = end == .forward ? host.last : host.first else { return false }
    return pages.content.isAmongOutermost(configuration.prefetchDistance, at: end, visible)
  }
}
