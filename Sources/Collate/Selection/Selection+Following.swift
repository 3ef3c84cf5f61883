extension Selection {
  /// Follows a source: what was in any source that is followed, and is in none of them after a
  /// transaction, is deselected.
  ///
  /// Follow a filtered source to deselect what it hides, or its base to keep that selected. Ids that no
  /// source had are kept. The source is not retained.
  ///
  /// - Parameter source: A source.
  /// - Complexity: For each update, O(*m*) in the number of its deletions; the first time that a selected
  ///   id is deleted, O(*n*) to build the index of the sources.
  public func follow<Section: SectionProtocol>(_ source: some DataSource<Section>)
  where Section.Item.ID == ID {
    let store = source.followedStore
    let observer = SelectionObserver<Section> { [weak self] update in
      self?.deletions.append { update.deletedIDs }
      self?.tellAtEnd()
    }
    store.core.add(observer)
    sources.append(
      FollowedSource(
        observer: observer, upstream: source.ownStore == nil ? store : nil, store: Weak(store)))
  }
}

/// A source that a selection follows.
@MainActor
struct FollowedSource<ID: Hashable> {
  /// What it holds, by ids.
  private let content: () -> ((ID) -> Bool)?

  // Retained as long as the source is followed.
  private let retained: [AnyObject]

  init<Section: SectionProtocol>(
    observer: AnyObserver, upstream: AnyObject?, store: Weak<SnapshotStore<Section>>
  ) where Section.Item.ID == ID {
    retained = [observer, upstream].compactMap(\.self)
    content = {
      guard let store = store.object else { return nil }
      return { store.itemPath(of: $0) != nil }
    }
  }

  /// Whether the source was released.
  var isGone: Bool { content() == nil }

  /// Returns whether the source has an item with an id.
  func contains(_ id: ID) -> Bool { content()?(id) ?? false }
}

/// An observer that learns of an update before all others, when the transaction ends.
private final class SelectionObserver<Section: SectionProtocol>: AnyObserver {
  private let handler: (Update<Section>) -> Void

  init(_ handler: @escaping (Update<Section>) -> Void) {
    self.handler = handler
    super.init(hearsSilentUpdates: false, onSourceEnd: nil)
  }

  override var hearsFirst: Bool { true }

  override func receiveFirst(_ update: AnyUpdate) {
    if !update.isSilent { handler(Update(update)) }
  }
}

extension Update {
  /// The ids of the items that the update deletes, also with their sections.
  fileprivate var deletedIDs: [Section.Item.ID] {
    let sections = batch.sectionDeletes.flatMap { before.paths(inSection: $0.index) }
    return (batch.itemDeletes.map(\.path) + sections).map { before.itemID(at: $0) }
  }
}
