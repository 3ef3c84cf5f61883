/// Pages that share a few controllers.
///
///     let pager = ReusedPager(photos, make: PhotoController.init) { controller, photo in
///       controller.photo = photo
///     }
///
/// A controller is given the data of a page before the page appears, and only when it does not show
/// them already: the controller that showed a page last is taken for it again, if it is free.
@MainActor
public struct ReusedPager<Source: DataSource, Controller: AnyObject>: Pager {
  /// The source whose items are the pages.
  public let source: Source

  /// What a driver needs to know of the pager.
  public let supply: PageSupply<Source.Section.Item.ID, Controller>

  /// Creates a pager for the items of a source.
  ///
  /// - Parameters:
  ///   - source: The source, which is kept.
  ///   - configuration: How the pager behaves; its mode, if it is `reused`, says how many controllers
  ///     may wait.
  ///   - state: How the state of a page is kept while its controller shows another one.
  ///   - make: Makes a controller, for no page in particular.
  ///   - bind: Gives a controller the data of a page.
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
  ///   - items: The pages, from the first; the section of ``source`` takes others later.
  ///   - configuration: How the pager behaves; its mode, if it is `reused`, says how many controllers
  ///     may wait.
  ///   - state: How the state of a page is kept while its controller shows another one.
  ///   - make: Makes a controller, for no page in particular.
  ///   - bind: Gives a controller the data of a page.
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
