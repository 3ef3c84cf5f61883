/// A store core for sections of a type.
final class TypedStoreCore<Section: SectionProtocol>: StoreCore {
  override func resolved(
    _ change: PendingChange,
    from old: SnapshotNode,
    to new: SnapshotNode
  ) -> PendingChange {
    change.resolved(from: Snapshot<Section>(root: old), to: Snapshot<Section>(root: new))
  }

  override func difference(from old: SnapshotNode, to new: SnapshotNode) -> PendingChange {
    difference(from: Snapshot<Section>(root: old), to: Snapshot<Section>(root: new))
  }

  override func index(
    _ index: AnyItemIndex,
    applying change: PendingChange,
    after root: SnapshotNode
  ) -> AnyItemIndex? {
    index.of(Section.Item.ID.self).applying(change, after: Snapshot<Section>(root: root))
      .map { ItemIndexBox($0) }
  }

  override func reportDuplicates(insertedBy change: PendingChange) {
    (store as? SnapshotStore<Section>)?.reportDuplicates(insertedBy: change)
  }
}
