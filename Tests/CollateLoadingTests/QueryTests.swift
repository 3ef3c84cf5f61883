import Collate
import CollateTesting
import TestSupport
import Testing

@testable import CollateCore
@testable import CollateLoading

@MainActor
@Suite("Other lists in the same source", .traced)
struct QueryTests {
  private typealias Loader = PageLoader<PostSection, String>

  private let clock = ManualClock()
  private let first = ScriptedLoader<PostSection, String>()
  private let second = ScriptedLoader<PostSection, String>()
  private let source: LoadingStage.Source

  init() async throws {
    var configuration = LoaderConfiguration()
    configuration.behaviors = [.initial, .paging, .appearance]
    source = LoadingStage.Source(first.pageLoader, configuration: configuration, clock: clock)
    source.appear()
    try await answer(first, "s a b", next: "k")
  }

  /// Answers the next request of a loader.
  private func answer(
    _ script: ScriptedLoader<PostSection, String>, _ text: String, next: String? = nil
  ) async throws {
    let request = try await script.nextRequest()
    script.finish(request, with: PostPage(posts(text), next: next))
    await until(!source.runningRequests.contains(request))
  }

  private var shown: String { source.snapshot.items.map(\.id).joined() }

  @Test("What is shown stays until the other list is there, of which no key of the first is asked")
  func keeping() async throws {
    source.setQuery(second.pageLoader)
    source.viewportDidChange(first: "a", last: "b")
    withoutWaiting { source.loadMore() }
    expectEqual(shown, "ab")
    expectEqual(source.state.forward, .exhausted)
    try await answer(second, "s c", next: "2")
    expectEqual(shown, "c")
    // That was waited for.
    await until(second.openRequests.map(\.key) == ["2"])
    expectEqual(first.openRequests, [])
  }

  @Test("A list that cannot be loaded leaves the other one, of which no more comes")
  func failing() async throws {
    source.setQuery(second.pageLoader)
    second.fail(try await second.nextRequest(), with: LoadingStage.Failure())
    await source.settled()
    source.viewportDidChange(first: "a", last: "b")
    withoutWaiting { source.loadMore() }
    #expect(source.runningRequests.isEmpty && shown == "ab" && source.state.refresh == .failed)
    // A refresh that would be merged replaces what is shown.
    source.disappear()
    source.appear()
    try await answer(second, "s b c", next: "2")
    expectEqual(shown, "bc")
    expectEqual(source.state.forward, .loading)
  }

  @Test(
    "A list that could not be loaded is loaded at the next appearance, however fresh the other one was"
  )
  func reappearing() async throws {
    source.configuration.freshness = .seconds(60)
    withoutWaiting { source.reload() }
    try await answer(first, "s a b", next: "k")
    source.setQuery(second.pageLoader)
    second.fail(try await second.nextRequest(), with: LoadingStage.Failure())
    await source.settled()
    source.disappear()
    source.appear()
    expectEqual(source.runningRequests.map(\.intent), [.initial])
    try await answer(second, "s c")
    expectEqual(shown, "c")
  }

  @Test("What was inserted and not sent yet is not shown in another list, nor when it is confirmed")
  func unsentItems() async throws {
    let edit = source.applyPending([
      .insert(Post(id: "n"), .first), .update(Post(id: "b", edition: 1)),
    ])
    let move = source.applyPending([.move("a", .after("b"))])
    source.setQuery(second.pageLoader)
    expectEqual(shown, "nba")
    try await answer(second, "s a b c")
    expectEqual(shown, "abc")
    expectEqual(source.snapshot.items.first { $0.id == "b" }?.edition, 1)
    source.confirm(edit)
    source.rollBack(move)
    expectEqual(shown, "abc")
    // An edit of a draft is one of the item that it has become.
    let draft = source.applyPending([.insert(Post(id: "t"), .first)])
    let deletion = source.applyPending([.delete("t")])
    source.setQuery(first.pageLoader)
    try await answer(first, "s a b c")
    source.confirm(draft, as: Post(id: "c"))
    expectEqual(shown, "ab")
    source.rollBack(deletion)
    expectEqual(shown, "abc")
    // What is inserted now has its place here.
    source.confirm(source.applyPending([.insert(Post(id: "m"), .first)]))
    expectEqual(shown, "mabc")
  }

  @Test("An edit that is confirmed while another list loads inserts and moves nothing in that list")
  func confirmedMeanwhile() async throws {
    let insert = source.applyPending([.insert(Post(id: "n"), .first)])
    let move = source.applyPending([.move("a", .after("b"))])
    let other = source.applyPending([
      .delete("d"), .insert(Post(id: "c"), .first), .update(Post(id: "e", edition: 1)),
    ])
    source.setQuery(second.pageLoader)
    let request = try await second.nextRequest()
    source.confirm(insert)
    source.confirm(move)
    source.confirm(other)
    expectEqual(shown, "cnba")
    second.finish(request, with: PostPage(posts("s a b d c e")))
    await until(source.runningRequests.isEmpty)
    // What was deleted or updated is so in each list.
    expectEqual(shown, "abce")
    expectEqual(source.snapshot.items.first { $0.id == "e" }?.edition, 1)
  }

  @Test(
    "A list that could not be loaded is loaded at the next appearance also if the first one was not"
  )
  func reappearingWithoutInitialLoad() async throws {
    source.configuration.behaviors = [.appearance]
    source.setQuery(second.pageLoader)
    second.fail(try await second.nextRequest(), with: LoadingStage.Failure())
    await source.settled()
    source.disappear()
    source.appear()
    expectEqual(source.runningRequests.map(\.intent), [.appear])
  }

