#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
public import Collate
public import UIKit

/// Pages of data whose controllers are made when needed and let go when far away.
///
///     let source = CollectionViewOnDemandPagerSource(photos) { PhotoController($0) }
///     let container = PagerViewController(source)
///     source.items.append(photo)
///
/// For the items of any other source, a composite one for instance, take an `OnDemandPager`.
@MainActor
public final class CollectionViewOnDemandPagerSource<
  Item: Identifiable & Equatable,
  Controller: UIViewController
>: Pager where Item.ID: Sendable {
  private let pager: OnDemandPager<ArrayDataSource<BasicSection<Int, Item>>, Controller>

  /// Creates a source.
  ///
  /// - Parameters:
  ///   - items: The pages, from the first.
  ///   - configuration: How the pager behaves, apart from its mode.
  ///   - state: How the state of a page is kept while it has no controller.
  ///   - make: Makes the controller of an item.
  ///   - update: Gives a controller the new data of its item, when they are not equal any more.
  public init(
    _ items: [Item] = [],
    configuration: PagerConfiguration<Item.ID> = .init(mode: .onDemand),
    state: PageState<Controller>? = nil,
    make: @escaping (Item) -> Controller,
    update: @escaping (Controller, Item) -> Void = { _, _ in }
  ) {
    pager = OnDemandPager(
      ArrayDataSource(sections: [BasicSection(id: 0, items: items)]),
      configuration: configuration, state: state, make: make, update: update)
  }

  /// The pages, from the first.
  public var items: [Item] {
    get { pager.source.sections[0].items }
    set { pager.source.sections[0].items = newValue }
  }

  /// What a driver needs to know of the pager.
  public var supply: PageSupply<Item.ID, Controller> { pager.supply }
}
#endif
