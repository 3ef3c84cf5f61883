// How loads end, and what is dropped then.
extension LoaderMachine {
  /// A load has ended.
  mutating func end(_ token: LoadToken) {
    guard let run = takeRun(token) else { return }
    if case .gap(let gap) = run.lane, run.closesGap { close(gap) }
    effects.append(.end(token, .finished))
    switch run.lane {
    case .refresh:
      refresh.outcome = .finished
      refresh.hasSucceeded = true
      refresh.isFreshNow = true
      refresh.failureCount = 0
    case .page(let end):
      self[end].failureCount = 0
      pace(end)
      if run.hasNewIDs { drop(at: end.opposite) } else { self[end].barrenCount += 1 }
    case .gap(let gap): gaps[gap]?.failureCount = 0
    }
  }

  /// A load has failed.
  mutating func fail(_ token: LoadToken) {
    guard let run = takeRun(token) else { return }
    effects.append(.end(token, .failed))
    switch run.lane {
    case .refresh:
      refresh.outcome = .failed
      refresh.failure = (run.request.intent, run.request.key)
      refresh.failureCount += 1
    case .page(let end):
      self[end].failureCount += 1
      self[end].hasFailed = true
      pace(end)
    case .gap(let gap):
      gaps[gap]?.failureCount += 1
      gaps[gap]?.hasFailed = true
    }
  }

  private mutating func pace(_ end: LoadDirection) {
    self[end].isPaced = configuration.pagingInterval > .zero
  }

  private mutating func close(_ gap: LoadGap) {
    guard let index = pages.index(of: gap) else { return }
    pages.remove(index..<index + 1)
    gaps[gap] = nil
    show()
  }

  /// Drops pages at an end while there are too many.
  private mutating func drop(at end: LoadDirection) {
    guard let limit = configuration.maximumPageCount else { return }
    while pages.pageCount > max(limit, 2), canDrop(at: end) {
      let (idCount, gap) = pages.removeOutermost(at: end)
      cancelRuns { $0 == .page(end) || gap.map(LoadLane.gap) == $0 }
      if let gap { gaps[gap] = nil }
      let dropped = self[end].droppedCount + idCount
      let isPaced = self[end].isPaced
      self[end] = EndMemory()
      (self[end].droppedCount, self[end].isPaced) = (dropped, isPaced)
    }
    show()
  }

  /// Returns whether the outermost page can be loaded again, and is far enough from what is visible.
  private func canDrop(at end: LoadDirection) -> Bool {
    guard let outermost = pages.page(at: end),
      let next = pages.pages(from: end).dropFirst().first(where: { _ in true }),
      next.key(toward: end) != nil
    else { return false }
    let distance = outermost.ids.count + max(configuration.prefetchDistance, 0)
    // Either end of what is visible may be gone, or may have been moved beyond the other one.
    for case let visible? in [host.first, host.last]
    where pages.isAmongOutermost(distance, at: end, visible) {
      return false
    }
    return true
  }
}

// Pages that begin by themselves.
extension LoaderMachine {
  /// Loads a page if an end is near, and has been for long enough.
  mutating func startPageIfNear(_ end: LoadDirection) {
    if wantsPage(end), configuration.pagingDelay <= .zero { startPage(end) }
  }

  /// Whether a page at an end would be loaded by itself.
  func wantsPage(_ end: LoadDirection) -> Bool {
    let behavior: LoaderConfiguration.Behaviors = end == .forward ? .paging : .pagingBackward
    let memory = end == .forward ? forward : backward
    return configuration.behaviors.contains(behavior) && host.isVisible && !host.isHalted
      && !isRefreshing && !memory.hasFailed && !memory.isPaced
      && memory.barrenCount < configuration.barrenPageLimit && isNear(end) && canStartPage(end)
  }

  private func isNear(_ end: LoadDirection) -> Bool {
    if pages.isEmpty { return refresh.hasSucceeded }
    guard let visible = end == .forward ? host.last : host.first else { return false }
    return pages.isAmongOutermost(configuration.prefetchDistance, at: end, visible)
  }
}
