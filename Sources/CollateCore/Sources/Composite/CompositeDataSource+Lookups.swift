extension CompositeDataSource {
  /// Returns the slot that contains a section, and the index of the section in the slot.
  ///
  /// - Parameter section: A section index of the composite.
  /// - Returns: The slot, and the section index in the slot's source.
  /// - Precondition: There is such a section.
  /// - Complexity: O(log *k*) in the number of children.
  public func location(ofSection section: Int) -> (slot: Slot, section: Int) {
    let root = store.core.currentRoot
    precondition(
      section >= 0 && section < root.sectionCount,
      "There is no section \(section), there are \(root.sectionCount)")
    guard let location = root.slot(ofSection: section) else {
      preconditionFailure("Every section of a composite stands in a slot")
    }
    return location
  }

  /// Returns the slot that contains an item, and the path of the item in the slot.
  ///
  /// - Parameter path: A path in the composite.
  /// - Returns: The slot, and the path in the slot's source.
  /// - Precondition: There is such a section.
  /// - Complexity: O(log *k*) in the number of children.
  public func location(of path: ItemPath) -> (slot: Slot, path: ItemPath) {
    let (slot, section) = location(ofSection: path.section)
    return (slot, ItemPath(section: section, item: path.item))
  }

  /// Returns the slots of nested composites that contain a section, outermost first, and the index
  /// of the section in the innermost source.
  ///
  /// - Parameter section: A section index of the composite.
  /// - Returns: The slots, and the section index in the innermost source.
  /// - Precondition: There is such a section.
  /// - Complexity: O(log *k*) in the number of children on each level.
  public func slotPath(ofSection section: Int) -> (slots: [Slot], section: Int) {
    store.currentSnapshot.slotPath(ofSection: section)
  }

  /// Returns the section indices of a slot, or `nil` if the slot is not in this composite.
  ///
  /// - Complexity: O(log *k*) in the number of children.
  public func sections(of slot: Slot) -> Range<Int>? {
    let root = store.core.currentRoot
    return core.order(of: slot).map(root.sections(ofSlotAt:))
  }

  /// Returns the index in the composite of a section of a slot.
  ///
  /// - Parameters:
  ///   - section: A section index in the slot's source.
  ///   - slot: A slot.
  /// - Returns: The index, or `nil` if the slot is not in this composite or has no such section.
  /// - Complexity: O(log *k*) in the number of children.
  public func section(_ section: Int, in slot: Slot) -> Int? {
    guard let sections = sections(of: slot), (0..<sections.count).contains(section) else {
      return nil
    }
    return sections.lowerBound + section
  }

  /// Returns the path in the composite of an item of a slot.
  ///
  /// - Parameters:
  ///   - path: A path in the slot's source.
  ///   - slot: A slot.
  /// - Returns: The path, or `nil` if the slot is not in this composite or has no such section. The
  ///   item index is not checked.
  /// - Complexity: O(log *k*) in the number of children.
  public func path(_ path: ItemPath, in slot: Slot) -> ItemPath? {
    section(path.section, in: slot).map { ItemPath(section: $0, item: path.item) }
  }

  /// Returns the path in the composite of the item of a slot with an id.
  ///
  /// - Parameters:
  ///   - id: The id of an item.
  ///   - slot: A slot.
  /// - Returns: The path, or `nil` if the slot is not in this composite or its source has no such
  ///   item.
  /// - Complexity: That of ``DataSource/itemPath(of:)`` of the slot's source, plus O(log *k*) in the
  ///   number of children.
  public func itemPath(of id: Section.Item.ID, in slot: Slot) -> ItemPath? {
    child(in: slot)?.source.itemPath(of: id).flatMap { path($0, in: slot) }
  }
}
