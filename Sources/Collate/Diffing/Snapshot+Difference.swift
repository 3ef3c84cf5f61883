extension Snapshot {
  /// Returns the canonical batch that leads from an earlier snapshot to this one.
  ///
  /// Sections and items are recognised by their ids and compared by `==`; items may move within
  /// their section and to others. Where an id occurs more than once, its occurrences are paired in
  /// order, in the same section before any other.
  ///
  ///     let batch = after.difference(from: before)
  ///
  /// - Parameter earlier: The snapshot to start from.
  /// - Complexity: O(*n*) comparisons, where *n* is the number of items on both sides. Hashes are
  ///   taken only of items that came, went or moved, and O(*k* log *k*) is spent on the *k* items
  ///   that changed order. Sections that share their storage cost nothing.
  @inlinable
  public func difference(from earlier: Snapshot) -> ChangeBatch {
    let change = SnapshotDiff.change(from: earlier, to: self) ?? PendingChange()
    return earlier.batch(of: change)
  }

  /// Returns the batch for a change that starts from this snapshot.
  @inlinable
  func batch(of change: PendingChange) -> ChangeBatch {
    if change.isEmpty { return ChangeBatch.nothing }
    return change.batch(sectionCount: sections.count) { itemCount(inSection: $0.index) }
  }
}

extension Snapshot where Section: Sendable {
  /// Returns the canonical batch that leads from an earlier snapshot to this one, computed away
  /// from the caller's actor.
  ///
  /// - Parameter earlier: The snapshot to start from.
  /// - Throws: `CancellationError` when the task is cancelled meanwhile.
  /// - Complexity: That of ``difference(from:)``.
  @concurrent
  @inlinable
  public func concurrentDifference(
    from earlier: Snapshot
  ) async throws(CancellationError) -> ChangeBatch {
    let change = SnapshotDiff.change(from: earlier, to: self) { Task.isCancelled }
    guard let change else { throw CancellationError() }
    return earlier.batch(of: change)
  }
}
