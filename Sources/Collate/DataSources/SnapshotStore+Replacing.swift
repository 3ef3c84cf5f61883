extension SnapshotStore {
  /// Puts other sections in the place of all, and finds the difference by their ids.
  ///
  /// - Parameter sections: The new sections.
  /// - Complexity: That of ``Snapshot/difference(from:)``.
  @inlinable
  public func replaceSections(_ sections: [Section]) {
    replaceSnapshot(Snapshot(sections))
  }

  /// Puts another snapshot in the place of this one, and finds the difference by ids.
  ///
  /// - Parameter snapshot: The new sections.
  /// - Complexity: That of ``Snapshot/difference(from:)``.
  @inlinable
  public func replaceSnapshot(_ snapshot: Snapshot<Section>) {
    let change = SnapshotDiff.change(from: self.snapshot, to: snapshot) ?? PendingChange()
    adopt(snapshot, change: change)
  }

  /// Puts another snapshot in the place of this one, with a batch that says what changed.
  ///
  /// For sources that know their changes. What is deleted and inserted again is recognised, and updates
  /// of what looks the same are left out. A batch that does not lead from the current snapshot to
  /// the new one is reported through ``Diagnostics`` and replaced by the difference by ids. Debug
  /// builds compare every item, release builds the numbers of items.
  ///
  /// - Parameters:
  ///   - snapshot: The new sections.
  ///   - batch: What changed.
  /// - Complexity: O(*m* log *m* + *s*) in the size of the batch and the number of sections; in
  ///   debug builds O(*n*) in the number of items.
  public func replaceSnapshot(_ snapshot: Snapshot<Section>, batch: ChangeBatch) {
    let before = self.snapshot
    do throws(ChangeBatchError) {
      #if DEBUG
      try batch.validate(from: before, to: snapshot)
      #else
      try batch.validate(before: before.itemCounts, after: snapshot.itemCounts)
      #endif
      adopt(snapshot, change: PendingChange(batch).resolved(from: before, to: snapshot))
    } catch {
      report(.invalidBatch(error, slotPath: slotPath))
      replaceSnapshot(snapshot)
    }
  }

  @usableFromInline
  func adopt(_ snapshot: Snapshot<Section>, change: PendingChange) {
    // Taken even when nothing shows: `==` may leave out what the app still wants to have.
    edit(change) { current in
      let index = current.index
      current = snapshot
      current.index = index
    }
  }
}
