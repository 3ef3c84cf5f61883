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
  @inlinable
  public func location(ofSection section: Int) -> (slot: Slot, section: Int)? {
    guard section >= 0 && section < root.sectionCount else { return nil }
    return root.location(ofSection: section).map { ($0.node.slots[$0.part], $0.section) }
  }

  /// Returns the slot that contains an item of a composite's snapshot, and the path of the item in
  /// the slot.
  ///
  /// - Parameter path: A path in the composite.
  /// - Returns: The slot and the path in its source, or `nil` if the snapshot is not a composite's
  ///   or has no such section.
  /// - Complexity: O(log *k*) in the number of children.
  @inlinable
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
  @inlinable
  public func slotPath(ofSection section: Int) -> (slots: [Slot], section: Int) {
    requireSection(section)
    var slots: [Slot] = []
    var node = root
    var section = section
    while let location = node.location(ofSection: section) {
      slots.append(location.node.slots[location.part])
      (node, section) = (location.node.parts[location.part], location.section)
    }
    return (slots, section)
  }
}

extension SnapshotNode {
  /// A child of a composite, and the indices of its sections.
  typealias Child = (slot: Slot, node: SnapshotNode, sections: Range<Int>)

  /// The children of a composite, in order.
  var children: [Child] {
    var result: [Child] = []
    func visit(_ node: SnapshotNode, _ start: Int) {
      for (number, part) in node.parts.enumerated() {
        let partStart = start + node.starts[number]
        if node.slots.isEmpty {
          visit(part, partStart)
        } else {
          let sections = partStart..<partStart + part.sectionCount
          result.append((node.slots[number], part, sections))
        }
      }
    }
    visit(self, 0)
    return result
  }

  /// Returns the node and part of the composite's child that contains a section, and the index of
  /// the section in the child.
  ///
  /// The child itself is not accessed, which avoids cache misses if there are many children.
  @inlinable
  func location(ofSection section: Int) -> (node: SnapshotNode, part: Int, section: Int)? {
    var node = self
    var section = section
    while !node.isLeaf {
      let part = node.part(ofSection: section)
      section -= node.starts[part]
      if !node.slots.isEmpty { return (node, part, section) }
      node = node.parts[part]
    }
    return nil
  }
}
