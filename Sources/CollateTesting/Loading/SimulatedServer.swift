public import Collate

/// A server in memory that keeps a list, answers requests for its pages, and reports its changes.
///
///     let server = SimulatedServer(posts, pageSize: 20)
///     let source = LoadingDataSource(
///       PageLoader { request in
///         let answer = try await server.page(at: request.key)
///         return LoadedPage(items: answer.items, previous: answer.previous, next: answer.next)
///       })
///     server.insert(post, at: 0)
///     server.failNext()
///
/// Its cursors stay valid whatever happens to the list, as those of good servers do.
@MainActor
public final class SimulatedServer<Item: Identifiable & Equatable & Sendable>
where Item.ID: Sendable {
  /// A place in the list, and the direction in which a page goes from there.
  public struct Cursor: Hashable, Sendable {
    /// The number of an item, counted since the server was made.
    let serial: Int

    /// The direction, without that item.
    let direction: LoadDirection
  }

  /// A page of the list.
  public struct Page: Sendable {
    /// The items, in order.
    public let items: [Item]

    /// The cursor of the page before; `nil` if the list begins here.
    public let previous: Cursor?

    /// The cursor of the page after; `nil` if the list ends here.
    public let next: Cursor?

    /// The version of the list.
    public let version: Int
  }

  /// The error of a request that was to fail.
  public struct Failure: Error {
    /// Creates an error.
    public init() {}
  }

  /// An item, or what is left of a removed one.
  private struct Entry {
    let serial: Int
    var item: Item?
  }

  /// The sections of events: one, with id 0.
  public typealias Section = BasicSection<Int, Item>

  /// The number of items in a page.
  public var pageSize: Int

  /// How long an answer takes.
  public var latency = Duration.zero

  /// The number of requests so far.
  public private(set) var requestCount = 0

  /// How often the list has changed.
  public private(set) var version = 0

  private let clock: any Clock<Duration>
  private var entries: [Entry] = []
  private var lastSerial = 0
  private var failureCount = 0
  private var subscriptions: [Int: AsyncStream<LiveEvent<Section>>.Continuation] = [:]
  private var lastSubscription = 0

  /// The number of subscriptions that have begun and not ended.
  ///
  /// They begin a while after a source asks for them; wait for it before the list changes.
  public var subscriberCount: Int { subscriptions.count }

  /// Called at once with each change, and the version of the list after it.
  package var onChange: (([ItemChange<Section>], _ version: Int) -> Void)?

  /// Creates a server.
  ///
  /// - Parameters:
  ///   - items: The items of the list.
  ///   - pageSize: The number of items in a page.
  ///   - clock: The clock by which answers take their time.
  public init(_ items: [Item], pageSize: Int = 20, clock: any Clock<Duration> = ContinuousClock()) {
    self.pageSize = pageSize
    self.clock = clock
    entries = items.map { makeEntry($0) }
  }

  /// The items of the list.
  public var items: [Item] { entries.compactMap(\.item) }

  private func makeEntry(_ item: Item) -> Entry {
    lastSerial += 1
    return Entry(serial: lastSerial, item: item)
  }
}

// Requests.
extension SimulatedServer {
  /// Has requests fail from now on, with a ``Failure``.
  ///
  /// - Parameter count: The number of requests.
  public func failNext(_ count: Int = 1) { failureCount = count }

  /// Answers a request for a page.
  ///
  /// - Parameter cursor: The cursor of the page; `nil` for the one with which the list begins.
  /// - Returns: The page, after the ``latency``.
  /// - Throws: ``Failure``, or `CancellationError` if the task is cancelled.
  public func page(at cursor: Cursor?) async throws -> Page {
    try await wait()
    return answer(at: cursor)
  }

  /// Answers a request for the page that ends the list.
  ///
  /// - Returns: The page, after the ``latency``.
  /// - Throws: ``Failure``, or `CancellationError` if the task is cancelled.
  public func lastPage() async throws -> Page {
    try await wait()
    return lastAnswer
  }

  /// The answer to a request for the page that ends the list.
  package var lastAnswer: Page {
    let count = items.count
    return page(count - pageLength..<count)
  }

  /// Answers a request for a page by the number of items before it.
  ///
  /// - Parameter offset: The number of items, or pages times ``pageSize``.
  /// - Returns: The items, after the ``latency``, and the number of all.
  /// - Throws: ``Failure``, also for an offset below 0, or `CancellationError` if the task is cancelled.
  public func items(from offset: Int) async throws -> (items: [Item], total: Int) {
    try await wait()
    if offset < 0 { throw Failure() }
    return (Array(items.dropFirst(offset).prefix(pageLength)), items.count)
  }

