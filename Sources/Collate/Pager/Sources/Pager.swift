/// Pages and where their controllers come from: a ``StaticPager``, an ``OnDemandPager`` or a
/// ``ReusedPager``.
///
/// A pager is a description; a ``PagerDriver`` shows it on a ``PageHost``. Each item of a source is
/// a page, whatever sections it is in, so that any source can be paged through, and several feeds
/// joined by a ``CompositeDataSource``, too.
@MainActor
public protocol Pager<ID, Controller> {
  /// The type of the pages' ids.
  associatedtype ID: Hashable & Sendable

  /// The type of the controllers.
  associatedtype Controller: AnyObject

  /// What a driver needs to know of the pager.
  var supply: PageSupply<ID, Controller> { get }
}
