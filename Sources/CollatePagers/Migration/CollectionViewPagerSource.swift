#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import CollateCore
public import CollatePaging
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
  public typealias Page = StaticPager<ID, UIViewController>.Page

  private let source: ArrayDataSource<BasicSection<Int, Page>>

  /// The pages and controllers for the driver.
  public let supply: PageSupply<ID, UIViewController>

  /// Creates a source of pages.
  ///
  /// - Parameters:
  ///   - pages: The pages, in order.
  ///   - initialPage: The page to begin with; by default, or if there is no such page, the first one.
  ///   - configuration: The configuration of the pager.
  public init(
    _ pages: [Page] = [], initialPage: ID? = nil, configuration: PagerConfiguration = .init()
  ) {
    source = ArrayDataSource(sections: [BasicSection(id: 0, items: pages)])
    supply = StaticPager(source, initialPage: initialPage, configuration: configuration).supply
  }

  /// The pages, in order.
  public var pages: [Page] {
    get { source.sections[0].items }
    set { source.sections[0].items = newValue }
  }
}

extension StaticPager.Page where Controller == UIViewController {
  /// Creates a page with an existing controller.
  ///
  /// - Parameters:
  ///   - controller: The controller, which is retained as long as the page.
  ///   - id: The id of the page, unique in its pager.
  @MainActor
  public init(controller: UIViewController, id: ID) {
    self.init(id: id) { controller }
  }
}
#endif
