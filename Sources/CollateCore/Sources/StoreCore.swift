/// The part of a store that does not depend on the type of its sections.
///
/// A store with sections of its own records its changes in the open transaction. A derived one
/// records nothing: it computes its change between two states from those of its sources. Each
/// reader of changes, such as an observer, the index of ids or a derived store, keeps the state that
/// it knows, and asks for the change since. So no reader can affect what another one is told.
///
/// Changes go up the derived stores only as a mark that they are outdated; the sections come down
/// when they are needed.
@MainActor
@usableFromInline
package class StoreCore {
  // Accesses to the properties that say so cannot overlap, as no code of the app runs during one. If an assignment
  // releases items, the new value is in place by then. Checks would take a seventh of the time of an edit.

  /// The current sections, unless they are outdated.
  @safe @exclusivity(unchecked) package private(set) final var root: SnapshotNode

  /// The source, if known, for reports.
  package final weak var source: AnyObject?

  /// The store around the core.
  final weak var store: AnyObject?

  /// The store, in the transactions in which a source without a store changed, as it may
  /// not be retained elsewhere.
  private final var keptStore: AnyObject?

  /// The observation of the source that provides the sections, if it has no store.
  final var upstream: ObservationToken?

  /// How the sections are made, if they are made from those of other stores.
  final var derivation: Derivation? {
    didSet { isStale = true }
  }

  /// Whether the underlying sources changed since the sections were last derived.
  @safe @exclusivity(unchecked) private(set) final var isStale = false

  /// Whether the changes of the store were read when its sections became outdated.
  @safe @exclusivity(unchecked) private(set) final var isRead = false

  @safe @exclusivity(unchecked) private final var isParticipant = false

  /// The transaction in which the sections changed last, and the number of the change in it.
  @safe @exclusivity(unchecked)
  private(set) final var changed: (transaction: UInt64, number: Int) = (0, 0)

  /// Whether code of the app compares or hashes elements for this store.
  @safe @exclusivity(unchecked) private final var isComparing = false

  final var log = ChangeLog()

  /// The change of a derived store that was computed last in the open transaction.
  ///
  /// Observers, the index, and each store that is derived from this one ask for the same change.
  final var lastChange: (old: SnapshotNode, new: SnapshotNode, change: PendingChange)?

  /// The sections that observers know, if they have changed since.
  @safe @exclusivity(unchecked) private final var start: SnapshotMoment?

  /// The index of ids, and the sections that it belongs to, or what stands for them in the log.
  @safe @exclusivity(unchecked)
  private(set) final var indexed: (point: AnyObject, index: AnyItemIndex)?

  /// The observers, including some that were released.
  @safe @exclusivity(unchecked) private final var observers: [Weak<StoreObserver>] = []

  /// The sections that are known to each observer that was added after a change in the open transaction; these are
  /// the last of ``observers``.
  @safe @exclusivity(unchecked) private final var laterStarts: [SnapshotMoment] = []

  /// Whether any observer receives updates before all others do.
  @safe @exclusivity(unchecked) private final var hasEarlyObservers = false

  /// The accesses to the sections through the public property.
  @safe @exclusivity(unchecked) private final var accesses = TrackedAccesses()

  /// The links to the stores that are derived from this one, which it does not retain; some were released.
  @safe @exclusivity(unchecked) private(set) final var followers: [Weak<StoreFollower>] = []

  @usableFromInline
  init(_ root: SnapshotNode) {
    self.root = root
  }

  deinit {
    for observer in observers { observer.object?.onSourceEnd?() }
    var sources: [AnyObject] = derivation.map { [$0] } ?? []
    derivation = nil
    DeferredRelease.release(&sources)
  }

  // The type of the sections is needed for these.

  /// Returns a change without doubts.
  func resolved(
    _ change: PendingChange, from old: SnapshotNode, to new: SnapshotNode
  ) -> PendingChange { change }

  /// Returns the change between any two states, by ids.
  func difference(from old: SnapshotNode, to new: SnapshotNode) -> PendingChange { .init() }

  /// Returns an index after a change, or `nil` if a new one must be built.
  func index(
    _ index: AnyItemIndex, applying change: PendingChange, after root: SnapshotNode
  ) -> AnyItemIndex? { nil }

  /// Reports ids that occur more than once because of a change.
  func reportDuplicates(insertedBy change: PendingChange) {}
}

// Reading.
extension StoreCore {
  /// The current sections.
  @usableFromInline final var currentRoot: SnapshotNode {
    if isStale { refresh() }
    return root
  }

  /// Notes that the sections are up to date, immediately before they are derived.
  final func becomeCurrent() { isStale = false }

  /// The current sections, with their index if there is one.
  @usableFromInline final var moment: SnapshotMoment { moment(of: currentRoot) }