  private func wait() async throws {
    try Task.checkCancellation()
    requestCount += 1
    let fails = failureCount > 0
    if fails { failureCount -= 1 }
    // Clocks of the standard library stop the program for a deadline that they cannot express.
    if latency > .zero { try await clock.sleep(for: min(latency, .seconds(3_000_000_000))) }
    if fails { throw Failure() }
  }

  /// Answers a request at once.
  package func answer(at cursor: Cursor?) -> Page {
    guard let cursor, let place = entries.firstIndex(where: { $0.serial == cursor.serial }) else {
      return page(0..<pageLength)
    }
    switch cursor.direction {
    case .forward:
      let start = entries[...place].count { $0.item != nil }
      return page(start..<start + pageLength)
    case .backward:
      let end = entries[..<place].count { $0.item != nil }
      return page(end - pageLength..<end)
    }
  }

  /// The number of items in a page, at most that of all: to more, an index cannot always be added.
  private var pageLength: Int { min(max(pageSize, 0), entries.count) }

  private func page(_ range: Range<Int>) -> Page {
    let existing = entries.filter { $0.item != nil }
    let range = range.clamped(to: 0..<existing.count)
    let (first, last) = (existing[range].first, existing[range].last)
    return Page(
      items: existing[range].compactMap(\.item),
      previous: range.lowerBound == 0
        ? nil : first.map { Cursor(serial: $0.serial, direction: .backward) },
      next: range.upperBound == existing.count
        ? nil : last.map { Cursor(serial: $0.serial, direction: .forward) },
      version: version)
  }
}

// Changes.
extension SimulatedServer {
  /// Inserts an item, and notifies the subscribers.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - index: Its index afterwards, at most the number of items.
  public func insert(_ item: Item, at index: Int) {
    notify([.insert(item, put(makeEntry(item), at: index))])
  }

  /// Removes an item, if there is one with an id, and notifies the subscribers.
  public func remove(_ id: Item.ID) {
    guard let place = place(of: id) else { return }
    entries[place].item = nil
    notify([.delete(id)])
  }

  /// Replaces the item of the same id, if there is one, and notifies the subscribers.
  public func update(_ item: Item) {
    guard let place = place(of: item.id) else { return }
    entries[place].item = item
    notify([.update(item)])
  }

  /// Moves an item, if there is one with an id, and notifies the subscribers.
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - index: The index of the item afterwards.
  public func move(_ id: Item.ID, to index: Int) {
    guard let place = place(of: id), let item = entries[place].item else { return }
    entries[place].item = nil
    // Who has not loaded the item gets it, too.
    notify([.delete(id), .insert(item, put(makeEntry(item), at: index))])
  }

  private func place(of id: Item.ID) -> Int? { entries.firstIndex { $0.item?.id == id } }

  /// Puts an item among the others, and returns beside which.
  private func put(_ entry: Entry, at index: Int) -> LoadPlace<Item.ID> {
    let places = entries.indices.filter { entries[$0].item != nil }
    precondition(
      (0...places.count).contains(index),
      "There is no index \(index) among \(places.count) items of the server")
    guard index > 0, let above = entries[places[index - 1]].item else {
      entries.insert(entry, at: 0)
      return .first
    }
    // Next to the item that is reported, and not to one that was removed and by which cursors go on.
    entries.insert(entry, at: places[index - 1] + 1)
    return .after(above.id)
  }

  private func notify(_ changes: [ItemChange<Section>]) {
    version += 1
    onChange?(changes, version)
    for (number, subscription) in subscriptions.sorted(by: { $0.key < $1.key }) {
      send(.changes(changes, version: version), to: subscription, number)
    }
  }

  /// Returns the events of a new subscription: that it has begun, and all changes from then on.
  ///
  ///     live: LiveFeed { server.events() }
  public nonisolated func events() -> AsyncStream<LiveEvent<Section>> {
    AsyncStream { continuation in
      Task { @MainActor in subscribe(continuation) }
    }
  }

  /// Ends all subscriptions, as when the connection is lost.
  public func disconnect() {
    for continuation in subscriptions.values { continuation.finish() }
    subscriptions = [:]
  }

  private func subscribe(_ continuation: AsyncStream<LiveEvent<Section>>.Continuation) {
    lastSubscription += 1
    let number = lastSubscription
    continuation.onTermination = { [weak self] _ in
      Task { @MainActor in self?.subscriptions[number] = nil }
    }
    subscriptions[number] = continuation
    send(.connected, to: continuation, number)
  }

  private func send(
    _ event: LiveEvent<Section>, to subscription: AsyncStream<LiveEvent<Section>>.Continuation,
    _ number: Int
  ) {
    // A stream that ended before its subscription began does not tell of its end.
    if case .terminated = subscription.yield(event) { subscriptions[number] = nil }
  }
}
