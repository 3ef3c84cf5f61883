import CollateCore

// How loads end, and what is dropped then.
extension LoaderMachine {
  /// A load has ended.
  mutating func end(_ token: LoadToken) {
    guard let run = takeRun(token) else { return }
    if case .gap(let gap) = run.lane, run.closesGap { close(gap) }
    effects.append(.end(token, .finished))
    switch run.lane {
    case .refresh: refresh.finish()
    case .page(let end):
      // The pause begins with the end of this load, also if one after an earlier load has not ended.
      stop(.pace(end))
      self[end].finish(isEmptyPage: !run.hasNewIDs, isPaced: isPaced)
      if run.hasNewIDs { drop(at: end.opposite) }
    case .gap(let gap): gaps[gap]?.finish()
    }
  }

  /// A load has failed.
  mutating func fail(_ token: LoadToken) {
    guard let run = takeRun(token) else { return }
    effects.append(.end(token, .failed))
    switch run.lane {
    case .refresh: refresh.fail(run.request)
    case .page(let end):
      stop(.pace(end))
      self[end].fail(isPaced: isPaced)
    case .gap(let gap): gaps[gap]?.fail()
    }
  }

  /// Whether a pause follows each load of a page.
  private var isPaced: Bool { configuration.pagingInterval > .zero }

  private mutating func close(_ gap: LoadGap) {
    guard let index = pages.index(of: gap) else { return }
    pages.remove(index..<index + 1)
    show()
  }

  /// Forgets gaps that are none any more.
  mutating func forgetClosedGaps() {
    if gaps.count == pages.order.gapCount { return }
    gaps = gaps.filter { pages.index(of: $0.key) != nil }
  }

  /// Drops pages at an end while there are too many.
  private mutating func drop(at end: LoadDirection) {
    guard let limit = configuration.maximumPageCount else { return }
    while let count = droppableCount(at: end), pages.order.pageCount - count >= max(limit, 2) {
      for _ in 0..<count { self[end].drop(pages.removeOutermost(at: end)) }
      cancelRuns { [pages] in $0 == .page(end) || pages.hasClosed($0) }
    }
    show()
  }

  /// Returns the number of outermost pages that can be loaded again from the next one, and are far enough from what is
  /// visible; `nil` if there are none.
  private func droppableCount(at end: LoadDirection) -> Int? {
    let inner = pages.pages(from: end).enumerated().dropFirst().first {
      $0.element.key(toward: end) != nil
    }
    guard let count = inner?.offset else { return nil }
    let idCount = pages.pages(from: end).prefix(count).reduce(0) { $0 + $1.list.count }
    let (sum, isTooLarge) = idCount.addingReportingOverflow(max(configuration.prefetchDistance, 0))
    let distance = isTooLarge ? .max : sum
    // Either end of what is visible may have been removed, or moved beyond the other one.
    for case let visible? in [host.first, host.last]
    where pages.content.isAmongOutermost(distance, at: end, visible) {
      return nil
    }
    return count
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
      && memory.emptyPageCount < configuration.emptyPageLimit && isNear(end) && canStartPage(end)
  }

  private func isNear(_ end: LoadDirection) -> Bool {
    if pages.isEmpty { return refresh.hasSucceeded }
    guard let visible = end == .forward ? host.last : host.first else { return false }
    return pages.content.isAmongOutermost(configuration.prefetchDistance, at: end, visible)
  }
}
