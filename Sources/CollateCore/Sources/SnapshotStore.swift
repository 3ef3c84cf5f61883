/// An object that holds the sections of a source and notifies its observers of changes.
///
/// All sources of this package are built on a store, and your own can be, too: pass each new state
/// to the store, which computes the batch, takes part in transactions, and notifies observers in
/// order.
@MainActor
public final class SnapshotStore<Section: SectionProtocol> {
  @usableFromInline package let core: StoreCore

  /// The kinds of reports made about this source.
  private(set) var issueKinds: Set<Diagnostics.Issue.Kind> = []

  /// Creates a store with sections.
  ///
  /// - Parameter sections: The initial sections.
  public convenience init(_ sections: [Section] = []) {
    self.init(Snapshot(sections))
    reportInitialDuplicates()
  }

  /// Creates a store whose duplicate ids have not been reported yet.
  package init(_ snapshot: Snapshot<Section>) {
    let core = TypedStoreCore<Section>(snapshot.root)
    self.core = core
    core.store = self
  }

  /// The current sections.
  ///
  /// - Complexity: O(1) for a store with its own sections. In a composite, O(log *k*) for each
  ///   child that changed since the last access, in the number of children.
  ///
  /// Where the Observation framework tracks accesses, as in the body of a SwiftUI view, this is one.
  @inlinable public var snapshot: Snapshot<Section> {
    core.noteAccess()
    return currentSnapshot
  }

  /// The current sections, for code that does not depend on them later.
  @inlinable package var currentSnapshot: Snapshot<Section> {
    let moment = core.moment
    return Snapshot(root: moment.root, index: moment.index)
  }

  /// Adds an observer that is called after every change.
  ///
  /// - Parameter observer: A closure that is called on the main actor after each transaction that
  ///   changed something.
  /// - Returns: An observation, which ends when it is released.
  public func observe(
    _ observer: @escaping @MainActor (Update<Section>) -> Void
  ) -> ObservationToken {
    observe(receivingSilentUpdates: false, observer)
  }

  /// Adds an observer with further wishes.
  ///
  /// - Parameters:
  ///   - receivesSilentUpdates: Whether the observer is also called if elements were only replaced by
  ///     equal ones, with an empty batch; for those who keep the sections.
  ///   - onSourceEnd: A closure that is called when the source is released, on any thread.
  ///   - observer: A closure that is called on the main actor.
  /// - Returns: A token, with whose release the observation ends.
  package func observe(
    receivingSilentUpdates receivesSilentUpdates: Bool = false,
    onSourceEnd: (@Sendable () -> Void)? = nil,
    _ observer: @escaping @MainActor (Update<Section>) -> Void
  ) -> ObservationToken {
    let subscription = StoreObserver(
      receivesSilentUpdates: receivesSilentUpdates, onSourceEnd: onSourceEnd, observer)
    core.add(subscription)
    return ObservationToken(subscription)
  }

  /// Returns the path of the item with an id, or `nil` if there is none.
  ///
  /// - Complexity: O(*n*) for the first call, which builds an index; then O(log *m*) expected in
  ///   the size *m* of the changes since.
  @inlinable
  public func itemPath(of id: Section.Item.ID) -> ItemPath? {
    index.path(of: id)
  }

  /// Returns the paths of all items with an id, in ascending order.
  ///
  /// - Complexity: That of ``itemPath(of:)``.
  package func itemPaths(of id: Section.Item.ID) -> [ItemPath] {
    index.paths(of: id)
  }

  /// Returns the change between two states of the sections, which may have doubts.
  package func change(from old: Snapshot<Section>, to new: Snapshot<Section>) -> PendingChange {
    core.change(from: old.root, to: new.root)
  }

  // Inlinable, because building is 14 times, a lookup 3 times faster if the type of ids is known.
  @inlinable var index: ItemIndex<Section.Item.ID> {
    if let index = core.index { return index.of(Section.Item.ID.self) }
    let index = ItemIndex(Snapshot<Section>(root: core.currentRoot))
    core.index = ItemIndexBox(index)
    return index
  }

  /// Reports a problem of this source.
  package func report(_ issue: Diagnostics.Issue) {
    let isFirst = issueKinds.insert(issue.kind).inserted
    Diagnostics.report(issue, from: core.source ?? self, isFirst: isFirst)
  }

  /// Mutates the sections.
  ///
  /// - Parameters:
  ///   - change: The change that the body makes. Items that are removed and inserted again are
  ///     matched later.
  ///   - body: A closure that mutates the snapshot.
  @inlinable
  package func edit(_ change: PendingChange, _ body: (inout Snapshot<Section>) -> Void) {
    core.edit(change) { root in
      // Taken out of the snapshot, so that nodes are copied only if they are shared.
      var snapshot = Snapshot<Section>(root: root)
      root = .none
      body(&snapshot)
      root = snapshot.root
    }
  }
}
