/// A source in its slot.
@MainActor
@usableFromInline
final class CompositeChild<Section: SectionProtocol> {
  let slot: Slot
  weak var parent: CompositeDataSource<Section>?
  @usableFromInline private(set) var source: any DataSource<Section>
  private(set) var store: SnapshotStore<Section>

  /// The sections as the composite has them.
  @usableFromInline var node: SnapshotNode<Section>

  /// What the source did since the composite last collected changes.
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

  /// Ends listening to the source.
  func detach() {
    store.remove(self)
    parent = nil
  }

  /// Listens to another source from now on, and takes its sections for a change of the old ones.
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

  /// Takes the sections that the source has now.
  func refreshNode() {
    node = store.snapshot.root
    isStale = false
  }

  /// Returns what the source did since the last time.
  ///
  /// - Parameter before: The sections of the source at that time.
  /// - Returns: The change, in the numbers of the source.
  func takeChange(since before: SnapshotNode<Section>) -> PendingChange {
    defer { forgetChange() }
    guard inbox.count > 1 else { return inbox.first ?? PendingChange() }
    return inbox.dropFirst().reduce(inbox[0]) { $0.followed(by: $1) }
      .resolved(from: Snapshot(root: before), to: Snapshot(root: node))
  }

  /// Forgets what the source did so far.
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
    // While nobody listens to the composite, its changes are of no interest.
    guard let parent, parent.store.isRecording else { return }
    inbox.append(change)
  }
}
