extension Snapshot {
  /// Returns the slot that a section of a composite's snapshot belongs to, and its number there.
  ///
  /// It works on any snapshot of a composite, also on those of an update.
  ///
  /// - Parameter section: A section, numbered through.
  /// - Returns: The slot and the section as the slot's source numbers it; `nil` when the snapshot is
  ///   not a composite's or has no such section.
  /// - Complexity: O(log *k*) in the number of children.
  @inlinable
  public func location(ofSection section: Int) -> (slot: Slot, section: Int)? {
    guard section >= 0 && section < root.sectionCount else { return nil }
    return root.location(ofSection: section).map { ($0.node.slots[$0.part], $0.section) }
  }

  /// Returns the slot that an item of a composite's snapshot belongs to, and its path there.
  ///
  /// - Parameter path: A path, with the section numbered through.
  /// - Returns: The slot and the path as the slot's source counts it; `nil` when the snapshot is not
  ///   a composite's or has no such section.
  /// - Complexity: O(log *k*) in the number of children.
  @inlinable
  public func location(of path: ItemPath) -> (slot: Slot, path: ItemPath)? {
    location(ofSection: path.section).map { slot, section in
      (slot, ItemPath(section: section, item: path.item))
    }
  }

  /// Returns the slots on the way to a section through nested composites, outermost first, and the
  /// section's number in the innermost source.
  ///
  /// - Parameter section: A section, numbered through.
  /// - Returns: No slots and the same number, when the snapshot is not a composite's.
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
  /// A child of a composite, and where its sections are.
  typealias Child = (slot: Slot, node: SnapshotNode, sections: Range<Int>)

  /// The children of a composite, from the top.
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

  /// Returns where the child of a composite is that holds a section, and the section's number there.
  ///
  /// The child itself is not looked at, which among many children saves waiting for its memory.
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
