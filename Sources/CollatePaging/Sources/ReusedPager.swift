public import CollateCore

/// A pager that reuses a few controllers for all pages.
///
///     let pager = ReusedPager(photos, make: PhotoController.init) { controller, photo in
///       controller.photo = photo
///     }
///
/// A controller is configured for a page before the page appears, unless it already shows current
/// data of the page: the controller that last showed a page is reused for it, if available.
@MainActor
public struct ReusedPager<ID: Hashable & Sendable, Controller: AnyObject>: Pager {
  /// The pages and controller factory for a driver.
  public let supply: PageSupply<ID, Controller>

  /// Creates a pager for the items of a source.
  ///
  /// - Parameters:
  ///   - source: The source, which is retained.
  ///   - initialPage: The page to begin with; by default, or if there is no such page, the first one.
  ///   - configuration: The configuration of the pager.
  ///   - state: How to save and restore the state of a page while its controller shows another one.
  ///   - make: A closure that creates a controller for any page.
  ///   - bind: A closure that configures a controller for a page.
  public init<Source: DataSource>(
    _ source: Source, initialPage: ID? = nil, configuration: PagerConfiguration = .init(),
    state: PageState<Controller>? = nil, make: @escaping () -> Controller,
    bind: @escaping (Controller, Source.Section.Item) -> Void
  ) where Source.Section.Item.ID == ID {
    supply = PageSupply(
      of: source, configuration: configuration.with(mode: .reused), initialPage: initialPage,
      make: .forAny(make), update: bind, state: state)
  }

  /// Creates a pager for items that do not change.
  ///
  /// - Parameters:
  ///   - items: The pages, in order.
  ///   - initialPage: The page to begin with; by default, or if there is no such page, the first one.
  ///   - configuration: The configuration of the pager.
  ///   - state: How to save and restore the state of a page while its controller shows another one.
  ///   - make: A closure that creates a controller for any page.
  ///   - bind: A closure that configures a controller for a page.
  public init<Item: Identifiable & Equatable>(
    _ items: [Item], initialPage: ID? = nil, configuration: PagerConfiguration = .init(),
    state: PageState<Controller>? = nil, make: @escaping () -> Controller,
    bind: @escaping (Controller, Item) -> Void
  ) where Item.ID == ID {
    let source = ArrayDataSource(sections: [BasicSection(id: 0, items: items)])
    self.init(
      source, initialPage: initialPage, configuration: configuration, state: state, make: make,
      bind: bind)
  }
}
