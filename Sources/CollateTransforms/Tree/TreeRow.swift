public import CollateCore

/// A row of a tree: a node, or the state of children that are loaded on demand.
public struct TreeRow<Value: Identifiable & Equatable>: Identifiable, Equatable
where Value.ID: Sendable {
  /// The id of a row.
  public enum ID: Hashable, Sendable {
    /// The row of the node with an id.
    case node(Value.ID)

    /// The row below the node with an id while its children are loaded.
    case loading(Value.ID)

    /// The row below the node with an id after its children could not be loaded.
    case failed(Value.ID)
  }

  /// What a row shows, in an object: a row is one pointer, which is copied without asking for types at
  /// run time.
  @usableFromInline
  final class Content {
    @usableFromInline let id: ID
    let value: Value?
    let level: Int
    let parent: Value.ID?
    let isExpandable: Bool
    let isExpanded: Bool

    init(
      id: ID, value: Value?, level: Int, parent: Value.ID?, isExpandable: Bool, isExpanded: Bool
    ) {
      (self.id, self.value, self.level, self.parent) = (id, value, level, parent)
      (self.isExpandable, self.isExpanded) = (isExpandable, isExpanded)
    }
  }

  @usableFromInline let content: Content

  init(_ content: Content) {
    self.content = content
  }

  /// The id.
  @inlinable public var id: ID { content.id }

  /// The value of the node; `nil` for a row that shows the state of children.
  public var value: Value? { content.value }

  /// The number of ancestors.
  public var level: Int { content.level }

  /// The id of the parent; `nil` for a root.
  public var parent: Value.ID? { content.parent }

  /// Whether the node can be expanded.
  public var isExpandable: Bool { content.isExpandable }

  /// Whether the node is expanded.
  public var isExpanded: Bool { content.isExpanded }

  /// The id of the node; `nil` for a row that shows the state of children.
  @inlinable public var nodeID: Value.ID? {
    if case .node(let id) = id { id } else { nil }
  }

  /// Returns whether two rows show the same.
  public static func == (one: Self, other: Self) -> Bool {
    if one.content === other.content { return true }
    let (one, other) = (one.content, other.content)
    return one.id == other.id && one.level == other.level && one.parent == other.parent
      && one.isExpandable == other.isExpandable && one.isExpanded == other.isExpanded
      && one.value == other.value
  }
}

extension TreeRow {
  /// Returns the positions of the rows of nodes.
  @inlinable
  static func positions(in rows: [TreeRow], of ids: Set<Value.ID>) -> [Int] {
    if ids.count == 1, let id = ids.first { return rows.indices.filter { rows[$0].nodeID == id } }
    return rows.indices.filter { rows[$0].nodeID.map { ids.contains($0) } ?? false }
  }
}

extension TreeRow.Content: Sendable where Value: Sendable {}

extension TreeRow: Sendable where Value: Sendable {}

/// A section of rows of a tree.
public struct TreeSection<Base: SectionProtocol, Value: Identifiable & Equatable>: SectionProtocol
where Value.ID: Sendable {
  /// The section of the roots.
  public let base: Base

  /// The rows.
  public var items: [TreeRow<Value>]

  init(base: Base, items: [TreeRow<Value>]) {
    (self.base, self.items) = (base, items)
  }

  /// The id of the section of the roots.
  public var id: Base.ID { base.id }

  /// Returns whether the sections of the roots have the same content.
  public func hasSameContent(as other: Self) -> Bool { base.hasSameContent(as: other.base) }

  /// Returns whether the rows and the content are equal.
  public static func == (one: Self, other: Self) -> Bool {
    one.id == other.id && one.hasSameContent(as: other) && one.items == other.items
  }
}

extension TreeSection: Sendable where Base: Sendable, Value: Sendable {}

/// What happens to the siblings of a node that is expanded.
public enum TreeExpansion: Hashable, Sendable {
  /// They stay as they are.
  case independent

  /// They are collapsed, so that at most one of them is expanded.
  case oneSibling
}

/// A place to which a node is moved.
public struct TreeMove<NodeID: Hashable & Sendable, SectionID: Hashable>: Hashable {
  /// The id of the node.
  public let id: NodeID

  /// The id of the section.
  public let section: SectionID

  /// The id of the new parent; `nil` if the node becomes a root.
  public let parent: NodeID?

  /// The index among the children of the new parent, or among the roots of the section in the base of the tree, after
  /// the node is taken out.
  public let index: Int
}

extension TreeMove: Sendable where SectionID: Sendable {}
