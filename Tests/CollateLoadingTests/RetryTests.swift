import Collate
import CollateTesting
import TestSupport
import Testing

@testable import CollateCore
@testable import CollateLoading

@MainActor
@Suite("Loads that are tried again", .traced)
struct RetryTests {
  private typealias Loader = PageLoader<PostSection, String>
  private typealias Request = LoadRequest<String>

  private struct Failure: Error, Equatable {
    let number: Int
  }

  private let clock = ManualClock()
  private let script = ScriptedLoader<PostSection, String>()

  /// Lets time pass until those who sleep wake.
  private func sleep(_ seconds: Int) async {
    await until(clock.sleeperCount == 1)
    clock.advance(by: .seconds(seconds))
  }

  @Test("The time doubles up to the longest one, and chance only shortens it")
  func delays() {
    var generator = SeededGenerator(seed: 1)
    let policy = RetryPolicy(delay: .seconds(2), maximumDelay: .seconds(9), jitter: 0)
    let delays = (1...5).map { policy.delay(afterFailures: $0, using: &generator) }
    expectEqual(delays, [2, 4, 8, 9, 9].map { .seconds($0) })
    var random = policy
    random.jitter = 0.5
    for _ in 0..<100 {
      let delay = random.delay(afterFailures: 2, using: &generator)
      #expect((.seconds(2))...(.seconds(4)) ~= delay)
    }
    let longest = Duration(secondsComponent: .max, attosecondsComponent: 0)
    withEvery("delay", in: [.zero, .seconds(-1), .nanoseconds(1), longest]) { delay in
      withEvery("longest", in: [.zero, .seconds(-1), .nanoseconds(1), longest]) { maximum in
        withEvery("jitter", in: [0, 1, -1, 2, .nan, .infinity]) { jitter in
          let policy = RetryPolicy(delay: delay, maximumDelay: maximum, jitter: jitter)
          withEvery("failures", in: [1, 2, 70]) { count in
            let time = policy.delay(afterFailures: count, using: &generator)
            #expect(time >= .zero && time <= max(.zero, maximum))
          }
        }
      }
    }
  }

  @Test("A load is tried again as often as the policy says, and throws the last error")
  func attempts() async throws {
    let policy = RetryPolicy(maximumCount: 2, jitter: 0)
    let loader = script.pageLoader.retrying(policy, clock: clock)
    let load = Task { try await loader(Request(.pull, key: "k")) }
    for number in 1...3 {
      let request = try await script.nextRequest()
      expectEqual(request, Request(.pull, key: "k", attempt: number))
      script.fail(request, with: Failure(number: number))
      if number < 3 { await sleep(number) }
    }
    await #expect(throws: Failure(number: 3)) { try await load.value }
  }

  @Test("What need not be tried again is not, nor what is cancelled, also while it waits")
  func lastErrors() async throws {
    let loader = script.pageLoader.retrying(clock: clock) { $0 is Failure }
    for error in [CancellationError(), LoadingStage.Failure()] as [any Error] {
      let load = Task { try await loader(Request()) }
      script.fail(try await script.nextRequest(), with: error)
      await #expect(throws: (any Error).self) { try await load.value }
    }
    let load = Task { try await loader(Request()) }
    script.fail(try await script.nextRequest(), with: Failure(number: 1))
    await until(clock.sleeperCount == 1)
    load.cancel()
    await #expect(throws: CancellationError.self) { try await load.value }
    expectEqual(script.openRequests, [])
  }

  /// A source whose loads are tried again once, after a second.
  private func source() -> LoadingStage.Source {
    var configuration = LoaderConfiguration()
    configuration.retry = RetryPolicy(maximumCount: 1, jitter: 0)
    return LoadingStage.Source(script.pageLoader, configuration: configuration, clock: clock)
  }

