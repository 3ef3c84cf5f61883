/// A walk through the leaves of a tree, in order.
///
/// It needs memory only where nodes have several parts above leaves, so also a nest of 100 000 composites with
/// a single source each takes none.
@usableFromInline
struct LeafWalk {
  /// The nodes above the current one of which parts are left, and the next part of each.
  private var above: [(node: SnapshotNode, part: Int)] = []

  private var node: SnapshotNode
  private var part = 0

  @usableFromInline
  init(_ root: SnapshotNode) {
    node = root
  }

  /// Returns the next leaf, or `nil` after the last one.
  @usableFromInline
  mutating func next() -> SnapshotNode? {
    if node.isLeaf {
      // The root, which has been returned if it is not the first call.
      part += 1
      return part == 1 ? node : nil
    }
    while true {
      guard part < node.parts.count else {
        guard let next = above.popLast() else { return nil }
        (node, part) = next
        continue
      }
      let child = node.parts[part]
      part += 1
      if child.isLeaf { return child }
      if part < node.parts.count { above.append((node, part)) }
      (node, part) = (child, 0)
    }
  }
}

extension LeafWalk: Sendable {}

// A node that goes away releases those below it, and these release others in turn. In a nest of composites, or
// a chain of transforms, that would take space on the thread's stack for each level.
extension SnapshotNode {
  /// Whether there may be nodes of other sources below.
  private final var isNested: Bool { frame != nil || origin != nil }

  /// Releases the nodes below one that goes away, one after the other.
  final func releaseNestedNodes() {
    guard isNested, origin != nil || retainsNestedNodes else { return }
    // Of most trees, there is at most one at a time.
    var next: SnapshotNode?
    var others: [SnapshotNode] = []
    takeNestedNodes(&next, &others)
    while next != nil || !others.isEmpty {
      var node: SnapshotNode?
      swap(&node, &next)
      if node == nil { node = others.removeLast() }
      if isKnownUniquelyReferenced(&node) { node?.takeNestedNodes(&next, &others) }
    }
  }

  /// Whether nothing else retains one of the nodes below that may be those of other sources.
  ///
  /// Nodes above slots release their parts, which are few levels of the same composite, one in the other.
  private final var retainsNestedNodes: Bool {
    guard let frame, frame.isLowest else { return false }
    for part in parts.indices where parts[part].isNested {
      if isKnownUniquelyReferenced(&parts[part]) { return true }
    }
    return false
  }

  /// Takes out the nodes that nothing else retains.
  private final func takeNestedNodes(_ next: inout SnapshotNode?, _ others: inout [SnapshotNode]) {
    func take(_ node: inout SnapshotNode) {
      guard node.isNested, isKnownUniquelyReferenced(&node) else { return }
      var taken = SnapshotNode.none
      swap(&taken, &node)
      if next == nil { next = taken } else { others.append(taken) }
    }
    if isKnownUniquelyReferenced(&origin), let origin { take(&origin.base) }
    if frame != nil {
      // A copy of the node may share the array, and retains its elements as long as this exists.
      var parts: [SnapshotNode] = []
      swap(&parts, &self.parts)
      for part in parts.indices { take(&parts[part]) }
    }
    (frame, origin) = (nil, nil)
  }
}
