extension PagerMachine {
  /// Ensures that a page has a controller.
  mutating func load(_ page: PageKey) {
    residents.load(page, reuses: configuration.mode == .reused, &effects)
  }

  /// R12: preloads the controllers of the pages around the settled one.
  mutating func preload() {
    guard host.state == .appeared, !isInTransition, !residents.isShortOfMemory,
      configuration.preloadReach > 0, let index = settledPage.flatMap({ pages.index(of: $0) })
    else { return }
    for distance in 1...min(configuration.preloadReach, max(pages.count, 1)) {
      if let page = page(atWrapped: index + distance) { load(page) }
      if let page = page(atWrapped: index - distance) { load(page) }
    }
  }

  /// R12: releases the controllers of pages that were removed or are far from the settled one.
  mutating func unloadFarPages(removed: [PageKey] = []) {
    for page in removed { remove(page) }
    guard configuration.mode != .static, configuration.reach < pages.count, !isInTransition,
      let settled = settledPage, let index = pages.index(of: settled)
    else { return }
    let reach = Double(configuration.reach)
    let far = residents.hiddenPages.filter { distance(of: $0, from: Double(index)) > reach }
    for page in farthestFirst(far, from: Double(index)) { unload(page) }
  }

  /// R12: releases controllers during a long movement.
  ///
  /// - Parameters:
  ///   - newcomers: The pages that appear and need controllers.
  ///   - shown: The pages that will be on screen.
  ///   - spare: The number of additional controllers allowed.
  mutating func makeRoom(for newcomers: [PageKey], shown: [PageKey], spare: Int = 0) {
    let missing = newcomers.count { residents.controller(of: $0) == nil }
    guard configuration.mode != .static && missing > 0 else { return }
    release(residents.count + missing - configuration.residentLimit - spare, shown: shown)
  }

  /// Releases hidden controllers, those of the farthest pages first.
  private mutating func release(_ surplus: Int, shown: [PageKey]) {
    guard surplus > 0 else { return }
    let hidden = residents.hiddenPages.filter { !shown.contains($0) }
    let others = hidden.filter { $0 != settledPage }
    let settled = hidden.filter { $0 == settledPage }
    for page in (farthestFirst(others, from: position) + settled).prefix(surplus) { unload(page) }
  }

  /// Returns pages by their distance from a position, so that the pool keeps those nearest to it.
  private func farthestFirst(_ candidates: [PageKey], from position: Double) -> [PageKey] {
    pages.sorted(candidates).map { (page: $0, distance: distance(of: $0, from: position)) }
      .sorted { $0.distance > $1.distance }.map(\.page)
  }

  /// R12: applies another configuration at once.
  ///
  /// A transition ends if pages loop from now on, or do not any more, because they then have other
  /// neighbors. Without pages, no controllers remain.
  mutating func configure(_ newConfiguration: PagerConfiguration) {
    let lead = newConfiguration.loops == configuration.loops ? nil : leadPage
    if lead != nil && phase.isDragging { emit(.cancelDrag) }
    residents.trimPool(to: pages.isEmpty ? 0 : newConfiguration.poolLimit, &effects)
    configuration = newConfiguration
    if let lead { rest(at: lead, animated: false, snaps: true) }
    if isInTransition && configuration.mode != .static {
      release(residents.count - configuration.residentLimit, shown: attached)
    }
    unloadFarPages()
    preload()
  }

  /// R14: releases everything that is not visible.
  mutating func releaseMemory() {
    guard configuration.mode != .static else { return }
    // What the host shows beside the page on screen has not appeared, but is visible.
    let neighbors = host.state == .appeared ? Double(configuration.visibleNeighbors) : 0
    let hidden = residents.hiddenPages.filter {
      neighbors == 0 || distance(of: $0, from: position) >= neighbors + 1
    }
    residents.releaseMemory(of: pages.sorted(hidden), &effects)
  }

  /// Releases the controller of a removed page.
  mutating func remove(_ page: PageKey) {
    residents.remove(page, poolLimit: configuration.poolLimit, &effects)
  }

  /// Releases the controller of an existing page.
  private mutating func unload(_ page: PageKey) {
    residents.unload(page, poolLimit: configuration.poolLimit, &effects)
  }
}
