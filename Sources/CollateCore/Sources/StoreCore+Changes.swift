// The changes between two states, recorded or derived.
extension StoreCore {
  /// Returns the change between two states of the sections.
  ///
  /// It may have doubts; see ``resolved(_:from:to:)``.
  ///
  /// - Complexity: That of composing the changes in between; if they were not recorded, because
  ///   they had no readers or one source replaced another, that of a difference by ids.
  final func change(from old: SnapshotNode, to new: SnapshotNode) -> PendingChange {
    ChangeRequest(of: self, from: old, to: new).change()
  }

  /// Returns the change between two states, or those of sources from which it follows.
  final func derivedChange(from old: SnapshotNode, to new: SnapshotNode) -> DerivedChange {
    if old === new { return .known(PendingChange()) }
    if let lastChange, lastChange.old === old, lastChange.new === new {
      return .known(lastChange.change)
    }
    if let derivation {
      if let change = derivation.change(from: old, to: new) { return change }
    } else if let change = log.change(from: old, to: new === root ? nil : new) {
      return .known(change)
    }
    let change = difference(from: old, to: new)
    keep(change, from: old, to: new)
    return .known(change)
  }

  /// Keeps a change until the transaction ends, if others may ask for it.
  final func keep(_ change: PendingChange, from old: SnapshotNode, to new: SnapshotNode) {
    guard Transaction.isOpen, isFollowed || indexed != nil, derivation != nil else { return }
    let last = lastChange
    if last == nil { Transaction.addKeeper(self) }
    lastChange = (old, new, change)
    keepAlive(last)
  }

  /// Forgets the change that was computed last.
  final func forgetLastChange() {
    let last = lastChange
    lastChange = nil
    keepAlive(last)
  }
}
