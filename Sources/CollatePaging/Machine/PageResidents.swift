/// The controllers of pages: those bound to a page, and those in the pool.
///
/// Every change appends the calls that follow from it to the effects of the event.
struct PageResidents: Sendable {
  typealias Effects = [PagerEffect]

  /// The pages whose views are on screen, at most two, in the order in which they were attached.
  private(set) var attached: [PageKey] = []

  /// Whether there was a memory warning, so that nothing is preloaded until the pager settles again
  /// or its host has appeared.
  private(set) var isShortOfMemory = false

  /// The controllers bound to pages.
  private var residents: [PageKey: Resident] = [:]

  /// The unbound controllers, those unused longest first.
  private var pool: [Pooled] = []

  /// The number of slots created so far.
  private var slotCount = 0

  /// The pages whose state is saved.
  private var savedPages: Set<PageKey> = []

  /// The controller of a page, and its state.
  private struct Resident {
    let controller: ControllerID
    var appearance = PageAppearance.hidden
  }

  /// An unbound controller in the pool.
  private struct Pooled {
    let slot: Int

    /// The page for which it is still configured; `nil` if the page does not exist any more.
    var page: PageKey?

    /// Whether the data of the page changed since.
    var isStale = false
  }
}

extension PageResidents {
  /// The pages that have a controller, in no order.
  var pages: some Collection<PageKey> { residents.keys }

  /// The pages that have a controller whose view is not on screen, in no order.
  var hiddenPages: [PageKey] { residents.keys.filter { !attached.contains($0) } }

  /// The number of controllers in the pool.
  var pooledCount: Int { pool.count }

  /// The number of pages that have a controller.
  var count: Int { residents.count }

  /// Returns the controller of a page, if it has one.
  func controller(of page: PageKey) -> ControllerID? { residents[page]?.controller }

  /// Returns the appearance of a page.
  func appearance(of page: PageKey) -> PageAppearance { residents[page]?.appearance ?? .hidden }

  /// Returns whether the state of a page is saved.
  func isSaved(_ page: PageKey) -> Bool { savedPages.contains(page) }
}

extension PageResidents {
  /// Begins the appearance of a page, and attaches it unless it still is.
  mutating func enter(_ page: PageKey, animated: Bool, _ effects: inout Effects) {
    appear(page, animated: animated, &effects)
    guard let resident = residents[page], !attached.contains(page) else { return }
    attached.append(page)
    effects.append(.attach(resident.controller, at: page))
  }

  /// Begins the appearance of a page that has a controller and is hidden or disappearing.
  mutating func appear(_ page: PageKey, animated: Bool, _ effects: inout Effects) {
    guard let resident = residents[page], !resident.appearance.isShown else { return }
    residents[page]?.appearance = .appearing
    effects.append(.willAppear(resident.controller, animated: animated))
  }

  /// Ends the appearance of an appearing page.
  mutating func endAppearance(of page: PageKey, _ effects: inout Effects) {
    guard let resident = residents[page], resident.appearance == .appearing else { return }
    residents[page]?.appearance = .appeared
    effects.append(.didAppear(resident.controller))
  }

  /// Begins the disappearance of a visible or appearing page.
  mutating func disappear(_ page: PageKey, animated: Bool, _ effects: inout Effects) {
    guard let resident = residents[page], resident.appearance.isShown else { return }
    residents[page]?.appearance = .disappearing
    effects.append(.willDisappear(resident.controller, animated: animated))
  }

  /// Ends the disappearance of a disappearing page.
  mutating func endDisappearance(of page: PageKey, _ effects: inout Effects) {
    guard let resident = residents[page], resident.appearance == .disappearing else { return }
    residents[page]?.appearance = .hidden
    effects.append(.didDisappear(resident.controller))
  }

  /// Removes a page from the screen, with all required callbacks.
  mutating func leave(_ page: PageKey, animated: Bool, _ effects: inout Effects) {
    disappear(page, animated: animated, &effects)
    guard let resident = residents[page] else { return }
    attached.removeAll { $0 == page }
    effects.append(.detach(resident.controller))
    endDisappearance(of: page, &effects)
  }
}

extension PageResidents {
  /// Ensures that a page has a controller.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - reuses: Whether controllers are reused for different pages.
  ///   - effects: The effects of the event.
  mutating func load(_ page: PageKey, reuses: Bool, _ effects: inout Effects) {
    guard residents[page] == nil else { return }
    if reuses { return bindController(to: page, &effects) }
    residents[page] = Resident(controller: .page(page))
    effects.append(.load(page))
    restore(page, to: .page(page), &effects)
    effects += [.add(.page(page)), .didMove(.page(page))]
  }

