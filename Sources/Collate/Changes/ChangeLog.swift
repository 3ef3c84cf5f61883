/// The steps of an incomplete change, merged such that many small steps remain cheap.
///
/// Composition takes time in the size of both changes, so composing every step with all previous
/// ones would make a transaction of many edits quadratic. The log only merges steps of similar
/// size.
struct ChangeLog {
  private var steps: [PendingChange] = []

  /// Whether more than one step was appended.
  private(set) var isComposed = false

  /// Appends a step that starts where the previous one ended.
  ///
  /// - Complexity: O(log *k*) times the size of the step, amortized over *k* steps.
  mutating func append(_ change: PendingChange) {
    if change.isEmpty { return }
    isComposed = isComposed || !steps.isEmpty
    steps.append(change)
    while steps.count > 1, let last = steps.last, steps[steps.count - 2].size <= last.size * 2 {
      steps.removeLast()
      steps[steps.count - 1] = steps[steps.count - 1].followed(by: last)
    }
  }

  /// Returns all steps as one change, and removes them.
  mutating func takeAll() -> PendingChange {
    defer {
      steps = []
      isComposed = false
    }
    var result = steps.popLast() ?? PendingChange()
    while let earlier = steps.popLast() { result = earlier.followed(by: result) }
    return result
  }
}
