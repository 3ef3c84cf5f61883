/// Consecutive items of a section, and the consecutive items that they are after a change.
@usableFromInline
struct ItemRun: Hashable, Sendable, BitwiseCopyable {
  @usableFromInline let before: ItemPath
  @usableFromInline let after: ItemPath
  @usableFromInline var count: Int

  @inlinable
  init(_ before: ItemPath, _ after: ItemPath, count: Int = 1) {
    (self.before, self.after, self.count) = (before, after, count)
  }
}

extension Relation {
  /// Returns the relation with further pairs.
  ///
  /// - Parameter runs: Items that are deleted and inserted, or that come and go with their sections, in
  ///   any order.
  /// - Returns: The relation of the same elements, and of those of the runs.
  /// - Complexity: O(*m*) in the size of the result, and O(*r* log *r*) in the number of runs that are
  ///   out of order.
  @usableFromInline
  func pairing(_ runs: [ItemRun]) -> Relation {
    if runs.isEmpty { return self }
    let (one, two) = (
      RelationSide(before, joining: runs, startingAt: \.before),
      RelationSide(after, joining: runs, startingAt: \.after)
    )
    var result = (
      after: [Int32](repeating: -1, count: one.paths.count),
      before: [Int32](repeating: -1, count: two.paths.count)
    )
    for (position, partner) in partnerAfter.enumerated() where partner >= 0 {
      let (place, partnerPlace) = (one.places[position], two.places[Int(partner)])
      result.after[Int(place)] = partnerPlace
      result.before[Int(partnerPlace)] = place
    }
    for (number, run) in runs.enumerated() {
      let (start, partnerStart) = (one.starts[number], two.starts[number])
      for offset in 0..<Int32(run.count) {
        result.after[Int(start &+ offset)] = partnerStart &+ offset
        result.before[Int(partnerStart &+ offset)] = start &+ offset
      }
    }
    return Relation(
      before: one.paths, partnerAfter: result.after, after: two.paths,
      partnerBefore: result.before)
  }
}

/// One side of a relation, with further paths.
private struct RelationSide {
  /// All paths, ascending.
  private(set) var paths: [ItemPath] = []

  /// The positions of those that were there before.
  private(set) var places: [Int32] = []

  /// The positions of the first paths of the runs.
  private(set) var starts: [Int32]

  init(_ old: [ItemPath], joining runs: [ItemRun], startingAt start: (ItemRun) -> ItemPath) {
    // Numbers are sorted in a third of the time that their indices take.
    var firsts = runs.enumerated().map { (path: start($1), run: Int32($0)) }
    let isAscending = zip(firsts, firsts.dropFirst()).allSatisfy { $0.path < $1.path }
    if !isAscending { firsts.sort { $0.path < $1.path } }
    starts = [Int32](repeating: 0, count: runs.count)
    places.reserveCapacity(old.count)
    paths.reserveCapacity(runs.reduce(old.count) { $0 + $1.count })
    for (first, run) in firsts {
      add(old, upTo: first)
      starts[Int(run)] = Int32(paths.count)
      for item in first.item..<first.item + runs[Int(run)].count {
        let path = ItemPath(section: first.section, item: item)
        if places.count < old.count, old[places.count] == path {
          places.append(Int32(paths.count))
        }
        paths.append(path)
      }
    }
    add(old, upTo: nil)
  }

  /// Adds the next paths that were there before, up to another one.
  private mutating func add(_ old: [ItemPath], upTo end: ItemPath?) {
    while places.count < old.count {
      let path = old[places.count]
      if let end, path >= end { return }
      places.append(Int32(paths.count))
      paths.append(path)
    }
  }
}

extension Relation {
  /// The indices of the sections that are deleted, in a relation of sections.
  @usableFromInline var deletedSections: [Int] { deletes.map(\.item) }

  /// The indices of the sections that are inserted, in a relation of sections.
  @usableFromInline var insertedSections: [Int] { inserts.map(\.item) }

  /// The items that are deleted, by their sections.
  @usableFromInline var deletesBySection: [[ItemPath]] { Relation.bySection(deletes) }

  /// The items that are inserted, by their sections.
  @usableFromInline var insertsBySection: [[ItemPath]] { Relation.bySection(inserts) }

  private static func bySection(_ paths: some Sequence<ItemPath>) -> [[ItemPath]] {
    var result: [[ItemPath]] = []
    for path in paths {
      if result.last?.last?.section == path.section {
        result[result.count - 1].append(path)
      } else {
        result.append([path])
      }
    }
    return result
  }
}

extension ArraySlice<ItemPath> {
  /// Returns the indices of the items of a section that are not among these, which are ascending and
  /// of this section.
  @usableFromInline
  func otherItems(of count: Int) -> [Int] {
    var rest = self
    return (0..<count).filter { item in
      guard rest.first?.item == item else { return true }
      rest.removeFirst()
      return false
    }
  }
}
