extension Snapshot {
  /// Replaces sections by others, and copies only storage that is shared.
  ///
  /// - Complexity: O(log *s* + *m*) in the number of sections, and in that of those that come, if those that go are
  ///   neighbors in one leaf of the tree; otherwise O(*s*).
  @usableFromInline
  package mutating func replaceSections(_ range: Range<Int>, with sections: [Section]) {
    if SnapshotNode.hasLeaf(with: range, in: root) {
      SnapshotNode.replaceSections(range, with: sections, in: &root)
    } else {
      var all = allSections
      all.replaceSubrange(range, with: sections)
      root = Snapshot(all).root
    }
  }
}

extension SnapshotNode {
  /// Returns whether sections are in one leaf of a tree.
  fileprivate static func hasLeaf(with range: Range<Int>, in root: SnapshotNode) -> Bool {
    var (node, range) = (root, range)
    while !node.isLeaf, !node.parts.isEmpty {
      let part = node.part(ofSection: range.lowerBound)
      let start = node.starts[part]
      range = range.lowerBound - start..<range.upperBound - start
      node = node.parts[part]
      if range.upperBound > node.sectionCount { return false }
    }
    return true
  }

  /// Replaces sections that are in one leaf of a tree without slots.
  fileprivate static func replaceSections<Section: SectionProtocol>(
    _ range: Range<Int>, with sections: [Section], in root: inout SnapshotNode
  ) {
    replace(range, with: sections, in: &root)
    while root.count > 2 * capacity { root = SnapshotNode(parts: pieces(of: root, Section.self)) }
  }

  private static func replace<Section: SectionProtocol>(
    _ range: Range<Int>, with sections: [Section], in node: inout SnapshotNode
  ) {
    if !node.isLeaf && node.parts.isEmpty { node = SnapshotLeaf<Section>([]) }
    makeUnique(&node)
    if node.isLeaf {
      let leaf = node.leaf(of: Section.self)
      for index in range { leaf.itemCount -= addend(leaf.sections[index].itemCount) }
      for section in sections { leaf.itemCount += addend(section.itemCount) }
      leaf.sections.replaceSubrange(range, with: sections)
      leaf.sectionCount = leaf.sections.count
      return
    }
    let part = node.part(ofSection: range.lowerBound)
    let start = node.starts[part]
    var child = SnapshotNode.none
    swap(&child, &node.parts[part])
    replace(range.lowerBound - start..<range.upperBound - start, with: sections, in: &child)
    if child.count > 2 * capacity {
      node.parts.replaceSubrange(part...part, with: pieces(of: child, Section.self))
    } else if child.count == 0 && node.parts.count > 1 {
      node.parts.remove(at: part)
    } else {
      swap(&child, &node.parts[part])
    }
    node.recount()
  }

  /// The number of sections of a leaf, or of parts.
  private var count: Int { isLeaf ? sectionCount : parts.count }

  /// Divides a node that is too large into nodes of the same size, none of which is nearly full.
  private static func pieces<Section: SectionProtocol>(
    of node: SnapshotNode, _: Section.Type
  ) -> [SnapshotNode] {
    let pieceCount = (2 * node.count + 3 * capacity - 1) / (3 * capacity)
    let bounds = (0...pieceCount).map { node.count * $0 / pieceCount }
    let ranges = zip(bounds, bounds.dropFirst()).map { $0..<$1 }
    if node.isLeaf {
      let sections = node.leaf(of: Section.self).sections
      return ranges.map { SnapshotLeaf(Array(sections[$0])) }
    }
    return ranges.map { SnapshotNode(parts: Array(node.parts[$0])) }
  }
}

extension SnapshotNode {
  /// Returns two trees without the leaves that both share at the start and at the end.
  ///
  /// Their difference is that of the whole, as what both share has no part in it.
  ///
  /// - Parameters:
  ///   - old: A tree.
  ///   - new: A tree of sections of the same type.
  /// - Returns: The number of sections that were left out at the start, and the rest of both trees.
  /// - Complexity: O(*s*) in the number of leaves.
  static func unshared(
    _ old: SnapshotNode, _ new: SnapshotNode
  ) -> (start: Int, old: SnapshotNode, new: SnapshotNode) {
    if old.isLeaf || new.isLeaf { return (0, old, new) }
    var (leaves, others): ([SnapshotNode], [SnapshotNode]) = ([], [])
    old.forEachLeaf { leaves.append($0) }
    new.forEachLeaf { others.append($0) }
    let shorter = min(leaves.count, others.count)
    var (start, startCount, end) = (0, 0, 0)
    while start < shorter, leaves[start] === others[start] {
      startCount += leaves[start].sectionCount
      start += 1
    }
    while end < shorter - start,
      leaves[leaves.count - 1 - end] === others[others.count - 1 - end]
    {
      end += 1
    }
    func rest(_ leaves: [SnapshotNode]) -> SnapshotNode {
      let rest = leaves[start..<leaves.count - end]
      return rest.count == 1 ? rest[start] : SnapshotNode(parts: Array(rest))
    }
    return (startCount, rest(leaves), rest(others))
  }
}
