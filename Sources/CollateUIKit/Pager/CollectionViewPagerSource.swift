#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
public import Collate
public import UIKit

/// Pages with an id and a controller each, which is kept as long as the page.
///
///     let source = CollectionViewPagerSource([
///       .init(controller: InboxController(), id: "inbox"),
///       .init(id: "sent") { SentController() },
///     ])
///     let container = PagerViewController(source)
///     source.pages.remove(at: 0)
///
/// Assign other pages at any time; inserted, removed and moved pages are found by id. A page that
/// stays keeps its controller.
@MainActor
public final class CollectionViewPagerSource<ID: Hashable & Sendable>: Pager {
  /// A page with its controller.
  public typealias Page = StaticPage<ID, UIViewController>

  private let pager: StaticPager<ArrayDataSource<BasicSection<Int, Page>>, UIViewController>

  /// Creates a source of pages.
  ///
  /// - Parameters:
  ///   - pages: The pages, in order.
  ///   - configuration: The configuration of the pager; its mode is ignored.
  public init(
    _ pages: [Page] = [],
    configuration: PagerConfiguration<ID> = .init(mode: .static)
  ) {
    pager = StaticPager(pages, configuration: configuration)
  }

  /// The pages, in order.
  public var pages: [Page] {
    get { pager.source.sections[0].items }
    set { pager.source.sections[0].items = newValue }
  }

  /// The pages and controllers for the driver.
  public var supply: PageSupply<ID, UIViewController> { pager.supply }
}
#endif
