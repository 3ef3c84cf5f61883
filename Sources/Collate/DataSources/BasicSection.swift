/// A section for those who need no type of their own: an identity, a title, items.
public struct BasicSection<ID: Hashable, Item: Identifiable & Equatable>: SectionProtocol
where Item.ID: Sendable {
  /// The identity of the section.
  public let id: ID

  /// A text to show above the items.
  public var title: String

  /// The items, in their order.
  public var items: [Item]

  /// Creates a section.
  ///
  /// - Parameters:
  ///   - id: The identity of the section, unique in its source.
  ///   - title: A text to show above the items.
  ///   - items: The items, in their order.
  @inlinable
  public init(id: ID, title: String = "", items: [Item] = []) {
    self.id = id
    self.title = title
    self.items = items
  }

  /// Returns whether id and title are equal.
  @inlinable
  public func hasSameContent(as other: Self) -> Bool {
    title == other.title && id == other.id
  }
}

extension BasicSection: Sendable where ID: Sendable, Item: Sendable {}
extension BasicSection: Hashable where Item: Hashable {}
