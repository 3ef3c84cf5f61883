extension PagerMachine {
  /// Ensures that a page has a controller.
  mutating func load(_ page: ID) {
    guard residents[page] == nil else { return }
    if configuration.mode == .reused {
      bindController(to: page)
    } else {
      residents[page] = PageResident(controller: .page(page))
      emit(.load(page))
      restore(page, to: .page(page))
      emit(.add(.page(page)))
      emit(.didMove(.page(page)))
    }
  }

  /// R13: takes a controller from the pool, or creates one.
  private mutating func bindController(to page: ID) {
    if let place = pool.firstIndex(where: { $0.page == page }) ?? pool.indices.first {
      let pooled = pool.remove(at: place)
      residents[page] = PageResident(controller: .slot(pooled.slot))
      emit(.dequeue(slot: pooled.slot))
      if pooled.page != page {
        emit(.bind(slot: pooled.slot, to: page))
        restore(page, to: .slot(pooled.slot))
      } else if pooled.isStale {
        emit(.bind(slot: pooled.slot, to: page))
      }
      return
    }
    slotCount += 1
    let controller = ControllerID<ID>.slot(slotCount)
    residents[page] = PageResident(controller: controller)
    emit(.make(slot: slotCount))
    emit(.bind(slot: slotCount, to: page))
    restore(page, to: controller)
    emit(.add(controller))
    emit(.didMove(controller))
  }

  private mutating func restore(_ page: ID, to controller: ControllerID<ID>) {
    guard savedPages.contains(page) else { return }
    emit(.restore(page, to: controller))
  }

  /// R12: preloads the controllers of the pages around the settled one.
  mutating func preload() {
    guard hostState == .shown, !isInTransition, !isShortOfMemory, configuration.preloadReach > 0,
      let index = settledPage.flatMap({ pages.index(of: $0) })
    else { return }
    for distance in 1...min(configuration.preloadReach, max(pages.count, 1)) {
      for neighbour in [index + distance, index - distance] {
        if let page = self.page(atWrapped: neighbour) { load(page) }
      }
    }
  }

  /// R12: releases the controllers of pages that were removed or are far from the settled one.
  mutating func unloadFarPages(removed: [ID] = []) {
    for page in removed { remove(page) }
    guard configuration.mode != .static, configuration.reach < pages.count, !isInTransition,
      let settled = settledPage, let index = pages.index(of: settled)
    else { return }
    let reach = Double(configuration.reach)
    let far = residents.keys.filter {
      !attached.contains($0) && distance(of: $0, from: Double(index)) > reach
    }
    for page in pages.sorted(far) { unload(page) }
  }

  /// R13: releases controllers during a long movement.
  ///
  /// - Parameters:
  ///   - newcomers: The pages that appear and need controllers.
  ///   - shown: The pages that will be on screen.
  ///   - spare: The number of additional controllers allowed.
  mutating func makeRoom(for newcomers: [ID], shown: [ID], spare: Int = 0) {
    let missing = newcomers.filter { residents[$0] == nil }.count
    guard configuration.mode != .static && missing > 0 else { return }
    let surplus = residents.count + missing - configuration.residentLimit - spare
    guard surplus > 0 else { return }
    let hidden = residents.keys.filter { !attached.contains($0) && !shown.contains($0) }
    let farthest = pages.sorted(hidden).sorted { one, other in
      if one == settledPage || other == settledPage { return one != settledPage }
      return distance(of: one, from: position) > distance(of: other, from: position)
    }
    for page in pages.sorted(farthest.prefix(surplus)) { unload(page) }
  }

  /// R14: releases everything that is not visible.
  mutating func unloadHidden() {
    if configuration.mode != .static {
      isShortOfMemory = true
      for page in pages.sorted(residents.keys.filter { !attached.contains($0) }) {
        if let controller = residents[page]?.controller {
          save(page, from: controller)
          discard(controller)
          residents[page] = nil
        }
      }
    }
    drainPool()
  }

  mutating func drainPool() {
    for pooled in pool.sorted(by: { $0.slot < $1.slot }) { discard(.slot(pooled.slot)) }
    pool = []
  }

  /// Releases the controller of an existing page.
  private mutating func unload(_ page: ID) {
    guard let controller = residents[page]?.controller else { return }
    save(page, from: controller)
    residents[page] = nil
    retire(controller, page: page)
  }

  /// Releases the controller of a removed page.
  mutating func remove(_ page: ID) {
    guard let controller = residents[page]?.controller else { return }
    if attached.contains(page) { leave(page, animated: false) }
    residents[page] = nil
    retire(controller, page: nil)
  }

  private mutating func save(_ page: ID, from controller: ControllerID<ID>) {
    savedPages.insert(page)
    emit(.save(page, from: controller))
  }

  /// Returns a controller to the pool if it is reusable, or releases it.
  private mutating func retire(_ controller: ControllerID<ID>, page: ID?) {
    let limit = configuration.poolLimit
    guard case .slot(let slot) = controller, limit > 0 else { return discard(controller) }
    if pool.count == limit { discard(.slot(pool.removeFirst().slot)) }
    pool.append(PooledController(slot: slot, page: page))
    emit(.recycle(slot: slot))
  }

  mutating func discard(_ controller: ControllerID<ID>) {
    emit(.willMoveFromParent(controller))
    emit(.remove(controller))
    emit(.unload(controller))
  }
}

/// An unbound controller in the pool.
struct PooledController<ID: Hashable & Sendable>: Sendable {
  let slot: Int

  /// The page for which it is still configured; `nil` if the page does not exist any more.
  var page: ID?

  /// Whether the data of the page changed since.
  var isStale = false
}
