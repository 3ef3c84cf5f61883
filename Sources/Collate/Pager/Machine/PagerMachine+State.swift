extension PagerMachine {
  /// Whether a page other than the resting one is, or was, on its way in.
  public var isInTransition: Bool { destination != nil }

  /// The page that is nearest to the position; of the pages of a jump the nearer one.
  public var currentPage: ID? {
    guard !pages.isEmpty else { return nil }
    if case .jumping(let target) = phase {
      guard let origin = jumpOrigin else { return target }
      let (near, far) = (distance(of: target, from: position), distance(of: origin, from: position))
      return near <= far ? target : origin
    }
    return page(nearest: position)
  }

  /// The page that the pager goes to, or the current one when that is open.
  public var targetPage: ID? {
    switch phase {
    case .settling(.some(let target)), .jumping(let target): target
    case .idle, .dragging, .settling: currentPage
    }
  }

  /// The open transition: from the page that the pager rested on to the one that came last.
  public var transition: PagerTransition<ID>? {
    guard let from = settledPage, let to = destination else { return nil }
    return PagerTransition(
      from: from, to: to, progress: from == to ? 0 : partDone(from: from, to: to, in: pages))
  }

  /// The pages whose views are on screen, two at most, from the first.
  public var attachedPages: [ID] { pages.sorted(attached) }

  /// The pages that have a controller, from the first.
  ///
  /// - Complexity: O(*m* log *m*) in the number of controllers.
  public var loadedPages: [ID] { pages.sorted(residents.keys) }

  /// The number of controllers that wait for a page.
  public var pooledControllerCount: Int { pool.count }

  /// The number of controllers that are alive.
  public var controllerCount: Int { residents.count + pool.count }
}

extension PagerMachine {
  /// Returns the page at a position, or `nil` for what is no position.
  public func page(at position: Double) -> ID? {
    pages.isEmpty ? nil : place(of: position).map(page(nearest:))
  }

  /// Returns the page some pages after another one, the last one at most unless the pager loops.
  func page(_ distance: Int, after page: ID?) -> ID? {
    guard let index = page.flatMap({ pages.index(of: $0) }) else { return nil }
    let last = pages.count - 1
    if configuration.loops {
      let rest = (index + distance % pages.count) % pages.count
      return pages[rest < 0 ? rest + pages.count : rest]
    }
    return pages[index + min(max(distance, -index), last - index)]
  }

  /// Whether the state of a page is kept.
  func keepsState(of page: ID) -> Bool { savedPages.contains(page) }
}
