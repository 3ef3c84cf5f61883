public import CollateCore

/// How the pages of a source are loaded, away from the main actor.
///
///     let loader = PageLoader { request in
///       let answer = try await api.timeline(before: request.key)
///       return LoadedPage(items: answer.posts, next: answer.cursor)
///     }
public struct PageLoader<
  Section: SectionProtocol & Sendable, Key: Hashable & Sendable
>: Sendable {
  /// Delivers pages, and returns the last one if that is known to be it.
  let load:
    @concurrent @Sendable (LoadRequest<Key>, LoadSink<Section, Key>) async throws
      -> LoadedPage<Section, Key>?

  /// Creates a loader that delivers pages, and returns the last one if that is known to be it.
  package init(
    ending load:
      @escaping @concurrent @Sendable (LoadRequest<Key>, LoadSink<Section, Key>) async throws
      -> LoadedPage<Section, Key>?
  ) {
    self.load = load
  }

  /// Creates a loader that returns a page for each request.
  ///
  /// - Parameter load: Loads a page; for a request without a key, the first one, or with
  ///   ``LoaderConfiguration/refreshesEnd`` the last one. It is not called on the main actor, and its task is cancelled when the page is not needed any more.
  public init(
    _ load:
      @escaping @concurrent @Sendable (LoadRequest<Key>) async throws -> LoadedPage<Section, Key>
  ) {
    self.load = { request, _ in try await load(request) }
  }

  /// Creates a loader that can deliver a page several times, such as first from a cache and then from a server.
  ///
  /// Each page takes the place of the one before. If a refresh is merged, each is merged with the list: items that
  /// only an earlier page has brought disappear, and those that it has removed do not come back.
  ///
  /// - Parameter load: Delivers pages to a sink. It is not called on the main actor, and its task is
  ///   cancelled when the pages are not needed any more.
  public init(
    delivering load:
      @escaping @concurrent @Sendable (LoadRequest<Key>, LoadSink<Section, Key>) async throws ->
      Void
  ) {
    self.load = { request, sink in
      try await load(request, sink)
      return nil
    }
  }

  /// Loads what a request asks for, as a source does, such as in a test or in another loader.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - sink: Receives the pages that are delivered. One that the loader returns is not among them.
  /// - Returns: The last page; `nil` if all were delivered already.
  /// - Throws: The error of the load.
  public func callAsFunction(
    _ request: LoadRequest<Key>, delivering sink: LoadSink<Section, Key> = LoadSink { _ in }
  ) async throws -> LoadedPage<Section, Key>? {
    try await load(request, sink)
  }
}

/// Where a load delivers its pages.
public struct LoadSink<
  Section: SectionProtocol & Sendable, Key: Hashable & Sendable
>: Sendable {
  let receive: @MainActor @Sendable (LoadedPage<Section, Key>) -> Void

  /// Creates a sink, to call a loader in a test.
  ///
  /// - Parameter receive: A closure that is called with each page.
  public init(_ receive: @escaping @MainActor @Sendable (LoadedPage<Section, Key>) -> Void) {
    self.receive = receive
  }

  /// Delivers a page, and returns when the source has handled it.
  ///
  /// It does nothing once the load is cancelled.
  ///
  /// - Parameter page: A page, which takes the place of one that the load delivered before.
  public func deliver(_ page: LoadedPage<Section, Key>) async {
    if Task.isCancelled { return }
    await receive(page)
  }
}
