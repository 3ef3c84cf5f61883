extension Snapshot {
  /// Returns the canonical batch that transforms an earlier snapshot into this one.
  ///
  /// Sections and items are identified by their ids and compared by `==`; items can move within
  /// their section and to others. If an id is repeated, its elements are paired from the beginning of
  /// both lists as far as these agree, then from their ends, and the rest in order, first within the
  /// same section.
  ///
  ///     let batch = after.difference(from: before)
  ///
  /// - Parameter earlier: The snapshot to start from.
  /// - Returns: The batch, which is empty if nothing changed.
  /// - Complexity: O(*n*) comparisons, where *n* is the number of items on both sides. Only
  ///   inserted, deleted and moved items are hashed, and the *k* items that changed order take
  ///   O(*k* log *k*). Items with the same bits are not compared, and sections that share the storage
  ///   of their items take a nanosecond each.
  @inlinable
  public func difference(from earlier: Snapshot) -> ChangeBatch {
    let change =
      SnapshotDiff.change(from: earlier, to: self, followsItems: false) ?? PendingChange()
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
  /// Returns the canonical batch that transforms an earlier snapshot into this one, computed off
  /// the caller's actor.
  ///
  /// - Parameter earlier: The snapshot to start from.
  /// - Returns: The batch, which is empty if nothing changed.
  /// - Throws: `CancellationError` if the task is cancelled.
  /// - Complexity: That of ``difference(from:)``.
  @concurrent
  @inlinable
  public func concurrentDifference(
    from earlier: Snapshot
  ) async throws(CancellationError) -> ChangeBatch {
    let change = SnapshotDiff.change(from: earlier, to: self, followsItems: false) {
      Task.isCancelled
    }
    guard let change else { throw CancellationError() }
    return earlier.batch(of: change)
  }
}
