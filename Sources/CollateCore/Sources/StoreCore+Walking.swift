// Walks through the stores that are derived from a store, and through those that it is derived from. They are
// loops, so that deep nests of sources take memory of the heap, and not of the thread's stack.

/// A store that is about to change, and whose followers are notified of that.
@MainActor
private struct Visit {
  let store: StoreCore

  /// The follower that was notified, unless the visit is the first one.
  let follower: StoreFollower?

  /// Whether the store is derived from what changes.
  let becomesStale: Bool

  /// Whether the changes of the store are read, as far as it is known.
  var isRead: Bool

  /// The position of the next follower.
  private var next = 0

  private var hasReleasedFollowers = false

  init(_ store: StoreCore, by follower: StoreFollower? = nil, becomesStale: Bool) {
    (self.store, self.follower, self.becomesStale) = (store, follower, becomesStale)
    isRead = store.beginChange()
  }

  /// Returns the next follower, or `nil` if all have been notified.
  mutating func nextFollower() -> StoreFollower? {
    while next < store.followers.count {
      next += 1
      if let follower = store.followers.object(at: next - 1) { return follower }
      hasReleasedFollowers = true
    }
    return nil
  }

  func end() {
    store.endChange(
      isRead: isRead, becomesStale: becomesStale, hasReleasedFollowers: hasReleasedFollowers)
  }
}

extension StoreCore {
  /// The stores below the one that is visited, whose other followers are notified later.
  private static let visits = WorkStack<Visit>()

  /// Marks the sections as outdated, because those of an underlying store are about to change.
  final func sourceWillChange() {
    if !isStale { _ = notifyFollowers(becomingStale: true) }
  }

  /// Notifies all stores that are derived from this one that it is about to change.
  ///
  /// - Parameter becomesStale: Whether the store itself is derived from what changes.
  /// - Returns: Whether the changes of the store, or of one that is derived from it, are read.
  final func notifyFollowers(becomingStale becomesStale: Bool) -> Bool {
    if followers.isEmpty {
      // Most stores have none, and an edit of an array should not cost a visit.
      let isRead = beginChange()
      endChange(isRead: isRead, becomesStale: becomesStale, hasReleasedFollowers: false)
      return isRead
    }
    let visits = StoreCore.visits
    let bottom = visits.count
    var visit = Visit(self, becomesStale: becomesStale)
    while true {
      if let follower = visit.nextFollower() {
        guard let target = follower.target else { continue }
        // All that is above a stale store is stale, too.
        if target.isStale {
          if target.isRead { visit.isRead = true }
          follower.sourceDidBecomeStale(in: target)
        } else {
          visits.push(consume visit)
          visit = Visit(target, by: follower, becomesStale: true)
        }
      } else {
        visit.end()
        if visits.count == bottom { return visit.isRead }
        let ended = consume visit
        visit = visits.pop()
        if ended.isRead { visit.isRead = true }
        ended.follower?.sourceDidBecomeStale(in: ended.store)
      }
    }
  }

  /// The stores that wait for a source to be brought up to date, each for the one after it.
  private static let waiting = WorkStack<StoreCore>()

  /// Brings the sections up to date, and before them those of all outdated sources.
  final func refresh() {
    let waiting = StoreCore.waiting
    let bottom = waiting.count
    var store = self
    var source: StoreCore?
    store.becomeCurrent()
    while true {
      if let next = store.derivation?.refresh(store, after: source) {
        waiting.push(consume store)
        next.becomeCurrent()
        (store, source) = (next, nil)
      } else {
        if waiting.count == bottom { return }
        source = consume store
        store = waiting.pop()
      }
    }
  }

  /// The type of the source, for messages.
  final var sourceName: String { "\(type(of: source ?? self))" }

  /// Returns whether the sections are those of another store, or derived from them.
  package final func contains(_ other: StoreCore) -> Bool {
    var known: Set<ObjectIdentifier> = []
    var derived = [other]
    while let store = derived.popLast() {
      if store === self { return true }
      let targets = store.followers.compactMap { $0.object?.target }
      derived += targets.filter { known.insert(ObjectIdentifier($0)).inserted }
    }
    return false
  }

  /// The slots that contain the store, outermost first; empty if it is not in a composite.
  final var slotPath: [Slot] {
    var slots: [Slot] = []
    var store = self
    while let follower = store.followers.first(where: { $0.object?.target != nil })?.object,
      let target = follower.target
    {
      if let slot = follower.slotInTarget { slots.append(slot) }
      store = target
    }
    return slots.reversed()
  }
}
