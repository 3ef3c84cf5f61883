extension CompositeDataSource: SnapshotDerivation {
  func refreshedSnapshot(_ current: Snapshot<Section>) -> Snapshot<Section> {
    let stale = staleChildren
    staleChildren = []
    for child in stale { child.refreshNode() }
    if isOrderStale || stale.count > children.count / 4 + 1 {
      isOrderStale = false
      return Snapshot(root: .tree(of: children.map(\.node), slots: children.map(\.slot)))
    }
    var root = current.root
    let height = SnapshotNode<Section>.height(ofChildCount: children.count)
    for child in stale {
      // A child that was removed in the meantime has no index.
      guard let ordinal = ordinals[child.slot] else { continue }
      root = root.replacingChild(ordinal, height: height, with: child.node)
    }
    return Snapshot(root: root)
  }

  func collectSources() {
    // While there are no observers, changed children are not tracked.
    for child in store.isRecording ? changedChildren : children { child.store.collect() }
  }

  func collectChange(
    from before: Snapshot<Section>,
    to after: Snapshot<Section>
  ) -> PendingChange {
    collectSources()
    let changed = changedChildren
    changedChildren = []
    defer { isOrderChanged = false }
    var change =
      isOrderChanged
      ? reorderedChange(changed, from: before, to: after)
      : joinedChange(changed, from: before, to: after)
    if !groups.isEmpty { change.rejoin(groups, from: before, to: after) }
    return change
  }

  func resolved(
    _ change: PendingChange,
    from before: Snapshot<Section>,
    to after: Snapshot<Section>
  ) -> PendingChange {
    var change = change.resolved(from: before, to: after)
    if !groups.isEmpty { change.rejoin(groups, from: before, to: after) }
    return change
  }

  /// Combines the changes of children while the slots are unchanged.
  private func joinedChange(
    _ changed: [CompositeChild<Section>],
    from before: Snapshot<Section>,
    to after: Snapshot<Section>
  ) -> PendingChange {
    // Paths before are relative to the start of a child before, paths after to its start after.
    let height = SnapshotNode<Section>.height(ofChildCount: children.count)
    let ordered = changed.map { (ordinal: requireOrdinal(of: $0.slot), child: $0) }
      .sorted { $0.ordinal < $1.ordinal }
    var result = PendingChange()
    for (ordinal, child) in ordered {
      let change = child.takeChange(since: before.root.child(ordinal, height: height))
      if change.isEmpty { continue }
      let shifted = change.shifted(
        before: before.root.sections(ofChild: ordinal, height: height).lowerBound,
        after: after.root.sections(ofChild: ordinal, height: height).lowerBound)
      if result.isEmpty { result = shifted } else { result.append(shifted) }
    }
    return result
  }

  /// Combines the changes of children and of the slots.
  private func reorderedChange(
    _ changed: [CompositeChild<Section>],
    from before: Snapshot<Section>,
    to after: Snapshot<Section>
  ) -> PendingChange {
    var changes: [Slot: PendingChange] = [:]
    let old = before.root.children
    let nodes = Dictionary(uniqueKeysWithValues: old.map { ($0.slot, $0.node) })
    for child in changed {
      if let node = nodes[child.slot] {
        changes[child.slot] = child.takeChange(since: node)
      } else {
        // Changes of a new slot since its insertion are part of the insertion.
        child.forgetChange()
      }
    }
    let new = after.root.children
    let places = Dictionary(uniqueKeysWithValues: new.enumerated().map { ($1.slot, $0) })
    let survivors = old.compactMap { places[$0.slot] }
    let isReordered = zip(survivors, survivors.dropFirst()).contains { $0 > $1 }

    var join = ChangeJoin()
    for child in old {
      guard let place = places[child.slot] else {
        join.delete(sections: child.sections)
        continue
      }
      join.add(
        changes[child.slot] ?? PendingChange(), before: child.sections,
        after: new[place].sections, namesEverySection: isReordered)
    }
    let oldSlots = Set(old.map(\.slot))
    for child in new where !oldSlots.contains(child.slot) {
      join.insert(sections: child.sections)
    }
    return join.change()
  }
}
