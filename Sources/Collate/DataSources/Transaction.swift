/// The one transaction that is open, and the updates on their way.
///
/// A change marks its source, and every source that shows it, as changed. When the outermost
/// transaction ends, each of them is asked once what changed on the whole, children before those
/// that show them; only then the observers are told, one update after the other.
@MainActor
package enum Transaction {
  /// The number of the transaction that is open, or that comes next.
  private static var serial: UInt64 = 0

  private static var depth = 0
  private static var changed: [any TransactionParticipant] = []
  private static var deliveries: [() -> Void] = []
  private static var isDelivering = false

  /// Whether a transaction is open.
  package static var isOpen: Bool { depth > 0 }

  /// The number of the transaction that is open, if one is.
  static var openSerial: UInt64? { isOpen ? serial : nil }

  /// Runs a body as a transaction, or as part of the one that is open.
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

  /// Has a participant asked for its update when the open transaction ends.
  static func add(_ participant: any TransactionParticipant) {
    changed.append(participant)
  }

  /// Has a delivery made after all those before it.
  static func enqueue(_ delivery: @escaping () -> Void) {
    deliveries.append(delivery)
  }

  /// Whether a transaction is open or updates are on their way.
  static var isBusy: Bool { isOpen || isDelivering }

  /// Has something done when everybody has heard of all that was changed until now.
  ///
  /// Only while a transaction is open or updates are on their way.
  static func whenDelivered(_ body: @escaping () -> Void) {
    // The updates of an open transaction are enqueued when it ends.
    if isOpen { enqueue { enqueue(body) } } else { enqueue(body) }
  }

  private static func commit() {
    // Several rounds only if somebody changes a source from inside `==` or a transformation.
    while !changed.isEmpty {
      let participants = changed
      changed = []
      for participant in participants { participant.commit() }
    }
    serial += 1
  }

  private static func deliver() {
    // A change inside an observer ends up here again; its delivery waits for the one under way.
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
  /// Collects what changed and enqueues the updates.
  func commit()
}
