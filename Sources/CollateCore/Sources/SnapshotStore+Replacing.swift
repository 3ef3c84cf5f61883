extension SnapshotStore {
  /// Replaces all sections, and computes the difference by ids.
  ///
  /// - Parameter sections: The new sections.
  /// - Complexity: That of ``Snapshot/difference(from:)``.
  @inlinable
  public func replaceSections(_ sections: [Section]) {
    replaceSnapshot(Snapshot(sections))
  }

  /// Replaces the snapshot, and computes the difference by ids.
  ///
  /// - Parameter snapshot: The new sections.
  /// - Complexity: That of ``Snapshot/difference(from:)``.
  @inlinable
  public func replaceSnapshot(_ snapshot: Snapshot<Section>) {
    adopt(snapshot, change: core.difference(from: currentSnapshot, to: snapshot))
  }

  /// Replaces the snapshot, with a batch that describes the difference.
  ///
  /// Use it in sources that know their changes. Elements that are deleted and inserted again are
  /// matched by id, and updates of equal elements are omitted. A batch that does not transform the
  /// current snapshot into the new one is reported through ``Diagnostics`` and replaced by the
  /// difference by ids. Debug builds check every item, release builds only the item counts.
  ///
  /// - Parameters:
  ///   - snapshot: The new sections.
  ///   - batch: The difference between the snapshots.
  /// - Complexity: O(*m* log *m* + *s*) in the size of the batch and the number of sections; in
  ///   debug builds O(*n*) in the number of items.
  public func replaceSnapshot(_ snapshot: Snapshot<Section>, batch: ChangeBatch) {
    let before = currentSnapshot
    do throws(ChangeBatchError) {
      #if DEBUG
      try batch.validate(from: before, to: snapshot)
      #else
      try batch.validate(before: before.itemCounts, after: snapshot.itemCounts)
      #endif
      let change = core.comparing {
        PendingChange(batch).with(doubts: [.identities, .updates])
          .resolved(from: before, to: snapshot)
          .namingSilentUpdates(from: before, to: snapshot)
      }
      adopt(snapshot, change: change)
    } catch {
      report(.invalidBatch(error, slotPath: core.slotPath))
      replaceSnapshot(snapshot)
    }
  }

  @usableFromInline
  func adopt(_ snapshot: Snapshot<Section>, change: PendingChange) {
    // The snapshot is replaced even if there are no changes: `==` may ignore properties.
    // What only these sections have is released when the new ones are in place, as it may read them.
    let former = core.currentRoot
    core.edit(change) { $0 = snapshot.root }
    withExtendedLifetime(former) {}
  }
}

extension StoreCore {
  /// Returns the change between two states of the sections, by ids.
  ///
  /// If sections of other stores are derived from these, it names silent updates.
  ///
  /// - Complexity: That of ``Snapshot/difference(from:)``.
  @inlinable
  final func difference<Section>(
    from before: Snapshot<Section>, to after: Snapshot<Section>
  ) -> PendingChange {
    comparing {
      SnapshotDiff.change(from: before, to: after, namingSilentUpdates: isFollowed)
        ?? PendingChange()
    }
  }
}
