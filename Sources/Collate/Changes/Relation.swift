/// Which elements before are which elements after, written down only where something happened.
///
/// An element is *touched* when it is gone, new, or paired explicitly. All others of a surviving
/// section are paired in order, and cost nothing. A touched element may belong to a section that
/// does not survive: it has escaped from it, or will. The same type serves for sections, as the
/// items of one imaginary section, number 0.
@usableFromInline
struct Relation: Hashable, Sendable {
  /// The touched paths before, ascending, each with the position of its partner in `after`, or -1.
  @usableFromInline var before: [ItemPath] = []
  @usableFromInline var partnerAfter: [Int32] = []

  /// The touched paths after, ascending, each with the position of its partner in `before`, or -1.
  @usableFromInline var after: [ItemPath] = []
  @usableFromInline var partnerBefore: [Int32] = []

  @inlinable
  init() {}

  @inlinable var isEmpty: Bool { before.isEmpty && after.isEmpty }

  /// The relation in the other direction.
  var inverse: Relation {
    var result = Relation()
    (result.before, result.partnerAfter) = (after, partnerBefore)
    (result.after, result.partnerBefore) = (before, partnerAfter)
    return result
  }

  /// Returns where the touched element at a position of `before` goes, if it stays.
  func target(ofTouched position: Int) -> ItemPath? {
    let partner = partnerAfter[position]
    return partner < 0 ? nil : after[Int(partner)]
  }

  /// The elements that are gone, of those that are touched.
  var deletes: some Sequence<ItemPath> {
    zip(before, partnerAfter).lazy.filter { $0.1 < 0 }.map(\.0)
  }

  /// The elements that are new, of those that are touched.
  var inserts: some Sequence<ItemPath> {
    zip(after, partnerBefore).lazy.filter { $0.1 < 0 }.map(\.0)
  }

  /// The pairs that are written down, ascending by the path before.
  var pairs: some Sequence<(before: ItemPath, after: ItemPath)> {
    zip(before, partnerAfter).lazy.filter { $0.1 >= 0 }.map {
      (before: $0.0, after: after[Int($0.1)])
    }
  }
}

extension Relation {
  /// Creates a relation from its changes, in any order.
  ///
  /// - Complexity: O(*m* log *m*)
  init(
    deletes: some Sequence<ItemPath>,
    inserts: some Sequence<ItemPath>,
    pairs: some Sequence<(before: ItemPath, after: ItemPath)>
  ) {
    // Sorting carries each pair's number along; afterwards the two sides find each other by it.
    var befores: [(path: ItemPath, pair: Int32)] = deletes.map { ($0, -1) }
    var afters: [(path: ItemPath, pair: Int32)] = inserts.map { ($0, -1) }
    var pairCount: Int32 = 0
    for pair in pairs {
      befores.append((pair.before, pairCount))
      afters.append((pair.after, pairCount))
      pairCount += 1
    }
    befores.sort { $0.path < $1.path }
    afters.sort { $0.path < $1.path }

    before = befores.map(\.path)
    after = afters.map(\.path)
    partnerAfter = [Int32](repeating: -1, count: before.count)
    partnerBefore = [Int32](repeating: -1, count: after.count)
    guard pairCount > 0 else { return }
    var positions = [Int32](repeating: -1, count: Int(pairCount))
    for (position, entry) in befores.enumerated() where entry.pair >= 0 {
      positions[Int(entry.pair)] = Int32(position)
    }
    for (position, entry) in afters.enumerated() where entry.pair >= 0 {
      let partner = positions[Int(entry.pair)]
      partnerBefore[position] = partner
      partnerAfter[Int(partner)] = Int32(position)
    }
  }
}

extension Relation {
  /// Returns the positions in an ascending list of paths that belong to a section.
  static func range(of section: Int, in paths: [ItemPath]) -> Range<Int> {
    let start = paths.lowerBound(of: ItemPath(section: section, item: 0))
    let end = paths[start...].lowerBound(of: ItemPath(section: section + 1, item: 0))
    return start..<end
  }

  /// Returns where an element goes, or `nil` when it does not stay.
  ///
  /// - Parameters:
  ///   - path: A path before.
  ///   - sectionAfter: Tells where a section goes.
  /// - Returns: A path after.
  /// - Complexity: O(log *m*) in the number of touched elements.
  func forward(_ path: ItemPath, sectionAfter: (Int) -> Int?) -> ItemPath? {
    let position = before.lowerBound(of: path)
    if position < before.count, before[position] == path {
      return target(ofTouched: position)
    }
    guard let section = sectionAfter(path.section) else { return nil }
    let sectionStart = before.lowerBound(of: ItemPath(section: path.section, item: 0))
    let rank = path.item - (position - sectionStart)
    let touched = after[Relation.range(of: section, in: after)]
    return ItemPath(section: section, item: touched.untouchedItem(ofRank: rank))
  }
}

extension RandomAccessCollection<ItemPath> where Index == Int {
  /// Returns the number of the item that has a rank among the items a list of paths does not name.
  ///
  /// The list is ascending and names items of one section.
  func untouchedItem(ofRank rank: Int) -> Int {
    // As many as stand above the item shift its rank.
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[startIndex + middle].item - middle <= rank { low = middle + 1 } else { high = middle }
    }
    return rank + low
  }
}
