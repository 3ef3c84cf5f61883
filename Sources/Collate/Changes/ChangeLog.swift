/// The steps of a change that is still growing, merged so that many small ones stay cheap.
///
/// Composing costs as much as both changes hold, so composing every step with the whole would make
/// a transaction of many edits quadratic. The log merges steps of like size only.
struct ChangeLog {
  private var steps: [PendingChange] = []

  /// Whether more than one step went in.
  private(set) var isComposed = false

  /// Adds a step that starts where the last one ended.
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

  /// Returns all steps as one, and forgets them.
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
