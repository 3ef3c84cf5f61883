/// A pager whose controllers are created when needed and released when far away.
///
///     let pager = OnDemandPager(photos.map(\.id)) { id in PhotoController(id) }
///
/// `preload` and `retain` of the configuration determine which neighbouring controllers are
/// preloaded and kept, so only a few controllers exist for any number of pages.
@MainActor
public struct OnDemandPager<Source: DataSource, Controller: AnyObject>: Pager {
  /// The source whose items are the pages.
  public let source: Source

  /// The pages and controller factory for a driver.
  public let supply: PageSupply<Source.Section.Item.ID, Controller>

  /// Creates a pager for the items of a source.
  ///
  /// - Parameters:
  ///   - source: The source, which is retained.
  ///   - configuration: The configuration of the pager, apart from its mode.
  ///   - state: How to save and restore the state of a page while it has no controller.
  ///   - make: A closure that creates the controller of an item.
  ///   - update: A closure that updates a controller when its item has changed.
  public init(
    _ source: Source,
    configuration: PagerConfiguration<Source.Section.Item.ID> = .init(mode: .onDemand),
    state: PageState<Controller>? = nil,
    make: @escaping (Source.Section.Item) -> Controller,
    update: @escaping (Controller, Source.Section.Item) -> Void = { _, _ in }
  ) {
    self.source = source
    supply = PageSupply(
      of: source, configuration: configuration.with(mode: .onDemand), make: make, update: update,
      state: state)
  }
}

extension OnDemandPager {
  /// Creates a pager for page ids.
  ///
  /// - Parameters:
  ///   - ids: The ids of the pages, in order; to change them later, edit the section of ``source``.
  ///   - configuration: The configuration of the pager, apart from its mode.
  ///   - state: How to save and restore the state of a page while it has no controller.
  ///   - make: A closure that creates the controller of a page.
  public init<ID: Hashable & Sendable>(
    _ ids: [ID],
    configuration: PagerConfiguration<ID> = .init(mode: .onDemand),
    state: PageState<Controller>? = nil,
    make: @escaping (ID) -> Controller
  ) where Source == ArrayDataSource<BasicSection<Int, IdentifiedPage<ID>>> {
    let section = BasicSection(id: 0, items: ids.map { IdentifiedPage(id: $0) })
    self.init(
      ArrayDataSource(sections: [section]), configuration: configuration, state: state,
      make: { make($0.id) })
  }
}
