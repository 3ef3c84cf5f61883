/// An object that holds the sections of a source and notifies its observers of changes.
///
/// All sources of this package are built on a store, and your own can be, too: pass each new state
/// to the store, which computes the batch, takes part in transactions, and notifies observers in
/// order.
@MainActor
public final class SnapshotStore<Section: SectionProtocol> {
  @usableFromInline private(set) var current: Snapshot<Section>

  /// The object that derives the sections, if they come from other sources.
  private weak var derivation: (any SnapshotDerivation<Section>)?

  /// Whether the sections are derived from other sources.
  private var isDerived = false

  /// Whether the underlying sources changed since the sections were last derived.
  @usableFromInline private(set) var isStale = false

  /// The sections before the changes that have not been collected, if any.
  private var start: Snapshot<Section>?

  /// The changes since, unless the sections are derived.
  private var log = ChangeLog()

  /// The changes collected in the open transaction, in several parts only if an observer or a
  /// derived source was added in the middle.
  private var parts: [(before: Snapshot<Section>, change: PendingChange)] = []

  /// The observation of the source that provides the sections, if it has no store.
  private var upstream: Observation?

  /// The kinds of reports made about this source.
  private var remarkKinds: Set<Diagnostics.Remark.Kind> = []

  private var isParticipant = false
  private var observers: [Weak<Observer<Section>>] = []
  private var followers: [WeakFollower] = []

  /// Creates a store with sections.
  ///
  /// - Parameter sections: The initial sections.
  public init(_ sections: [Section] = []) {
    current = Snapshot(sections)
    reportInitialDuplicates()
  }

  /// Uses a derivation for the sections from now on.
  func derive(by derivation: any SnapshotDerivation<Section>) {
    self.derivation = derivation
    isDerived = true
    isStale = true
  }

  /// The current sections.
  ///
  /// - Complexity: O(1) for a store with its own sections. In a composite, O(log *k*) for each
  ///   child that changed since the last access, in the number of children.
  @inlinable public var snapshot: Snapshot<Section> {
    if isStale { refresh() }
    return current
  }

  /// The storage of the current snapshot, for lookups that do not retain it.
  @inlinable var root: SnapshotNode<Section> {
    if isStale { refresh() }
    return current.root
  }

  /// Adds an observer that is called after every change.
  ///
  /// - Parameter observer: A closure that is called on the main actor after each transaction that
  ///   changed something.
  /// - Returns: An observation, which ends when it is released.
  public func observe(_ observer: @escaping @MainActor (Update<Section>) -> Void) -> Observation {
    beginToListen()
    let subscription = Observer(missedParts: parts.count, handler: observer)
    observers.append(Weak(subscription))
    return Observation(subscription)
  }

  /// Returns the path of the item with an id, or `nil` if there is none.
  ///
  /// - Complexity: O(*n*) for the first call, which builds an index; then O(log *m*) expected in
  ///   the size *m* of the changes since.
  public func itemPath(of id: Section.Item.ID) -> ItemPath? {
    refresh()
    current.buildIndex()
    return current.itemPath(of: id)
  }

  /// Returns the paths of all items with an id, in ascending order.
  ///
  /// - Complexity: That of ``itemPath(of:)``.
  func itemPaths(of id: Section.Item.ID) -> [ItemPath] {
    refresh()
    current.buildIndex()
    return current.index?.paths(of: id) ?? []
  }

  /// Reports a problem of this source.
  func report(_ remark: Diagnostics.Remark) {
    let isFirst = remarkKinds.insert(remark.kind).inserted
    guard Transaction.isOpen else {
      return Diagnostics.report(remark, from: self, isFirst: isFirst)
    }
    // The hook may change sources, which is not possible yet.
    Transaction.enqueue { Diagnostics.report(remark, from: self, isFirst: isFirst) }
  }

  /// Mutates the sections.
  ///
  /// - Parameters:
  ///   - change: The change that the body makes. Items that are removed and inserted again are
  ///     matched later.
  ///   - body: A closure that mutates the snapshot.
  @usableFromInline
  func edit(_ change: PendingChange, _ body: (inout Snapshot<Section>) -> Void) {
    precondition(
      !isDerived, "These sections are made from those of other sources; change them there")
    Transaction.perform {
      willChange()
      body(&current)
      if start != nil { log.append(change) }
      current.index = current.index.take()?.applying(change, after: current)
      for follower in followers { follower.follower?.storeDidInvalidate() }
    }
  }

