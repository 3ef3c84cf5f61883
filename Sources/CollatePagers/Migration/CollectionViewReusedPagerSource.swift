#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import CollateCore
public import CollatePaging
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
  private let source: ArrayDataSource<BasicSection<Int, Item>>

  /// The pages and controllers for the driver.
  public let supply: PageSupply<Item.ID, Controller>

  /// Creates a source of pages.
  ///
  /// - Parameters:
  ///   - items: The items, in order; each is a page.
  ///   - initialPage: The page to begin with; by default, or if there is no such page, the first one.
  ///   - configuration: The configuration of the pager.
  ///   - state: Saves and restores the state of a page while its controller shows another one.
  ///   - make: Creates a controller, independent of an item.
  ///   - bind: Passes an item to the controller that shows it.
  public init(
    _ items: [Item] = [],
    initialPage: Item.ID? = nil,
    configuration: PagerConfiguration = .init(),
    state: PageState<Controller>? = nil,
    make: @escaping () -> Controller,
    bind: @escaping (Controller, Item) -> Void
  ) {
    source = ArrayDataSource(sections: [BasicSection(id: 0, items: items)])
    supply =
      ReusedPager(
        source, initialPage: initialPage, configuration: configuration, state: state,
        make: make, bind: bind
      ).supply
  }

  /// The items, in order; each is a page.
  public var items: [Item] {
    get { source.sections[0].items }
    set { source.sections[0].items = newValue }
  }
}

/// A view controller that is reused for one page after another.
@MainActor
public protocol ReusedPageData: UIViewController {
  /// The type of the data of a page.
  associatedtype PageData

  /// The data to show, set before the page appears and whenever its data changes.
  var data: PageData? { get set }
}

extension CollectionViewReusedPagerSource
where Controller: ReusedPageData, Controller.PageData == Item {
  /// Creates a source of pages whose controllers adopt ``ReusedPageData``.
  ///
  /// - Parameters:
  ///   - items: The items, in order; each is a page.
  ///   - initialPage: The page to begin with; by default, or if there is no such page, the first one.
  ///   - configuration: The configuration of the pager.
  ///   - make: Creates a controller, independent of an item.
  public convenience init(
    _ items: [Item] = [],
    initialPage: Item.ID? = nil,
    configuration: PagerConfiguration = .init(),
    make: @escaping () -> Controller
  ) {
    self.init(
      items, initialPage: initialPage, configuration: configuration, make: make,
      bind: { $0.data = $1 })
  }
}
#endif
