/// An algorithm that matches the elements of two lists by their hashes.
///
/// The lists are accessed by position, so nothing is copied. Of the elements that are left over, those
/// with the same id are paired in order.
@usableFromInline
struct LeftoverMatching: Sendable {
  /// The partner of every old element, or -1.
  @usableFromInline var partnerNew: [Int32]

  /// The partner of every new element, or -1.
  @usableFromInline var partnerOld: [Int32]

  /// The hashes of the next elements.
  @usableFromInline var hashes: [UInt64] = []

  /// The table slots for those hashes.
  @usableFromInline var places: [Int] = []

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

  /// Pairs the remaining elements in the cheapest way.
  @inlinable
  mutating func match(_ leftovers: inout some Leftovers) {
    if partnerNew.count * partnerOld.count <= LeftoverMatching.comparisonLimit {
      matchByComparing(&leftovers)
    } else {
      matchByHashing(&leftovers)
    }
  }

  /// The maximum number of comparisons that is cheaper than a table.
  @inlinable static var comparisonLimit: Int { 64 }

  /// Pairs the remaining elements by comparing all with all.
  @inlinable
  mutating func matchByComparing(_ leftovers: inout some Leftovers) {
    for new in partnerOld.indices where partnerOld[new] < 0 {
      for old in partnerNew.indices where partnerNew[old] < 0 && leftovers.isSame(old, new) {
        pair(old, new)
        leftovers.didPair(old, new)
        break
      }
    }
  }

  /// The number of hashes that are computed ahead.
  ///
  /// A table is larger than the fastest cache, so most accesses are cache misses. If the slots of
  /// many elements are known in advance, the processor handles these misses in parallel.
  @inlinable static var stride: Int { 64 }

  /// Pairs the remaining elements by means of a hash table of the old ones.
  ///
  /// - Returns: Whether some id that occurs in both lists occurs more than once in one of them.
  /// - Complexity: O(*n*) expected.
  @inlinable
  @discardableResult
  mutating func matchByHashing(_ leftovers: inout some Leftovers) -> Bool {
    // A slot holds the upper half of a hash and, in its lower half, a position plus one. It refers
    // to the first occurrence of an id; `later` refers to the next one.
    let oldCount = partnerNew.count
    let newCount = partnerOld.count
    let mask = (1 << (Int.bitWidth - max(oldCount * 2 - 1, 1).leadingZeroBitCount)) - 1
    var slots = [UInt64](repeating: 0, count: mask + 1)
    var later: [Int32] = []
    if hashes.isEmpty {
      hashes = [UInt64](repeating: 0, count: LeftoverMatching.stride)
      places = [Int](repeating: 0, count: LeftoverMatching.stride)
    }

    var end = oldCount
    while end > 0 {
      let start = max(0, end &- LeftoverMatching.stride)
      for position in start..<end where partnerNew[position] < 0 {
        hashes[position &- start] = UInt64(truncatingIfNeeded: leftovers.hashOld(position))
      }
      var position = end &- 1
      while position >= start {
        defer { position &-= 1 }
        if partnerNew[position] >= 0 { continue }
        let hash = hashes[position &- start]
        let tag = hash & 0xFFFF_FFFF_0000_0000
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot] != 0 {
          let other = Int(slots[slot] & 0xFFFF_FFFF) &- 1
          if slots[slot] & 0xFFFF_FFFF_0000_0000 == tag, leftovers.isRepeated(position, other) {
            if later.isEmpty { later = [Int32](repeating: -1, count: oldCount) }
            later[position] = Int32(truncatingIfNeeded: other)
            break
          }
          slot = (slot &+ 1) & mask
        }
        slots[slot] = tag | UInt64(position &+ 1)
      }
      end = start
    }

    var hasRepeats = !later.isEmpty
    var start = 0
    // The last two old elements that have been paired, of which the next one may be guessed.
    var (last, lastButOne) = (-1, -1)
    while start < newCount {
      if !hasRepeats && last >= 0 && abs(last &- lastButOne) == 1 {
        start = pairRun(from: start, after: last, by: last &- lastButOne, &leftovers)
        if start == newCount { break }
      }
      let end = min(newCount, start &+ LeftoverMatching.stride)
      for position in start..<end where partnerOld[position] < 0 {
        hashes[position &- start] = UInt64(truncatingIfNeeded: leftovers.hashNew(position))
      }
      for position in start..<end where partnerOld[position] < 0 {
        let hash = hashes[position &- start]
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot] != 0 && (slots[slot] ^ hash) >> 32 != 0 { slot = (slot &+ 1) & mask }
        places[position &- start] = slot
      }
      for position in start..<end where partnerOld[position] < 0 {
        let hash = hashes[position &- start]
        var slot = places[position &- start]
        while slots[slot] != 0 {
          let old = Int(slots[slot] & 0xFFFF_FFFF) &- 1
          if (slots[slot] ^ hash) >> 32 == 0 {
            if partnerNew[old] >= 0 {
              if leftovers.isSame(old, position) {
                hasRepeats = true
                break
              }
            } else if leftovers.pairs(old, position) {
              pair(old, position)
              (last, lastButOne) = (old, last)
              if !later.isEmpty, later[old] >= 0 {
                slots[slot] = hash & 0xFFFF_FFFF_0000_0000 | UInt64(later[old] &+ 1)
              }
              break
            }
          }
          slot = (slot &+ 1) & mask
        }
      }
      start = end
    }
    return hasRepeats
  }

  /// Pairs new elements with the old ones that follow the last pair in either direction, as long as
  /// they are the same.
  ///
  /// They need neither a hash nor a search. In lists whose halves are swapped, or that are reversed,
  /// almost all elements are paired in this way; that takes two thirds of the time. If it fails, it
  /// has cost one comparison in ``stride``.
  ///
  /// - Parameters:
  ///   - start: The first new element.
  ///   - last: The last old element that has been paired.
  ///   - step: The distance of the next old element, 1 or -1.
  ///   - leftovers: The elements.
  /// - Returns: The first new element that has not been paired.
  @inlinable
  mutating func pairRun(
    from start: Int, after last: Int, by step: Int, _ leftovers: inout some Leftovers
  ) -> Int {
    var (old, new) = (last &+ step, start)
    while new < partnerOld.count && old >= 0 && old < partnerNew.count {
      guard partnerOld[new] < 0 && partnerNew[old] < 0 && leftovers.pairs(old, new) else { break }
      pair(old, new)
      old &+= step
      new &+= 1
    }
    return new
  }
}
