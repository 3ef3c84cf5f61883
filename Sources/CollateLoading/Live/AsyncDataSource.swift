public import CollateCore

/// A data source that shows the newest element of an asynchronous sequence, such as what a database observes.
///
///     let source = AsyncDataSource(sections: observation.values(in: database).map(\.sections))
///
/// The sequence is iterated away from the main actor, and where there are many items, elements are compared
/// there, too. Those that arrive while another one is compared or shown are skipped, except the newest. An
/// error ends the sequence, and keeps the sections; ``retry()`` begins it again.
@MainActor
public final class AsyncDataSource<Section: SectionProtocol & Sendable>: StoredDataSource
where Section.Item: Sendable, Section.ID: Sendable {
  /// What the sequence does.
  public enum State: Sendable {
    /// It has no element yet.
    case waiting

    /// It has elements, and more may arrive.
    case live

    /// It has ended.
    case finished

    /// It has ended with an error.
    case failed(any Error)
  }

  /// The store that holds the sections.
  public let store = SnapshotStore<Section>()

  /// What the sequence does, which the Observation framework tracks.
  public var state: State {
    stateTracker?.noteAccess()
    return currentState
  }

  private var currentState = State.waiting

  /// The task that iterates the sequence, which is cancelled when its token is released.
  private var task: ObservationToken?
  private let stateListeners = ListenerList<State>()
  private let stateTracker = AccessTracker.make()

  private let difference: @Sendable (Snapshot<Section>, Snapshot<Section>) -> ChangeBatch

  /// Passes the elements of the sequence on, from its beginning, and returns the error with which they end.
  private let pass:
    @concurrent @Sendable (AsyncStream<Snapshot<Section>>.Continuation) async -> (any Error)?

  /// Creates a source of the snapshots in a sequence.
  ///
  /// - Parameter snapshots: The sequence.
  @inlinable
  public convenience init<Snapshots: AsyncSequence & Sendable>(_ snapshots: Snapshots)
  where Snapshots.Element == Snapshot<Section> {
    self.init(snapshots, snapshot: { $0 }, difference: { $1.difference(from: $0) })
  }

  /// Creates a source of the sections in a sequence of arrays.
  ///
  /// - Parameter sections: The sequence.
  @inlinable
  public convenience init<Sections: AsyncSequence & Sendable>(sections: Sections)
  where Sections.Element == [Section] {
    self.init(
      sections, snapshot: { Snapshot($0) }, difference: { $1.difference(from: $0) })
  }

  /// Creates a source of a sequence.
  ///
  /// - Parameters:
  ///   - elements: The sequence.
  ///   - snapshot: Returns the sections of an element.
  ///   - difference: Compares snapshots, compiled for the type of the items, which is what ``SpecializedLoops`` are
  ///     for.
  @usableFromInline
  init<Elements: AsyncSequence & Sendable>(
    _ elements: Elements, snapshot: @escaping @Sendable (Elements.Element) -> Snapshot<Section>,
    difference: @escaping @Sendable (Snapshot<Section>, Snapshot<Section>) -> ChangeBatch
  ) {
    self.difference = difference
    pass = { continuation in
      defer { continuation.finish() }
      do {
        for try await element in elements { continuation.yield(snapshot(element)) }
        return nil
      } catch {
        return error
      }
    }
    store.core.source = self
    begin()
  }

  /// Iterates the sequence in a task of its own.
  private func begin() {
    let (newest, continuation) = AsyncStream.makeStream(
      of: Snapshot<Section>.self, bufferingPolicy: .bufferingNewest(1))
    let task = Task { [weak self, pass] in
      async let end = pass(continuation)
      for await snapshot in newest { await self?.show(snapshot) }
      let error = await end
      if !Task.isCancelled { self?.notify(error.map(State.failed) ?? .finished) }
    }
    // Its end may read the source.
    let former = self.task
    self.task = ObservationToken { task.cancel() }
    withExtendedLifetime(former) {}
  }

  /// Begins the sequence again if it has ended, with an error or without.
  ///
  /// The sections stay until the first element arrives, and the state is ``State/waiting`` until then. A sequence that
  /// can be iterated only once, such as an `AsyncStream`, ends again at once.
  public func retry() {
    switch currentState {
    case .waiting, .live: return
    case .finished, .failed: break
    }
    begin()
    notify(.waiting)
  }

  /// Adds an observer that is called when the state changes.
  ///
  /// - Parameter observer: A closure that is called on the main actor, after the update of the sections.
  /// - Returns: A token, with whose release the observation ends.
  public func observeState(_ observer: @escaping @MainActor (State) -> Void) -> ObservationToken {
    stateListeners.add(observer)
  }

  /// An asynchronous sequence of what the sequence of the source does, beginning with what it does now.
  ///
  /// Code that reads slowly misses some states, but never the last one. The sequence does not retain the source, and
  /// ends when the source is released.
  public var states: AsyncStream<State> {
    stateListeners.stream(beginningWith: currentState, .bufferingNewest(1))
  }

  private func show(_ snapshot: Snapshot<Section>) async {
    let before = store.currentSnapshot
    // Comparing as many items takes about a millisecond; going to another thread and back a tenth of it.
    let isLarge = before.itemCount + snapshot.itemCount > 10_000
    let compare: @concurrent @Sendable () async -> ChangeBatch = { [difference] in
      difference(before, snapshot)
    }
    let batch = isLarge ? await compare() : difference(before, snapshot)
    if Task.isCancelled { return }
    store.replaceSnapshot(snapshot, batch: batch)
    if case .waiting = currentState { notify(.live) }
  }

  private func notify(_ state: State) {
    currentState = state
    stateTracker?.noteChange()
    stateListeners.send(state)
  }
}
