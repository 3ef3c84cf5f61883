/// A link from a store to one whose sections are derived from it.
///
/// The derived source retains the link, and the link neither of the two.
@MainActor
class StoreFollower {
  /// The store with the derived sections.
  private(set) weak var target: StoreCore?

  init(target: StoreCore) {
    self.target = target
  }

  /// The slot in which the sections are in the derived source, if it is a composite.
  var slotInTarget: Slot? { nil }

  /// Notifies the derived store that its sections become outdated.
  ///
  /// - Returns: Whether anybody reads the changes of the derived store.
  func sourceWillChange() -> Bool {
    target?.sourceWillChange() ?? false
  }
}

/// The way in which the sections of a store are made from those of others.
@MainActor
class Derivation {
  /// Brings the sections of a store up to date.
  func refresh(_ store: StoreCore) {}

  /// Returns the change between two states of the derived sections, or `nil` if it is not known.
  ///
  /// It depends on nothing but the two states, so it does not matter who asks for it, and when.
  func change(from old: SnapshotNode, to new: SnapshotNode) -> PendingChange? { nil }

  /// Releases what is not worth keeping, because nobody reads the changes of the store.
  func release(_ store: StoreCore) {}
}
