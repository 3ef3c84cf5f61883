/// A node of a snapshot's tree: a leaf with sections, or a node with further nodes, its parts.
///
/// Snapshots share nodes. A change copies only the nodes on the path from the root to the changed
/// section, and the snapshot of a child is a node in that of its composite. A node that two share is
/// never modified, so a root stands for a state of its source: see ``ChangeLog``.
///
/// The type of the sections is known only to the leaves. All code that works on trees and changes is
/// compiled once, and finds no type at run time.
@usableFromInline
package class SnapshotNode {
  /// The maximum number of parts of a node, and of sections of a leaf.
  ///
  /// Large nodes make lookups faster; small ones make changes cheaper, as these copy a node on each
  /// level.
  @inlinable static var fanout: Int { 32 }

  /// Whether the node is a ``SnapshotLeaf``.
  @usableFromInline final let isLeaf: Bool

  // No code runs while one of these is accessed, so accesses never overlap. Checking that at run time
  // would take a third of the time of a lookup.

  /// The parts, in order.
  @safe @exclusivity(unchecked) final var parts: [SnapshotNode] = []

  /// The number of sections before each part.
  @safe @exclusivity(unchecked) final var starts: [Int] = []

  /// The slots below the node, if it belongs to a composite.
  @safe @exclusivity(unchecked) final var frame: SlotFrame?

  /// What the sections were made from, if the node is the root of a transformed source.
  @safe @exclusivity(unchecked) final var origin: SnapshotOrigin?

  @safe @exclusivity(unchecked) final var sectionCount = 0

  /// The sum of the numbers of items, each up to ``greatestAddend``.
  @safe @exclusivity(unchecked) final var itemCount = 0

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

  deinit {
    releaseNestedNodes()
  }

  fileprivate init(copying other: SnapshotNode) {
    isLeaf = false
    (parts, starts, frame, origin) = (other.parts, other.starts, other.frame, other.origin)
    (sectionCount, itemCount) = (other.sectionCount, other.itemCount)
  }

  /// Returns a copy, which shares the parts.
  @usableFromInline
  func copy() -> SnapshotNode { SnapshotNode(copying: self) }

  /// Returns the number of items in a section of a leaf.
  func itemCount(inSectionOfLeaf section: Int) -> Int { 0 }

  /// The greatest number of items that is counted of a section.
  ///
  /// Lists of lazy items may have any length, of which the sum could be too large for an integer.
  @inlinable static var greatestAddend: Int { 1 << 47 }

  /// Returns how many items of a section are counted.
  @inlinable
  static func addend(_ itemCount: Int) -> Int { min(itemCount, greatestAddend) }

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

extension SnapshotNode {
  /// Traps if the numbers in the tree are not those of its leaves, in builds that check invariants.
  ///
  /// Large or deep trees are checked in part, as the check would otherwise be all that a test does.
  final func checkInvariants() {
    #if COLLATE_CHECK_INVARIANTS
    var rest = 1000
    checkInvariants(ofAtMost: &rest, levels: 16)
    #endif
  }

  private final func checkInvariants(ofAtMost rest: inout Int, levels: Int) {
    #if COLLATE_CHECK_INVARIANTS
    rest -= isLeaf ? sectionCount : parts.count
    if rest < 0 || levels == 0 { return }
    if isLeaf {
      let counts = (0..<sectionCount).map {
        min(itemCount(inSectionOfLeaf: $0), SnapshotNode.greatestAddend)
      }
      precondition(itemCount == counts.reduce(0, +), "\(itemCount) items in a leaf of \(counts)")
      return
    }
    precondition(starts.count == parts.count, "\(parts.count) parts, \(starts.count) starts")
    var (sections, items) = (0, 0)
    for (part, start) in zip(parts, starts) {
      precondition(start == sections, "A part starts at \(start), after \(sections) sections")
      sections += part.sectionCount
      items += part.itemCount
      part.checkInvariants(ofAtMost: &rest, levels: levels - 1)
    }
    precondition(sectionCount == sections, "\(sectionCount) sections, the parts have \(sections)")
    precondition(itemCount == items, "\(itemCount) items, the parts have \(items)")
    frame?.checkInvariants(of: parts)
    #endif
  }
}

/// A node with sections.
@usableFromInline
final class SnapshotLeaf<Section: SectionProtocol>: SnapshotNode, @unchecked Sendable {
  /// The sections.
  ///
  /// Code of the app runs while one is mutated, but only the mutation refers to the leaf.
  @safe @exclusivity(unchecked) @usableFromInline var sections: [Section]

  @inlinable
  init(_ sections: [Section]) {
    self.sections = sections
    super.init(
      leafWithSectionCount: sections.count,
      itemCount: sections.reduce(0) { $0 + SnapshotNode.addend($1.itemCount) })
  }

  private init(copying other: SnapshotLeaf) {
    sections = other.sections
    super.init(leafWithSectionCount: other.sectionCount, itemCount: other.itemCount)
    origin = other.origin
  }

  @usableFromInline
  override func copy() -> SnapshotNode { SnapshotLeaf(copying: self) }

  override func itemCount(inSectionOfLeaf section: Int) -> Int { sections[section].itemCount }
}

/// What the sections of a transformed source were made from.
final class SnapshotOrigin {
  /// The sections of the base; taken out when the node goes away.
  var base: SnapshotNode

  /// The link between the base and the derived source, which distinguishes origins of different sources.
  let link: AnyObject

  /// The number of the parameters; states with the same number were made with the same ones.
  let parameters: Int

  init(base: SnapshotNode, link: AnyObject, parameters: Int = 0) {
    (self.base, self.link, self.parameters) = (base, link, parameters)
  }
}

// Nodes are modified only while they are not shared. Snapshots are sendable only if their sections
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
    guard sections.count > fanout else { return SnapshotLeaf(sections) }
    var level: [SnapshotNode] = stride(from: 0, to: sections.count, by: fanout).map { start in
      SnapshotLeaf(Array(sections[start..<min(start + fanout, sections.count)]))
    }
    while level.count > 1 {
      level = stride(from: 0, to: level.count, by: fanout).map { start in
        SnapshotNode(parts: Array(level[start..<min(start + fanout, level.count)]))
      }
    }
    return level[0]
  }

  /// Returns the index of the part that contains a section.
  final func part(ofSection section: Int) -> Int {
    // The last part that starts at or before the section; empty parts before it have the same
    // start.
    starts.lastPosition { $0 <= section }
  }

  /// Returns the leaf that contains a section, and the index of the section in the leaf.
  @usableFromInline
  final func leaf(ofSection section: Int) -> (node: SnapshotNode, section: Int) {
    var node = self
    var section = section
    while !node.isLeaf {
      let part = node.part(ofSection: section)
      section &-= node.starts[part]
      node = node.parts[part]
    }
    return (node, section)
  }

  /// Returns the number of items in a section.
  final func itemCount(inSection section: Int) -> Int {
    let (leaf, section) = leaf(ofSection: section)
    return leaf.itemCount(inSectionOfLeaf: section)
  }

  /// Calls a closure with each leaf, in order.
  @usableFromInline
  final func forEachLeaf(_ body: (SnapshotNode) -> Void) {
    var leaves = LeafWalk(self)
    while let leaf = leaves.next() { body(leaf) }
  }

  /// Mutates a section in place, after copying the nodes that are shared.
  @inlinable
  static func modifySection<Section: SectionProtocol, Result>(
    _ section: Int, in root: inout SnapshotNode, _ body: (inout Section) -> Result
  ) -> Result {
    let (node, position) = uniqueLeaf(ofSection: section, in: &root)
    let leaf = node.leaf(of: Section.self)
    let oldCount = addend(leaf.sections[position].itemCount)
    defer {
      root.add(addend(leaf.sections[position].itemCount) - oldCount, toSection: section)
    }
    return body(&leaf.sections[position])
  }

  /// Returns the leaf that contains a section, and the index of the section in the leaf, after copying the nodes
  /// that are shared.
  @usableFromInline
  static func uniqueLeaf(
    ofSection section: Int, in root: inout SnapshotNode
  ) -> (node: SnapshotNode, section: Int) {
    makeUnique(&root)
    var (node, section) = (root, section)
    while !node.isLeaf {
      let part = node.part(ofSection: section)
      section &-= node.starts[part]
      makeUnique(&node.parts[part])
      node = node.parts[part]
    }
    return (node, section)
  }

  /// Adds to the number of items of a section, in all nodes above it.
  @usableFromInline
  final func add(_ itemCount: Int, toSection section: Int) {
    if itemCount == 0 { return }
    var (node, section) = (self, section)
    node.itemCount += itemCount
    while !node.isLeaf {
      let part = node.part(ofSection: section)
      section &-= node.starts[part]
      node = node.parts[part]
      node.itemCount += itemCount
    }
  }

  /// Copies a node if it is shared.
  @inline(__always)
  static func makeUnique(_ node: inout SnapshotNode) {
    if !isKnownUniquelyReferenced(&node) { node = node.copy() }
  }
}
