/// A section with an id, a title and items, for use where no custom type is needed.
public struct BasicSection<ID: Hashable, Item: Identifiable & Equatable>: SectionProtocol
where Item.ID: Sendable {
  /// The id of the section.
  public let id: ID

  /// The title to show above the items.
  public var title: String

  /// The items, in order.
  public var items: [Item]

  /// Creates a section.
  ///
  /// - Parameters:
  ///   - id: The id of the section, unique in its source.
  ///   - title: The title to show above the items.
  ///   - items: The items, in order.
  @inlinable
  public init(id: ID, title: String = "", items: [Item] = []) {
    self.id = id
    self.title = title
    self.items = items
  }

  /// Returns whether the ids and titles are equal.
  @inlinable
  public func hasSameContent(as other: Self) -> Bool {
    title == other.title && id == other.id
  }
}

extension BasicSection: ExpressibleByArrayLiteral where ID == Int {
  /// Creates a section with id 0 and no title from an array literal of items.
  @inlinable
  public init(arrayLiteral items: Item...) {
    self.init(id: 0, items: items)
  }
}

extension BasicSection: Sendable where ID: Sendable, Item: Sendable {}
extension BasicSection: Hashable where Item: Hashable {}
