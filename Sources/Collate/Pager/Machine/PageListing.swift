/// What stands behind a list of pages.
protocol PageListing<ID>: Sendable {
  /// The type of the pages' identities.
  associatedtype ID: Hashable & Sendable

  var count: Int { get }

  func id(at index: Int) -> ID

  func index(of id: ID) -> Int?
}
