/// The correspondence of elements before and after, recorded only for touched elements.
///
/// An element is *touched* if it is deleted, inserted, or paired explicitly. All other items of a
/// remaining section are paired in order, and need no storage. A touched element can belong to a
/// section that does not remain, if it moves out of it or into it. The type is also used for
/// sections, as items of a virtual section 0.
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

  /// The number of touched paths on both sides.
  var size: Int { before.count + after.count }

  /// Whether any element is inserted.
  var hasInserts: Bool { partnerBefore.contains(-1) }

  /// Whether elements are both deleted and inserted.
  var hasDeletesAndInserts: Bool { partnerAfter.contains(-1) && hasInserts }

  /// The reverse of the relation.
  var inverse: Relation {
    var result = Relation()
    (result.before, result.partnerAfter) = (after, partnerBefore)
    (result.after, result.partnerBefore) = (before, partnerAfter)
    return result
  }

  /// Returns the path after of the touched element at a position of `before`, or `nil` if it is
  /// deleted.
  func target(ofTouched position: Int) -> ItemPath? {
    let partner = partnerAfter[position]
    return partner < 0 ? nil : after[Int(partner)]
  }

  /// The touched elements that are deleted.
  var deletes: some Sequence<ItemPath> {
    zip(before, partnerAfter).lazy.filter { $0.1 < 0 }.map(\.0)
  }

  /// The touched elements that are inserted.
  var inserts: some Sequence<ItemPath> {
    zip(after, partnerBefore).lazy.filter { $0.1 < 0 }.map(\.0)
  }

  /// The explicit pairs, ascending by the path before.
  var pairs: some Sequence<(before: ItemPath, after: ItemPath)> {
    zip(before, partnerAfter).lazy.filter { $0.1 >= 0 }.map {
      (before: $0.0, after: after[Int($0.1)])
    }
  }
}

extension Relation {
  /// Creates a relation from ascending deletes and inserts, without pairs.
  init(deletes: [ItemPath] = [], inserts: [ItemPath] = []) {
    before = deletes
    partnerAfter = [Int32](repeating: -1, count: deletes.count)
    after = inserts
    partnerBefore = [Int32](repeating: -1, count: inserts.count)
  }

  /// Creates a relation in which one element moves.
  init(pair before: ItemPath, _ after: ItemPath) {
    self.before = [before]
    self.after = [after]
    partnerAfter = [0]
    partnerBefore = [0]
  }

  /// Creates a relation from its changes, in any order.
  ///
  /// - Complexity: O(*m* log *m*)
  init(
    deletes: some Sequence<ItemPath>,
    inserts: some Sequence<ItemPath>,
    pairs: some Sequence<(before: ItemPath, after: ItemPath)>
  ) {
    // The index of each pair is sorted along with its paths, and used to match both sides.
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
  /// Returns the range of positions in an ascending list of paths that belong to a section.
  static func range(of section: Int, in paths: [ItemPath]) -> Range<Int> {
    let start = paths.lowerBound(of: ItemPath(section: section, item: 0))
    let end = paths[start...].lowerBound(of: ItemPath(section: section + 1, item: 0))
    return start..<end
  }

  /// Returns the path of an element after, or `nil` if it is deleted.
  ///
  /// - Parameters:
  ///   - path: A path before.
  ///   - sectionAfter: A closure that returns the index of a section after.
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
  /// Returns the index of the item with a rank among those not in a list of paths.
  ///
  /// The list is ascending, with items of one section.
  func untouchedItem(ofRank rank: Int) -> Int {
    // The rank is shifted by the number of listed items that precede the item.
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[startIndex + middle].item - middle <= rank { low = middle + 1 } else { high = middle }
    }
    return rank + low
  }
}
