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
  var supply: PageSupply<ID, Controller> { get }
}
