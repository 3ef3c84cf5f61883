/// A pager whose controllers are created once and kept.
///
///     let pager = StaticPager([
///       StaticPage(id: "inbox") { InboxController() },
///       StaticPage(id: "sent") { SentController() },
///     ])
///     let driver = PagerDriver(pager, host: container)
///
/// A controller is created when its page first appears, or earlier if `preload` of the
/// configuration is set, and released when its page is removed.
@MainActor
public struct StaticPager<Source: DataSource, Controller: AnyObject>: Pager {
  /// The source whose items are the pages.
  public let source: Source

  /// The pages and controller factory for a driver.
  public let supply: PageSupply<Source.Section.Item.ID, Controller>

  /// Creates a pager for the items of a source.
  ///
  /// - Parameters:
  ///   - source: The source, which is retained.
  ///   - configuration: The configuration of the pager, apart from its mode.
  ///   - make: A closure that creates the controller of an item.
  ///   - update: A closure that updates a controller when its item has changed.
  public init(
    _ source: Source,
    configuration: PagerConfiguration<Source.Section.Item.ID> = .init(mode: .static),
    make: @escaping (Source.Section.Item) -> Controller,
    update: @escaping (Controller, Source.Section.Item) -> Void = { _, _ in }
  ) {
    self.source = source
    supply = PageSupply(
      of: source, configuration: configuration.with(mode: .static), make: make, update: update)
  }
}

extension StaticPager {
  /// Creates a pager for static pages.
  ///
  /// - Parameters:
  ///   - pages: The pages, in order; to change them later, edit the section of ``source``.
  ///   - configuration: The configuration of the pager, apart from its mode.
  public init<ID: Hashable & Sendable>(
    _ pages: [StaticPage<ID, Controller>],
    configuration: PagerConfiguration<ID> = .init(mode: .static)
  ) where Source == ArrayDataSource<BasicSection<Int, StaticPage<ID, Controller>>> {
    let source = ArrayDataSource(sections: [BasicSection(id: 0, items: pages)])
    self.init(source, configuration: configuration) { $0.make() }
  }
}
