extension CompositeDataSource {
  /// Returns the slot that a section belongs to, and its number there.
  ///
  /// - Parameter section: A section, numbered through.
  /// - Returns: The slot and the section as the slot's source numbers it.
  /// - Precondition: There is such a section.
  /// - Complexity: O(log *k*) in the number of children.
  @inlinable
  public func location(ofSection section: Int) -> (slot: Slot, section: Int) {
    let root = store.root
    precondition(
      section >= 0 && section < root.sectionCount,
      "There is no section \(section), there are \(root.sectionCount)")
    guard let location = root.location(ofSection: section) else {
      preconditionFailure("Every section of a composite stands in a slot")
    }
    return (location.node.slots[location.part], location.section)
  }

  /// Returns the slot that an item belongs to, and its path there.
  ///
  /// - Parameter path: A path, with the section numbered through.
  /// - Returns: The slot and the path as the slot's source counts it.
  /// - Precondition: There is such a section.
  /// - Complexity: O(log *k*) in the number of children.
  @inlinable
  public func location(of path: ItemPath) -> (slot: Slot, path: ItemPath) {
    let (slot, section) = location(ofSection: path.section)
    return (slot, ItemPath(section: section, item: path.item))
  }

  /// Returns the slots on the way to a section through nested composites, outermost first, and the
  /// section's number in the innermost source.
  ///
  /// - Parameter section: A section, numbered through.
  /// - Returns: The slots, and the section as the innermost source numbers it.
  /// - Precondition: There is such a section.
  /// - Complexity: O(log *k*) in the number of children on each level.
  @inlinable
  public func slotPath(ofSection section: Int) -> (slots: [Slot], section: Int) {
    snapshot.slotPath(ofSection: section)
  }

  /// Returns the sections of a slot, numbered through; `nil` when the slot is not in this composite.
  ///
  /// - Complexity: O(log *k*) in the number of children.
  @inlinable
  public func sections(of slot: Slot) -> Range<Int>? {
    let root = store.root
    guard let ordinal = ordinals[slot] else { return nil }
    return root.sections(
      ofChild: ordinal, height: SnapshotNode<Section>.height(ofChildCount: children.count))
  }

  /// Returns the number of a slot's section when numbered through.
  ///
  /// - Parameters:
  ///   - section: A section as the slot's source numbers it.
  ///   - slot: A slot.
  /// - Returns: `nil` when the slot is not in this composite or has no such section.
  /// - Complexity: O(log *k*) in the number of children.
  @inlinable
  public func section(_ section: Int, in slot: Slot) -> Int? {
    guard let sections = sections(of: slot), (0..<sections.count).contains(section) else {
      return nil
    }
    return sections.lowerBound + section
  }

  /// Returns the path of a slot's item with the section numbered through.
  ///
  /// - Parameters:
  ///   - path: A path as the slot's source counts it.
  ///   - slot: A slot.
  /// - Returns: `nil` when the slot is not in this composite or has no such section. Whether the
  ///   section has such an item is not looked at.
  /// - Complexity: O(log *k*) in the number of children.
  @inlinable
  public func path(_ path: ItemPath, in slot: Slot) -> ItemPath? {
    section(path.section, in: slot).map { ItemPath(section: $0, item: path.item) }
  }

  /// Returns the path of a slot's item by its id, with the section numbered through.
  ///
  /// - Parameters:
  ///   - id: The id of an item.
  ///   - slot: A slot.
  /// - Returns: `nil` when the slot is not in this composite or its source has no such item.
  /// - Complexity: That of ``DataSource/itemPath(of:)`` of the slot's source, plus O(log *k*) in the
  ///   number of children.
  @inlinable
  public func itemPath(of id: Section.Item.ID, in slot: Slot) -> ItemPath? {
    guard let ordinal = ordinals[slot],
      let path = children[ordinal].source.itemPath(of: id)
    else { return nil }
    return self.path(path, in: slot)
  }
}
