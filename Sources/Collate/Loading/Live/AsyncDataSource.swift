/// A data source that shows the newest element of an asynchronous sequence, such as what a database observes.
///
///     let source = AsyncDataSource(sections: observation.values(in: database).map(\.sections))
///
/// The sequence is iterated away from the main actor. Elements that come while another one is shown are
/// skipped, except the newest. An error ends the sequence, and keeps the sections.
@MainActor
public final class AsyncDataSource<Section: SectionProtocol & Sendable>: StoredDataSource
where Section.Item: Sendable, Section.ID: Sendable {
  /// What the sequence does.
  public enum State: Sendable {
    /// It has no element yet.
    case waiting

    /// It has elements, and more may come.
    case live

    /// It has ended.
    case finished

    /// It has ended with an error.
    case failed(any Error)
  }

  /// The store that holds the sections.
  public let store = SnapshotStore<Section>()

  /// What the sequence does.
  public private(set) var state = State.waiting

  private let tasks = LoadTasks()
  private let stateListeners = ListenerList<State>()

  /// Creates a source of the sections in a sequence of arrays.
  ///
  /// - Parameter sections: The sequence.
  public init<Sections: AsyncSequence & Sendable>(sections: Sections)
  where Sections.Element == [Section] {
    store.core.source = self
    let (newest, continuation) = AsyncStream.makeStream(
      of: [Section].self, bufferingPolicy: .bufferingNewest(1))
    tasks.begin(
      .feed,
      Task { [weak self] in
        async let end = Self.pass(sections, to: continuation)
        for await sections in newest { self?.show(sections) }
        let error = await end
        if !Task.isCancelled { self?.end(error) }
      })
  }

  /// Adds an observer that is called when the state changes.
  ///
  /// - Parameter observer: A closure that is called on the main actor, after the update of the sections.
  /// - Returns: A token, with whose release the observation ends.
  public func observeState(_ observer: @escaping @MainActor (State) -> Void) -> ObservationToken {
    stateListeners.add(observer)
  }

  /// Passes all elements on, and returns the error with which they end.
  @concurrent
  private nonisolated static func pass<Sections: AsyncSequence & Sendable>(
    _ sections: Sections, to continuation: AsyncStream<[Section]>.Continuation
  ) async -> (any Error)? where Sections.Element == [Section] {
    defer { continuation.finish() }
    do {
      for try await element in sections { continuation.yield(element) }
      return nil
    } catch {
      return error
    }
  }

  private func show(_ sections: [Section]) {
    store.replaceSections(sections)
    if case .waiting = state { tell(.live) }
  }

  private func end(_ error: (any Error)?) {
    tell(error.map(State.failed) ?? .finished)
  }

  private func tell(_ state: State) {
    self.state = state
    stateListeners.send(state)
  }
}
