package import CollateCore

/// A type that describes pages and how to create their controllers.
///
/// Use a ``StaticPager``, an ``OnDemandPager`` or a ``ReusedPager``. A ``PagerDriver`` displays it
/// in a ``PageHost``. Each item of a source is a page, regardless of its section, so a pager can
/// show any source, including several feeds in a ``CompositeDataSource``.
@MainActor
public protocol Pager<ID, Controller> {
  /// The type of the pages' ids.
  associatedtype ID: Hashable & Sendable

  /// The type of the controllers.
  associatedtype Controller: AnyObject

  /// The pages and controller factory for a driver.
  ///
  /// To implement your own kind of pager, return that of another one.
  var supply: PageSupply<ID, Controller> { get }
}

/// The pages of a pager, and the closures that create and configure their controllers.
@MainActor
public struct PageSupply<ID: Hashable & Sendable, Controller: AnyObject> {
  package let configuration: PagerConfiguration

  /// The page to begin with; the first one if this is `nil` or not found.
  let initialPage: ID?

  /// Connects a driver with the pages.
  let connect: () -> any PageConnection<ID, Controller>
}

extension PageSupply {
  /// Creates a supply of pages that are the items of a source.
  ///
  /// - Precondition: Controllers are made for any page exactly if the mode is that of a reused pager.
  package init<Source: DataSource>(
    of source: Source, configuration: PagerConfiguration, initialPage: ID? = nil,
    make: PageMaking<Source.Section.Item, Controller>,
    update: @escaping (Controller, Source.Section.Item) -> Void, state: PageState<Controller>? = nil
  ) where Source.Section.Item.ID == ID {
    precondition(
      make.reusesControllers == (configuration.mode == .reused),
      "A pager whose mode is \(configuration.mode) makes its controllers in another way")
    self.init(configuration: configuration, initialPage: initialPage) {
      SourceConnection(source, make: make, update: update, state: state)
    }
  }
}

/// The closure that creates controllers.
package enum PageMaking<Item, Controller> {
  case forItem((Item) -> Controller)
  case forAny(() -> Controller)

  fileprivate var reusesControllers: Bool { if case .forAny = self { true } else { false } }
}

/// A way to save and restore the state of a page without a controller, such as a scroll position.
///
///     PageState { $0.scrollPosition } restore: { $0.scrollPosition = $1 }
///
/// State is stored per page, and discarded when the page is removed.
@MainActor
public struct PageState<Controller: AnyObject> {
  let save: (Controller) -> Any
  let restore: (Controller, Any) -> Void

  /// Creates a way to save and restore state.
  ///
  /// - Parameters:
  ///   - save: A closure that returns the state of a controller, which is about to be released or
  ///     reused for another page.
  ///   - restore: A closure that restores the state in a controller, which is configured for the
  ///     page and whose view is not on screen.
  public init<State>(
    save: @escaping (Controller) -> State, restore: @escaping (Controller, State) -> Void
  ) {
    self.save = save
    self.restore = { controller, state in
      if let state = state as? State { restore(controller, state) }
    }
  }
}
