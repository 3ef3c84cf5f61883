extension Snapshot {
  /// Inserts a section.
  ///
  /// - Complexity: O(log *s*) in the number of sections, while ``modifySections(_:)`` copies all.
  mutating func insertSection(_ section: Section, at index: Int) {
    SnapshotNode.editLeaf(of: Section.self, at: index, in: &root) { $0.insert(section, at: $1) }
  }

  /// Removes a section.
  ///
  /// - Complexity: O(log *s*) in the number of sections.
  mutating func removeSection(at index: Int) {
    SnapshotNode.editLeaf(of: Section.self, at: index, in: &root) { $0.remove(at: $1) }
  }
}

extension SnapshotNode {
  /// Edits the list of sections of the leaf with a place, in a tree without slots.
  fileprivate static func editLeaf<Section: SectionProtocol>(
    of type: Section.Type, at index: Int, in node: inout SnapshotNode,
    _ body: (inout [Section], Int) -> Void
  ) {
    edit(of: type, at: index, in: &node, body)
    if node.count > 2 * capacity { node = SnapshotNode(parts: halves(of: node, type)) }
  }

  private static func edit<Section: SectionProtocol>(
    of type: Section.Type, at index: Int, in node: inout SnapshotNode,
    _ body: (inout [Section], Int) -> Void
  ) {
    if !node.isLeaf && node.parts.isEmpty { node = SnapshotLeaf<Section>([]) }
    makeUnique(&node)
    if node.isLeaf {
      let leaf = node.leaf(of: Section.self)
      body(&leaf.sections, index)
      leaf.sectionCount = leaf.sections.count
      leaf.itemCount = leaf.sections.reduce(0) { $0 + addend($1.itemCount) }
      return
    }
    let part = node.part(ofSection: index)
    var child = SnapshotNode.none
    swap(&child, &node.parts[part])
    edit(of: type, at: index - node.starts[part], in: &child, body)
    if child.count > 2 * capacity {
      node.parts.replaceSubrange(part...part, with: halves(of: child, type))
    } else if child.count == 0 && node.parts.count > 1 {
      node.parts.remove(at: part)
    } else {
      swap(&child, &node.parts[part])
    }
    node.recount()
  }

  /// The number of sections of a leaf, or of parts.
  private var count: Int { isLeaf ? sectionCount : parts.count }

  private static func halves<Section: SectionProtocol>(
    of node: SnapshotNode, _: Section.Type
  ) -> [SnapshotNode] {
    let middle = node.count / 2
    if node.isLeaf {
      let sections = node.leaf(of: Section.self).sections
      return [
        SnapshotLeaf(Array(sections[..<middle])), SnapshotLeaf(Array(sections[middle...])),
      ]
    }
    return [
      SnapshotNode(parts: Array(node.parts[..<middle])),
      SnapshotNode(parts: Array(node.parts[middle...])),
    ]
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
