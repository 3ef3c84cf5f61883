#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
public import Collate
public import UIKit

/// Pages that reuse a few controllers.
///
///     let source = CollectionViewReusedPagerSource(photos, make: PhotoController.init) {
///       $0.photo = $1
///     }
///     let container = PagerViewController(source)
///     source.items.append(photo)
///
/// A controller gets its item before its page appears, unless it has it already. To show the items
/// of another source, such as a composite, use a `ReusedPager`.
@MainActor
public final class CollectionViewReusedPagerSource<
  Item: Identifiable & Equatable,
  Controller: UIViewController
>: Pager where Item.ID: Sendable {
  private let pager: ReusedPager<ArrayDataSource<BasicSection<Int, Item>>, Controller>

  /// Creates a source of pages.
  ///
  /// - Parameters:
  ///   - items: The items, in order; each is a page.
  ///   - configuration: The configuration of the pager; its mode limits the number of unused
  ///     controllers.
  ///   - state: Saves and restores the state of a page while its controller shows another one.
  ///   - make: Creates a controller, independent of an item.
  ///   - bind: Passes an item to the controller that shows it.
  public init(
    _ items: [Item] = [],
    configuration: PagerConfiguration<Item.ID> = .init(mode: .reused()),
    state: PageState<Controller>? = nil,
    make: @escaping () -> Controller,
    bind: @escaping (Controller, Item) -> Void
  ) {
    pager = ReusedPager(
      items, configuration: configuration, state: state, make: make, bind: bind)
  }

  /// The items, in order; each is a page.
  public var items: [Item] {
    get { pager.source.sections[0].items }
    set { pager.source.sections[0].items = newValue }
  }

  /// The pages and controllers for the driver.
  public var supply: PageSupply<Item.ID, Controller> { pager.supply }
}

extension CollectionViewReusedPagerSource
where Controller: ReusedPageData, Controller.PageData == Item {
  /// Creates a source of pages whose controllers adopt ``ReusedPageData``.
  ///
  /// - Parameters:
  ///   - items: The items, in order; each is a page.
  ///   - configuration: The configuration of the pager; its mode limits the number of unused
  ///     controllers.
  ///   - make: Creates a controller, independent of an item.
  public convenience init(
    _ items: [Item] = [],
    configuration: PagerConfiguration<Item.ID> = .init(mode: .reused()),
    make: @escaping () -> Controller
  ) {
    self.init(items, configuration: configuration, make: make, bind: { $0.data = $1 })
  }
}
#endif