  /// Marks the sections as outdated, because the underlying sources changed.
  func invalidate() {
    willChange()
    isStale = true
    for follower in followers { follower.follower?.storeDidInvalidate() }
  }

  /// Adds a follower, which is notified of every change.
  func add(_ follower: any StoreFollower) {
    beginToListen()
    followers.removeAll { $0.follower == nil }
    followers.append(WeakFollower(follower: follower))
  }

  /// Removes a follower.
  func remove(_ follower: any StoreFollower) {
    followers.removeAll { $0.follower == nil || $0.follower === follower }
  }

  /// The stores of the sources that are derived from this one.
  var followingStores: [any FollowedStore] {
    followers.compactMap { $0.follower?.followingStore }
  }

  /// Retains the observation of the source that provides the sections.
  func listen(to observation: Observation) {
    upstream = observation
  }

  /// The slots that contain the store, outermost first; empty if it is not in a composite.
  var slotPath: [Slot] {
    followers.lazy.compactMap(\.follower).first?.slotPath ?? []
  }

  /// Collects the changes since the last call, and notifies the sources derived from this one.
  func collect() {
    guard let before = start else { return }
    refresh()
    var change: PendingChange
    if let derivation {
      change = derivation.collectChange(from: before, to: current)
      if let index = before.index { current.index = index.applying(change, after: current) }
    } else {
      let isComposed = log.isComposed
      change = log.takeAll()
      if isComposed { change = resolved(change, from: before) }
    }
    start = nil
    guard !change.isEmpty else { return }
    parts.append((before, change))
    for follower in followers { follower.follower?.storeDidCollect(change) }
  }

  /// Whether there are recorded changes that have not been collected.
  var isRecording: Bool { start != nil }

  @usableFromInline
  func refresh() {
    guard isStale else { return }
    isStale = false
    guard let derivation else { return }
    current = derivation.refreshedSnapshot(current)
    // The index is updated when the change is collected.
    current.index = nil
  }

  private func resolved(_ change: PendingChange, from before: Snapshot<Section>) -> PendingChange {
    derivation?.resolved(change, from: before, to: current)
      ?? change.resolved(from: before, to: current)
  }

  private func willChange() {
    guard start == nil else { return }
    observers.removeAll { $0.object == nil }
    followers.removeAll { $0.follower == nil }
    if observers.isEmpty && followers.isEmpty && current.index == nil { return }
    start = current
    if !isParticipant {
      isParticipant = true
      Transaction.add(self)
    }
  }

  /// Separates the changes so far from those that a new observer receives.
  private func beginToListen() {
    if Transaction.isOpen {
      derivation?.collectSources()
      collect()
    }
    refresh()
  }
}

extension SnapshotStore: FollowedStore {}

extension SnapshotStore: TransactionParticipant {
  func commit() {
    isParticipant = false
    collect()
    let parts = parts
    self.parts = []
    guard !parts.isEmpty else { return }
    if !isDerived { reportDuplicates(insertedBy: composed(parts[...])) }

    // Observers added in the middle of the transaction receive only the remaining changes.
    var updates = [Update<Section>?](repeating: nil, count: parts.count)
    var deliveries: [(observer: Weak<Observer<Section>>, update: Update<Section>)] = []
    for observer in observers {
      guard let listener = observer.object else { continue }
      let missed = listener.missedParts
      listener.missedParts = 0
      guard missed < parts.count else { continue }
      let update = updates[missed] ?? update(of: parts[missed...])
      updates[missed] = update
      if !update.batch.isEmpty { deliveries.append((observer, update)) }
    }
    guard !deliveries.isEmpty else { return }
    Transaction.enqueue {
      for (observer, update) in deliveries { observer.object?.handler(update) }
    }
  }

  private func update(
    of parts: ArraySlice<(before: Snapshot<Section>, change: PendingChange)>
  ) -> Update<Section> {
    let before = parts[parts.startIndex].before
    var change = composed(parts)
    if parts.count > 1 { change = resolved(change, from: before) }
    return Update(before: before, after: current, change: change)
  }

  private func composed(
    _ parts: ArraySlice<(before: Snapshot<Section>, change: PendingChange)>
  ) -> PendingChange {
    let first = parts.first?.change ?? PendingChange()
    return parts.dropFirst().reduce(first) { $0.followed(by: $1.change) }
  }
}
