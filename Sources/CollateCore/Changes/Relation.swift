/// The correspondence of elements before and after, recorded only for touched elements.
///
/// An element is *touched* if it is deleted, inserted, or paired explicitly. All other items of a
/// remaining section are paired in order, and need no storage. A touched element can belong to a
/// section that does not remain, if it moves out of it or into it. The type is also used for
/// sections, as items of a virtual section 0.
@usableFromInline
package struct Relation: Equatable, Sendable {
  /// The touched paths before, ascending, each with the position of its partner in `after`, or -1.
  @usableFromInline package private(set) var before: [ItemPath] = []
  @usableFromInline private(set) var partnerAfter: [Int32] = []

  /// The touched paths after, ascending, each with the position of its partner in `before`, or -1.
  @usableFromInline package private(set) var after: [ItemPath] = []
  @usableFromInline private(set) var partnerBefore: [Int32] = []

  @inlinable
  package init() {}

  /// Creates a relation from its sides, each ascending, with the positions of the partners on the
  /// other side.
  @usableFromInline
  init(before: [ItemPath], partnerAfter: [Int32], after: [ItemPath], partnerBefore: [Int32]) {
    (self.before, self.partnerAfter) = (before, partnerAfter)
    (self.after, self.partnerBefore) = (after, partnerBefore)
  }

  @inlinable var isEmpty: Bool { before.isEmpty && after.isEmpty }

  /// The number of touched paths on both sides.
  var size: Int { before.count + after.count }

  /// Whether any element is deleted.
  @usableFromInline var hasDeletes: Bool { partnerAfter.contains(-1) }

  /// Whether any element is inserted.
  @usableFromInline var hasInserts: Bool { partnerBefore.contains(-1) }

  /// The reverse of the relation.
  var inverse: Relation {
    Relation(
      before: after, partnerAfter: partnerBefore, after: before, partnerBefore: partnerAfter)
  }

  /// Returns the path after of the touched element at a position of `before`, or `nil` if it is
  /// deleted.
  func target(ofTouched position: Int) -> ItemPath? {
    let partner = partnerAfter[position]
    return partner < 0 ? nil : after[Int(partner)]
  }

  /// The touched elements that are deleted.
  package var deletes: some Sequence<ItemPath> {
    zip(before, partnerAfter).lazy.filter { $0.1 < 0 }.map(\.0)
  }

  /// The touched elements that are inserted.
  package var inserts: some Sequence<ItemPath> {
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
  package init(deletes: [ItemPath] = [], inserts: [ItemPath] = []) {
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
  package init(
    deletes: some Sequence<ItemPath>, inserts: some Sequence<ItemPath>,
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
  /// Traps if the sides do not fit together, in builds that check invariants.
  func checkInvariants() {
    #if COLLATE_CHECK_INVARIANTS
    func check(_ paths: [ItemPath], _ partners: [Int32], _ others: [Int32], _ side: String) {
      precondition(paths.count == partners.count, "\(side): \(paths), but partners \(partners)")
      for (one, two) in zip(paths, paths.dropFirst()) {
        precondition(one < two, "\(side): \(one) and \(two) are out of order")
      }
      for (position, partner) in partners.enumerated() where partner >= 0 {
        precondition(
          others.indices.contains(Int(partner)) && others[Int(partner)] == position,
          "\(side): \(paths[position]) has partner \(partner), whose partners are \(others)")
      }
      precondition(partners.allSatisfy { $0 >= -1 }, "\(side): partners \(partners)")
    }
    check(before, partnerAfter, partnerBefore, "before")
    check(after, partnerBefore, partnerAfter, "after")
    #endif
  }
}

extension Relation {
  /// Returns the range of positions in an ascending list of paths that belong to a section.
  @usableFromInline
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
    position(ofRemaining: rank) { $0.item }
  }
}

extension Relation {
  /// Adds a following change of a single item, whose section is neither inserted nor moved.
  ///
  /// The result is that of composing the relations.
  ///
  /// - Complexity: O(*m*), without allocation if there is capacity.
  mutating func append(_ edit: Edit) {
    switch edit.kind {
    case .insert: insert(edit.after, partner: -1)
    case .delete: _ = remove(edit.before)
    case .move: insert(edit.after, partner: remove(edit.before))
    case .update: break
    }
    checkInvariants()
  }

  private mutating func insert(_ path: ItemPath, partner: Int32) {
    let position = after.lowerBound(of: path)
    shiftItems(by: 1, from: position, in: path.section)
    after.insert(path, at: position)
    partnerBefore.insert(partner, at: position)
    for index in partnerAfter.indices where partnerAfter[index] >= position {
      partnerAfter[index] += 1
    }
    if partner >= 0 { partnerAfter[Int(partner)] = Int32(position) }
  }

  /// Removes an item after, and returns its position in `before`, or -1 if it was inserted.
  private mutating func remove(_ path: ItemPath) -> Int32 {
    let position = after.lowerBound(of: path)
    let partner: Int32
    if position < after.count, after[position] == path {
      after.remove(at: position)
      partner = partnerBefore.remove(at: position)
      for index in partnerAfter.indices where partnerAfter[index] > position {
        partnerAfter[index] -= 1
      }
      if partner >= 0 { partnerAfter[Int(partner)] = -1 }
    } else {
      partner = touch(path, at: position)
    }
    shiftItems(by: -1, from: position, in: path.section)
    return partner
  }

  /// Adds the item before that has a path after, and is not touched yet.
  private mutating func touch(_ path: ItemPath, at positionAfter: Int) -> Int32 {
    let start = after[..<positionAfter].lowerBound(of: ItemPath(section: path.section, item: 0))
    let rank = path.item - (positionAfter - start)
    let touched = Relation.range(of: path.section, in: before)
    let item = before[touched].untouchedItem(ofRank: rank)
    let position = touched.lowerBound + item - rank
    before.insert(ItemPath(section: path.section, item: item), at: position)
    partnerAfter.insert(-1, at: position)
    for index in partnerBefore.indices where partnerBefore[index] >= position {
      partnerBefore[index] += 1
    }
    return Int32(position)
  }

  private mutating func shiftItems(by offset: Int, from start: Int, in section: Int) {
    var position = start
    while position < after.count, after[position].section == section {
      after[position] = ItemPath(section: section, item: after[position].item + offset)
      position += 1
    }
  }
}
