import CollateCore

/// A task that waits until loads have ended.
@MainActor
final class LoadWait<Key: Hashable & Sendable> {
  /// Whether the task called `refresh()`.
  let isRefresh: Bool

  /// The loads that are waited for, or those before them, by the lane in which the last one is.
  var loads: [LoadLane: LoadRequest<Key>]

  /// How those have ended that are not waited for any more.
  var result: Result<Void, any Error> = .success(())

  var continuation: CheckedContinuation<Result<Void, any Error>, Never>?

  init(isRefresh: Bool, loads: [LoadLane: LoadRequest<Key>]) {
    (self.isRefresh, self.loads) = (isRefresh, loads)
  }
}

// Loads that are asked for by tasks.
extension LoadingDataSource {
  /// Loads what is new, because a person asked for it, and waits for it.
  ///
  /// If the task that waits is cancelled, as that of SwiftUI's `refreshable` is when its view goes, the method
  /// returns at once. The load is cancelled, too, if it began for such calls only, and all of them are
  /// cancelled; it goes on if something else needs it, such as a host that has appeared meanwhile. In a task
  /// that is cancelled already, nothing is loaded.
  ///
  /// - Returns: How the load ended that answers: a new one, the one that ran already, or one that took its
  ///   place. The error is that of the loader, or a `CancellationError` if the load or the task is cancelled.
  @discardableResult
  public func refresh() async -> Result<Void, any Error> {
    await end(of: [.refresh], isRefresh: true) { handle(.pull) }
  }

  /// Loads the content at a key, instead of what there is, and waits for it.
  ///
  /// If the task that waits is cancelled, the method returns at once, and the load goes on. In a task that is
  /// cancelled already, nothing is loaded.
  ///
  /// - Parameter key: The key.
  /// - Returns: How the load ended, or one that took its place. The error is that of the loader, or a
  ///   `CancellationError` if the load or the task is cancelled.
  @discardableResult
  public func jump(to key: Key) async -> Result<Void, any Error> {
    await end(of: [.refresh]) { jump(to: key) }
  }

  /// Loads more items at an end, if there are any, and waits for them.
  ///
  /// While a refresh runs, that ends first. If the task that waits is cancelled, the method returns at once, and
  /// the load goes on. In a task that is cancelled already, nothing is loaded.
  ///
  /// - Parameter direction: The end.
  /// - Returns: How the load ended, which may be one that ran already, or that of a refresh instead of which it
  ///   did not begin; a success if there is nothing to load. The error is that of the loader, or a
  ///   `CancellationError` if the load or the task is cancelled.
  @discardableResult
  public func loadMore(_ direction: LoadDirection = .forward) async -> Result<Void, any Error> {
    await end(of: [.page(direction)]) { loadMore(direction) }
  }

  /// Loads items in a gap, and waits for them.
  ///
  /// While a refresh runs, that ends first. If the task that waits is cancelled, the method returns at once, and
  /// the load goes on. In a task that is cancelled already, nothing is loaded.
  ///
  /// - Parameters:
  ///   - gap: The gap; if it is closed, nothing happens.
  ///   - direction: The direction: forward from the items above it, backward from those below it.
  /// - Returns: How the load ended, which may be one that ran already; a success if there is nothing to load. The
  ///   error is that of the loader, or a `CancellationError` if the load or the task is cancelled.
  @discardableResult
  public func fill(_ gap: LoadGap, from direction: LoadDirection) async -> Result<Void, any Error> {
    await end(of: [.gap(gap)]) { fill(gap, from: direction) }
  }

  /// Repeats what failed, the refresh, or else the loads at ends and in gaps, and waits for it.
  ///
  /// If the task that waits is cancelled, the method returns at once, and the loads go on. In a task that is
  /// cancelled already, nothing is loaded.
  ///
  /// - Returns: A success if nothing failed again. The error is that of one of the loaders, or a
  ///   `CancellationError` if a load or the task is cancelled.
  @discardableResult
  public func retry() async -> Result<Void, any Error> {
    await end(of: machine.failedLanes) { retry() }
  }

