import Collate
import CollateTesting
import Foundation
import TestSupport
import Testing

@testable import CollateCore
@testable import CollateLoading

/// Loads as real tasks.
@MainActor
@Suite("Loads as tasks", .traced)
struct LoadTaskTests {
  private typealias Source = LoadingDataSource<PostSection, String>
  private typealias Loader = PageLoader<PostSection, String>

  /// A server whose answers wait for the test, and which counts who went.
  private actor Server {
    private var waiting: [LoadToken: CheckedContinuation<PostPage, any Error>] = [:]
    private(set) var requests: [LoadRequest<String>] = []
    private(set) var cancelled: [LoadToken] = []

    func answer(_ request: LoadRequest<String>) async throws -> PostPage {
      requests.append(request)
      return try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { waiting[request.token] = $0 }
      } onCancel: {
        Task { await self.cancel(request.token) }
      }
    }

    private func cancel(_ token: LoadToken) {
      cancelled.append(token)
      waiting.removeValue(forKey: token)?.resume(throwing: CancellationError())
    }

    func resume(_ number: Int, _ result: Result<PostPage, any Error>) {
      waiting.removeValue(forKey: LoadToken(number))?.resume(with: result)
    }
  }

  private let server = Server()
  private let checkers = Checkers()

  /// The checkers of all sources of a test, which do not retain them.
  @MainActor
  private final class Checkers {
    private var all: [LoadingSourceChecker] = []

    func check(_ source: Source) {
      all.append(LoadingSourceChecker(source) { Issue.record("\($0)") })
    }
  }

  private func source(
    clock: any Clock<Duration> = ContinuousClock(),
    _ configure: (inout LoaderConfiguration) -> Void = { _ in }
  ) -> Source {
    var configuration = LoaderConfiguration()
    configuration.behaviors = [.initial]
    configure(&configuration)
    let source = Source(
      Loader { [server] in try await server.answer($0) }, configuration: configuration, clock: clock
    )
    checkers.check(source)
    return source
  }

  private func text(_ source: Source) -> String {
    source.snapshot.sections.map { ([$0.id] + $0.items.map(\.description)).joined(separator: " ") }
      .joined(separator: " | ")
  }

  /// Waits until something is the case.
  private func until(_ condition: @MainActor () async -> Bool) async {
    while !(await condition()) { await Task.yield() }
  }

  @Test("A pull waits for the load that answers it, and reports how that load ended")
  func refreshing() async {
    let source = source()
    let checker = DataSourceChecker(source)
    source.appear()
    // Unlike `async let`, a task on the main actor begins before the answer below.
    let first = Task { await source.refresh() }
    await until { await server.requests.count == 1 }
    await server.resume(1, .success(PostPage(posts("s a"), next: "2")))
    #expect(LoadOutcome(await first.value) == .finished && text(source) == "s a")
    let second = Task { await source.refresh() }
    await until { await server.requests.count == 2 }
    await server.resume(2, .failure(LoadingStage.Failure()))
    #expect(LoadOutcome(await second.value) == .failed && text(source) == "s a")
    // A reload takes its place, and answers.
    let third = Task { await source.refresh() }
    await until { await server.requests.count == 3 }
    source.reload()
    await until { await server.requests.count == 4 }
    await server.resume(4, .success(PostPage(posts("s b"))))
    #expect(LoadOutcome(await third.value) == .finished && text(source) == "s b")
    await until { await server.cancelled == [LoadToken(3)] }
    await source.settled()
    // Its task has ended with an error, which is none of the load that took its place.
    for _ in 0..<50 { await Task.yield() }
    #expect(source.refreshError == nil)
    #expect(
      await server.requests.map(\.intent) == [.initial, .pull, .pull, .reload(keepsContent: true)])
    expectEqual(checker.finish(), [])
  }

  @Test("A source that is released ends its loads and timers, whenever that is")
  func releasing() async {
    let clock = ManualClock()
    var source: Source? = source(clock: clock) {
      $0.behaviors = [.initial, .autoupdate]
    }
    source?.appear()
    await until { await server.requests.count == 1 }
    await server.resume(1, .success(PostPage(posts("s a"), next: "2")))
    await until { clock.sleeperCount == 1 }
    withoutWaiting { source?.loadMore() }
    await until { await server.requests.count == 2 }
    weak let released = source
    source = nil
    await until { await server.cancelled == [LoadToken(2)] }
    await until { clock.sleeperCount == 0 }
    #expect(released == nil)
  }

  @Test("Time brings updates, and pages of a load come one after the other")
  func time() async {
    let clock = ManualClock()
    let source = source(clock: clock) { $0.behaviors = [.initial, .autoupdate] }
    let checker = DataSourceChecker(source)
    source.loader = Loader(delivering: { [server] request, sink in
      await sink.deliver(PostPage(posts("s cached")))
      await sink.deliver(try await server.answer(request))
    })
    source.appear()
    await until { await server.requests.count == 1 }
    expectEqual(text(source), "s cached")
    await server.resume(1, .success(PostPage(posts("s a"))))
    await until { clock.sleeperCount == 1 }
    expectEqual(text(source), "s a")
    clock.advance(by: .seconds(30))
    await until { await server.requests.count == 2 }
    #expect(await server.requests.last?.intent == .update)
    source.cancel()
    expectEqual(checker.finish(), [])
  }

  @Test("Live events are received after each connection, and an end leads to another connection")
  func live() async {
    let clock = ManualClock()
    let (events, continuation) = AsyncStream.makeStream(of: LiveEvent<PostSection>.self)
    let subscriptions = Subscriptions(events)
    var configuration = LoaderConfiguration()
    configuration.behaviors = [.initial, .live]
    let source = Source(
      Loader { [server] in try await server.answer($0) },
      live: LiveFeed { subscriptions.next() }, configuration: configuration, clock: clock)
    checkers.check(source)
    let checker = DataSourceChecker(source)
    source.appear()
    await until { await server.requests.count == 1 }
    await server.resume(1, .success(PostPage(posts("s a"))))
    await until { text(source) == "s a" }
    continuation.yield(.changes([.insert(Post(id: "n"), .first)], version: nil))
    await until { text(source) == "s n a" }
    continuation.yield(.connected)
    await until { await server.requests.count == 2 }
    #expect(await server.requests.last?.intent == .resync)
    continuation.finish()
    await until { clock.sleeperCount == 1 }
    clock.advance(by: .seconds(1))
    await until { subscriptions.count == 2 }
    source.disappear()
    source.cancel()
    expectEqual(checker.finish(), [])
  }

  @Test(
    "Events before a page are made once more after it, unless they are ordered",
    arguments: [false, true])
  func order(isOrdered: Bool) async {
    let (events, continuation) = AsyncStream.makeStream(of: LiveEvent<PostSection>.self)
    let subscriptions = Subscriptions(events)
    var configuration = LoaderConfiguration()
    configuration.behaviors = [.initial, .live]
    let source = Source(
      Loader { [server] in try await server.answer($0) },
      live: LiveFeed(isOrderedWithPages: isOrdered) { subscriptions.next() },
      configuration: configuration)
    checkers.check(source)
    source.appear()
    await until { await server.requests.count == 1 }
    await server.resume(1, .success(PostPage(posts("s a b c"))))
    await until { text(source) == "s a b c" }
    source.reload()
    await until { await server.requests.count == 2 }
    continuation.yield(.changes([.move("b", .after("c"))], version: nil))
    continuation.yield(.changes([.move("c", .first)], version: nil))
    await until { text(source) == "s c a b" }
    await server.resume(2, .success(PostPage(posts("s c a b d"))))
    await until { source.runningRequests.isEmpty }
    expectEqual(text(source), (isOrdered ? "s c a b d" : "s c b a d"))
  }

  @Test("A source follows live events from when its behaviors say so until they do not")
  func following() async {
    let subscriptions = Subscriptions(nil)
    let source = Source(
      Loader { [server] in try await server.answer($0) },
      live: LiveFeed { subscriptions.next() })
    checkers.check(source)
    source.appear()
    source.configuration.behaviors.insert(.live)
    await until { subscriptions.count == 1 }
    source.configuration.behaviors.remove(.live)
    await until { subscriptions.endCount == 1 }
    source.configuration.behaviors.insert(.live)
    await until { subscriptions.count == 2 }
    source.cancel()
  }

  @Test("What is called because a load is cancelled can ask the source")
  func askingWhenCancelled() async throws {
    let questions: [@MainActor (Source) -> Void] = [
      { $0.cancel() }, { $0.loadMore() },
      { $0.setQuery(Loader { _ in PostPage([]) }, after: .seconds(3600)) },
    ]
    for ask in questions {
      let loads = RunningLoads()
      let source = loads.makeSource()
      source.appear()
      await until { loads.count == 1 }
      var isAsked = false
      loads.onCancel = { [unowned source] in
        if isAsked { return }
        isAsked = true
        ask(source)
      }
      source.reload()
      try await Task.sleep(for: .milliseconds(20))
      // No load runs that the source does not know of.
      for _ in 0..<1000 where loads.count != source.runningRequests.count { await Task.yield() }
      expectEqual(loads.count, source.runningRequests.count)
      #expect(isAsked)
      source.cancel()
    }
  }

  /// Hands a stream out to the first who subscribes, and endless ones to all others.
  private final class Subscriptions: @unchecked Sendable {
    // The state is read and written with the lock held, and nowhere else.
    private var state: (first: AsyncStream<LiveEvent<PostSection>>?, count: Int, endCount: Int)
    private let lock = NSLock()

    init(_ first: AsyncStream<LiveEvent<PostSection>>?) {
      state = (first, 0, 0)
    }

    var count: Int { lock.withLock { state.count } }

    /// The number of endless streams whose subscription has ended.
    var endCount: Int { lock.withLock { state.endCount } }

    func next() -> AsyncStream<LiveEvent<PostSection>> {
      lock.withLock {
        defer { (state.first, state.count) = (nil, state.count + 1) }
        return state.first
          ?? AsyncStream { [weak self] continuation in
            continuation.onTermination = { _ in self?.lock.withLock { self?.state.endCount += 1 } }
          }
      }
    }
  }
}
