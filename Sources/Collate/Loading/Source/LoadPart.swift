/// When parts of a page are shown.
public enum LoadArrival: Hashable, Sendable {
  /// When all have ended.
  case together

  /// Each when it and all before it have ended, so that nothing moves down that was seen.
  case inOrder

  /// Each when it has ended.
  case asTheyEnd
}

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
  /// Parts are shown in their order, whichever ends first. A load that is cancelled fails in any case.
  ///
  /// - Parameters:
  ///   - parts: Load the sections of the parts, away from the main actor, in the order of the page.
  ///   - arrival: When parts are shown.
  ///   - replacement: Returns the sections to show for a part that failed, which may be none, by the index of
  ///     the part. If it throws, the load fails and the other parts are cancelled; what was shown of them
  ///     stays. Without it, every error fails the load.
  ///   - previous: The key of the page before.
  ///   - next: The key of the page after.
  /// - Throws: The error of a part, if `replacement` throws it; `CancellationError` if the load is cancelled.
  public func deliver(
    _ parts: [@concurrent @Sendable () async throws -> [Section]],
    arrival: LoadArrival = .together,
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
        let isLast = !ended.contains { $0 == nil }
        let first = ended.firstIndex { $0 == nil } ?? ended.count
        let isShown: Bool
        switch arrival {
        case .together: isShown = isLast
        case .inOrder: isShown = first > shownCount
        case .asTheyEnd: isShown = true
        }
        guard isShown else { continue }
        shownCount = first
        let shown = arrival == .asTheyEnd ? ended[...] : ended[..<first]
        await deliver(LoadedPage(shown.flatMap { $0 ?? [] }, previous: previous, next: next))
      }
      if parts.isEmpty { await deliver(LoadedPage([], previous: previous, next: next)) }
    }
  }
}
