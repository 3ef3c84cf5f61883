/// A page that is nothing but its id.
public struct IdentifiedPage<ID: Hashable & Sendable>: Identifiable, Hashable, Sendable {
  /// The identity of the page.
  public let id: ID

  /// Creates a page.
  ///
  /// - Parameter id: The identity of the page, unique in its pager.
  public init(id: ID) {
    self.id = id
  }
}
