public import CollateCore

/// A pager whose controllers are created when needed and released when far away.
///
///     let pager = OnDemandPager(photos.map(\.id)) { id in PhotoController(id) }
///
/// `preload` and `retain` of the configuration determine which neighboring controllers are
/// preloaded and kept, so only a few controllers exist for any number of pages.
@MainActor
public struct OnDemandPager<ID: Hashable & Sendable, Controller: AnyObject>: Pager {
  /// The pages and controller factory for a driver.
  public let supply: PageSupply<ID, Controller>

  /// Creates a pager for the items of a source.
  ///
  /// - Parameters:
  ///   - source: The source, which is retained.
  ///   - initialPage: The page to begin with; by default, or if there is no such page, the first one.
  ///   - configuration: The configuration of the pager.
  ///   - state: How to save and restore the state of a page while it has no controller.
  ///   - make: A closure that creates the controller of an item.
  ///   - update: A closure that updates a controller when its item has changed.
  public init<Source: DataSource>(
    _ source: Source, initialPage: ID? = nil, configuration: PagerConfiguration = .init(),
    state: PageState<Controller>? = nil, make: @escaping (Source.Section.Item) -> Controller,
    update: @escaping (Controller, Source.Section.Item) -> Void = { _, _ in }
  ) where Source.Section.Item.ID == ID {
    supply = PageSupply(
      of: source, configuration: configuration.with(mode: .onDemand), initialPage: initialPage,
      make: .forItem(make), update: update, state: state)
  }

  /// Creates a pager for pages that do not change.
  ///
  /// - Parameters:
  ///   - ids: The ids of the pages, in order.
  ///   - initialPage: The page to begin with; by default, or if there is no such page, the first one.
  ///   - configuration: The configuration of the pager.
  ///   - state: How to save and restore the state of a page while it has no controller.
  ///   - make: A closure that creates the controller of a page.
  public init(
    _ ids: [ID], initialPage: ID? = nil, configuration: PagerConfiguration = .init(),
    state: PageState<Controller>? = nil, make: @escaping (ID) -> Controller
  ) {
    let section = BasicSection(id: 0, items: ids.map { IdentifiedPage(id: $0) })
    self.init(
      ArrayDataSource(sections: [section]), initialPage: initialPage,
      configuration: configuration, state: state, make: { make($0.id) })
  }
}

/// A page that consists of an id only.
package struct IdentifiedPage<ID: Hashable & Sendable>: Identifiable, Hashable, Sendable {
  /// The id of the page.
  package let id: ID

  /// Creates a page with an id, unique in its pager.
  package init(id: ID) {
    self.id = id
  }
}