  @Test("A source goes on loading until the last attempt has failed, and keeps what was delivered")
  func configured() async throws {
    let source = source()
    source.appear()
    let first = try await script.nextRequest()
    await script.deliver(PostPage(posts("s a"), next: "2"), for: first)
    script.fail(first, with: Failure(number: 1))
    await sleep(1)
    expectEqual(source.state.refresh, .loading(.initial))
    script.finish(try await script.nextRequest(), with: PostPage(posts("s a b"), next: "2"))
    await source.settled()
    expectEqual(source.snapshot.items.map(\.id), ["a", "b"])
    withoutWaiting { source.loadMore() }
    for number in 1...2 {
      let request = try await script.nextRequest()
      expectEqual(request.attempt, number)
      expectEqual(source.state.forward, .loading)
      script.fail(request, with: Failure(number: number))
      if number == 1 { await sleep(1) }
    }
    await source.settled()
    expectEqual(source.state.forward, .failed)
    expectEqual(source.error(at: .forward) as? Failure, Failure(number: 2))
  }

  @Test("A failed load of a hidden screen is not tried again, and fails at once")
  func hidden() async throws {
    let source = source()
    source.appear()
    let request = try await script.nextRequest()
    source.disappear()
    script.fail(request, with: Failure(number: 1))
    await source.settled()
    expectEqual(source.state.content, .failed)
    expectEqual(clock.sleeperCount, 0)
    // Also if it is hidden meanwhile.
    source.appear()
    let other = try await script.nextRequest()
    script.fail(other, with: Failure(number: 2))
    await until(clock.sleeperCount == 1)
    source.disappear()
    clock.advance(by: .seconds(1))
    await source.settled()
    #expect(source.state.content == .failed && script.openRequests.isEmpty)
  }

  @Test("A debounced loader sends no request if its load is cancelled during the delay")
  func debounced() async throws {
    let loader = script.pageLoader.debounced(for: .seconds(1), clock: clock)
    let dropped = Task { try await loader(Request()) }
    await until(clock.sleeperCount == 1)
    dropped.cancel()
    await #expect(throws: CancellationError.self) { try await dropped.value }
    expectEqual(script.openRequests, [])
    let load = Task { try await loader(Request(key: "k")) }
    await sleep(1)
    script.finish(try await script.nextRequest(), with: PostPage(posts("s a")))
    expectEqual(try await load.value?.sections, posts("s a"))
  }

  @MainActor
  private final class Log {
    var lines: [String] = []
  }

  @Test("Each load is logged in lines, with its pages and its error")
  func logged() async throws {
    let log = Log()
    let loader = Loader(delivering: { request, sink in
      await sink.deliver(PostPage(posts("s a b"), previous: "1", next: "3"))
      if request.attempt > 1 { throw Failure(number: request.attempt) }
      if request.key == nil { throw CancellationError() }
    }).logging { line in
      Task { @MainActor in log.lines.append(line) }
    }
    _ = try await loader(Request(.page(.forward), key: "2"))
    _ = try? await loader(Request(.pull, key: "2", attempt: 2))
    _ = try? await loader(Request())
    await until(log.lines.count == 9)
    expectEqual(
      log.lines,
      [
        "#0 page forward at 2 begins", "#0 page forward at 2: 2 items, previous: 1, next: 3",
        "#0 page forward at 2 ends", "#0 pull at 2, attempt 2 begins",
        "#0 pull at 2, attempt 2: 2 items, previous: 1, next: 3",
        "#0 pull at 2, attempt 2 fails: Failure(number: 2)", "#0 initial begins",
        "#0 initial: 2 items, previous: 1, next: 3", "#0 initial is cancelled",
      ])
  }

  @Test("A loader can be called, and its pages changed")
  func called() async throws {
    let loader = Loader { request in
      PostPage(posts("s a"), next: request.key.map { $0 + "1" })
    }
    let page = try await loader(Request(key: "k"))
    expectEqual(page?.next, "k1")
    let several = Loader(delivering: { request, sink in
      await sink.deliver(PostPage(posts("s a")))
      await sink.deliver(PostPage(posts("s b")))
    })
    let upper = several.map { page in
      LoadedPage<Shelf, String>(page.sections.map { Shelf("X", title: $0.items.count, []) })
    }
    var titles: [[Int]] = []
    let last = try await upper(
      Request(), delivering: LoadSink { titles.append($0.sections.map(\.title)) })
    #expect(last == nil && titles == [[1], [1]])
  }
}
