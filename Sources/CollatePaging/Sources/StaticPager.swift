public import CollateCore

/// A pager whose controllers are created once and kept.
///
///     let pager = StaticPager([
///       .init(id: "inbox") { InboxController() },
///       .init(id: "sent") { SentController() },
///     ])
///     let driver = PagerDriver(pager, host: container)
///
/// A controller is created when its page first appears, or earlier if `preload` of the
/// configuration is set, and released when its page is removed.
@MainActor
public struct StaticPager<ID: Hashable & Sendable, Controller: AnyObject>: Pager {
  /// The pages and controller factory for a driver.
  public let supply: PageSupply<ID, Controller>

  /// Creates a pager for the items of a source.
  ///
  /// - Parameters:
  ///   - source: The source, which is retained.
  ///   - initialPage: The page to begin with; by default, or if there is no such page, the first one.
  ///   - configuration: The configuration of the pager.
  ///   - make: A closure that creates the controller of an item.
  ///   - update: A closure that updates a controller when its item has changed.
  public init<Source: DataSource>(
    _ source: Source, initialPage: ID? = nil, configuration: PagerConfiguration = .init(),
    make: @escaping (Source.Section.Item) -> Controller,
    update: @escaping (Controller, Source.Section.Item) -> Void = { _, _ in }
  ) where Source.Section.Item.ID == ID {
    supply = PageSupply(
      of: source, configuration: configuration.with(mode: .static), initialPage: initialPage,
      make: .forItem(make), update: update)
  }
}

extension StaticPager {
  /// Creates a pager for pages that bring their controllers along.
  ///
  /// - Parameters:
  ///   - source: The source of the pages, which is retained.
  ///   - initialPage: The page to begin with; by default, or if there is no such page, the first one.
  ///   - configuration: The configuration of the pager.
  public init<Source: DataSource>(
    _ source: Source, initialPage: ID? = nil, configuration: PagerConfiguration = .init()
  ) where Source.Section.Item == Page {
    self.init(source, initialPage: initialPage, configuration: configuration) { $0.make() }
  }

  /// Creates a pager for pages that do not change.
  ///
  /// - Parameters:
  ///   - pages: The pages, in order.
  ///   - initialPage: The page to begin with; by default, or if there is no such page, the first one.
  ///   - configuration: The configuration of the pager.
  public init(
    _ pages: [Page], initialPage: ID? = nil, configuration: PagerConfiguration = .init()
  ) {
    self.init(
      ArrayDataSource(sections: [BasicSection(id: 0, items: pages)]), initialPage: initialPage,
      configuration: configuration)
  }

  /// A page with a closure that creates its controller.
  ///
  /// Pages are compared by id only, because closures cannot be compared.
  public struct Page: Identifiable, Sendable {
    /// The id of the page.
    public let id: ID

    /// The closure that creates the controller.
    let make: @MainActor () -> Controller

    /// Creates a page.
    ///
    /// - Parameters:
    ///   - id: The id of the page, unique in its pager.
    ///   - make: A closure that creates the controller; called once, when the page is first needed.
    public nonisolated init(id: ID, make: @escaping @MainActor () -> Controller) {
      self.id = id
      self.make = make
    }
  }
}

extension StaticPager.Page: Equatable {
  /// Returns whether the ids are equal.
  public static func == (one: Self, other: Self) -> Bool {
    one.id == other.id
  }
}
