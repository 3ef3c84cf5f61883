public import Collate

/// A loader whose loads end when a test says so.
///
///     let script = ScriptedLoader<Feed, String>()
///     let source = LoadingDataSource(script.pageLoader)
///     source.appear()
///     let request = try await script.nextRequest()
///     script.finish(request, with: LoadedPage([today], next: "2"))
///     await source.settled()
@MainActor
public final class ScriptedLoader<Section: SectionProtocol & Sendable, Key: Hashable & Sendable> {
  private struct Load {
    let request: LoadRequest<Key>
    let sink: LoadSink<Section, Key>
    let continuation: CheckedContinuation<LoadedPage<Section, Key>?, any Error>
  }

  private var loads: [Load] = []
  private var waiters:
    [(number: Int, continuation: CheckedContinuation<LoadRequest<Key>, any Error>)] = []
  private var lastWaiter = 0

  /// The requests that were not waited for yet.
  private var unseen: [LoadRequest<Key>] = []

  /// The requests of the loads that were cancelled before they ended, in order.
  public private(set) var cancelled: [LoadRequest<Key>] = []

  /// Creates a loader without loads.
  public init() {}

  /// The loader to pass to a source.
  public var pageLoader: PageLoader<Section, Key> {
    PageLoader(ending: { [self] request, sink in try await run(request, sink) })
  }

  /// The requests of the loads that have not ended, in the order in which they began.
  public var openRequests: [LoadRequest<Key>] { loads.map(\.request) }

  /// Waits for a load to begin that was not waited for yet.
  ///
  /// - Returns: Its request.
  /// - Throws: `CancellationError` if the task is cancelled, as by the time limit of a test.
  public func nextRequest() async throws -> LoadRequest<Key> {
    if !unseen.isEmpty { return unseen.removeFirst() }
    lastWaiter += 1
    let number = lastWaiter
    return try await withTaskCancellationHandler {
      try Task.checkCancellation()
      return try await withCheckedThrowingContinuation { waiters.append((number, $0)) }
    } onCancel: {
      Task { @MainActor in stopWaiting(number) }
    }
  }

  private func stopWaiting(_ number: Int) {
    guard let index = waiters.firstIndex(where: { $0.number == number }) else { return }
    waiters.remove(at: index).continuation.resume(throwing: CancellationError())
  }

  /// Delivers a page for a load that goes on.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - request: The request of the load; if it does not run any more, nothing happens.
  public func deliver(_ page: LoadedPage<Section, Key>, for request: LoadRequest<Key>) async {
    await loads.first { $0.request == request }?.sink.deliver(page)
  }

  /// Ends a load.
  ///
  /// - Parameters:
  ///   - request: The request of the load; if it does not run any more, nothing happens.
  ///   - page: Its last page; `nil` if all were delivered already.
  public func finish(_ request: LoadRequest<Key>, with page: LoadedPage<Section, Key>? = nil) {
    take(request)?.continuation.resume(returning: page)
  }

  /// Ends a load with an error.
  ///
  /// - Parameters:
  ///   - request: The request of the load; if it does not run any more, nothing happens.
  ///   - error: The error.
  public func fail(_ request: LoadRequest<Key>, with error: any Error) {
    take(request)?.continuation.resume(throwing: error)
  }

  private func run(
    _ request: LoadRequest<Key>, _ sink: LoadSink<Section, Key>
  ) async throws -> LoadedPage<Section, Key>? {
    if Task.isCancelled {
      cancelled.append(request)
      throw CancellationError()
    }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        loads.append(Load(request: request, sink: sink, continuation: continuation))
        if waiters.isEmpty {
          unseen.append(request)
        } else {
          waiters.removeFirst().continuation.resume(returning: request)
        }
      }
    } onCancel: {
      Task { @MainActor in cancel(request) }
    }
  }

  private func cancel(_ request: LoadRequest<Key>) {
    guard let load = take(request) else { return }
    cancelled.append(request)
    load.continuation.resume(throwing: CancellationError())
  }

  private func take(_ request: LoadRequest<Key>) -> Load? {
    guard let index = loads.firstIndex(where: { $0.request == request }) else { return nil }
    unseen.removeAll { $0 == request }
    return loads.remove(at: index)
  }
}