  @Test("While people type, only the last list is loaded, some time after it was asked for")
  func typing() async throws {
    source.setQuery(second.pageLoader, after: .seconds(1))
    await until(clock.sleeperCount == 1)
    expectEqual(source.runningRequests.count, 0)
    let third = ScriptedLoader<PostSection, String>()
    source.setQuery(third.pageLoader, keepsContent: false, after: .seconds(1))
    await until(clock.sleeperCount == 1)
    // The first list goes on meanwhile.
    source.viewportDidChange(first: "a", last: "b")
    try await answer(first, "s c")
    expectEqual(shown, "abc")
    clock.advance(by: .seconds(1))
    try await answer(third, "s x")
    expectEqual(shown, "x")
    expectEqual(second.openRequests, [])
    source.setQuery(second.pageLoader, keepsContent: false)
    expectEqual(shown, "")
    source.setQuery(first.pageLoader, after: .seconds(1))
    await until(clock.sleeperCount == 1)
    source.cancel()
    await until(clock.sleeperCount == 0)
    expectEqual(source.runningRequests, [])
  }

  @Test("Who waits for all loads waits for a list that is asked for later, unless it is forgotten")
  func settling() async throws {
    for isCancelled in [false, true] {
      source.setQuery(second.pageLoader, after: .seconds(1))
      let waiting = Task { await source.settled() }
      await until(clock.sleeperCount == 1 && !source.waits.isEmpty)
      // The list that takes its place is waited for, too.
      source.setQuery(second.pageLoader, after: .seconds(1))
      await until(clock.sleeperCount == 1 && source.waits.count == 1)
      if isCancelled {
        source.cancel()
      } else {
        clock.advance(by: .seconds(1))
        second.finish(try await second.nextRequest(), with: PostPage(posts("s c")))
      }
      await waiting.value
      expectEqual(shown, "c")
    }
    source.setQuery(second.pageLoader, after: .seconds(1))
    let waiting = Task { await source.settled() }
    await until(clock.sleeperCount == 1 && !source.waits.isEmpty)
    waiting.cancel()
    await waiting.value
    expectEqual(source.waits.count, 0)
    // Nothing has failed, so there is nothing to wait for.
    var hasReturned = false
    let retrying = Task {
      _ = await source.retry()
      hasReturned = true
    }
    await until(hasReturned)
    retrying.cancel()
    expectEqual(clock.sleeperCount, 1)
  }

  @Test("If each list has a feed, no list is changed by the events of another one")
  func feeds() async throws {
    typealias Events = AsyncStream<LiveEvent<PostSection>>
    func insertion(_ id: String) -> LiveEvent<PostSection> {
      .changes([.insert(Post(id: id), .first)], version: nil)
    }
    let (former, latter) = (Events.makeStream(), Events.makeStream())
    var configuration = LoaderConfiguration()
    configuration.behaviors = [.initial, .live]
    let source = LoadingStage.Source(
      first.pageLoader, live: LiveFeed { former.stream }, configuration: configuration)
    let checker = LoadingSourceChecker(source)
    func answer(_ script: ScriptedLoader<PostSection, String>, _ text: String) async throws {
      let request = try await script.nextRequest()
      script.finish(request, with: PostPage(posts(text)))
      await until(!source.runningRequests.contains(request))
    }
    func shown() -> String { source.snapshot.items.map(\.id).joined() }
    source.appear()
    try await answer(first, "s a b")
    former.continuation.yield(insertion("n"))
    await until(shown() == "nab")
    source.setQuery(second.pageLoader, live: LiveFeed { latter.stream })
    // Nobody hears it any more.
    func isOver() -> Bool {
      if case .terminated = former.continuation.yield(insertion("x")) { true } else { false }
    }
    await until(isOver())
    latter.continuation.yield(insertion("y"))
    await until(source.changed["y"] != nil)
    expectEqual(shown(), "nab")
    try await answer(second, "s c")
    expectEqual(shown(), "yc")
    latter.continuation.yield(insertion("z"))
    await until(shown() == "zyc")
    // Without another one, the feed stays, and reports changes of both lists.
    source.setQuery(first.pageLoader)
    latter.continuation.yield(insertion("m"))
    await until(shown() == "mzyc")
    try await answer(first, "s a")
    expectEqual(shown(), "ma")
    expectEqual(checker.violations, [])
  }

  @Test(
    "A cache of the former list comes too late once another one was asked for",
    arguments: [true, false])
  func lateCache(keepsContent: Bool) async throws {
    let source = LoadingStage.Source(first.pageLoader, clock: clock)
    let checker = LoadingSourceChecker(source)
    source.appear()
    _ = try await first.nextRequest()
    source.setQuery(second.pageLoader, keepsContent: keepsContent)
    source.seed(PostPage(posts("s a b")))
    expectEqual(source.snapshot.itemCount, 0)
    second.fail(try await second.nextRequest(), with: LoadingStage.Failure())
    await source.settled()
    expectEqual(source.snapshot.itemCount, 0)
    expectEqual(checker.violations, [])
  }

  @Test("An answer of an earlier list that comes late is shown nowhere")
  func late() async throws {
    source.setQuery(second.pageLoader)
    let request = try await second.nextRequest()
    source.setQuery(first.pageLoader)
    await until(second.cancelled == [request])
    try await answer(first, "s d")
    expectEqual(shown, "d")
  }
}
