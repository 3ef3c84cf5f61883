import Observation

/// Informs the Observation framework of reads of something, and of its changes.
@MainActor
package class AccessTracker {
  /// Returns a new tracker, or `nil` where there is no such framework.
  package static func make() -> AccessTracker? {
    guard #available(iOS 17, tvOS 17, macOS 14, visionOS 1, watchOS 10, *) else { return nil }
    return RegisteredTracker()
  }

  /// Whether any code that has read awaits a notice of a change, or is still reading.
  package var isTracked: Bool { false }

  /// Whether a notice of a change is waiting to be delivered.
  fileprivate(set) final var isNotifying = false

  package func noteAccess() {}

  package func noteChange() {}

  /// Enqueues a notice of a change behind the updates that are waiting to be delivered.
  package final func enqueueChange() {
    if isNotifying { return }
    isNotifying = true
    Transaction.enqueue { [self] in
      isNotifying = false
      noteChange()
    }
  }
}

@available(iOS 17, tvOS 17, macOS 14, visionOS 1, watchOS 10, *)
private final class RegisteredTracker: AccessTracker, Observable {
  private let registrar = ObservationRegistrar()

  /// The path of the property that stands for what is read, as the framework asks for one.
  ///
  /// The framework retains it for all code that has read, until the code is notified or gives up. Nothing else
  /// retains it: as it has an argument, each evaluation of the expression makes a new object.
  private var keyPath: KeyPath<RegisteredTracker, Void> = \.[nextNumber()]

  private nonisolated subscript(_ number: Int) -> Void { () }

  private static var count = 0

  private static func nextNumber() -> Int {
    count += 1
    return count
  }

  /// Whether the framework retains key paths, as all versions up to Swift 6.3 do.
  private static let retainsKeyPaths = {
    let tracker = RegisteredTracker()
    withObservationTracking {
      tracker.noteAccess()
    } onChange: {
    }
    return !isKnownUniquelyReferenced(&tracker.keyPath)
  }()

  package override var isTracked: Bool {
    !isKnownUniquelyReferenced(&keyPath) || !Self.retainsKeyPaths
  }

  package override func noteAccess() {
    registrar.access(self, keyPath: keyPath)
  }

  package override func noteChange() {
    registrar.withMutation(of: self, keyPath: keyPath) {}
  }
}

/// The accesses to the sections of a store, for the Observation framework.
///
/// Code that has read the sections is notified of the first change after that, and of no other. Accesses that
/// read the same state share a tracker. Those that read another state of an open transaction have a tracker of
/// their own, as the sections may have changed for some of them only.
@MainActor
struct TrackedAccesses {
  private struct Entry {
    let tracker: AccessTracker

    /// The state that was read, unless it was the one with which the transaction began.
    var start: SnapshotMoment?

    /// Whether the code was notified.
    ///
    /// The framework begins to track when the code that reads has returned. If the code changes what it has
    /// read, the notice comes too early, so there is another one for the next change.
    var isNotified = false
  }

  private var entries: [Entry] = []

  nonisolated init() {}

  /// The tracker of all accesses, unless there are others, or code was notified since the last access.
  var onlyTracker: AccessTracker? {
    guard entries.count == 1, !entries[0].isNotified, entries[0].start == nil else { return nil }
    return entries[0].tracker
  }

  /// Whether any code is to be notified of a change.
  package var isTracked: Bool { entries.contains { $0.tracker.isTracked } }

  /// Whether any code is to be notified if the sections differ after a change.
  var isWaiting: Bool { entries.contains { !$0.isNotified && $0.tracker.isTracked } }

  /// Notes an access to the current state.
  ///
  /// - Parameters:
  ///   - now: The current state.
  ///   - start: The state with which the open transaction began, if the sections changed in it.
  /// - Returns: The state that is forgotten, if any, to be released when the accesses can be accessed again.
  mutating func note(_ now: SnapshotMoment, start: SnapshotMoment?) -> SnapshotMoment? {
    for position in entries.indices {
      let entry = entries[position]
      if !entry.tracker.isTracked && !entry.tracker.isNotifying {
        entry.tracker.noteAccess()
        // The next edit copies a state that is kept, so it is kept only for code that tracks it.
        let isKept = start != nil && entry.tracker.isTracked
        entries[position] = Entry(tracker: entry.tracker, start: isKept ? now : nil)
        return entry.start
      }
      if !entry.isNotified && (entry.start ?? start ?? now).root === now.root {
        entry.tracker.noteAccess()
        return nil
      }
    }
    guard let tracker = AccessTracker.make() else { return nil }
    tracker.noteAccess()
    let isKept = start != nil && tracker.isTracked
    entries.append(Entry(tracker: tracker, start: isKept ? now : nil))
    return nil
  }

  /// Notifies code again that was notified before the framework began to track it.
  func notifyAgain() {
    for entry in entries where entry.isNotified && entry.tracker.isTracked {
      entry.tracker.enqueueChange()
    }
  }

  /// Returns the states that were read; several accesses may know the same.
  ///
  /// - Parameter start: The state with which the transaction began.
  /// - Returns: The states, of which some may be equal to the current one.
  func knownStates(since start: SnapshotMoment) -> [SnapshotMoment] {
    entries.filter { !$0.isNotified && $0.tracker.isTracked }.map { $0.start ?? start }
  }

  /// Notifies the code that has read a state which differs from the current one, when the transaction ends.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - start: The state with which the transaction began.
  mutating func notify(knowing state: SnapshotMoment, since start: SnapshotMoment) {
    for position in entries.indices where !entries[position].isNotified {
      guard (entries[position].start ?? start).root === state.root else { continue }
      entries[position].isNotified = true
      entries[position].tracker.enqueueChange()
    }
  }

  /// Forgets which states were read in the transaction, when it ends.
  ///
  /// - Returns: The states, to be released when the accesses can be accessed again.
  mutating func forgetStates() -> [SnapshotMoment] {
    if entries.isEmpty { return [] }
    let states = entries.compactMap(\.start)
    for position in entries.indices { entries[position].start = nil }
    return states
  }
}
