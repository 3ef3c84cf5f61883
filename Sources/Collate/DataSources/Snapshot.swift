/// The sections of a source at one moment.
///
/// A snapshot is a value that shares its storage: copying one is free, and the snapshots of two
/// moments share all that did not change between them. Sections and items are numbered from the
/// top, from zero.
///
///     let snapshot = source.snapshot
///     snapshot.sections[0].title
///     snapshot[[0, 3]]  // the fourth item of the first section
public struct Snapshot<Section: SectionProtocol> {
  /// The type of the items.
  public typealias Item = Section.Item

  @usableFromInline var root: SnapshotNode<Section>

  /// Where items are, if somebody asked before.
  var index: ItemIndex<Section.Item.ID>?

  /// Creates a snapshot of sections.
  ///
  /// - Complexity: O(*s*) in the number of sections.
  public init(_ sections: [Section] = []) {
    self.init(root: .tree(of: sections))
  }

  init(root: SnapshotNode<Section>) {
    self.root = root
  }
}

extension Snapshot: Sendable where Section: Sendable {}

extension Snapshot {
  /// The sections, from the top.
  @inlinable public var sections: Sections { Sections(root: root) }

  /// The items of all sections, from the top.
  ///
  /// - Complexity: O(*n*) to walk through, nothing to ask for.
  @inlinable public var items: some Sequence<Item> {
    sections.lazy.flatMap(\.items)
  }

  /// The paths of all items, from the top.
  ///
  /// - Complexity: O(*n*) to walk through, nothing to ask for.
  @inlinable public var paths: some Sequence<ItemPath> {
    sections.indices.lazy.flatMap { section in
      sections[section].items.indices.lazy.map { ItemPath(section: section, item: $0) }
    }
  }

  /// The number of items in all sections.
  ///
  /// - Complexity: O(1)
  @inlinable public var itemCount: Int { root.itemCount }

  /// The number of items in each section.
  ///
  /// - Complexity: O(*s*) in the number of sections.
  public var itemCounts: [Int] { sections.map(\.items.count) }

  /// Returns the number of items in a section.
  ///
  /// - Precondition: There is such a section.
  /// - Complexity: O(log *s*) in the number of sections.
  @inlinable
  public func itemCount(inSection section: Int) -> Int {
    sections[section].items.count
  }

  /// Returns whether there is an item at a path.
  ///
  /// - Complexity: O(log *s*) in the number of sections.
  @inlinable
  public func contains(_ path: ItemPath) -> Bool {
    item(at: path) != nil
  }

  /// Returns the item at a path, or `nil` when the path leads nowhere.
  ///
  /// - Complexity: O(log *s*) in the number of sections.
  @inlinable
  public func item(at path: ItemPath) -> Item? {
    guard sections.indices.contains(path.section) else { return nil }
    let items = sections[path.section].items
    return items.indices.contains(path.item) ? items[path.item] : nil
  }

  /// The item at a path.
  ///
  /// - Precondition: There is such an item.
  /// - Complexity: O(log *s*) in the number of sections.
  @inlinable
  public subscript(path: ItemPath) -> Item {
    let items = sections[path.section].items
    precondition(
      items.indices.contains(path.item),
      "There is no item \(path.item) in section \(path.section), which has \(items.count) items")
    return items[path.item]
  }

  /// Whether both snapshots share their storage, which makes them equal without a look at an item.
  @inlinable
  public func isIdentical(to other: Snapshot) -> Bool {
    root === other.root
  }
}

extension Snapshot: Equatable {
  /// Returns whether all sections are equal, items and content.
  ///
  /// - Complexity: O(1) when the storage is shared, else O(*n*).
  public static func == (one: Snapshot, other: Snapshot) -> Bool {
    one.isIdentical(to: other) || one.sections.elementsEqual(other.sections)
  }
}

extension Snapshot: ExpressibleByArrayLiteral {
  /// Creates a snapshot of the sections of a literal.
  public init(arrayLiteral sections: Section...) {
    self.init(sections)
  }
}
