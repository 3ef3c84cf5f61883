extension Snapshot {
  /// Returns the path of the item with an id, or `nil` if there is none.
  ///
  /// If several items have the id, the path of the first is returned.
  ///
  /// - Complexity: O(*n*) without an index. After ``DataSource/itemPath(of:)`` or ``buildIndex()``,
  ///   O(log *m*) expected, where *m* is the size of the changes since the index was built; later
  ///   snapshots inherit the index, and small changes do not rebuild it.
  @inlinable
  public func itemPath(of id: Section.Item.ID) -> ItemPath? {
    if let index = itemIndex { return index.path(of: id) }
    for (section, content) in sections.enumerated() {
      if let item = content.firstItem(withID: id) {
        return ItemPath(section: section, item: item)
      }
    }
    return nil
  }

  /// Returns the index of the first section with an id, or `nil` if there is none.
  ///
  /// - Complexity: O(*s*) in the number of sections.
  public func section(of id: Section.ID) -> Int? {
    sections.firstIndex { $0.id == id }
  }

  /// Returns the id of the item at a path, without making a lazy one.
  @inlinable
  package func itemID(at path: ItemPath) -> Section.Item.ID {
    sections[path.section].itemID(at: path.item)
  }

  /// Returns whether an item equals one of another snapshot, without making lazy ones that are the
  /// same.
  @usableFromInline
  func hasItem(
    at path: BeforePath, equalToItemAt otherPath: AfterPath, in other: Snapshot
  ) -> Bool {
    sections[path.path.section].hasItem(
      at: path.path.item, equalToItemAt: otherPath.path.item,
      in: other.sections[otherPath.path.section])
  }

  /// Returns the paths of the items of a section.
  package func paths(inSection section: Int) -> [ItemPath] {
    (0..<itemCount(inSection: section)).map { ItemPath(section: section, item: $0) }
  }

  /// Returns the paths of the items of a section that are not in an ascending list.
  func untouchedPaths(inSection section: Int, _ touched: [ItemPath]) -> [ItemPath] {
    paths(inSection: section).filter { !touched.containsSorted($0) }
  }

  /// Builds an index for fast lookups by id in this snapshot.
  ///
  /// A source has its own index, which ``DataSource/itemPath(of:)`` builds and uses.
  ///
  /// - Complexity: O(*n*), or O(1) if there already is an index.
  @inlinable
  public mutating func buildIndex() {
    if index == nil { itemIndex = ItemIndex(self) }
  }
}

/// An index of items with any type of id.
@usableFromInline
class AnyItemIndex: @unchecked Sendable {
  // Immutable, as its subclass.

  @inlinable
  init() {}

  /// The index, whose ids are of a type.
  @inlinable
  final func of<ID>(_: ID.Type) -> ItemIndex<ID> {
    unsafe unsafeDowncast(self, to: ItemIndexBox<ID>.self).index
  }
}

/// An index in an object, so that snapshots, whose type of ids is known, can hold one without it.
@usableFromInline
final class ItemIndexBox<ID: Hashable & Sendable>: AnyItemIndex, @unchecked Sendable {
  @usableFromInline let index: ItemIndex<ID>

  @inlinable
  init(_ index: ItemIndex<ID>) {
    self.index = index
  }
}

extension Snapshot {
  /// The index for lookups by id, if it has been built.
  @inlinable var itemIndex: ItemIndex<Section.Item.ID>? {
    get { index?.of(Section.Item.ID.self) }
    set { index = newValue.map { ItemIndexBox($0) } }
  }
}
