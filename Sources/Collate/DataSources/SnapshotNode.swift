/// A node of a snapshot's tree: a leaf with sections, or a node with further nodes, its parts.
///
/// Snapshots share nodes. A change copies only the nodes on the path from the root to the changed
/// section, and the snapshot of a child is a node in that of its composite. A node that two share is
/// never modified, so a root stands for a state of its source: see ``ChangeLog``.
///
/// The type of the sections is known only to the leaves. All code that works on trees and changes is
/// compiled once, and finds no type at run time.
@usableFromInline
class SnapshotNode {
  /// The maximum number of sections in a leaf, and of parts in a node above leaves.
  @inlinable static var capacity: Int { 128 }

  /// Whether the node is a ``SnapshotLeaf``.
  @usableFromInline final let isLeaf: Bool

  /// The parts, in order.
  @usableFromInline final var parts: [SnapshotNode] = []

  /// The number of sections before each part.
  @usableFromInline final var starts: [Int] = []

  /// The slots below the node, if it belongs to a composite.
  final var frame: SlotFrame?

  /// What the sections were made from, if the node is the root of a transformed source.
  final var origin: SnapshotOrigin?

  @usableFromInline final var sectionCount = 0

  @usableFromInline final var itemCount = 0

  /// Creates a node with parts.
  @usableFromInline
  init(parts: [SnapshotNode]) {
    isLeaf = false
    self.parts = parts
    recount()
  }

  /// Creates the base of a leaf.
  @usableFromInline
  init(leafWithSectionCount sectionCount: Int, itemCount: Int) {
    isLeaf = true
    self.sectionCount = sectionCount
    self.itemCount = itemCount
  }

  /// A node without anything.
  @usableFromInline static let none = SnapshotNode(parts: [])

  fileprivate init(copying other: SnapshotNode) {
    isLeaf = false
    parts = other.parts
    starts = other.starts
    frame = other.frame
    origin = other.origin
    sectionCount = other.sectionCount
    itemCount = other.itemCount
  }

  /// Returns a copy, which shares the parts.
  @usableFromInline
  func copy() -> SnapshotNode { SnapshotNode(copying: self) }

  /// Returns the number of items in a section of a leaf.
  func itemCount(inSectionOfLeaf section: Int) -> Int { 0 }

  /// Counts the sections and items of the parts again.
  final func recount() {
    starts.removeAll(keepingCapacity: true)
    starts.reserveCapacity(parts.count)
    sectionCount = 0
    itemCount = 0
    for part in parts {
      starts.append(sectionCount)
      sectionCount += part.sectionCount
      itemCount += part.itemCount
    }
  }
}

/// A node with sections.
@usableFromInline
final class SnapshotLeaf<Section: SectionProtocol>: SnapshotNode, @unchecked Sendable {
  @usableFromInline var sections: [Section]

  @inlinable
  init(_ sections: [Section]) {
    self.sections = sections
    super.init(
      leafWithSectionCount: sections.count,
      itemCount: sections.reduce(0) { $0 + $1.items.count })
  }

  private init(copying other: SnapshotLeaf) {
    sections = other.sections
    super.init(leafWithSectionCount: other.sectionCount, itemCount: other.itemCount)
    origin = other.origin
  }

  @usableFromInline
  override func copy() -> SnapshotNode { SnapshotLeaf(copying: self) }

  override func itemCount(inSectionOfLeaf section: Int) -> Int { sections[section].items.count }
}

// Nodes are modified only while nobody shares them. Snapshots are sendable only if their sections
// are.
extension SnapshotNode: @unchecked Sendable {}

extension SnapshotNode {
  /// Returns the node as a leaf.
  ///
  /// The leaves of the trees of a `Snapshot<Section>` are `SnapshotLeaf<Section>`, which debug builds
  /// check.
  @inlinable
  @inline(__always)
  final func leaf<Section: SectionProtocol>(of _: Section.Type) -> SnapshotLeaf<Section> {
    unsafe unsafeDowncast(self, to: SnapshotLeaf<Section>.self)
  }

  /// Returns a tree of leaves.
  @inlinable
  static func tree<Section: SectionProtocol>(of sections: [Section]) -> SnapshotNode {
    guard sections.count > capacity else { return SnapshotLeaf(sections) }
    var level: [SnapshotNode] = stride(from: 0, to: sections.count, by: capacity).map { start in
      SnapshotLeaf(Array(sections[start..<min(start + capacity, sections.count)]))
    }
    while level.count > 1 {
      level = stride(from: 0, to: level.count, by: capacity).map { start in
        SnapshotNode(parts: Array(level[start..<min(start + capacity, level.count)]))
      }
    }
    return level[0]
  }

  /// Returns the index of the part that contains a section.
  @inlinable
  final func part(ofSection section: Int) -> Int {
    // The last part that starts at or before the section; empty parts before it have the same
    // start.
    starts.lastPosition(notAbove: section)
  }

  /// Returns the leaf that contains a section, and the index of the first section of the leaf.
  @inlinable
  final func leaf(ofSection section: Int) -> (node: SnapshotNode, start: Int) {
    var node = self
    var start = 0
    while !node.isLeaf {
      let part = node.part(ofSection: section &- start)
      start &+= node.starts[part]
      node = node.parts[part]
    }
    return (node, start)
  }

  /// Returns the number of items in a section.
  final func itemCount(inSection section: Int) -> Int {
    let (leaf, start) = leaf(ofSection: section)
    return leaf.itemCount(inSectionOfLeaf: section - start)
  }

  /// Calls a closure with each leaf, in order.
  @inlinable
  final func forEachLeaf(_ body: (SnapshotNode) -> Void) {
    if isLeaf { return body(self) }
    for part in parts { part.forEachLeaf(body) }
  }

  /// Mutates a section in place, after copying the nodes that are shared.
  @inlinable
  static func modifySection<Section: SectionProtocol, Result>(
    _ section: Int,
    in node: inout SnapshotNode,
    _ body: (inout Section) -> Result
  ) -> Result {
    makeUnique(&node)
    if node.isLeaf {
      let leaf = node.leaf(of: Section.self)
      leaf.itemCount -= leaf.sections[section].items.count
      defer { leaf.itemCount += leaf.sections[section].items.count }
      return body(&leaf.sections[section])
    }
    let part = node.part(ofSection: section)
    node.itemCount -= node.parts[part].itemCount
    defer { node.itemCount += node.parts[part].itemCount }
    return modifySection(section - node.starts[part], in: &node.parts[part], body)
  }

  /// Copies a node if it is shared.
  @inlinable
  static func makeUnique(_ node: inout SnapshotNode) {
    if !isKnownUniquelyReferenced(&node) { node = node.copy() }
  }
}
