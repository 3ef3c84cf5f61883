import CollateCore

/// A part of a page that has been loaded, or has failed.
///
/// A tuple with a `Result` comes out of a task group with another index in optimized builds of Swift 6.3.
private struct EndedPart<Section: SectionProtocol & Sendable>: Sendable {
  let index: Int
  let result: Result<[Section], any Error>
}

extension LoadSink {
  /// Loads the parts of a page all at once, and delivers what has ended.
  ///
  ///     PageLoader(delivering: { request, sink in
  ///       try await sink.deliver([{ try await api.banners() }, { try await api.posts() }])
  ///     })
  ///
  /// Parts are shown in their order, whichever ends first, so that nothing moves down that was seen. A load that is
  /// cancelled fails in any case.
  ///
  /// - Parameters:
  ///   - parts: Load the sections of the parts, away from the main actor, in the order of the page.
  ///   - waitsForAll: Whether to deliver once, when all parts have ended. Otherwise each part is delivered as soon as
  ///     it and all parts before it have ended.
  ///   - replacement: Returns the sections to show for a part that failed, which may be none, by the index of
  ///     the part. If it throws, the load fails and the other parts are cancelled; what was shown of them
  ///     stays. Without it, every error fails the load.
  ///   - previous: The key of the page before.
  ///   - next: The key of the page after.
  /// - Throws: The error of a part, if `replacement` throws it; `CancellationError` if the load is cancelled.
  public func deliver(
    _ parts: [@concurrent @Sendable () async throws -> [Section]],
    waitsForAll: Bool = true,
    onFailure replacement: @Sendable (_ part: Int, _ error: any Error) throws -> [Section] = {
      throw $1
    },
    previous: Key? = nil, next: Key? = nil
  ) async throws {
    try await withThrowingTaskGroup(of: EndedPart<Section>.self) { group in
      for (index, part) in parts.enumerated() {
        group.addTask {
          do { return EndedPart(index: index, result: .success(try await part())) } catch {
            return EndedPart(index: index, result: .failure(error))
          }
        }
      }
      var ended: [[Section]?] = Array(repeating: nil, count: parts.count)
      var shownCount = 0
      for try await part in group {
        try Task.checkCancellation()
        switch part.result {
        case .success(let sections): ended[part.index] = sections
        case .failure(let error): ended[part.index] = try replacement(part.index, error)
        }
        let count = ended.firstIndex { $0 == nil } ?? ended.count
        guard waitsForAll ? count == ended.count : count > shownCount else { continue }
        shownCount = count
        await deliver(
          LoadedPage(ended[..<count].flatMap { $0 ?? [] }, previous: previous, next: next))
      }
      if parts.isEmpty { await deliver(LoadedPage([], previous: previous, next: next)) }
    }
  }
}
