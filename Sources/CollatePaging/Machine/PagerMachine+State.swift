extension PagerMachine {
  /// The position, in pages from the first one.
  package var position: Double { gate.position }

  /// The lifetime of the controllers.
  package var mode: PagerMode { configuration.mode }

  /// The appearance state of the host.
  package var hostState: PageAppearance { host.state }

  /// Whether positions are ignored because the size is changing.
  package var isFrozen: Bool { host.isFrozen }

  /// Whether a transition to another page than the settled one is open.
  package var isInTransition: Bool { phase.destination != nil }

  /// The page nearest to the position; during a jump, the nearer of its two pages.
  package var currentPage: PageKey? {
    guard !pages.isEmpty else { return nil }
    if let (target, origin) = phase.jump {
      guard let origin else { return target }
      let (near, far) = (distance(of: target, from: position), distance(of: origin, from: position))
      return near <= far ? target : origin
    }
    return page(nearest: position)
  }

  /// The page to which the pager is moving, or the current one if that is unknown.
  package var targetPage: PageKey? { phase.target ?? currentPage }

  /// The open transition, from the settled page to the one that appeared last.
  package var transition: PagerNotice<PageKey>.Transition? {
    guard let from = settledPage, let to = phase.destination else { return nil }
    return PagerNotice.Transition(
      from: from, to: to, progress: from == to ? 0 : partDone(from: from, to: to, in: pages))
  }

  /// The pages whose views are on screen, at most two, in order.
  package var attachedPages: [PageKey] { pages.sorted(attached) }

  /// The pages whose views are on screen, in the order in which they were attached.
  var attached: [PageKey] { residents.attached }

  /// The pages that have a controller, in order.
  ///
  /// - Complexity: O(*m* log *m*) in the number of controllers.
  package var loadedPages: [PageKey] { pages.sorted(residents.pages) }

  /// The number of controllers in the pool.
  package var pooledControllerCount: Int { residents.pooledCount }

  /// The number of existing controllers.
  package var controllerCount: Int { residents.count + residents.pooledCount }
}

extension PagerMachine {
  /// Returns the page at a position, or `nil` if the position is invalid.
  package func page(at position: Double) -> PageKey? {
    // Passed by its name, the method would take a copy of the machine along, in memory of its own.
    pages.isEmpty ? nil : ring.place(of: position).map { page(nearest: $0) }
  }

  /// Returns the page at a distance from another one, limited to the first and last unless the
  /// pager loops.
  func page(_ distance: Int, after page: PageKey?) -> PageKey? {
    guard let index = page.flatMap({ pages.index(of: $0) }) else { return nil }
    let last = pages.count - 1
    if configuration.loops { return self.page(atWrapped: index + distance % pages.count) }
    return pages[index + min(max(distance, -index), last - index)]
  }

  /// Returns the controller of a page, if it has one.
  func controller(of page: PageKey) -> ControllerID? { residents.controller(of: page) }

  /// Returns whether the state of a page is saved.
  func keepsState(of page: PageKey) -> Bool { residents.isSaved(page) }
}
