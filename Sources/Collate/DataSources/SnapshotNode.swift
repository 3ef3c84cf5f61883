/// A node of a snapshot's tree, with sections or further nodes, its parts.
///
/// Snapshots share nodes. A change copies only the nodes on the path from the root to the changed
/// section, and the snapshot of a child is a node in that of its composite.
@usableFromInline
final class SnapshotNode<Section: SectionProtocol> {
  /// The maximum number of sections or parts of a node.
  ///
  /// Large nodes make lookups faster; small ones make changes cheaper, as these copy a node on each
  /// level.
  @inlinable static var capacity: Int { 128 }

  /// The sections of a node without parts.
  @usableFromInline var sections: [Section]

  /// The parts, in order.
  @usableFromInline var parts: [SnapshotNode]

  /// The number of sections before each part.
  @usableFromInline var starts: [Int]

  /// The slots of the parts, if these are the children of a composite.
  @usableFromInline var slots: [Slot]

  @usableFromInline var sectionCount: Int

  @usableFromInline var itemCount: Int

  @inlinable var isLeaf: Bool { parts.isEmpty }

  init(sections: [Section]) {
    self.sections = sections
    parts = []
    starts = []
    slots = []
    sectionCount = sections.count
    itemCount = sections.reduce(0) { $0 + $1.items.count }
  }

  init(parts: [SnapshotNode], slots: [Slot]) {
    sections = []
    self.parts = parts
    starts = []
    self.slots = slots
    sectionCount = 0
    itemCount = 0
    starts.reserveCapacity(parts.count)
    for part in parts {
      starts.append(sectionCount)
      sectionCount += part.sectionCount
      itemCount += part.itemCount
    }
  }

  @inlinable
  init(copying other: SnapshotNode) {
    sections = other.sections
    parts = other.parts
    starts = other.starts
    slots = other.slots
    sectionCount = other.sectionCount
    itemCount = other.itemCount
  }
}

// Nodes are mutated only by `withUniqueNode`, which copies those that are shared.
extension SnapshotNode: @unchecked Sendable where Section: Sendable {}

extension SnapshotNode {
  /// Returns a tree of leaves.
  static func tree(of sections: [Section]) -> SnapshotNode {
    guard sections.count > capacity else { return SnapshotNode(sections: sections) }
    let leaves = stride(from: 0, to: sections.count, by: capacity).map { start in
      SnapshotNode(sections: Array(sections[start..<min(start + capacity, sections.count)]))
    }
    return tower(of: leaves)
  }

  /// Returns a tree over the children of a composite.
  ///
  /// All children are at the same height, so the position of a child follows from its index.
  static func tree(of children: [SnapshotNode], slots: [Slot]) -> SnapshotNode {
    let lowest = stride(from: 0, to: max(children.count, 1), by: capacity).map { start in
      let range = start..<min(start + capacity, children.count)
      return SnapshotNode(parts: Array(children[range]), slots: Array(slots[range]))
    }
    return tower(of: lowest)
  }

  private static func tower(of nodes: [SnapshotNode]) -> SnapshotNode {
    var level = nodes
    while level.count > 1 {
      level = stride(from: 0, to: level.count, by: capacity).map { start in
        SnapshotNode(parts: Array(level[start..<min(start + capacity, level.count)]), slots: [])
      }
    }
    return level[0]
  }

  /// Returns the index of the part that contains a section.
  @inlinable
  func part(ofSection section: Int) -> Int {
    // The last part that starts at or before the section; empty parts before it have the same
    // start.
    starts.lastPosition(notAbove: section)
  }

  /// Returns the leaf that contains a section, and the index of the first section of the leaf.
  @inlinable
  func leaf(ofSection section: Int) -> (node: SnapshotNode, start: Int) {
    var node = self
    var start = 0
    while !node.isLeaf {
      let part = node.part(ofSection: section - start)
      start += node.starts[part]
      node = node.parts[part]
    }
    return (node, start)
  }

  /// An array of all sections, which is not copied if they are in one leaf.
  @inlinable var allSections: [Section] {
    if isLeaf { return sections }
    var result: [Section] = []
    result.reserveCapacity(sectionCount)
    func visit(_ node: SnapshotNode) {
      if node.isLeaf { result.append(contentsOf: node.sections) }
      for part in node.parts { visit(part) }
    }
    visit(self)
    return result
  }

  /// Mutates a section in place, after copying the nodes that are shared.
  @inlinable
  static func modifySection<Result>(
    _ section: Int,
    in node: inout SnapshotNode,
    _ body: (inout Section) -> Result
  ) -> Result {
    withUniqueNode(&node) { node in
      if node.isLeaf {
        node.itemCount -= node.sections[section].items.count
        defer { node.itemCount += node.sections[section].items.count }
        return body(&node.sections[section])
      }
      let part = node.part(ofSection: section)
      node.itemCount -= node.parts[part].itemCount
      defer { node.itemCount += node.parts[part].itemCount }
      return modifySection(section - node.starts[part], in: &node.parts[part], body)
    }
  }

  @inlinable
  static func withUniqueNode<Result>(
    _ node: inout SnapshotNode,
    _ body: (SnapshotNode) -> Result
  ) -> Result {
    if !isKnownUniquelyReferenced(&node) { node = SnapshotNode(copying: node) }
    return body(node)
  }
}

extension SnapshotNode {
  /// The number of levels between a tree's root and the children of a composite of a given size.
  @inlinable
  static func height(ofChildCount count: Int) -> Int {
    var height = 1
    var reach = capacity
    while reach < count {
      height += 1
      reach *= capacity
    }
    return height
  }

  /// Returns the node and part of a composite's child, and the first section of the node.
  @inlinable
  func place(ofChild ordinal: Int, height: Int) -> (node: SnapshotNode, part: Int, start: Int) {
    var node = self
    var start = 0
    var reach = 1
    for _ in 1..<height { reach *= SnapshotNode.capacity }
    var rest = ordinal
    while reach > 1 {
      let part = rest / reach
      start += node.starts[part]
      node = node.parts[part]
      rest %= reach
      reach /= SnapshotNode.capacity
    }
    return (node, rest, start)
  }

  /// Returns the sections of a composite's child.
  @inlinable
  func sections(ofChild ordinal: Int, height: Int) -> Range<Int> {
    let (node, part, start) = place(ofChild: ordinal, height: height)
    let end = part + 1 < node.starts.count ? node.starts[part + 1] : node.sectionCount
    return start + node.starts[part]..<start + end
  }

  /// Returns the node of a composite's child.
  func child(_ ordinal: Int, height: Int) -> SnapshotNode {
    let (node, part, _) = place(ofChild: ordinal, height: height)
    return node.parts[part]
  }

  /// Returns the tree with another node for one child of a composite.
  func replacingChild(_ ordinal: Int, height: Int, with child: SnapshotNode) -> SnapshotNode {
    var reach = 1
    for _ in 1..<height { reach *= SnapshotNode.capacity }
    let part = ordinal / reach
    let copy = SnapshotNode(copying: self)
    let old = parts[part]
    let new =
      height == 1
      ? child : old.replacingChild(ordinal % reach, height: height - 1, with: child)
    copy.parts[part] = new
    copy.itemCount += new.itemCount - old.itemCount
    let growth = new.sectionCount - old.sectionCount
    if growth != 0 {
      copy.sectionCount += growth
      for later in part + 1..<starts.count { copy.starts[later] += growth }
    }
    return copy
  }
}
