/// The pages of a pager, and closures to create and configure their controllers.
///
/// Each pager of this package has one. Create one to implement your own kind of pager.
@MainActor
public struct PageSupply<ID: Hashable & Sendable, Controller: AnyObject> {
  /// The configuration of the pager.
  public let configuration: PagerConfiguration<ID>

  /// Connects a driver with the pages.
  let connect: () -> any PageConnection<ID, Controller>

  /// Creates a supply with a controller for each page.
  ///
  /// - Parameters:
  ///   - source: The source whose items are the pages, which is retained.
  ///   - configuration: The configuration of the pager; its mode is `static` or `onDemand`.
  ///   - make: A closure that creates the controller of an item.
  ///   - update: A closure that updates a controller when its item has changed.
  ///   - state: How to save and restore the state of a page while it has no controller.
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

  /// Creates a supply with reused controllers.
  ///
  /// - Parameters:
  ///   - source: The source whose items are the pages, which is retained.
  ///   - configuration: The configuration of the pager; its mode is `reused`.
  ///   - make: A closure that creates a controller for any item.
  ///   - bind: A closure that configures a controller for an item.
  ///   - state: How to save and restore the state of a page while its controller shows another one.
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
