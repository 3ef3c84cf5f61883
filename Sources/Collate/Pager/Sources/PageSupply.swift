/// What a driver needs to know of a pager: its pages, and how controllers are made and filled.
///
/// The pagers of this package make one each. Make one yourself for a pager of your own kind.
@MainActor
public struct PageSupply<ID: Hashable & Sendable, Controller: AnyObject> {
  /// How the pager behaves.
  public let configuration: PagerConfiguration<ID>

  /// Connects a driver with the pages.
  let connect: () -> any PageConnection<ID, Controller>

  /// Creates a supply of controllers that are made for a page each.
  ///
  /// - Parameters:
  ///   - source: The source whose items are the pages, which is kept.
  ///   - configuration: How the pager behaves; its mode is `static` or `onDemand`.
  ///   - make: Makes the controller of an item.
  ///   - update: Gives a controller the new data of its item.
  ///   - state: How the state of a page is kept while it has no controller.
  /// - Precondition: The mode is not that of a reused pager.
  public init<Source: DataSource>(
    of source: Source,
    configuration: PagerConfiguration<ID>,
    make: @escaping (Source.Section.Item) -> Controller,
    update: @escaping (Controller, Source.Section.Item) -> Void,
    state: PageState<Controller>? = nil
  ) where Source.Section.Item.ID == ID {
    if case .reused = configuration.mode {
      preconditionFailure("A reused pager makes controllers for no item in particular")
    }
    self.configuration = configuration
    connect = { SourceConnection(source, make: .forItem(make), update: update, state: state) }
  }

  /// Creates a supply of controllers that are used for many pages.
  ///
  /// - Parameters:
  ///   - source: The source whose items are the pages, which is kept.
  ///   - configuration: How the pager behaves; its mode is `reused`.
  ///   - make: Makes a controller for any item.
  ///   - bind: Gives a controller the data of an item.
  ///   - state: How the state of a page is kept while another page is shown.
  /// - Precondition: The mode is that of a reused pager.
  public init<Source: DataSource>(
    of source: Source,
    configuration: PagerConfiguration<ID>,
    make: @escaping () -> Controller,
    bind: @escaping (Controller, Source.Section.Item) -> Void,
    state: PageState<Controller>? = nil
  ) where Source.Section.Item.ID == ID {
    guard case .reused = configuration.mode else {
      preconditionFailure(
        "A pager that is \(configuration.mode) makes controllers for an item each")
    }
    self.configuration = configuration
    connect = { SourceConnection(source, make: .forAny(make), update: bind, state: state) }
  }
}
