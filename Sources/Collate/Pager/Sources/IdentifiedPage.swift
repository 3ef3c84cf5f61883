/// A page that consists of an id only.
public struct IdentifiedPage<ID: Hashable & Sendable>: Identifiable, Hashable, Sendable {
  /// The id of the page.
  public let id: ID

  /// Creates a page.
  ///
  /// - Parameter id: The id of the page, unique in its pager.
  public init(id: ID) {
    self.id = id
  }
}