  /// R13: takes a controller from the pool, or creates one.
  private mutating func bindController(to page: PageKey, _ effects: inout Effects) {
    if let place = pool.firstIndex(where: { $0.page == page }) ?? pool.indices.first {
      let pooled = pool.remove(at: place)
      residents[page] = Resident(controller: .slot(pooled.slot))
      effects.append(.dequeue(slot: pooled.slot))
      if pooled.page != page {
        effects.append(.bind(slot: pooled.slot, to: page))
        restore(page, to: .slot(pooled.slot), &effects)
      } else if pooled.isStale {
        effects.append(.bind(slot: pooled.slot, to: page))
      }
      return
    }
    slotCount += 1
    let controller = ControllerID.slot(slotCount)
    residents[page] = Resident(controller: controller)
    effects += [.make(slot: slotCount), .bind(slot: slotCount, to: page)]
    restore(page, to: controller, &effects)
    effects += [.add(controller), .didMove(controller)]
  }

  private func restore(_ page: PageKey, to controller: ControllerID, _ effects: inout Effects) {
    guard savedPages.contains(page) else { return }
    effects.append(.restore(page, to: controller))
  }

  /// Updates the controller of a page with new data.
  func update(_ page: PageKey, _ effects: inout Effects) {
    switch residents[page]?.controller {
    case .page(let page): effects.append(.update(page))
    case .slot(let slot): effects.append(.bind(slot: slot, to: page))
    case nil: break
    }
  }

  /// Forgets pages that do not exist any more, apart from their controllers.
  ///
  /// - Parameters:
  ///   - isPage: Whether a page still exists.
  ///   - changed: The pages with new data.
  mutating func forgetPages(except isPage: (PageKey) -> Bool, changed: Set<PageKey>) {
    savedPages = savedPages.filter(isPage)
    for place in pool.indices {
      guard let page = pool[place].page else { continue }
      if !isPage(page) { pool[place].page = nil }
      if changed.contains(page) { pool[place].isStale = true }
    }
  }
}

extension PageResidents {
  /// Releases the controller of an existing page, after saving its state.
  mutating func unload(_ page: PageKey, poolLimit: Int, _ effects: inout Effects) {
    guard let controller = residents[page]?.controller else { return }
    savedPages.insert(page)
    effects.append(.save(page, from: controller))
    residents[page] = nil
    retire(controller, page: page, poolLimit: poolLimit, &effects)
  }

  /// Releases the controller of a removed page.
  mutating func remove(_ page: PageKey, poolLimit: Int, _ effects: inout Effects) {
    guard let controller = residents[page]?.controller else { return }
    if attached.contains(page) { leave(page, animated: false, &effects) }
    residents[page] = nil
    retire(controller, page: nil, poolLimit: poolLimit, &effects)
  }

  /// R14: releases hidden pages, after saving their states, and everything in the pool.
  mutating func releaseMemory(of hidden: [PageKey], _ effects: inout Effects) {
    isShortOfMemory = true
    for page in hidden { unload(page, poolLimit: 0, &effects) }
    trimPool(to: 0, &effects)
  }

  /// Allows to preload again, because the pager settled or its host has appeared.
  mutating func endShortage() {
    isShortOfMemory = false
  }

  /// R15: releases all controllers, those of pages in an order.
  mutating func releaseAll(_ pages: [PageKey], _ effects: inout Effects) {
    for page in pages { remove(page, poolLimit: 0, &effects) }
    trimPool(to: 0, &effects)
    savedPages = []
  }

  /// Releases the controllers in the pool that are too many, those unused longest first.
  mutating func trimPool(to limit: Int, _ effects: inout Effects) {
    while pool.count > limit { discard(.slot(pool.removeFirst().slot), &effects) }
  }

  /// Returns a controller to the pool if it is reusable, or releases it.
  private mutating func retire(
    _ controller: ControllerID, page: PageKey?, poolLimit: Int, _ effects: inout Effects
  ) {
    guard case .slot(let slot) = controller, poolLimit > 0 else {
      return discard(controller, &effects)
    }
    trimPool(to: poolLimit - 1, &effects)
    pool.append(Pooled(slot: slot, page: page))
    effects.append(.recycle(slot: slot))
  }

  private func discard(_ controller: ControllerID, _ effects: inout Effects) {
    effects += [.willMoveFromParent(controller), .remove(controller), .unload(controller)]
  }
}

#if COLLATE_CHECK_INVARIANTS
extension PageResidents {
  /// Traps if the state contradicts itself.
  func checkInvariants(poolLimit: Int) {
    precondition(attached.count <= 2, "\(attached.count) pages are on screen")
    precondition(attached.allSatisfy { residents[$0] != nil }, "A page on screen has no controller")
    precondition(
      residents.allSatisfy { $0.value.appearance == .hidden || attached.contains($0.key) },
      "A page appears off screen")
    precondition(
      residents.count { $0.value.appearance == .appeared } <= 1, "Two pages have appeared")
    precondition(pool.count <= poolLimit, "The pool holds \(pool.count) controllers")
    let bound = residents.values.map(\.controller)
    let controllers = bound + pool.map { .slot($0.slot) }
    precondition(Set(controllers).count == controllers.count, "A controller shows two pages")
  }
}
#endif
