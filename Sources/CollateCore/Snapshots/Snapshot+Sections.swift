extension Snapshot {
  /// A collection of the sections of a snapshot, which shares the storage of the snapshot.
  public struct Sections {
    @usableFromInline let root: SnapshotNode

    @inlinable
    init(root: SnapshotNode) {
      self.root = root
    }
  }
}

extension Snapshot.Sections: Sendable where Section: Sendable {}

extension Snapshot.Sections: RandomAccessCollection {
  /// The index of the first section, which is zero.
  @inlinable public var startIndex: Int { 0 }

  /// The number of sections.
  public var endIndex: Int { root.sectionCount }

  /// The section at an index.
  ///
  /// - Precondition: There is such a section.
  /// - Complexity: O(log *s*) in the number of sections.
  @inlinable
  public subscript(section: Int) -> Section {
    precondition(
      section >= 0 && section < endIndex,
      "There is no section \(section), there are \(endIndex)")
    let leaf = root.leaf(ofSection: section)
    return leaf.node.leaf(of: Section.self).sections[leaf.section]
  }

  /// The section at an index before or after a batch, to be read in the snapshot of that side.
  ///
  /// - Precondition: There is such a section.
  /// - Complexity: O(log *s*) in the number of sections.
  @inlinable
  public subscript<Space>(section: BatchSection<Space>) -> Section { self[section.index] }

  /// Returns an iterator, which visits each node of the storage once.
  @inlinable
  public func makeIterator() -> Iterator {
    Iterator(leaves: LeafWalk(root))
  }

  /// An iterator over the sections of a snapshot.
  public struct Iterator: IteratorProtocol {
    @usableFromInline var leaves: LeafWalk
    @usableFromInline var leaf: [Section] = []
    @usableFromInline var offset = 0

    @inlinable
    init(leaves: LeafWalk) {
      self.leaves = leaves
    }

    /// Returns the next section, or `nil` after the last one.
    @inlinable
    public mutating func next() -> Section? {
      while offset == leaf.count {
        guard let next = leaves.next() else { return nil }
        leaf = next.leaf(of: Section.self).sections
        offset = 0
      }
      defer { offset += 1 }
      return leaf[offset]
    }
  }
}

extension Snapshot.Sections.Iterator: Sendable where Section: Sendable {}
