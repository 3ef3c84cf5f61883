/// Pages whose controllers are made when needed and let go when far away.
///
///     let pager = OnDemandPager(photos.map(\.id)) { id in PhotoController(id) }
///
/// `preload` and `retain` of the configuration say how far ahead controllers are made and how far
/// they are kept, so that any number of pages needs no more than a few controllers.
@MainActor
public struct OnDemandPager<Source: DataSource, Controller: AnyObject>: Pager {
  /// The source whose items are the pages.
  public let source: Source

  /// What a driver needs to know of the pager.
  public let supply: PageSupply<Source.Section.Item.ID, Controller>

  /// Creates a pager for the items of a source.
  ///
  /// - Parameters:
  ///   - source: The source, which is kept.
  ///   - configuration: How the pager behaves, apart from its mode.
  ///   - state: How the state of a page is kept while it has no controller.
  ///   - make: Makes the controller of an item.
  ///   - update: Gives a controller the new data of its item, when they are not equal any more.
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
  /// Creates a pager for ids.
  ///
  /// - Parameters:
  ///   - ids: The ids of the pages, from the first; the section of ``source`` takes others later.
  ///   - configuration: How the pager behaves, apart from its mode.
  ///   - state: How the state of a page is kept while it has no controller.
  ///   - make: Makes the controller of a page.
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
