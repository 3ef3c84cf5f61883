#if canImport(UIKit) && !os(watchOS)
public import CollateCore

/// Items that people have moved in a list, and where they come to.
///
/// It says so by ids, so that it can be an action of a store, or be sent to a server. It is what
/// `moveItems(withIDs:toSection:before:)` of a reorderable source takes.
public struct ListMove<Section: SectionProtocol>: Hashable {
  /// The ids of the items, in the order in which they were lifted.
  public let ids: [Section.Item.ID]

  /// The id of the section that they come to.
  public let sectionID: Section.ID

  /// The id of the item that comes after them, which is none of them; `nil` for the end of the section.
  public let nextID: Section.Item.ID?

  /// Creates a move, such as for a test of what becomes of it.
  ///
  /// - Parameters:
  ///   - ids: The ids of the items.
  ///   - sectionID: The id of the section that they come to.
  ///   - nextID: The id of the item that comes after them; `nil` for the end of the section.
  public init(ids: [Section.Item.ID], sectionID: Section.ID, nextID: Section.Item.ID?) {
    (self.ids, self.sectionID, self.nextID) = (ids, sectionID, nextID)
  }
}

extension ListMove: Sendable where Section.ID: Sendable, Section.Item.ID: Sendable {}
#endif