  private final func moment(of root: SnapshotNode) -> SnapshotMoment {
    if let indexed, indexed.point === root { return .init(root: root, index: indexed.index) }
    return .init(root: root)
  }

  /// Registers an access with the Observation framework, where it exists.
  @usableFromInline
  final func noteAccess() {
    // At rest, all accesses are to the same state.
    if start == nil, let tracker = accesses.onlyTracker { return tracker.noteAccess() }
    let now = moment
    let forgotten = accesses.note(now, start: start)
    keepAlive(forgotten)
  }

  /// Adds an observer, which is told of all changes from now on.
  package final func add(_ observer: StoreObserver) {
    let now = moment
    if observers.count == observers.capacity { removeReleasedObservers() }
    observers.append(Weak(observer))
    if start != nil { laterStarts.append(now) }
    if observer.isEarly { hasEarlyObservers = true }
  }

  /// Removes the observers that were released.
  final func removeReleasedObservers() {
    // The later ones are found by their places at the end.
    if !laterStarts.isEmpty { return }
    // As for followers.
    let retained = observers.compactMap(\.object)
    observers = retained.map { Weak($0) }
    keepAlive(retained)
  }

  /// Adds a follower, which is notified of every change.
  final func add(_ follower: StoreFollower) {
    // It may have left out silent updates, of which only followers hear.
    if followers.isEmpty { forgetLastChange() }
    if followers.count == followers.capacity { removeFollowers { _ in false } }
    followers.append(Weak(follower))
  }

  /// Removes a follower.
  final func remove(_ follower: StoreFollower) {
    removeFollowers { $0 === follower }
    guard Transaction.isOpen, derivation == nil else { return }
    // It may follow again in the same transaction, and ask for the change since.
    participate()
    record(PendingChange(), from: root)
  }

  /// Removes some followers, and those that were released.
  private final func removeFollowers(where isUnwanted: (StoreFollower) -> Bool) {
    // Retained until the list is replaced: the app may follow the store when the last reference to one is released.
    let retained = followers.compactMap(\.object)
    followers = retained.filter { !isUnwanted($0) }.map { Weak($0) }
    keepAlive(retained)
  }

  /// Whether sections of other stores may be derived from these.
  @usableFromInline final var isFollowed: Bool { !followers.isEmpty }

  /// The index of ids, if it has been built, brought up to date.
  @usableFromInline final var index: AnyItemIndex? {
    get {
      advanceIndex(to: currentRoot)
      return indexed?.index
    }
    set { indexed = newValue.map { (currentRoot, $0) } }
  }

  /// Brings the index up to date, if there is one.
  private final func advanceIndex(to root: SnapshotNode) {
    guard let indexed, indexed.point !== root else { return }
    // Which elements are the same does not matter, only where they are.
    let change =
      if let known = indexed.point as? SnapshotNode { change(from: known, to: root) } else {
        log.change(from: indexed.point, to: nil)
      }
    self.indexed = change.flatMap { index(indexed.index, applying: $0, after: root) }
      .map { (root, $0) }
  }
}

// Changing.
extension StoreCore {
  /// Mutates the sections.
  ///
  /// - Parameters:
  ///   - change: The change that the body makes. Elements that are removed and inserted again are
  ///     matched later.
  ///   - body: A closure that mutates the tree.
  @usableFromInline
  final func edit(_ change: PendingChange, _ body: (inout SnapshotNode) -> Void) {
    precondition(
      derivation == nil, "These sections are made from those of other sources; change them there")
    precondition(
      !isComparing,
      "A source changed while its own sections were compared: `==`, `hash(into:)`, `id` and "
        + "`hasSameContent(as:)` must not change sources")
    Transaction.begin()
    defer { Transaction.end() }
    let isRecorded = willChange() || !log.isEmpty
    let old = isRecorded ? pointBeforeEdit() : nil
    modifyRoot(body)
    if isRecorded { record(change, from: old) }
  }

  /// Returns the state before an edit, or what stands for it; `nil` if no reader can ask for the change since.
  private final func pointBeforeEdit() -> AnyObject? {
    if isKnownUniquelyReferenced(&root) { return nil }
    guard indexed?.point === root, let index = indexed?.index else { return root }
    // An index needs to know what has changed, and not what was there. Each edit after a look-up would copy the items
    // of a section if it were the only one to keep them.
    indexed = nil
    let point: AnyObject = isKnownUniquelyReferenced(&root) ? ChangePoint() : root
    indexed = (point, index)
    return point
  }

  private final func record(_ change: PendingChange, from old: AnyObject?) {
    var log = ChangeLog()
    swap(&log, &self.log)
    let forgotten = log.append(change, from: old)
    swap(&log, &self.log)
    keepAlive(forgotten)
  }

  /// Mutates the tree of a composite, whose slots change.
  final func restructure(_ body: (inout SnapshotNode) -> Void) {
    _ = willChange()
    modifyRoot(body)
  }

