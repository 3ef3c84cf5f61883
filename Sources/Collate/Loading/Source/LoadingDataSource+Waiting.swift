/// A task that waits for the end of a load.
struct LoadWaiter {
  let number: Int

  /// Whether the task called `refresh()`.
  let isRefresh: Bool

  let continuation: CheckedContinuation<LoadOutcome, Never>
}

extension LoadingDataSource {
  /// Loads what is new, because a person asked for it, and waits for it.
  ///
  /// If the task that waits is cancelled, as that of SwiftUI's `refreshable` is when its view goes, the method
  /// returns at once. The load is cancelled, too, if it began for such calls only, and all of them are
  /// cancelled; it goes on if something else needs it, such as a host that has appeared meanwhile. In a task
  /// that is cancelled already, nothing is loaded.
  ///
  /// - Returns: How the load ended that answers: a new one, the one that ran already, or one that took its
  ///   place; `cancelled` if the task is cancelled.
  @discardableResult
  public func refresh() async -> LoadOutcome {
    if Task.isCancelled { return .cancelled }
    handle(.pull)
    guard let token = runningRefresh else { return .cancelled }
    return await end(of: token, isRefresh: true)
  }

  /// Waits until no load runs, or the task that waits is cancelled.
  public func settled() async {
    while !Task.isCancelled, let request = runningRequests.first {
      _ = await end(of: request.token, isRefresh: false)
    }
  }

  /// Waits until a load has ended, or the task is cancelled.
  private func end(of token: LoadToken, isRefresh: Bool) async -> LoadOutcome {
    waiterCount += 1
    let number = waiterCount
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let waiter = LoadWaiter(number: number, isRefresh: isRefresh, continuation: continuation)
        waiters[token, default: []].append(waiter)
      }
    } onCancel: { [weak self] in
      Task { @MainActor [weak self] in self?.stopWaiting(number) }
    }
  }

  /// Resumes a task that was cancelled, and withdraws the refresh for which it was the last one to wait.
  private func stopWaiting(_ number: Int) {
    for (token, waiting) in waiters {
      guard let index = waiting.firstIndex(where: { $0.number == number }) else { continue }
      var others = waiting
      let waiter = others.remove(at: index)
      waiters[token] = others.isEmpty ? nil : others
      waiter.continuation.resume(returning: .cancelled)
      if waiter.isRefresh, !others.contains(where: \.isRefresh) { handle(.withdraw(token)) }
      return
    }
  }

  /// Resumes the tasks that wait for a load, unless a refresh has taken its place.
  func resumeWaiters(of token: LoadToken, _ outcome: LoadOutcome) {
    guard let waiting = waiters.removeValue(forKey: token) else { return }
    if outcome == .cancelled, let next = runningRefresh {
      waiters[next, default: []] += waiting
    } else {
      for waiter in waiting { waiter.continuation.resume(returning: outcome) }
    }
  }
}
