/// A link from a store to one whose sections are derived from it.
///
/// The derived source retains the link, and the link neither of the two.
@MainActor
package class StoreFollower {
  /// The store with the derived sections.
  private(set) weak var target: StoreCore?

  init(target: StoreCore) {
    self.target = target
  }

  /// The slot in which the sections are in the derived source, if it is a composite.
  var slotInTarget: Slot? { nil }

  /// Notes that the sections of the source are outdated, and those of the target because of them.
  func sourceDidBecomeStale(in target: StoreCore) {}
}

/// A link from one of several sources, each of which has a part in the sections that are derived.
package class PartLink: StoreFollower {
  /// The store of the source.
  private(set) final var store: StoreCore

  /// Whether the part of the source is outdated; set by the derivation.
  fileprivate(set) final var isStale = false

  init(from store: StoreCore, target: StoreCore) {
    self.store = store
    super.init(target: target)
    store.add(self)
  }

  /// Follows the store of another source.
  final func follow(_ store: StoreCore) {
    self.store.remove(self)
    self.store = store
    store.add(self)
  }

  override func sourceDidBecomeStale(in target: StoreCore) { target.derivation?.noteStale(self) }
}

/// The way in which the sections of a store are made from those of others.
@MainActor
package class Derivation {
  /// What is retained for the derived source, such as its base.
  ///
  /// Derivations are released one after the other. If sources retained each other, they would be released
  /// one in the other.
  private let retained: [AnyObject]

  // Nothing is called while one of these is accessed.

  /// The links from sources whose parts are outdated.
  @safe @exclusivity(unchecked) private final var staleParts: [PartLink] = []

  /// Those from sources that changed while their parts were made; they are noted when all others have been made.
  @safe @exclusivity(unchecked) private final var changedMeanwhile: [PartLink] = []

  init(retaining retained: [AnyObject] = []) {
    self.retained = retained
  }

  /// Notes that the part of a source is outdated.
  final func noteStale(_ part: PartLink) {
    if part.isStale { return }
    part.isStale = true
    staleParts.append(part)
  }

  /// Forgets the part of a source.
  final func forget(_ part: PartLink) {
    if part.isStale { staleParts.removeAll { $0 === part } }
  }

  /// Brings the sections of a store up to date, unless those of a source have to be brought up to date first.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - source: The source that was returned last, which is up to date now; `nil` in the first call.
  /// - Returns: A source that is outdated, after which the method is called again; `nil` when it is done.
  func refresh(_ store: StoreCore, after source: StoreCore?) -> StoreCore? {
    while let part = staleParts.last {
      if part.store.isStale {
        if part.store !== source { return part.store }
        // Code that derives its sections has changed what they are derived from.
        changedMeanwhile.append(part)
      }
      staleParts.removeLast()
      part.isStale = false
      refresh(part, of: store)
    }
    if changedMeanwhile.isEmpty { return nil }
    let changed = changedMeanwhile
    changedMeanwhile = []
    for part in changed { noteStale(part) }
    return nil
  }

  /// Brings the part of a source up to date, which is up to date itself.
  func refresh(_ part: PartLink, of store: StoreCore) {}

  /// Returns how the change between two states of the derived sections follows from those of sources, or
  /// `nil` if it does not.
  ///
  /// It depends on nothing but the two states, so it does not matter who asks for it, and when.
  func change(from old: SnapshotNode, to new: SnapshotNode) -> DerivedChange? { nil }

  /// Releases what is not worth keeping, because the changes of the store have no reader.
  func release(_ store: StoreCore) {}
}
