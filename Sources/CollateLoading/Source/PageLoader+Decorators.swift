import CollateCore

// Loaders that are made of others.
extension PageLoader {
  /// Returns a loader whose pages are changed.
  ///
  /// - Parameter transform: Returns the page to show instead of one that was loaded. It is called on the main actor for
  ///   pages that are delivered before the last one.
  /// - Returns: The loader.
  public func map<Result>(
    _ transform:
      @escaping @Sendable (LoadedPage<Section, Key>) -> LoadedPage<Result, Key>
  ) -> PageLoader<Result, Key> {
    PageLoader<Result, Key>(ending: { [load] request, sink in
      try await load(request, LoadSink { sink.receive(transform($0)) }).map(transform)
    })
  }

  /// Returns a loader that tries again, if a load fails, and meanwhile goes on loading.
  ///
  /// A source does that by itself with ``LoaderConfiguration/retry``, as long as its host is visible.
  ///
  /// - Parameters:
  ///   - policy: How often, and after which time.
  ///   - clock: The clock that measures the time.
  ///   - isTransient: Returns whether it makes sense to try again after an error. It is asked before and after the
  ///     time. A cancelled load never does.
  /// - Returns: The loader, which throws the error of the last attempt.
  public func retrying(
    _ policy: RetryPolicy = RetryPolicy(), clock: any Clock<Duration> = ContinuousClock(),
    where isTransient: @escaping @Sendable (any Error) async -> Bool = { _ in true }
  ) -> PageLoader {
    PageLoader(ending: { [load] request, sink in
      var request = request
      var failureCount = 0
      while true {
        do {
          return try await load(request, sink)
        } catch {
          failureCount += 1
          request.attempt += 1
          guard failureCount <= policy.maximumCount, !(error is CancellationError),
            await isTransient(error)
          else { throw error }
          var generator = SystemRandomNumberGenerator()
          try await clock.sleep(
            for: policy.delay(afterFailures: failureCount, using: &generator))
          guard await isTransient(error) else { throw error }
        }
      }
    })
  }

  /// Returns a loader that waits before each load, so that a load which is replaced meanwhile sends no request.
  ///
  /// - Parameters:
  ///   - delay: The time to wait.
  ///   - clock: The clock that measures the time.
  /// - Returns: The loader.
  public func debounced(
    for delay: Duration, clock: any Clock<Duration> = ContinuousClock()
  ) -> PageLoader {
    PageLoader(ending: { [load] request, sink in
      try await clock.sleep(for: max(delay, .zero).expressible)
      return try await load(request, sink)
    })
  }

  /// Returns a loader that reports each load, in a line when it begins, for each page, and when it ends.
  ///
  ///     loader.logging { logger.debug("\($0)") }
  ///
  /// - Parameter log: A closure that is called with each line, on any thread. Items are counted in it, not named.
  /// - Returns: The loader.
  public func logging(_ log: @escaping @Sendable (String) -> Void = { print($0) }) -> PageLoader {
    PageLoader(ending: { [load] request, sink in
      let name = request.description
      log("\(name) begins")
      do {
        let page = try await load(
          request,
          LoadSink { page in
            log("\(name): \(page.summary)")
            sink.receive(page)
          })
        log("\(name) ends" + (page.map { ": \($0.summary)" } ?? ""))
        return page
      } catch {
        let isCancelled = error is CancellationError || Task.isCancelled
        log("\(name) \(isCancelled ? "is cancelled" : "fails: \(error)")")
        throw error
      }
    })
  }
}

extension LoadRequest {
  /// What is loaded, such as `#3 page forward at 20, attempt 2`.
  fileprivate var description: String {
    let name =
      switch intent {
      case .page(let end): "page \(end)"
      case .gap(_, let direction): "gap \(direction)"
      case .reload: "reload"
      default: "\(intent)"
      }
    return "\(token) \(name)" + (key.map { " at \($0)" } ?? "")
      + (attempt > 1 ? ", attempt \(attempt)" : "")
  }
}

extension LoadedPage {
  /// What the page has, such as `20 items, next: 40`.
  fileprivate var summary: String {
    let count = sections.reduce(0) { $0 + $1.items.count }
    return "\(count) items" + (previous.map { ", previous: \($0)" } ?? "")
      + (next.map { ", next: \($0)" } ?? "")
  }
}
