extension PagerDriver {
  /// The page that the pager rests on, or rested on before the transition; `nil` without pages.
  public var settledPage: ID? { machine.settledPage?.base }

  /// The page that is nearest to the position.
  public var currentPage: ID? { machine.currentPage?.base }

  /// The page that the pager goes to, or the current one when that is open.
  public var targetPage: ID? { machine.targetPage?.base }

  /// Where the pager is, in pages from the first.
  public var position: Double { machine.position }

  /// The open transition, from the page that the pager rested on.
  public var transition: PagerTransition<ID>? { machine.transition?.map(\.base) }

  /// The number of pages.
  public var pageCount: Int { machine.pages.count }

  /// The index of the page that the pager rests on, or rested on before the transition.
  public var settledIndex: Int? { index(of: machine.settledPage) }

  /// The index of the page that is nearest to the position, as a page control shows it.
  public var currentIndex: Int? { index(of: machine.currentPage) }

  /// The index of the page that the pager goes to, or of the current one when that is open.
  public var targetIndex: Int? { index(of: machine.targetPage) }

  /// Returns the id of the page at an index.
  ///
  /// - Precondition: There is such a page.
  public func page(at index: Int) -> ID { machine.pages[index].base }

  /// Returns the index of the first page with an id, or `nil` when there is none.
  public func index(of page: ID) -> Int? { index(of: connection?.current.page(withID: page)) }

  /// Returns the controller of a page, if it has one now.
  ///
  /// - Parameter page: The id of a page; of several with that id the first.
  /// - Returns: A controller that shows the page, seen or not.
  public func controller(of page: ID) -> Controller? {
    connection?.current.page(withID: page).flatMap(controller(showing:))
  }

  /// Returns the controller of the page at an index, if it has one now.
  ///
  /// - Parameter index: The index of a page.
  /// - Returns: A controller that shows the page, seen or not.
  /// - Precondition: There is such a page.
  public func controller(at index: Int) -> Controller? { controller(showing: machine.pages[index]) }

  /// The controllers whose views are on screen, two at most, and the indices of their pages.
  ///
  /// It is what a host lays out: indices change when pages come and go.
  public var controllersOnScreen: [(index: Int, controller: Controller)] {
    machine.attachedPages.compactMap { page in
      guard let index = machine.pages.index(of: page), let controller = controller(showing: page)
      else { return nil }
      return (index, controller)
    }
  }

  private func index(of page: PageID<ID>?) -> Int? { page.flatMap { machine.pages.index(of: $0) } }

  private func controller(showing page: PageID<ID>) -> Controller? {
    machine.residents[page].flatMap { residents[$0.controller]?.controller }
  }
}

extension PagerDriver {
  /// Tells an observer of what the pager does.
  ///
  /// Beginnings come before the first page hears that it disappears, ends after the last one heard
  /// all that is due to it. Where the pager rests when it is observed is no news: see ``settledPage``.
  ///
  /// - Parameter observer: Called on the main actor. What it does to the pager happens afterwards.
  /// - Returns: The observation, which ends when it is released.
  public func observe(_ observer: @escaping @MainActor (PagerNotice<ID>) -> Void) -> Observation {
    noticeListeners.add(observer)
  }

  /// What the pager does from now on, for `for await`.
  ///
  /// The sequence keeps what is not read yet. It does not keep the driver, and ends with it, at the
  /// latest when it is torn down.
  public var notices: AsyncStream<PagerNotice<ID>> {
    stream(of: noticeListeners)
  }

  /// Tells an observer of every event and all that was done about it.
  ///
  /// It is what recorders and checkers of the order listen to.
  ///
  /// - Parameter observer: Called on the main actor, when the effects of the event are done.
  /// - Returns: The observation, which ends when it is released.
  public func observeSteps(
    _ observer: @escaping @MainActor (PagerStep<PageID<ID>>) -> Void
  ) -> Observation {
    stepListeners.add(observer)
  }

  private func stream<Value: Sendable>(of list: ListenerList<Value>) -> AsyncStream<Value> {
    let (stream, continuation) = AsyncStream.makeStream(of: Value.self)
    let observation = list.add {
      continuation.yield($0)
    } onEnd: {
      continuation.finish()
    }
    continuation.onTermination = { _ in withExtendedLifetime(observation) {} }
    return stream
  }
}
