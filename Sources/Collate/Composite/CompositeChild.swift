/// A source and its slot in a composite.
@MainActor
@usableFromInline
final class CompositeChild<Section: SectionProtocol> {
  let slot: Slot
  weak var parent: CompositeDataSource<Section>?
  @usableFromInline private(set) var source: any DataSource<Section>
  private(set) var store: SnapshotStore<Section>

  /// The sections of the source in the composite's snapshot.
  @usableFromInline var node: SnapshotNode<Section>

  /// The changes of the source since the composite last collected them.
  private var inbox: [PendingChange] = []

  var isStale = false
  var isChanged = false

  init(_ source: any DataSource<Section>, slot: Slot, parent: CompositeDataSource<Section>) {
    self.source = source
    self.slot = slot
    self.parent = parent
    store = source.followedStore
    node = store.snapshot.root
    store.add(self)
  }

  /// Stops following the source.
  func detach() {
    store.remove(self)
    parent = nil
  }

  /// Follows another source, and treats its sections as a change of the previous ones.
  func replaceSource(with source: any DataSource<Section>) {
    storeDidInvalidate()
    store.collect()
    store.remove(self)
    let old = store.snapshot
    self.source = source
    store = source.followedStore
    store.add(self)
    storeDidCollect(SnapshotDiff.change(from: old, to: store.snapshot) ?? PendingChange())
  }

  /// Updates the node to the current sections of the source.
  func refreshNode() {
    node = store.snapshot.root
    isStale = false
  }

  /// Returns the change of the source since the last call.
  ///
  /// - Parameter before: The sections of the source at that time.
  /// - Returns: The change, in section indices of the source.
  func takeChange(since before: SnapshotNode<Section>) -> PendingChange {
    defer { forgetChange() }
    guard inbox.count > 1 else { return inbox.first ?? PendingChange() }
    return inbox.dropFirst().reduce(inbox[0]) { $0.followed(by: $1) }
      .resolved(from: Snapshot(root: before), to: Snapshot(root: node))
  }

  /// Discards the changes of the source so far.
  func forgetChange() {
    inbox = []
    isChanged = false
  }
}

extension CompositeChild: StoreFollower {
  var slotPath: [Slot] {
    (parent?.store.slotPath ?? []) + [slot]
  }

  var followingStore: (any FollowedStore)? { parent?.store }

  func storeDidInvalidate() {
    guard let parent else { return }
    parent.store.invalidate()
    if !isStale {
      isStale = true
      parent.staleChildren.append(self)
    }
    if !isChanged && parent.store.isRecording {
      isChanged = true
      parent.changedChildren.append(self)
    }
  }

  func storeDidCollect(_ change: PendingChange) {
    // While the composite has no observers, its changes are not recorded.
    guard let parent, parent.store.isRecording else { return }
    inbox.append(change)
  }
}
