/// The sections of a source at one point in time.
///
/// Snapshots share storage: copying one takes constant time, and consecutive snapshots share all
/// sections that did not change. Indices of sections and items start at zero.
///
///     let snapshot = source.snapshot
///     snapshot.sections[0].title
///     snapshot[[0, 3]]  // the fourth item of the first section
public struct Snapshot<Section: SectionProtocol> {
  /// The type of the items.
  public typealias Item = Section.Item

  @usableFromInline var root: SnapshotNode

  /// The index for lookups by id, if it has been built.
  @usableFromInline var index: AnyItemIndex?

  /// Creates a snapshot of sections.
  ///
  /// - Complexity: O(*s*) in the number of sections.
  @inlinable
  public init(_ sections: [Section] = []) {
    self.init(root: .tree(of: sections))
  }

  @usableFromInline
  init(root: SnapshotNode, index: AnyItemIndex? = nil) {
    self.root = root
    self.index = index
  }
}

extension Snapshot: Sendable where Section: Sendable {}

extension Snapshot {
  /// The sections, in order.
  @inlinable public var sections: Sections { Sections(root: root) }

  /// An array of all sections, which is not copied if they are in one leaf.
  @inlinable var allSections: [Section] {
    if root.isLeaf { return root.leaf(of: Section.self).sections }
    var result: [Section] = []
    result.reserveCapacity(sections.count)
    root.forEachLeaf { result.append(contentsOf: $0.leaf(of: Section.self).sections) }
    return result
  }

  /// The items of all sections, in order.
  ///
  /// Their number is ``itemCount``.
  ///
  /// - Complexity: O(1) to access, O(*n*) to iterate.
  @inlinable public var items: some Sequence<Item> {
    sections.lazy.flatMap(\.items)
  }

  /// The paths of all items, in ascending order.
  ///
  /// Their number is ``itemCount``.
  ///
  /// - Complexity: O(1) to access, O(*n*) to iterate.
  @inlinable public var paths: some Sequence<ItemPath> {
    sections.indices.lazy.flatMap { section in
      (0..<sections[section].itemCount).lazy.map { ItemPath(section: section, item: $0) }
    }
  }

  /// The number of items in all sections; of a section, at most 2^47 lazy items are counted.
  ///
  /// - Complexity: O(1)
  public var itemCount: Int { root.itemCount }

  /// The number of items in each section.
  ///
  /// - Complexity: O(*s*) in the number of sections.
  public var itemCounts: [Int] { sections.map { $0.itemCount } }

  /// Returns the number of items in a section.
  ///
  /// - Precondition: There is such a section.
  /// - Complexity: O(log *s*) in the number of sections.
  @inlinable
  public func itemCount(inSection section: Int) -> Int {
    sections[section].itemCount
  }

  /// Returns whether there is an item at a path.
  ///
  /// - Complexity: O(log *s*) in the number of sections.
  @inlinable
  public func contains(_ path: ItemPath) -> Bool {
    sections.indices.contains(path.section) && path.item >= 0
      && path.item < sections[path.section].itemCount
  }

  /// Returns the item at a path, or `nil` if there is none.
  ///
  /// - Complexity: O(log *s*) in the number of sections.
  @inlinable
  public func item(at path: ItemPath) -> Item? {
    guard sections.indices.contains(path.section) else { return nil }
    let section = sections[path.section]
    return path.item >= 0 && path.item < section.itemCount ? section.item(at: path.item) : nil
  }

  /// The item at a path.
  ///
  /// - Precondition: There is such an item.
  /// - Complexity: O(log *s*) in the number of sections.
  @inlinable
  public subscript(path: ItemPath) -> Item {
    let section = sections[path.section]
    let count = section.itemCount
    precondition(
      path.item >= 0 && path.item < count,
      "There is no item \(path.item) in section \(path.section), which has \(count) items")
    return section.item(at: path.item)
  }

  /// The item at a path before or after a batch, to be read in the snapshot of that side.
  ///
  /// - Precondition: There is such an item.
  /// - Complexity: O(log *s*) in the number of sections.
  @inlinable
  public subscript<Space>(path: BatchPath<Space>) -> Item { self[path.path] }

  /// Returns whether two snapshots share their storage, in which case they are equal.
  @inlinable
  public func isIdentical(to other: Snapshot) -> Bool {
    root === other.root
  }
}

extension Snapshot: Equatable {
  /// Returns whether all sections are equal in items and content.
  ///
  /// - Complexity: O(1) if the storage is shared, otherwise O(*n*).
  public static func == (one: Snapshot, other: Snapshot) -> Bool {
    one.isIdentical(to: other) || one.sections.elementsEqual(other.sections)
  }
}

extension Snapshot: CustomStringConvertible {
  /// An outline: a line for each section, with its index and id, and the ids of its items.
  ///
  ///     [0] today: a, b
  ///     [1] older:
  public var description: String {
    sections.enumerated().map { section, content in
      var line = "[\(section)] \(content.id):"
      content.forEachItemID { line += ($0 > 0 ? ", " : " ") + "\($1)" }
      return line
    }.joined(separator: "\n")
  }
}

extension Snapshot: ExpressibleByArrayLiteral {
  /// Creates a snapshot from an array literal of sections.
  public init(arrayLiteral sections: Section...) {
    self.init(sections)
  }
}
