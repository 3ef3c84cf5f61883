/// A store core for sections of a type.
final class TypedStoreCore<Section: SectionProtocol>: StoreCore {
  /// Makes differences, if the module that made the source has a function that knows the type of the sections.
  var differ: Differ<Section>?

  override func resolved(
    _ change: PendingChange, from old: SnapshotNode, to new: SnapshotNode
  ) -> PendingChange {
    change.resolved(from: Snapshot<Section>(root: old), to: Snapshot<Section>(root: new))
  }

  override func difference(from old: SnapshotNode, to new: SnapshotNode) -> PendingChange {
    let (start, old, new) = SnapshotNode.unshared(old, new)
    let (before, after) = (Snapshot<Section>(root: old), Snapshot<Section>(root: new))
    let change: PendingChange
    if let differ {
      change = comparing { differ.change(before, after, isFollowed) }
    } else {
      change = difference(from: before, to: after)
    }
    return change.shifted(before: start, after: start)
  }

  override func index(
    _ index: AnyItemIndex, applying change: PendingChange, after root: SnapshotNode
  ) -> AnyItemIndex? {
    index.of(Section.Item.ID.self).applying(change, after: Snapshot<Section>(root: root))
      .map { ItemIndexBox($0) }
  }

  override func reportDuplicates(insertedBy change: PendingChange) {
    (store as? SnapshotStore<Section>)?.reportDuplicates(insertedBy: change)
  }
}