  /// Replaces the sections by those that were derived.
  final func adopt(_ root: SnapshotNode) {
    root.checkInvariants()
    self.root = root
  }

  /// Mutates the sections.
  final func modifyRoot(_ body: (inout SnapshotNode) -> Void) {
    var root = SnapshotNode.none
    swap(&root, &self.root)
    body(&root)
    root.checkInvariants()
    swap(&root, &self.root)
  }

  /// Runs code that compares the elements of the store.
  @usableFromInline
  package final func comparing<Result>(_ body: () -> Result) -> Result {
    let wasComparing = isComparing
    isComparing = true
    defer { isComparing = wasComparing }
    return body()
  }

  /// Notifies the stores derived from this one, and returns whether the change is read.
  private final func willChange() -> Bool { notifyFollowers(becomingStale: false) }

  /// Notes that the store is about to change, before its followers are notified.
  ///
  /// - Returns: Whether the changes of the store itself are read.
  final func beginChange() -> Bool {
    if changed.transaction != Transaction.serial { changed = Transaction.nextChange() }
    if observers.isEmpty && !accesses.isWaiting { return indexed != nil }
    if start == nil { start = moment }
    return true
  }

  /// Notes that all followers have been notified.
  ///
  /// - Parameters:
  ///   - isRead: Whether the changes of the store, or of one that is derived from it, are read.
  ///   - becomesStale: Whether the sections are outdated, because a source changes.
  ///   - hasReleasedFollowers: Whether any of the followers was released.
  final func endChange(isRead: Bool, becomesStale: Bool, hasReleasedFollowers: Bool) {
    if hasReleasedFollowers { removeFollowers { _ in false } }
    if isRead || accesses.isTracked { participate() }
    guard becomesStale else { return }
    self.isRead = isRead
    isStale = true
    if !isRead { derivation?.release(self) }
  }

  private final func participate() {
    if isParticipant { return }
    isParticipant = true
    // It may be taken out of a composite and come back, and must then have its log.
    if upstream != nil { keptStore = store }
    Transaction.add(self)
  }
}

// Notifying.
extension StoreCore {
  /// Enqueues the updates of observers, when the transaction ends.
  final func enqueueUpdates() {
    // What code of the app changes from here on is enqueued in a further round.
    isParticipant = false
    accesses.notifyAgain()
    if start == nil && indexed == nil { return }
    let root = currentRoot
    advanceIndex(to: root)
    var first: SnapshotMoment?
    swap(&first, &start)
    guard let first else { return }
    let end = moment(of: root)
    if isParticipant { start = end }
    let observers = observers
    var laterStarts: [SnapshotMoment] = []
    swap(&laterStarts, &self.laterStarts)
    var made: AnyUpdate?
    if accesses.isTracked {
      for known in accesses.knownStates(since: first) where known.root !== root {
        if update(from: known, to: end, &made).isSilent { continue }
        accesses.notify(knowing: known, since: first)
      }
    }
    let forgotten = accesses.forgetStates()
    keepAlive(forgotten)

    // Observers that are added while elements are compared know the sections at the end.
    let count = observers.count - laterStarts.count
    let earlier = laterStarts.isEmpty ? observers : Array(observers[..<count])
    enqueueUpdate(from: first, to: end, &made, for: earlier)
    for (number, known) in laterStarts.enumerated() {
      enqueueUpdate(from: known, to: end, &made, for: [observers[count + number]])
    }
  }

  private final func enqueueUpdate(
    from old: SnapshotMoment, to new: SnapshotMoment, _ made: inout AnyUpdate?,
    for observers: [Weak<StoreObserver>]
  ) {
    if old.root === new.root || observers.isEmpty { return }
    let update = update(from: old, to: new, &made)
    if hasEarlyObservers {
      for observer in observers { observer.object?.receive(update, early: true) }
    }
    Transaction.enqueue(update, of: self, to: observers)
  }

  private final func update(
    from old: SnapshotMoment, to new: SnapshotMoment, _ made: inout AnyUpdate?
  ) -> AnyUpdate {
    if let made, made.before.root === old.root { return made }
    var change = change(from: old.root, to: new.root)
    if !change.doubts.isEmpty {
      change = comparing { resolved(change, from: old.root, to: new.root) }
    }
    change.checkInvariants()
    let update = AnyUpdate(before: old, after: new, change: change)
    made = update
    return update
  }

  /// Forgets the changes of the transaction, whose updates have been enqueued.
  final func forget() {
    // What changed meanwhile, because an item was released, is forgotten with the next changes.
    if isParticipant { return }
    defer { keptStore = nil }
    if log.isEmpty { return }
    if Diagnostics.looksForDuplicates { reportDuplicates(insertedBy: log.all) }
    var log = ChangeLog()
    swap(&log, &self.log)
    log.removeAll()
    if self.log.isEmpty { swap(&log, &self.log) }
  }
}
