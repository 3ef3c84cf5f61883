/// Walks two lists in step and pairs what it can without hashing anything.
///
/// Where the lists disagree the walk looks a few places ahead on both sides for the next agreement.
/// What it steps over is left over; a later stage finds those that merely stand elsewhere. Where
/// agreements are rare the walk gives up, because hashing costs less than looking.
@usableFromInline
struct Alignment: Sendable {
  /// How many searches may still fail before a walk gives up.
  ///
  /// Every search that fails costs one, every long agreement earns some. Who has to give up in one
  /// section gets less to try with in the next.
  @usableFromInline var credit = 16

  @inlinable
  init() {}

  /// How far ahead the walk looks for an agreement.
  @inlinable static var window: Int { 4 }

  /// Pairs two lists.
  ///
  /// - Parameters:
  ///   - old: The range of the first list to walk through.
  ///   - new: The range of the second list.
  ///   - pairs: Whether an old and a new element are the same one. On `true` they are paired;
  ///     pairs ascend.
  ///   - isSame: Whether an old and a new element are the same one, asked while looking ahead.
  ///   - leaveOld: Receives the old elements without a partner, in stretches, ascending.
  ///   - leaveNew: Receives the new elements without a partner, in stretches, ascending.
  @inlinable
  @inline(__always)
  mutating func walk(
    _ old: Range<Int>,
    _ new: Range<Int>,
    pairs: (Int, Int) -> Bool,
    isSame: (Int, Int) -> Bool,
    leaveOld: (Range<Int>) -> Void,
    leaveNew: (Range<Int>) -> Void
  ) {
    var i = old.lowerBound
    var j = new.lowerBound
    var credit = self.credit
    defer { self.credit = min(16, max(2, credit)) }
    while i < old.upperBound && j < new.upperBound {
      if pairs(i, j) {
        let start = i
        repeat {
          i &+= 1
          j &+= 1
        } while i < old.upperBound && j < new.upperBound && pairs(i, j)
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
