/// The storage of a list of pages.
protocol PageListing<ID>: Sendable {
  /// The type of the pages' ids.
  associatedtype ID: Hashable & Sendable

  var count: Int { get }

  func id(at index: Int) -> ID

  func index(of id: ID) -> Int?
}
