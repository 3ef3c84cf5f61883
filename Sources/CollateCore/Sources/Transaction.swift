/// The open transaction, and the queue of updates to deliver.
///
/// A change marks every source derived from it as outdated. When the outermost transaction ends,
/// every source with an observer computes its change since the transaction began, from the
/// changes of the sources below it; then the observers are notified, one update after the other, and
/// the changes are forgotten.
@MainActor
package enum Transaction {
  // No code of the app runs while one of these is accessed.

  /// The number of the open transaction, or else of the next one.
  @safe @exclusivity(unchecked) package private(set) static var serial: UInt64 = 1

  /// The number of stores that have changed in it.
  @safe @exclusivity(unchecked) private static var changeCount = 0

  @safe @exclusivity(unchecked) private static var depth = 0

  @safe @exclusivity(unchecked) private static var participants: [StoreCore] = []

  /// The stores that keep the change that they computed last.
  @safe @exclusivity(unchecked) private static var keepers: [StoreCore] = []
  @safe @exclusivity(unchecked) private static var deliveries: [Delivery] = []

  /// What is done when the transaction ends, before its updates are delivered.
  @safe @exclusivity(unchecked) private static var ends: [() -> Void] = []
  @safe @exclusivity(unchecked) private static var isDelivering = false

  /// The store whose update is being delivered.
  @safe @exclusivity(unchecked) private static var notifier: StoreCore?

  /// How often a source without a store changed because one did that contains it.
  private static var echoCount = 0

  private enum Delivery {
    case update(AnyUpdate, of: StoreCore, to: [Weak<StoreObserver>])
    case action(() -> Void)
  }

  /// Whether a transaction is open.
  package static var isOpen: Bool { depth > 0 }

  /// The number of the open transaction, if any.
  static var openSerial: UInt64? { isOpen ? serial : nil }

  /// Runs a closure as a transaction, or as part of the open one.
  package static func perform<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    begin()
    defer { end() }
    return try body()
  }

  /// Begins a transaction, or a part of the open one.
  static func begin() {
    depth += 1
  }

  /// Ends what the last call of ``begin()`` began.
  static func end() {
    if depth == 1 {
      // Once, unless a source changes because an item was released at the end.
      repeat { commit() } while !participants.isEmpty || !ends.isEmpty
    }
    depth -= 1
    if depth == 0 && !isDelivering && !deliveries.isEmpty { deliver() }
  }

  /// Returns the open transaction, and a number for the first change of a store in it.
  static func nextChange() -> (transaction: UInt64, number: Int) {
    changeCount += 1
    return (serial, changeCount)
  }

  /// Adds a store whose changes are read.
  static func add(_ store: StoreCore) {
    participants.append(store)
  }

  /// Adds a store that keeps a change until the transaction ends.
  static func addKeeper(_ store: StoreCore) {
    keepers.append(store)
  }

  /// Runs a closure when the open transaction ends, before its updates are delivered.
  ///
  /// All stores have their sections by then. What it enqueues is delivered after the updates.
  package static func atEnd(_ body: @escaping () -> Void) {
    ends.append(body)
  }

  /// Enqueues a delivery after all previous ones.
  package static func enqueue(_ delivery: @escaping () -> Void) {
    deliveries.append(.action(delivery))
  }

  /// Enqueues the delivery of an update to observers, in order.
  static func enqueue(_ update: AnyUpdate, of store: StoreCore, to observers: [Weak<StoreObserver>])
  {
    deliveries.append(.update(update, of: store, to: observers))
  }

  /// Whether a transaction is open or updates are being delivered.
  package static var isBusy: Bool { isOpen || isDelivering }

  /// Runs a closure after all changes made so far have been delivered.
  ///
  /// Call it only while ``isBusy`` is `true`.
  package static func whenDelivered(_ body: @escaping () -> Void) {
    // The updates of an open transaction are enqueued when it ends.
    if isOpen { enqueue { enqueue(body) } } else { enqueue(body) }
  }

  /// Traps if a source without a store seems to contain itself.
  ///
  /// What such a source is made from cannot be known. If it is made from a composite that contains
  /// it, each of the two changes whenever the other one does, without end.
  ///
  /// - Parameter store: The store that follows the source, which is about to change.
  static func countEcho(of store: StoreCore) {
    guard let notifier, notifier.contains(store) else { return }
    echoCount += 1
    precondition(
      echoCount < 100,
      "A \(store.sourceName) has changed \(echoCount) times in a row because a "
        + "\(notifier.sourceName) that contains it did: a source must not contain itself")
  }

  private static func commit() {
    sortParticipants()
    // Stores are added meanwhile only if code of the app changes a source.
    var next = 0
    repeat {
      while next < participants.count {
        participants[next].enqueueUpdates()
        next += 1
      }
      var bodies: [() -> Void] = []
      swap(&bodies, &ends)
      for body in bodies { body() }
    } while next < participants.count || !ends.isEmpty
    serial += 1
    changeCount = 0
    forgetChanges()
  }

  /// Sorts the stores by their first changes, so that the order does not depend on their readers.
  private static func sortParticipants() {
    if participants.count < 2 { return }
    // Those of a change were added in the opposite order.
    participants.reverse()
    for next in 1..<participants.count
    where participants[next].changed.number < participants[next - 1].changed.number {
      return participants.sort { $0.changed.number < $1.changed.number }
    }
  }

  private static func forgetChanges() {
    // They are taken out, as the last references to items may be among the changes, and the app may change
    // sources when an item is released.
    var (stores, others): ([StoreCore], [StoreCore]) = ([], [])
    swap(&stores, &participants)
    swap(&others, &keepers)
    for store in stores { store.forget() }
    for store in others { store.forgetLastChange() }
    stores.removeAll(keepingCapacity: true)
    others.removeAll(keepingCapacity: true)
    if participants.isEmpty { swap(&stores, &participants) }
    if keepers.isEmpty { swap(&others, &keepers) }
  }

  private static func deliver() {
    // A change made by an observer is delivered after the current one.
    isDelivering = true
    defer {
      isDelivering = false
      echoCount = 0
    }
    var round: [Delivery] = []
    while !deliveries.isEmpty {
      swap(&round, &deliveries)
      round.reverse()
      while let delivery = round.popLast() {
        switch delivery {
        case .update(let update, let store, let observers):
          notifier = store
          var isAnyReleased = false
          for position in observers.indices {
            if let observer = observers.object(at: position) {
              observer.receive(update)
            } else {
              isAnyReleased = true
            }
          }
          if isAnyReleased { store.removeReleasedObservers() }
          notifier = nil
        case .action(let body):
          body()
        }
      }
    }
    deliveries = round
  }
}
