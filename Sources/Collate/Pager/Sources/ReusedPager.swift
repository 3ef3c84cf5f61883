/// A pager that reuses a few controllers for all pages.
///
///     let pager = ReusedPager(photos, make: PhotoController.init) { controller, photo in
///       controller.photo = photo
///     }
///
/// A controller is configured for a page before the page appears, unless it already shows current
/// data of the page: the controller that last showed a page is reused for it, if available.
@MainActor
public struct ReusedPager<Source: DataSource, Controller: AnyObject>: Pager {
  /// The source whose items are the pages.
  public let source: Source

  /// The pages and controller factory for a driver.
  public let supply: PageSupply<Source.Section.Item.ID, Controller>

  /// Creates a pager for the items of a source.
  ///
  /// - Parameters:
  ///   - source: The source, which is retained.
  ///   - configuration: The configuration of the pager; its mode, if it is `reused`, sets the limit
  ///     of the pool.
  ///   - state: How to save and restore the state of a page while its controller shows another one.
  ///   - make: A closure that creates a controller for any page.
  ///   - bind: A closure that configures a controller for a page.
  public init(
    _ source: Source,
    configuration: PagerConfiguration<Source.Section.Item.ID> = .init(mode: .reused()),
    state: PageState<Controller>? = nil,
    make: @escaping () -> Controller,
    bind: @escaping (Controller, Source.Section.Item) -> Void
  ) {
    self.source = source
    var configuration = configuration
    if case .reused = configuration.mode {} else { configuration.mode = .reused() }
    supply = PageSupply(
      of: source, configuration: configuration, make: make, bind: bind, state: state)
  }
}

extension ReusedPager {
  /// Creates a pager for items.
  ///
  /// - Parameters:
  ///   - items: The pages, in order; to change them later, edit the section of ``source``.
  ///   - configuration: The configuration of the pager; its mode, if it is `reused`, sets the limit
  ///     of the pool.
  ///   - state: How to save and restore the state of a page while its controller shows another one.
  ///   - make: A closure that creates a controller for any page.
  ///   - bind: A closure that configures a controller for a page.
  public init<Item: Identifiable & Equatable>(
    _ items: [Item],
    configuration: PagerConfiguration<Item.ID> = .init(mode: .reused()),
    state: PageState<Controller>? = nil,
    make: @escaping () -> Controller,
    bind: @escaping (Controller, Item) -> Void
  ) where Source == ArrayDataSource<BasicSection<Int, Item>> {
    let source = ArrayDataSource(sections: [BasicSection(id: 0, items: items)])
    self.init(source, configuration: configuration, state: state, make: make, bind: bind)
  }
}
