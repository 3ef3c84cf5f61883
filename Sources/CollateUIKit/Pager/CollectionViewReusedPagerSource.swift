#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
public import Collate
public import UIKit

/// Pages of data that share a few controllers.
///
///     let source = CollectionViewReusedPagerSource(photos, make: PhotoController.init) {
///       $0.photo = $1
///     }
///     let container = PagerViewController(source)
///     source.items.append(photo)
///
/// A controller is given its item before its page appears, and only when it does not have it already.
/// For the items of any other source, a composite one for instance, take a `ReusedPager`.
@MainActor
public final class CollectionViewReusedPagerSource<
  Item: Identifiable & Equatable,
  Controller: UIViewController
>: Pager where Item.ID: Sendable {
  private let pager: ReusedPager<ArrayDataSource<BasicSection<Int, Item>>, Controller>

  /// Creates a source.
  ///
  /// - Parameters:
  ///   - items: The pages, from the first.
  ///   - configuration: How the pager behaves; its mode says how many controllers may wait.
  ///   - state: How the state of a page is kept while its controller shows another one.
  ///   - make: Makes a controller, for no page in particular.
  ///   - bind: Gives a controller the item of a page.
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

  /// The pages, from the first.
  public var items: [Item] {
    get { pager.source.sections[0].items }
    set { pager.source.sections[0].items = newValue }
  }

  /// What a driver needs to know of the pager.
  public var supply: PageSupply<Item.ID, Controller> { pager.supply }
}

extension CollectionViewReusedPagerSource
where Controller: ReusedPageData, Controller.PageData == Item {
  /// Creates a source of controllers that take their data themselves.
  ///
  /// - Parameters:
  ///   - items: The pages, from the first.
  ///   - configuration: How the pager behaves; its mode says how many controllers may wait.
  ///   - make: Makes a controller, for no page in particular.
  public convenience init(
    _ items: [Item] = [],
    configuration: PagerConfiguration<Item.ID> = .init(mode: .reused()),
    make: @escaping () -> Controller
  ) {
    self.init(items, configuration: configuration, make: make, bind: { $0.data = $1 })
  }
}
#endif
