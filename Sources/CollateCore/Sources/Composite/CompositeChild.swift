/// A slot of a composite, and the link from the source in it.
@MainActor
class CompositeChild: PartLink {
  /// The slot of the source.
  final let slot: Slot

  final let group: IdentityGroup?

  fileprivate init(_ store: StoreCore, slot: Slot, group: IdentityGroup?, composite: StoreCore) {
    self.slot = slot
    self.group = group
    super.init(from: store, target: composite)
  }

  override var slotInTarget: Slot? { slot }
}

/// A slot whose source provides sections of a known type.
final class SourceChild<Section: SectionProtocol>: CompositeChild {
  private(set) var source: any DataSource<Section>

  /// The store of the source; if it has none, only this child retains the one that observes it.
  private var followed: SnapshotStore<Section>

  init(_ source: any DataSource<Section>, slot: Slot, group: IdentityGroup?, composite: StoreCore) {
    self.source = source
    followed = source.followedStore
    super.init(followed.core, slot: slot, group: group, composite: composite)
  }

  /// Follows another source.
  func replaceSource(with source: any DataSource<Section>) {
    let store = source.followedStore
    follow(store.core)
    (self.source, followed) = (source, store)
  }
}