  /// Waits until no load runs, and no list is asked for later, or the task that waits is cancelled.
  public func settled() async {
    while !Task.isCancelled, !runningRequests.isEmpty || tasks[.query] != nil {
      let lanes = runningRequests.first.map { [$0.intent.lane] } ?? []
      _ = await end(of: lanes, orOfQuery: lanes.isEmpty) {}
    }
  }
}

// Waiting.
extension LoadingDataSource {
  /// Asks for loads, and waits until all have ended, or the task is cancelled.
  ///
  /// - Parameters:
  ///   - lanes: The lanes of the loads.
  ///   - isRefresh: Whether the task called `refresh()`.
  ///   - waitsForQuery: Whether to wait for a list that is asked for later instead, if there are no loads.
  ///   - ask: Asks for the loads.
  /// - Returns: How they ended.
  private func end(
    of lanes: [LoadLane], isRefresh: Bool = false, orOfQuery waitsForQuery: Bool = false,
    _ ask: () -> Void
  ) async -> Result<Void, any Error> {
    if Task.isCancelled { return .failure(CancellationError()) }
    // A task that begins at once may begin in a closure of the source.
    if isBusy { await withCheckedContinuation { idle in whenIdle { idle.resume() } } }
    ask()
    let loads = lanes.compactMap { lane in load(answeringIn: lane).map { (lane, $0) } }
    if loads.isEmpty, !waitsForQuery || tasks[.query] == nil {
      // There is always a refresh to wait for, unless an observer that was notified of it has cancelled it.
      return lanes == [.refresh] ? .failure(CancellationError()) : .success(())
    }
    let wait = LoadWait(isRefresh: isRefresh, loads: Dictionary(uniqueKeysWithValues: loads))
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        wait.continuation = continuation
        waits.append(wait)
      }
    } onCancel: { [weak self] in
      Task { @MainActor [weak self] in self?.stop(wait) }
    }
  }

  /// Returns the load in a lane, or one that has to end before it begins; `nil` if there is none.
  private func load(answeringIn lane: LoadLane) -> LoadRequest<Key>? {
    let run = machine.run(in: lane) ?? (machine.waiting[lane] == nil ? nil : machine.runs.first)
    return run?.request
  }

  /// Resumes a task that was cancelled, and withdraws the refresh for which it was the last one to wait.
  private func stop(_ wait: LoadWait<Key>) {
    guard let index = waits.firstIndex(where: { $0 === wait }) else { return }
    waits.remove(at: index)
    wait.continuation?.resume(returning: .failure(CancellationError()))
    guard wait.isRefresh, let token = wait.loads[.refresh]?.token,
      !waits.contains(where: { $0.isRefresh && $0.loads[.refresh]?.token == token })
    else { return }
    handle(.withdraw(token))
  }

  /// Forgets a list that is asked for later, or asks for it now, and resumes the tasks that wait for it.
  func cancelQuery() {
    cancel(.query)
    resumeWaits()
  }

  /// Resumes the tasks that wait for a load, unless there is another one to wait for: that which was asked for, if it
  /// was another one, or the refresh that took its place.
  func resumeWaits(for token: LoadToken, _ outcome: LoadOutcome) {
    for wait in waits {
      for (lane, load) in wait.loads where load.token == token {
        let asked = load.intent.lane == lane ? nil : self.load(answeringIn: lane)
        wait.loads[lane] =
          asked ?? (outcome == .cancelled ? machine.runningRefresh?.request : nil)
        if wait.loads[lane] != nil || outcome == .finished { continue }
        let error = outcome == .failed ? errors[load.intent.lane] : nil
        wait.result = .failure(error ?? CancellationError())
      }
    }
    resumeWaits()
  }

  /// Resumes the tasks that wait for no load any more.
  private func resumeWaits() {
    for wait in waits where wait.loads.isEmpty { wait.continuation?.resume(returning: wait.result) }
    waits.removeAll { $0.loads.isEmpty }
  }
}
