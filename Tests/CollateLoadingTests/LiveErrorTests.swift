import Collate
import CollateTesting
import Observation
import TestSupport
import Testing

@testable import CollateCore
@testable import CollateLoading

@MainActor
@Suite("Errors of live events", .traced)
struct LiveErrorTests {
  private typealias Events = AsyncThrowingStream<LiveEvent<PostSection>, any Error>

  /// The subscriptions to a feed, whose events the test sends.
  private actor Server {
    private(set) var subscriptions: [Events.Continuation] = []

    func subscribe(_ continuation: Events.Continuation) { subscriptions.append(continuation) }

    func send(_ event: LiveEvent<PostSection>) { subscriptions.last?.yield(event) }

    func fail(_ error: (any Error)?) { subscriptions.last?.finish(throwing: error) }
  }

  private let server = Server()
  private let clock = ManualClock()
  private let source: LoadingStage.Source

  init() {
    var configuration = LoaderConfiguration()
    configuration.behaviors = [.live]
    source = LoadingStage.Source(
      PageLoader { _ in PostPage([]) }, live: Self.feed(server), configuration: configuration,
      clock: clock)
  }

  private static func feed(_ server: Server) -> LiveFeed<PostSection> {
    LiveFeed { Events { continuation in Task { await server.subscribe(continuation) } } }
  }

  /// Waits until there have been some subscriptions.
  private func subscribe(_ count: Int) async {
    while await server.subscriptions.count < count { await Task.yield() }
  }

  /// Ends the subscription, and lets another one begin.
  private func reconnect(_ error: (any Error)?, _ count: Int) async {
    await server.fail(error)
    await until(clock.sleeperCount == 1)
    clock.advance(by: .seconds(60))
    await subscribe(count)
  }

  @Test("An observer of an error can ask for another list with a feed of its own")
  func replacing() async {
    source.appear()
    await subscribe(1)
    let other = Server()
    var isAsked = false
    let observation = source.observeState { [source] _ in
      guard source.liveError != nil, !isAsked else { return }
      isAsked = true
      source.setQuery(PageLoader { _ in PostPage(posts("s a")) }, live: Self.feed(other))
    }
    await server.fail(LoadingStage.Failure())
    while await other.subscriptions.isEmpty { await Task.yield() }
    await until(source.snapshot.itemCount == 1)
    #expect(source.liveError == nil && clock.sleeperCount == 0)
    await other.send(.changes([.insert(Post(id: "n"), .first)], version: nil))
    await until(source.snapshot.items.map(\.id) == ["n", "a"])
    withExtendedLifetime(observation) {}
  }

  @Test("Why live events have ended is known until one arrives, or they end without an error")
  func knowing() async {
    source.appear()
    await subscribe(1)
    #expect(source.liveError == nil)
    await reconnect(LoadingStage.Failure(), 2)
    // There is another subscription, but nothing says that it is better.
    #expect(source.liveError is LoadingStage.Failure)
    await server.send(.changes([], version: nil))
    await until(source.liveError == nil)
    await reconnect(LoadingStage.Failure(), 3)
    #expect(source.liveError is LoadingStage.Failure)
    await reconnect(nil, 4)
    #expect(source.liveError == nil)
  }

  @Test("Nobody is told how a subscription ends that is cancelled")
  func cancelling() async {
    let server = Server()
    let feed = LiveFeed<PostSection> {
      Events {
        do {
          try await Task.sleep(for: .seconds(3_600))
        } catch {
          await server.subscribe(Events.makeStream().continuation)
          throw error
        }
        return nil
      }
    }
    var configuration = LoaderConfiguration()
    configuration.behaviors = [.live]
    let source = LoadingStage.Source(
      PageLoader { _ in PostPage([]) }, live: feed, configuration: configuration, clock: clock)
    source.appear()
    for _ in 0..<10 { await Task.yield() }
    source.disappear()
    while await server.subscriptions.isEmpty { await Task.yield() }
    for _ in 0..<20 { await Task.yield() }
    #expect(source.liveError == nil)
  }

  @Test("The feed of another list has no error yet")
  func otherList() async {
    source.appear()
    await subscribe(1)
    await reconnect(LoadingStage.Failure(), 2)
    source.setQuery(source.loader)
    #expect(source.liveError is LoadingStage.Failure)
    source.setQuery(source.loader, live: Self.feed(Server()))
    #expect(source.liveError == nil)
    source.cancel()
  }

  @Test("Code that has read the error, and observers of the state, are notified of another one")
  func observing() async {
    guard #available(iOS 17, tvOS 17, macOS 14, visionOS 1, watchOS 10, *) else { return }
    source.appear()
    await subscribe(1)
    let log = Log()
    let observation = source.observeState { [source] _ in
      log.notes.append("observed \(source.liveError != nil)")
    }
    func track() {
      withObservationTracking {
        _ = source.liveError
      } onChange: {
        MainActor.assumeIsolated { log.notes.append("tracked") }
      }
    }
    track()
    await reconnect(LoadingStage.Failure(), 2)
    expectEqual(log.notes, ["tracked", "observed true"])
    track()
    await server.send(.changes([], version: nil))
    await until(log.notes.count == 4)
    expectEqual(log.notes.suffix(2), ["tracked", "observed false"])
    // Another event is none for those who know that there is no error.
    await server.send(.changes([], version: nil))
    for _ in 0..<100 { await Task.yield() }
    expectEqual(log.notes.count, 4)
    source.disappear()
    withExtendedLifetime(observation) {}
  }

  @MainActor
  private final class Log {
    var notes: [String] = []
  }
}
