/// Pages whose controllers are made once and kept.
///
///     let pager = StaticPager([
///       StaticPage(id: "inbox") { InboxController() },
///       StaticPage(id: "sent") { SentController() },
///     ])
///     let driver = PagerDriver(pager, host: container)
///
/// A controller is made when its page is first seen, not before unless `preload` of the configuration
/// asks for that, and let go when its page is removed.
@MainActor
public struct StaticPager<Source: DataSource, Controller: AnyObject>: Pager {
  /// The source whose items are the pages.
  public let source: Source

  /// What a driver needs to know of the pager.
  public let supply: PageSupply<Source.Section.Item.ID, Controller>

  /// Creates a pager for the items of a source.
  ///
  /// - Parameters:
  ///   - source: The source, which is kept.
  ///   - configuration: How the pager behaves, apart from its mode.
  ///   - make: Makes the controller of an item.
  ///   - update: Gives a controller the new data of its item, when they are not equal any more.
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
  /// Creates a pager for pages that bring their controllers.
  ///
  /// - Parameters:
  ///   - pages: The pages, from the first; the section of ``source`` takes others later.
  ///   - configuration: How the pager behaves, apart from its mode.
  public init<ID: Hashable & Sendable>(
    _ pages: [StaticPage<ID, Controller>],
    configuration: PagerConfiguration<ID> = .init(mode: .static)
  ) where Source == ArrayDataSource<BasicSection<Int, StaticPage<ID, Controller>>> {
    let source = ArrayDataSource(sections: [BasicSection(id: 0, items: pages)])
    self.init(source, configuration: configuration) { $0.make() }
  }
}
