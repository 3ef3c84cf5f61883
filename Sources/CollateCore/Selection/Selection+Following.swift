extension Selection {
  /// Follows a source: what was in any source that is followed, and is in none of them after a
  /// transaction, is deselected.
  ///
  /// Follow a filtered source to deselect what it hides, or its base to keep that selected. Ids that no
  /// source had are kept. The source is not retained. To follow it again changes nothing.
  ///
  /// - Parameter source: A source.
  /// - Complexity: For each update, O(*m*) in the number of its deletions; the first time that a selected
  ///   id is deleted, O(*n*) to build the index of the sources.
  public func follow<Section: SectionProtocol>(_ source: some DataSource<Section>)
  where Section.Item.ID == ID {
    removeSources()
    if sources.contains(where: { $0.source.object === source }) { return }
    let store = source.followedStore
    let observer = StoreObserver(isEarly: true) { [weak self] (update: Update<Section>) in
      self?.deletions.append { update.deletedIDs }
      self?.notifyAtEnd()
    }
    store.core.add(observer)
    // A store that listens to a source without one is there for those who follow.
    let listening = source.ownStore == nil ? [store] : []
    sources.append(FollowedSource(source, store, retaining: [observer] + listening))
  }

  /// Follows a source no longer.
  ///
  /// What it removes from now on stays selected, and what only it has no longer keeps an id selected.
  ///
  /// - Parameter source: A source; if it is not followed, nothing happens.
  public func unfollow(_ source: some DataSource) {
    removeSources { $0 === source }
  }

  /// Forgets the sources that were released, and maybe others.
  func removeSources(where isUnwanted: (AnyObject) -> Bool = { _ in false }) {
    // When the last reference to an item is released, the app may follow others.
    let former = sources
    sources = former.filter { $0.source.object.map { !isUnwanted($0) } ?? false }
    keepAlive(former)
  }
}

/// A source that a selection follows.
@MainActor
struct FollowedSource<ID: Hashable> {
  /// Returns whether the source has an item with an id.
  let contains: (ID) -> Bool

  /// The source itself: the store of one that has none is there for those who follow.
  let source: Weak<AnyObject>

  /// What is retained as long as the source is followed.
  private let retained: [AnyObject]

  init<Section: SectionProtocol>(
    _ source: AnyObject, _ store: SnapshotStore<Section>, retaining objects: [AnyObject]
  ) where Section.Item.ID == ID {
    self.source = Weak(source)
    contains = { [weak store] in store?.itemPath(of: $0) != nil }
    retained = objects
  }
}

extension Update {
  /// The ids of the items that the update deletes, also with their sections.
  fileprivate var deletedIDs: [Section.Item.ID] {
    let sections = batch.sectionDeletes.flatMap { before.paths(inSection: $0.index) }
    return (batch.itemDeletes.map(\.path) + sections).map { before.itemID(at: $0) }
  }
}
