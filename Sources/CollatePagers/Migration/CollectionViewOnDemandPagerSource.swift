#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import CollateCore
public import CollatePaging
public import UIKit

/// Pages whose controllers are created on demand and released when far away.
///
///     let source = CollectionViewOnDemandPagerSource(photos) { PhotoController($0) }
///     let container = PagerViewController(source)
///     source.items.append(photo)
///
/// To show the items of another source, such as a composite, use an `OnDemandPager`.
@MainActor
public final class CollectionViewOnDemandPagerSource<
  Item: Identifiable & Equatable,
  Controller: UIViewController
>: Pager where Item.ID: Sendable {
  private let source: ArrayDataSource<BasicSection<Int, Item>>

  /// The pages and controllers for the driver.
  public let supply: PageSupply<Item.ID, Controller>

  /// Creates a source of pages.
  ///
  /// - Parameters:
  ///   - items: The items, in order; each is a page.
  ///   - initialPage: The page to begin with; by default, or if there is no such page, the first one.
  ///   - configuration: The configuration of the pager.
  ///   - state: Saves and restores the state of a page while it has no controller.
  ///   - make: Creates the controller for an item.
  ///   - update: Passes a changed item to its controller.
  public init(
    _ items: [Item] = [],
    initialPage: Item.ID? = nil,
    configuration: PagerConfiguration = .init(),
    state: PageState<Controller>? = nil,
    make: @escaping (Item) -> Controller,
    update: @escaping (Controller, Item) -> Void = { _, _ in }
  ) {
    source = ArrayDataSource(sections: [BasicSection(id: 0, items: items)])
    supply =
      OnDemandPager(
        source, initialPage: initialPage, configuration: configuration, state: state,
        make: make, update: update
      ).supply
  }

  /// The items, in order; each is a page.
  public var items: [Item] {
    get { source.sections[0].items }
    set { source.sections[0].items = newValue }
  }
}
#endif
