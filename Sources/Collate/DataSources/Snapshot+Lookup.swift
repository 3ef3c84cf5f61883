extension Snapshot {
  /// Returns the path of the item with an id, or `nil` when there is none.
  ///
  /// Where an id occurs more than once, it is the first one from the top.
  ///
  /// - Complexity: O(*n*) without an index, as every snapshot is born. After
  ///   ``DataSource/itemPath(of:)`` or ``buildIndex()`` O(log *m*) expected, where *m* is the
  ///   size of the changes since the index was built; the index is handed on from snapshot to
  ///   snapshot and never rebuilt for a small change.
  public func itemPath(of id: Section.Item.ID) -> ItemPath? {
    if let index { return index.path(of: id) }
    for (section, content) in sections.enumerated() {
      if let item = content.items.firstIndex(where: { $0.id == id }) {
        return ItemPath(section: section, item: item)
      }
    }
    return nil
  }

  /// Returns the number of the first section with an id, or `nil` when there is none.
  ///
  /// - Complexity: O(*s*) in the number of sections.
  public func section(of id: Section.ID) -> Int? {
    sections.firstIndex { $0.id == id }
  }

  /// Makes lookups by id fast in this snapshot.
  ///
  /// A source keeps an index of its own, which ``DataSource/itemPath(of:)`` makes and uses.
  ///
  /// - Complexity: O(*n*), and O(1) when there is an index already.
  public mutating func buildIndex() {
    if index == nil { index = ItemIndex(self) }
  }
}
