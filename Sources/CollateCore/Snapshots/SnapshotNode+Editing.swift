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

  /// Takes sections out, and then puts others in.
  ///
  /// - Parameters:
  ///   - removed: The indices before of the sections that go, ascending.
  ///   - sections: The sections that come.
  ///   - inserted: Their indices after, ascending.
  /// - Complexity: O(*k* log *s*) for *k* of *s* sections, if these are few; otherwise O(*s*).
  package mutating func replaceSections(
    _ removed: [Int], with sections: [Section], at inserted: [Int]
  ) {
    if removed.count + inserted.count > 16 + self.sections.count / 16 {
      let all = allSections.replacing(removed, by: sections, at: inserted.insertionRanks)
      root = Snapshot(all).root
      return
    }
    for index in removed.reversed() { replaceSections(index..<index + 1, with: []) }
    for (rank, index) in inserted.enumerated() {
      replaceSections(index..<index, with: [sections[rank]])
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
    while root.count > 2 * fanout { root = SnapshotNode(parts: pieces(of: root, Section.self)) }
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
    if child.count > 2 * fanout {
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
    let pieceCount = (2 * node.count + 3 * fanout - 1) / (3 * fanout)
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
  /// Returns two trees without what both share at the start and at the end.
  ///
  /// Their difference is that of the whole, as what both share has no part in it.
  ///
  /// - Parameters:
  ///   - old: A tree.
  ///   - new: A tree of sections of the same type.
  /// - Returns: The number of sections that were left out at the start, and the rest of both trees.
  /// - Complexity: O(log *s*) in the number of sections, if one leaf differs.
  static func unshared(
    _ old: SnapshotNode, _ new: SnapshotNode
  ) -> (start: Int, old: SnapshotNode, new: SnapshotNode) {
    var (start, old, new) = (0, old, new)
    while !old.isLeaf && !new.isLeaf {
      let (ranges, count) = unsharedRanges(old.parts, new.parts)
      start += count
      if ranges.old.count == 1 && ranges.new.count == 1 {
        (old, new) = (old.parts[ranges.old.lowerBound], new.parts[ranges.new.lowerBound])
        continue
      }
      // When a node is divided or removed, the leaves of its neighbors are still shared.
      let leaves = (leaves(below: old.parts[ranges.old]), leaves(below: new.parts[ranges.new]))
      let (rests, leafCount) = unsharedRanges(leaves.0, leaves.1)
      func rest(_ leaves: ArraySlice<SnapshotNode>) -> SnapshotNode {
        leaves.count == 1 ? leaves[leaves.startIndex] : SnapshotNode(parts: Array(leaves))
      }
      return (start + leafCount, rest(leaves.0[rests.old]), rest(leaves.1[rests.new]))
    }
    return (start, old, new)
  }

  /// Returns the indices of nodes in two lists without those that both share at the start and at the end, and
  /// the number of sections below the former.
  private static func unsharedRanges(
    _ old: [SnapshotNode], _ new: [SnapshotNode]
  ) -> (ranges: (old: Range<Int>, new: Range<Int>), sectionCount: Int) {
    var (start, end, sectionCount) = (0, 0, 0)
    let shorter = min(old.count, new.count)
    while start < shorter, old[start] === new[start] {
      sectionCount += old[start].sectionCount
      start += 1
    }
    while end < shorter - start, old[old.count - 1 - end] === new[new.count - 1 - end] { end += 1 }
    return ((start..<old.count - end, start..<new.count - end), sectionCount)
  }

  private static func leaves(below nodes: ArraySlice<SnapshotNode>) -> [SnapshotNode] {
    var leaves: [SnapshotNode] = []
    for node in nodes { node.forEachLeaf { leaves.append($0) } }
    return leaves
  }
}
