/// The open transaction, and the queue of updates to deliver.
///
/// A change marks its source, and every source derived from it, as changed. When the outermost
/// transaction ends, the total change of each is collected once, children before their composites;
/// then the observers are notified, one update after the other.
@MainActor
package enum Transaction {
  /// The number of the open transaction, or else of the next one.
  private static var serial: UInt64 = 0

  private static var depth = 0
  private static var changed: [any TransactionParticipant] = []
  private static var deliveries: [() -> Void] = []
  private static var isDelivering = false

  /// Whether a transaction is open.
  package static var isOpen: Bool { depth > 0 }

  /// The number of the open transaction, if any.
  static var openSerial: UInt64? { isOpen ? serial : nil }

  /// Runs a closure as a transaction, or as part of the open one.
  static func perform<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    depth += 1
    defer {
      if depth == 1 { commit() }
      depth -= 1
      if depth == 0 { deliver() }
    }
    return try body()
  }

  /// Adds a participant, which commits when the open transaction ends.
  static func add(_ participant: any TransactionParticipant) {
    changed.append(participant)
  }

  /// Enqueues a delivery after all previous ones.
  static func enqueue(_ delivery: @escaping () -> Void) {
    deliveries.append(delivery)
  }

  /// Whether a transaction is open or updates are being delivered.
  static var isBusy: Bool { isOpen || isDelivering }

  /// Runs a closure after all changes made so far have been delivered.
  ///
  /// Call it only while ``isBusy`` is `true`.
  static func whenDelivered(_ body: @escaping () -> Void) {
    // The updates of an open transaction are enqueued when it ends.
    if isOpen { enqueue { enqueue(body) } } else { enqueue(body) }
  }

  private static func commit() {
    // There is more than one round only if `==` or a transformation changes a source.
    while !changed.isEmpty {
      let participants = changed
      changed = []
      for participant in participants { participant.commit() }
    }
    serial += 1
  }

  private static func deliver() {
    // A change made by an observer leads here again; it is delivered after the current one.
    guard !isDelivering else { return }
    isDelivering = true
    defer { isDelivering = false }
    while !deliveries.isEmpty {
      let round = deliveries
      deliveries = []
      for delivery in round { delivery() }
    }
  }
}

/// A source that changed in the open transaction.
@MainActor
protocol TransactionParticipant: AnyObject {
  /// Collects the change and enqueues the updates.
  func commit()
}
