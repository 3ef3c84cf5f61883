/// The sections of a snapshot, to be read at random places without copying any.
///
/// It retains the arrays of the leaves. An array of all sections would retain each id and all items:
/// 50 us for 1000 sections with ids of strings, of which nothing remains.
@usableFromInline
struct SectionTable<Section: SectionProtocol> {
  /// The sections of the first leaf, which is the only one of most snapshots.
  @usableFromInline let first: [Section]

  /// The sections of all leaves, if there are several.
  @usableFromInline let leaves: [[Section]]

  /// The number of sections before each leaf, if there are several.
  @usableFromInline let starts: [Int]

  @usableFromInline let count: Int

  @inlinable
  init(_ snapshot: Snapshot<Section>) {
    let root = snapshot.root
    guard !root.isLeaf else {
      first = root.leaf(of: Section.self).sections
      count = first.count
      leaves = []
      starts = []
      return
    }
    // To grow as they are filled, both arrays would allocate some times each.
    var leafCount = 0
    root.forEachLeaf { _ in leafCount += 1 }
    var leaves: [[Section]] = []
    var starts: [Int] = []
    leaves.reserveCapacity(leafCount)
    starts.reserveCapacity(leafCount)
    var count = 0
    root.forEachLeaf { node in
      let sections = node.leaf(of: Section.self).sections
      leaves.append(sections)
      starts.append(count)
      count += sections.count
    }
    first = []
    self.leaves = leaves
    self.starts = starts
    self.count = count
  }

  /// The section at an index.
  ///
  /// - Complexity: O(log *s*) in the number of sections.
  @inlinable subscript(section: Int) -> Section {
    if leaves.isEmpty { return first[section] }
    let leaf = position(ofLeafWith: section)
    return leaves[leaf][section &- starts[leaf]]
  }

  /// Returns the ids of the sections from an index on, up to another one.
  @inlinable
  func ids(from start: Int, to end: Int) -> [Section.ID] {
    var result: [Section.ID] = []
    result.reserveCapacity(end &- start)
    var section = start
    while section < end {
      let (sections, indices) = leaf(with: section)
      let limit = Swift.min(indices.upperBound, end)
      for position in (section &- indices.lowerBound)..<(limit &- indices.lowerBound) {
        result.append(sections[position].id)
      }
      section = limit
    }
    return result
  }

  /// Returns with how many sections both tables end that have the same bits, and so are the same.
  ///
  /// - Complexity: O(*s*), about 1 ns each.
  @inlinable
  func sharedEndCount(with other: Self, upTo limit: Int) -> Int {
    var same = 0
    while same < limit {
      let (own, indices) = leaf(with: count &- 1 &- same)
      let (others, otherIndices) = other.leaf(with: other.count &- 1 &- same)
      let end = count &- same &- indices.lowerBound
      let otherEnd = other.count &- same &- otherIndices.lowerBound
      let length = Swift.min(end, otherEnd, limit &- same)
      let bits = own.sameBitCount(
        from: end &- length, as: others, from: otherEnd &- length, upTo: length)
      if bits == length {
        same &+= length
        continue
      }
      var step = 1
      while own.sameBitCount(from: end &- step, as: others, from: otherEnd &- step, upTo: 1) == 1 {
        step &+= 1
      }
      return same &+ step &- 1
    }
    return same
  }

  @inlinable
  func position(ofLeafWith section: Int) -> Int { starts.lastPosition { $0 <= section } }

  /// Returns the sections of the leaf that contains a section, and their indices in the snapshot.
  ///
  /// To go through the sections of a leaf takes 3 ns each, to look up each of them 20 ns.
  @inlinable
  func leaf(with section: Int) -> (sections: [Section], indices: Range<Int>) {
    if leaves.isEmpty { return (first, 0..<count) }
    let position = position(ofLeafWith: section)
    let (leaf, start) = (leaves[position], starts[position])
    return (leaf, start..<start &+ leaf.count)
  }

  /// Returns how many sections from an index on correspond to those at the same indices of another
  /// table.
  ///
  /// - Parameters:
  ///   - start: The index of the first section to look at.
  ///   - other: The other table.
  ///   - run: A closure that counts the corresponding sections in two leaves, from two positions on
  ///     and up to a limit.
  /// - Returns: The number of sections.
  @inlinable
  @inline(__always)
  func prefixCount(
    from start: Int, with other: Self,
    run: (_ own: [Section], _ position: Int, _ other: [Section], _ place: Int, _ limit: Int) -> Int
  ) -> Int {
    let shorter = Swift.min(count, other.count)
    var section = start
    while section < shorter {
      let (one, two) = (leaf(with: section), other.leaf(with: section))
      let limit = Swift.min(one.indices.upperBound, two.indices.upperBound) &- section
      let count = run(
        one.sections, section &- one.indices.lowerBound, two.sections,
        section &- two.indices.lowerBound, limit)
      section &+= count
      if count < limit { break }
    }
    return section &- start
  }

  /// Returns with how many sections both tables begin that have the same bits, and so are the same.
  ///
  /// - Complexity: O(*s*), about 1 ns each.
  @inlinable
  func sharedCount(with other: Self) -> Int {
    prefixCount(from: 0, with: other) { one, start, two, otherStart, limit in
      one.sameBitCount(from: start, as: two, from: otherStart, upTo: limit)
    }
  }

  /// Returns whether any of the sections of some items makes its items when they are read.
  @inlinable
  func hasLazySections(at paths: [ItemPath]) -> Bool {
    var known = -1
    for path in paths where path.section != known {
      known = path.section
      if self[known].isLazy { return true }
    }
    return false
  }

  /// Returns the items of each section of some items, which are ascending by sections in runs; none of
  /// the others.
  @inlinable
  func itemArrays(at paths: [ItemPath]) -> [[Section.Item]] {
    var result = [[Section.Item]](repeating: [], count: count)
    var known = -1
    for path in paths where path.section != known {
      known = path.section
      result[known] = self[known].items
    }
    return result
  }
}

extension SectionTable: Sendable where Section: Sendable {}
