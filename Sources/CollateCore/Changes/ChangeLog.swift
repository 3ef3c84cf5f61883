/// The changes of a store in the open transaction, by position, and the points between them.
///
/// A point is the state from which a reader may ask for the change: an object that is not modified
/// as long as anything else refers to it. No clock is needed: a reader with an earlier state can have
/// the change since, and a state that nothing refers to any longer is forgotten with the next change.
///
/// Composition takes time in the size of both changes, so composing every step with all previous
/// ones would make a transaction of many edits quadratic. The log only merges steps of similar size,
/// and adds single edits to a short step.
struct ChangeLog {
  private struct Step {
    /// The state before the step, unless it is not referenced.
    var start: AnyObject?
    var change: PendingChange
  }

  private var steps: [Step] = []

  var isEmpty: Bool { steps.isEmpty }

  /// All changes as one.
  var all: PendingChange { steps.isEmpty ? PendingChange() : composed(steps.indices) }

  /// Appends a change that starts where the previous one ended.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - start: The state before the change, or `nil` if nothing else refers to it.
  /// - Returns: The states that are forgotten. Release them when the log can be accessed again, as the app may change
  ///   sources when an item is released.
  /// - Complexity: O(log *k*) times the size of the change, amortized over *k* changes.
  mutating func append(_ change: PendingChange, from start: AnyObject?) -> [AnyObject] {
    var forgotten: [AnyObject] = []
    // The last state may have been given up meanwhile.
    mergeSteps(&forgotten)
    steps.append(Step(start: start, change: change))
    if start == nil { mergeSteps(&forgotten) }
    checkInvariants()
    return forgotten
  }

  /// Traps if steps remain between which nothing refers to the state, in builds that check invariants.
  private func checkInvariants() {
    #if COLLATE_CHECK_INVARIANTS
    for step in steps { step.change.checkInvariants() }
    for (one, two) in zip(steps, steps.dropFirst()) where two.start == nil {
      precondition(
        one.change.size > two.change.size * 2,
        "A step of \(two.change.size) after one of \(one.change.size) is not merged with it")
    }
    #endif
  }

  /// Merges the last steps as long as they are of similar size, and the states between are not referenced.
  private mutating func mergeSteps(_ forgotten: inout [AnyObject]) {
    while steps.count > 1 {
      let (one, two) = (steps.count - 2, steps.count - 1)
      guard steps[two].start == nil || isKnownUniquelyReferenced(&steps[two].start) else { return }
      if !steps[one].change.append(steps[two].change) {
        guard steps[one].change.size <= steps[two].change.size * 2 else { return }
        steps[one].change = steps[one].change.followed(by: steps[two].change)
      }
      if let start = steps.removeLast().start { forgotten.append(start) }
    }
  }

  /// Returns the change between two states, or `nil` if the log does not have it.
  ///
  /// - Parameters:
  ///   - start: The state to start from.
  ///   - end: The state to end with; `nil` for the current one.
  /// - Returns: The change, which may have doubts.
  /// - Complexity: O(*m* log *k*) in the size of the changes since and their number.
  func change(from start: AnyObject, to end: AnyObject?) -> PendingChange? {
    guard
      let last = end.map({ end in steps.lastIndex { $0.start === end } }) ?? steps.count,
      let first = steps[..<last].lastIndex(where: { $0.start === start })
    else { return nil }
    return composed(first..<last)
  }

  private func composed(_ range: Range<Int>) -> PendingChange {
    if range.count == 1 { return steps[range.lowerBound].change }
    let middle = (range.lowerBound + range.upperBound) / 2
    return composed(range.lowerBound..<middle).followed(by: composed(middle..<range.upperBound))
  }

  /// Forgets everything.
  mutating func removeAll() {
    if !steps.isEmpty { steps.removeAll(keepingCapacity: true) }
  }
}

/// What stands in a log for the state that a reader knows, if it does not need the state itself.
final class ChangePoint {}
