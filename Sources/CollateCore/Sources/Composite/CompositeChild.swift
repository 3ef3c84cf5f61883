/// A slot of a composite, and the link from the source in it.
@MainActor
class CompositeChild: StoreFollower {
  /// The slot of the source.
  final let slot: Slot

  final let group: IdentityGroup?

  /// The store of the source.
  fileprivate(set) final var store: StoreCore

  /// Whether the composite's sections are outdated because of this source; set by the composite.
  final var isStale = false

  fileprivate init(
    _ store: StoreCore,
    slot: Slot,
    group: IdentityGroup?,
    composite: StoreCore
  ) {
    self.store = store
    self.slot = slot
    self.group = group
    super.init(target: composite)
    store.add(self)
  }

  override var slotInTarget: Slot? { slot }

  override func sourceDidBecomeStale(in target: StoreCore) {
    if !isStale { (target.derivation as? CompositeCore)?.noteStale(self) }
  }
}

/// A slot whose source provides sections of a known type.
final class SourceChild<Section: SectionProtocol>: CompositeChild {
  private(set) var source: any DataSource<Section>

  /// The store of the source; if it has none, nobody else retains the one that observes it.
  private var followed: SnapshotStore<Section>

  init(
    _ source: any DataSource<Section>,
    slot: Slot,
    group: IdentityGroup?,
    composite: StoreCore
  ) {
    self.source = source
    followed = source.followedStore
    super.init(followed.core, slot: slot, group: group, composite: composite)
  }

  /// Follows another source.
  func replaceSource(with source: any DataSource<Section>) {
    store.remove(self)
    self.source = source
    followed = source.followedStore
    store = followed.core
    store.add(self)
  }
}
