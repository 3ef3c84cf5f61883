extension PagerDriver {
  /// The page on which the pager is settled, or was before the current transition; `nil` if there
  /// are no pages.
  public var settledPage: ID? { machine.settledPage.map(id(of:)) }

  /// The page nearest to the position.
  public var currentPage: ID? { machine.currentPage.map(id(of:)) }

  /// The page to which the pager is moving, or the current one if that is unknown.
  public var targetPage: ID? { machine.targetPage.map(id(of:)) }

  /// The position, in pages from the first one.
  public var position: Double { machine.position }

  /// The current transition, from the settled page.
  public var transition: PagerNotice<ID>.Transition? { machine.transition?.map(id(of:)) }

  /// Whether the first page follows the last one.
  package var loops: Bool { machine.configuration.loops }

  /// The number of pages.
  public var pageCount: Int { machine.pages.count }

  /// The index of the page on which the pager is settled, or was before the current transition.
  public var settledIndex: Int? { index(of: machine.settledPage) }

  /// The index of the page nearest to the position, for use in a page control.
  public var currentIndex: Int? { index(of: machine.currentPage) }

  /// The index of the page to which the pager is moving, or of the current one if that is unknown.
  public var targetIndex: Int? { index(of: machine.targetPage) }

  /// Returns the id of the page at an index.
  ///
  /// - Precondition: There is such a page.
  public func page(at index: Int) -> ID { id(of: machine.pages[index]) }

  /// Returns the index of the first page with an id, or `nil` if there is none.
  public func index(of page: ID) -> Int? { index(of: connection?.page(withID: page)) }

  /// Returns the controller of a page, if it has one.
  ///
  /// - Parameter page: The id of the page; if several have it, the first is used.
  /// - Returns: The controller of the page, whether visible or not; `nil` if it has none.
  public func controller(of page: ID) -> Controller? {
    connection?.page(withID: page).flatMap(controller(showing:))
  }

  /// Returns the controller of the page at an index, if it has one.
  ///
  /// - Parameter index: The index of the page.
  /// - Returns: The controller of the page, whether visible or not; `nil` if it has none.
  /// - Precondition: There is such a page.
  public func controller(at index: Int) -> Controller? { controller(showing: machine.pages[index]) }

  /// The controllers whose views are on screen, at most two, and the indices of their pages.
  ///
  /// Use it for layout in a host, as indices change when pages are inserted or removed.
  public var controllersOnScreen: [(index: Int, controller: Controller)] {
    machine.attachedPages.compactMap { page in
      guard let index = machine.pages.index(of: page), let controller = controller(showing: page)
      else { return nil }
      return (index, controller)
    }
  }

  /// Returns the id of a page that is there, or was until the change that is being handled.
  package func id(of page: PageKey) -> ID {
    guard let id = connection?.id(of: page) else {
      preconditionFailure("There is no page \(page) in a pager of \(pageCount) pages")
    }
    return id
  }

  private func index(of page: PageKey?) -> Int? { page.flatMap { machine.pages.index(of: $0) } }

  private func controller(showing page: PageKey) -> Controller? {
    machine.controller(of: page).flatMap(controller)
  }
}
