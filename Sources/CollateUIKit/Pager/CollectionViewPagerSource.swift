#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
public import Collate
public import UIKit

/// Pages that are controllers, each with an id, and stay for as long as their page.
///
///     let source = CollectionViewPagerSource([
///       .init(controller: InboxController(), id: "inbox"),
///       .init(id: "sent") { SentController() },
///     ])
///     let container = PagerViewController(source)
///     source.pages.remove(at: 0)
///
/// It takes other pages at any time and finds out by their ids which ones came, went and moved. The
/// controller of a page that stays is the one that it had.
@MainActor
public final class CollectionViewPagerSource<ID: Hashable & Sendable>: Pager {
  /// A page, which brings its controller.
  public typealias Page = StaticPage<ID, UIViewController>

  private let pager: StaticPager<ArrayDataSource<BasicSection<Int, Page>>, UIViewController>

  /// Creates a source.
  ///
  /// - Parameters:
  ///   - pages: The pages, from the first.
  ///   - configuration: How the pager behaves, apart from its mode.
  public init(
    _ pages: [Page] = [],
    configuration: PagerConfiguration<ID> = .init(mode: .static)
  ) {
    pager = StaticPager(pages, configuration: configuration)
  }

  /// The pages, from the first.
  public var pages: [Page] {
    get { pager.source.sections[0].items }
    set { pager.source.sections[0].items = newValue }
  }

  /// What a driver needs to know of the pager.
  public var supply: PageSupply<ID, UIViewController> { pager.supply }
}
#endif
