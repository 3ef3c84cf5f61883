import Collate
import CollateTesting
import TestSupport
import Testing

@testable import CollateCore
@testable import CollateLoading

/// The server of tests, and lists that are loaded from it while it changes.
@MainActor
@Suite("Servers")
struct SimulatedServerTests {
  private typealias Server = SimulatedServer<Post>
  private typealias Source = LoadingDataSource<BasicSection<Int, Post>, Server.Cursor>

  private func server(_ ids: String) -> Server {
    Server(ids.map { Post(id: String($0)) }, pageSize: 3)
  }

  private func loader(of server: Server) -> PageLoader<BasicSection<Int, Post>, Server.Cursor> {
    PageLoader { request in
      let page = try await server.page(at: request.key)
      return LoadedPage(items: page.items, previous: page.previous, next: page.next)
    }
  }

  private func text(_ items: [Post]) -> String { items.map(\.description).joined() }

  @Test("Pages continue where the previous one ended, even when the list changes")
  func pages() async throws {
    let server = server("abcdefgh")
    let first = try await server.page(at: nil)
    #expect(text(first.items) == "abc" && first.previous == nil && first.version == 0)
    server.insert(Post(id: "x"), at: 3)
    server.remove("c")
    let second = try await server.page(at: first.next)
    #expect(text(second.items) == "xde" && second.version == 2)
    server.move("a", to: 2)
    expectEqual(text(server.items), "bxadefgh")
    #expect(text(try await server.page(at: second.previous).items) == "b")
    server.update(Post(id: "g", edition: 1))
    let last = try await server.page(at: second.next)
    #expect(text(last.items) == "fg'h" && last.next == nil)
    #expect(text(try await server.lastPage().items) == "fg'h")
    #expect(text(try await server.items(from: 4).items) == "efg'")
    server.failNext()
    await #expect(throws: Server.Failure.self) { try await server.page(at: nil) }
    #expect(text(try await server.page(at: nil).items) == "bxa")
    expectEqual(server.requestCount, 8)
  }

  @Test("A request that is cancelled before it is sent is none, and one fails that is sent then")
  func requests() async {
    let clock = ManualClock()
    let server = Server([Post(id: "a")], clock: clock)
    let cancelled = Task { try await server.page(at: nil) }
    cancelled.cancel()
    await #expect(throws: CancellationError.self) { try await cancelled.value }
    expectEqual(server.requestCount, 0)
    server.latency = .seconds(1)
    let early = Task { try await server.page(at: nil) }
    await until(clock.sleeperCount == 1)
    server.failNext()
    let late = Task { try await server.page(at: nil) }
    await until(clock.sleeperCount == 2)
    clock.advance(by: .seconds(1))
    await #expect(throws: Never.self) { try await early.value }
    await #expect(throws: Server.Failure.self) { try await late.value }
  }

  @Test("An item comes also to a list that has not loaded it when it is moved among the others")
  func moving() async {
    let server = server("abcdef")
    let source = Source(loader(of: server), live: LiveFeed { server.events() })
    source.configuration.behaviors.insert(.live)
    let checker = DataSourceChecker(source)
    func shown() -> String { source.snapshot.sections.map { text($0.items) }.joined() }
    source.appear()
    await source.settled()
    await until(server.subscriberCount == 1)
    expectEqual(shown(), "abc")
    server.move("f", to: 1)
    await until(shown() == "afbc")
    server.move("f", to: 2)
    await until(shown() == "abfc")
    let batch = checker.lastUpdate?.batch
    #expect(batch?.itemMoves.count == 1 && batch?.itemInserts == [])
    expectEqual(checker.finish(), [])
  }

  @Test("A load that is cancelled before it begins is not handed out")
  func cancelledLoads() async throws {
    let script = ScriptedLoader<BasicSection<Int, Post>, String>()
    let source = LoadingDataSource(script.pageLoader)
    source.appear()
    source.reload()
    let request = try await script.nextRequest()
    expectEqual(script.openRequests, [request])
    script.finish(request, with: LoadedPage(items: [Post(id: "a")]))
    await until(source.snapshot.itemCount == 1)
    expectEqual(script.cancelled.count, 1)
  }

  @Test("A subscriber is notified of the connection and of all changes")
  func events() async {
    let server = server("ab")
    var events = server.events().makeAsyncIterator()
    guard case .connected = await events.next() else {
      Issue.record("It has not begun")
      return
    }
    server.insert(Post(id: "x"), at: 1)
    guard case .changes(let changes, 1) = await events.next(),
      case .insert(Post(id: "x"), .after("a"), nil) = changes.first
    else {
      Issue.record("The insertion is missing")
      return
    }
    server.disconnect()
    #expect(await events.next() == nil)
  }

  @Test("A subscription that nobody waits for is none")
  func forgottenEvents() async {
    let server = server("ab")
    let kept = server.events()
    _ = server.events()
    for _ in 0..<50 { await Task.yield() }
    expectEqual(server.subscriberCount, 1)
    withExtendedLifetime(kept) {}
  }

  @Test("An offset below 0 is an error, as of a real server")
  func negativeOffset() async {
    let server = server("ab")
    await #expect(throws: Server.Failure.self) { try await server.items(from: -1) }
  }

  @Test("Who waits for a load in a task that is cancelled gets an error, and the next one the load")
  func cancelledWait() async throws {
    let script = ScriptedLoader<BasicSection<Int, Post>, String>()
    let source = LoadingDataSource(script.pageLoader)
    let waiting = Task { try await script.nextRequest() }
    for _ in 0..<10 { await Task.yield() }
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }
    source.appear()
    expectEqual(try await script.nextRequest().intent, .initial)
  }

  @Test("A feed in both directions, with rows for errors and an empty state, is short")
  func feed() async {
    let server = server("abcdefghij")
    let source = Source(loader(of: server))
    source.configuration.behaviors.insert(.pagingBackward)
    source.configuration.prefetchDistance = 1
    source.placeholderSection = { state, _ in
      switch state.content {
      case .empty: BasicSection(id: 1, items: [Post(id: "empty")])
      case .failed: BasicSection(id: 1, items: [Post(id: "error")])
      default: nil
      }
    }
    source.edgeSection = { end, state, _ in
      guard end == .forward, state.forward == .failed else { return nil }
      return BasicSection(id: 2, items: [Post(id: "retry")])
    }
    func shown() -> String {
      source.snapshot.sections.map { text($0.items) }.joined(separator: " ")
    }
    server.failNext()
    source.appear()
    await source.settled()
    expectEqual(shown(), "error")
    await #expect(throws: Never.self) { try await source.retry().get() }
    expectEqual(shown(), "abc")
    server.failNext()
    source.viewportDidChange(first: "a", last: "c")
    await source.settled()
    expectEqual(shown(), "abc retry")
    await #expect(throws: Never.self) { try await source.retry().get() }
    expectEqual(shown(), "abcdef")
    for id in "abcdefghij" { server.remove(String(id)) }
    await #expect(throws: Never.self) { try await source.refresh().get() }
    expectEqual(shown(), "empty")
  }
}
