/// A part of a page that is loaded beside others, such as one of several requests.
public struct LoadPart<Section: SectionProtocol & Sendable>: Sendable {
  let load: @concurrent @Sendable () async throws -> [Section]

  /// Creates a part.
  ///
  /// - Parameter load: Loads sections, away from the main actor.
  public init(_ load: @escaping @concurrent @Sendable () async throws -> [Section]) {
    self.load = load
  }
}

/// When parts of a page are shown.
public enum LoadArrival: Hashable, Sendable {
  /// When all have ended.
  case together

  /// Each when it and all before it have ended, so that nothing moves down that was seen.
  case inOrder

  /// Each when it has ended.
  case asTheyEnd
}

/// What becomes of a page if one of its parts fails.
public struct LoadPartFailure<Section: SectionProtocol & Sendable>: Sendable {
  /// Returns the sections of a part that failed, or throws the error on.
  let sections: @Sendable (_ part: Int, _ error: any Error) throws -> [Section]

  /// The load fails, and the other parts are cancelled; what was shown of them stays.
  public static var failsAll: Self { Self { _, error in throw error } }

  /// The part has no sections.
  public static var omits: Self { Self { _, _ in [] } }

  /// The part has sections that tell of the error.
  ///
  /// - Parameter sections: Returns the sections of a part, by its index and error.
  /// - Returns: What becomes of the page.
  public static func shows(
    _ sections: @escaping @Sendable (_ part: Int, _ error: any Error) -> [Section]
  ) -> Self {
    Self { sections($0, $1) }
  }
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
  ///       try await sink.deliver([LoadPart { try await api.banners() }, LoadPart { try await api.posts() }])
  ///     })
  ///
  /// Parts are shown in their order, whichever ends first. A load that is cancelled fails in any case.
  ///
  /// - Parameters:
  ///   - parts: The parts, in order.
  ///   - arrival: When parts are shown.
  ///   - failure: What becomes of the page if a part fails.
  ///   - previous: The key of the page before.
  ///   - next: The key of the page after.
  /// - Throws: The error of a part, if `failure` passes it on; `CancellationError` if the load is cancelled.
  public func deliver(
    _ parts: [LoadPart<Section>], arrival: LoadArrival = .together,
    onFailure failure: LoadPartFailure<Section> = .failsAll, previous: Key? = nil, next: Key? = nil
  ) async throws {
    try await withThrowingTaskGroup(of: EndedPart<Section>.self) { group in
      for (index, part) in parts.enumerated() {
        group.addTask {
          do { return EndedPart(index: index, result: .success(try await part.load())) } catch {
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
        case .failure(let error): ended[part.index] = try failure.sections(part.index, error)
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
