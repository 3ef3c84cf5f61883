extension Snapshot {
  /// Returns the slot that contains a section of a composite's snapshot, and the index of the
  /// section in the slot.
  ///
  /// It works for any snapshot of a composite, including those of an update.
  ///
  /// - Parameter section: A section index of the composite.
  /// - Returns: The slot and the section index in its source, or `nil` if the snapshot is not a
  ///   composite's or has no such section.
  /// - Complexity: O(log *k*) in the number of children.
  public func location(ofSection section: Int) -> (slot: Slot, section: Int)? {
    guard section >= 0 && section < root.sectionCount else { return nil }
    return root.slot(ofSection: section)
  }

  /// Returns the slot that contains an item of a composite's snapshot, and the path of the item in
  /// the slot.
  ///
  /// - Parameter path: A path in the composite.
  /// - Returns: The slot and the path in its source, or `nil` if the snapshot is not a composite's
  ///   or has no such section.
  /// - Complexity: O(log *k*) in the number of children.
  public func location(of path: ItemPath) -> (slot: Slot, path: ItemPath)? {
    location(ofSection: path.section).map { slot, section in
      (slot, ItemPath(section: section, item: path.item))
    }
  }

  /// Returns the slots of nested composites that contain a section, outermost first, and the index
  /// of the section in the innermost source.
  ///
  /// - Parameter section: A section index of the composite.
  /// - Returns: The slots and the index; no slots and the same index if the snapshot is not a
  ///   composite's.
  /// - Precondition: There is such a section.
  /// - Complexity: O(log *k*) in the number of children on each level.
  public func slotPath(ofSection section: Int) -> (slots: [Slot], section: Int) {
    requireSection(section)
    var slots: [Slot] = []
    var node = root
    var section = section
    while let location = node.location(ofSection: section) {
      slots.append(location.key.slot)
      (node, section) = (location.node, location.section)
    }
    return (slots, section)
  }
}

/// The slots that contain a group, outermost first, and the group.
struct GroupScope: Hashable, Sendable {
  let slots: [Slot]
  let group: IdentityGroup
}

extension Snapshot {
  /// Returns the outermost group of slots that contains a section, or `nil` if there is none.
  func groupScope(ofSection section: Int) -> GroupScope? {
    var slots: [Slot] = []
    var node = root
    var section = section
    while let location = node.location(ofSection: section) {
      if let group = location.key.group { return GroupScope(slots: slots, group: group) }
      slots.append(location.key.slot)
      (node, section) = (location.node, location.section)
    }
    return nil
  }
}
