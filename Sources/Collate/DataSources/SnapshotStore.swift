/// Keeps the sections of a source, and tells its observers and the sources that show it.
///
/// Every source of this package is a thin layer over a store, and yours can be: hand it each new
/// state, and it finds the batch, joins transactions, keeps the order of updates and observers.
@MainActor
public final class SnapshotStore<Section: SectionProtocol> {
  @usableFromInline private(set) var current: Snapshot<Section>

  /// Who makes the sections, if they come from other sources.
  private weak var derivation: (any SnapshotDerivation<Section>)?

  /// Whether the sections come from other sources.
  private var isDerived = false

  /// Whether the sources behind the derivation changed since it was last asked.
  @usableFromInline private(set) var isStale = false

  /// The sections before the changes that are not collected yet, if there are any.
  private var start: Snapshot<Section>?

  /// The changes since, where they are not derived.
  private var log = ChangeLog()

  /// What was collected in the open transaction; more than one part only if somebody asked for it in
  /// the middle, to observe from there or to show the sections in another form.
  private var parts: [(before: Snapshot<Section>, change: PendingChange)] = []

  /// The observation through which the sections arrive, if they come from a source without a store.
  private var upstream: Observation?

  /// The kinds of remarks that were made about this source.
  private var remarkKinds: Set<Diagnostics.Remark.Kind> = []

  private var isParticipant = false
  private var observers: [Weak<Observer<Section>>] = []
  private var followers: [WeakFollower] = []

  /// Creates a store.
  ///
  /// - Parameter sections: The sections to begin with.
  public init(_ sections: [Section] = []) {
    current = Snapshot(sections)
    reportInitialDuplicates()
  }

  /// Has the sections made by somebody else from now on.
  func derive(by derivation: any SnapshotDerivation<Section>) {
    self.derivation = derivation
    isDerived = true
    isStale = true
  }

  /// The sections as they are now.
  ///
  /// - Complexity: O(1) for a store with sections of its own. In a composite whose children changed
  ///   since, O(log *k*) for each of those.
  @inlinable public var snapshot: Snapshot<Section> {
    if isStale { refresh() }
    return current
  }

  /// The storage of the snapshot alone, for lookups that are over at once.
  @inlinable var root: SnapshotNode<Section> {
    if isStale { refresh() }
    return current.root
  }

  /// Tells an observer of every change from now on.
  ///
  /// - Parameter observer: Called on the main actor after each transaction that changed something.
  /// - Returns: The observation, which ends when it is released.
  public func observe(_ observer: @escaping @MainActor (Update<Section>) -> Void) -> Observation {
    beginToListen()
    let subscription = Observer(missedParts: parts.count, handler: observer)
    observers.append(Weak(subscription))
    return Observation(subscription)
  }

  /// Returns the path of the item with an id, or `nil` when there is none.
  ///
  /// - Complexity: O(*n*) at the first call, which builds an index; then O(log *m*) expected in the
  ///   size *m* of the changes since.
  public func itemPath(of id: Section.Item.ID) -> ItemPath? {
    refresh()
    current.buildIndex()
    return current.itemPath(of: id)
  }

  /// Returns the paths of all items with an id, from the top.
  ///
  /// - Complexity: That of ``itemPath(of:)``.
  func itemPaths(of id: Section.Item.ID) -> [ItemPath] {
    refresh()
    current.buildIndex()
    return current.index?.paths(of: id) ?? []
  }

  /// Passes a remark about this source on.
  func report(_ remark: Diagnostics.Remark) {
    let isFirst = remarkKinds.insert(remark.kind).inserted
    guard Transaction.isOpen else {
      return Diagnostics.report(remark, from: self, isFirst: isFirst)
    }
    // Whoever hears of it may want to change something, for which it is too early.
    Transaction.enqueue { Diagnostics.report(remark, from: self, isFirst: isFirst) }
  }

  /// Changes the sections.
  ///
  /// - Parameters:
  ///   - change: What the body does. Items that are removed and inserted again are recognised later.
  ///   - body: Changes the snapshot.
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

  /// Marks the sections as out of date, because the sources behind them changed.
  func invalidate() {
    willChange()
    isStale = true
    for follower in followers { follower.follower?.storeDidInvalidate() }
  }

  /// Has a source that shows this one told of every change.
  func add(_ follower: any StoreFollower) {
    beginToListen()
    followers.removeAll { $0.follower == nil }
    followers.append(WeakFollower(follower: follower))
  }

  /// Ends what ``add(_:)`` began.
  func remove(_ follower: any StoreFollower) {
    followers.removeAll { $0.follower == nil || $0.follower === follower }
  }

  /// The stores of the sources that show this one.
  var followingStores: [any FollowedStore] {
    followers.compactMap { $0.follower?.followingStore }
  }

  /// Keeps the observation through which the sections arrive.
  func listen(to observation: Observation) {
    upstream = observation
  }

  /// The slots through which the store is shown, outermost first; empty when it is not in a
  /// composite.
  var slotPath: [Slot] {
    followers.lazy.compactMap(\.follower).first?.slotPath ?? []
  }

  /// Collects what changed since the last time, and tells the sources that show this one.
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

  /// Whether changes are being recorded that nobody collected yet.
  var isRecording: Bool { start != nil }

  @usableFromInline
  func refresh() {
    guard isStale else { return }
    isStale = false
    guard let derivation else { return }
    current = derivation.refreshedSnapshot(current)
    // An index that fits is made when the change is collected.
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

  /// Separates what happened so far from what a new listener is to hear.
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

    // Observers who joined in the middle of the transaction hear of the rest of it only.
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
