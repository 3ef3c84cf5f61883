/// Finds the elements of one list in another by their hashes.
///
/// Both lists are given by position, so that nothing is copied. Occurrences of one id are paired in
/// order.
@usableFromInline
struct LeftoverMatching: Sendable {
  /// The partner of every old element, or -1.
  @usableFromInline var partnerNew: [Int32]

  /// The partner of every new element, or -1.
  @usableFromInline var partnerOld: [Int32]

  @inlinable
  init(oldCount: Int, newCount: Int) {
    partnerNew = [Int32](repeating: -1, count: oldCount)
    partnerOld = [Int32](repeating: -1, count: newCount)
  }

  @inlinable
  @inline(__always)
  mutating func pair(_ old: Int, _ new: Int) {
    partnerNew[old] = Int32(truncatingIfNeeded: new)
    partnerOld[new] = Int32(truncatingIfNeeded: old)
  }

  /// Up to as many comparisons are cheaper than a table.
  @inlinable static var comparisonLimit: Int { 64 }

  /// Pairs the elements that have no partner yet by comparing everybody with everybody.
  @inlinable
  @inline(__always)
  mutating func matchByComparing(isSame: (_ old: Int, _ new: Int) -> Bool) {
    for new in partnerOld.indices where partnerOld[new] < 0 {
      for old in partnerNew.indices where partnerNew[old] < 0 && isSame(old, new) {
        pair(old, new)
        break
      }
    }
  }

  /// Pairs the elements that have no partner yet through a table of the old ones.
  ///
  /// - Parameters:
  ///   - hashOld: The hash of an old element, asked once.
  ///   - hashNew: The hash of a new element, asked once.
  ///   - isSame: Whether an old and a new element are the same one.
  ///   - isRepeated: Whether two old elements have the same id.
  /// - Returns: Whether some id that both sides have occurs more than once on one of them.
  /// - Complexity: O(*n*) expected.
  @inlinable
  @inline(__always)
  @discardableResult
  mutating func matchByHashing(
    hashOld: (Int) -> Int,
    hashNew: (Int) -> Int,
    isSame: (_ old: Int, _ new: Int) -> Bool,
    isRepeated: (_ old: Int, _ other: Int) -> Bool
  ) -> Bool {
    // A slot holds the upper half of a hash and, in its lower half, a position plus one. It leads to
    // the first occurrence of an id; `later` leads on to the next.
    let oldCount = partnerNew.count
    let mask = (1 << (Int.bitWidth - max(oldCount * 2 - 1, 1).leadingZeroBitCount)) - 1
    var slots = [UInt64](repeating: 0, count: mask + 1)
    var later: [Int32] = []
    for position in stride(from: oldCount - 1, through: 0, by: -1) where partnerNew[position] < 0 {
      let hash = UInt64(truncatingIfNeeded: hashOld(position))
      let tag = hash & 0xFFFF_FFFF_0000_0000
      var slot = Int(truncatingIfNeeded: hash) & mask
      while slots[slot] != 0 {
        let other = Int(slots[slot] & 0xFFFF_FFFF) &- 1
        if slots[slot] & 0xFFFF_FFFF_0000_0000 == tag, isRepeated(position, other) {
          if later.isEmpty { later = [Int32](repeating: -1, count: oldCount) }
          later[position] = Int32(truncatingIfNeeded: other)
          break
        }
        slot = (slot &+ 1) & mask
      }
      slots[slot] = tag | UInt64(position &+ 1)
    }
    var hasRepeats = !later.isEmpty
    for position in partnerOld.indices where partnerOld[position] < 0 {
      let hash = UInt64(truncatingIfNeeded: hashNew(position))
      let tag = hash & 0xFFFF_FFFF_0000_0000
      var slot = Int(truncatingIfNeeded: hash) & mask
      while slots[slot] != 0 {
        let old = Int(slots[slot] & 0xFFFF_FFFF) &- 1
        if slots[slot] & 0xFFFF_FFFF_0000_0000 == tag, isSame(old, position) {
          if partnerNew[old] < 0 {
            pair(old, position)
            if !later.isEmpty, later[old] >= 0 {
              slots[slot] = tag | UInt64(later[old] &+ 1)
            }
          } else {
            hasRepeats = true
          }
          break
        }
        slot = (slot &+ 1) & mask
      }
    }
    return hasRepeats
  }
}
