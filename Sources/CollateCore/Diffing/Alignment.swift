/// An algorithm that walks two lists in parallel, and pairs elements without hashing.
///
/// At a mismatch, it looks a few positions ahead in both lists for the next match. Skipped elements
/// are left over; a later stage finds those that moved. If matches are rare, the walk gives up,
/// because hashing is cheaper than searching.
@usableFromInline
struct Alignment: Sendable {
  /// The number of searches that can still fail before the walk gives up.
  ///
  /// Every failed search costs one, and every long match earns some. After giving up in one
  /// section, the walk has less credit in the next.
  @usableFromInline var credit = 16

  @inlinable
  init() {}

  /// The number of positions to look ahead for a match.
  @inlinable static var window: Int { 4 }

  /// Pairs two lists.
  ///
  /// - Parameters:
  ///   - old: The range of the first list.
  ///   - new: The range of the second list.
  ///   - run: A closure that returns how many elements are equal, from one in each list on and up to
  ///     a limit. They are paired, in ascending order.
  ///   - pairs: A closure that returns whether two elements that are not equal are the same. If so,
  ///     they are paired, too.
  ///   - isSame: A closure that returns whether an old and a new element are the same, called while
  ///     looking ahead.
  ///   - leaveOld: A closure that receives the ranges of unpaired old elements, in ascending order.
  ///   - leaveNew: A closure that receives the ranges of unpaired new elements, in ascending order.
  @inlinable
  @inline(__always)
  mutating func walk(
    _ old: Range<Int>, _ new: Range<Int>, run: (_ old: Int, _ new: Int, _ limit: Int) -> Int,
    pairs: (Int, Int) -> Bool, isSame: (Int, Int) -> Bool, leaveOld: (Range<Int>) -> Void,
    leaveNew: (Range<Int>) -> Void
  ) {
    var i = old.lowerBound
    var j = new.lowerBound
    var credit = self.credit
    defer { self.credit = min(16, max(2, credit)) }
    while i < old.upperBound && j < new.upperBound {
      let start = i
      while true {
        let count = run(i, j, min(old.upperBound &- i, new.upperBound &- j))
        i &+= count
        j &+= count
        guard i < old.upperBound && j < new.upperBound && pairs(i, j) else { break }
        i &+= 1
        j &+= 1
      }
      if i > start {
        credit = min(64, credit &+ (i &- start) / 4)
        if i == old.upperBound || j == new.upperBound { break }
      }
      var (skipOld, skipNew) = (1, 1)
      var isFound = false
      var distance = 1
      while distance <= Alignment.window {
        if i &+ distance < old.upperBound && isSame(i &+ distance, j) {
          (skipOld, skipNew, isFound) = (distance, 0, true)
        } else if j &+ distance < new.upperBound && isSame(i, j &+ distance) {
          (skipOld, skipNew, isFound) = (0, distance, true)
        } else if i &+ distance < old.upperBound && j &+ distance < new.upperBound
          && isSame(i &+ distance, j &+ distance)
        {
          (skipOld, skipNew, isFound) = (distance, distance, true)
        }
        if isFound { break }
        distance &+= 1
      }
      if !isFound {
        credit &-= 1
        if credit < 0 { break }
      }
      if skipOld > 0 { leaveOld(i..<i &+ skipOld) }
      if skipNew > 0 { leaveNew(j..<j &+ skipNew) }
      i &+= skipOld
      j &+= skipNew
    }
    if i < old.upperBound { leaveOld(i..<old.upperBound) }
    if j < new.upperBound { leaveNew(j..<new.upperBound) }
  }
}
