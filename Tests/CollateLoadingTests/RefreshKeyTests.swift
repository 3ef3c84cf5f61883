import Collate
import TestSupport
import Testing

@testable import CollateCore
@testable import CollateLoading

/// Refreshes that begin where the reader is.
@MainActor
@Suite("Refreshes around the reader", .traced)
struct RefreshKeyTests {
  private typealias Request = LoadRequest<String>

  /// What the source has asked the app, such as `d 1 3`.
  @MainActor
  private final class Questions {
    var all: [String] = []

    func take() -> [String] {
      defer { all = [] }
      return all
    }
  }

  private let questions = Questions()

  /// A source of the pages `a b c` and `d e f`, which asks for keys.
  private func stage(_ configure: (inout LoaderConfiguration) -> Void = { _ in }) -> LoadingStage {
    let stage = LoadingStage { configuration in
      configuration.behaviors = [.initial, .appearance]
      configure(&configuration)
    }
    stage.source.refreshKey = { [questions] id, previous, next in
      questions.all.append("\(id) \(previous ?? "-") \(next ?? "-")")
      return "at \(id)"
    }
    stage.source.appear()
    stage.got(1, "s a b c", next: "2")
    stage.source.loadMore()
    stage.got(2, "s d e f", previous: "1", next: "3")
    stage.source.viewportDidChange(first: "d", last: "e")
    expectEqual(questions.all, [])
    return stage
  }

  private func requests(_ stage: LoadingStage) -> [String] {
    stage.source.runningRequests.map { "\($0.intent) \($0.key ?? "-")" }
  }

  @Test("A refresh that replaces the content begins with the key, and what is visible stays")
  func around() {
    let stage = stage()
    let source = stage.source
    var point = 0
    _ = source.scrollAnchor(since: &point)
    source.reload()
    expectEqual(questions.take(), ["d 1 3"])
    expectEqual(requests(stage), ["reload(keepsContent: true) at d"])
    stage.got(3, "s c d x", previous: "1", next: "3", edition: 1)
    expectEqual(stage.shown, "s c' d' x'")
    expectEqual(source.scrollAnchor(since: &point), .visible)
    #expect(source.state.backward == .more && source.state.forward == .more)
    // As the beginning is not loaded any more, what is inserted there is left out.
    source.apply([.insert(Post(id: "first"), .first)])
    expectEqual(stage.shown, "s c' d' x'")
    expectEqual(stage.check(), [])
  }

  @Test("A reader who sees an item at the beginning that was not sent yet is at the beginning")
  func unsentItem() {
    let stage = stage()
    let source = stage.source
    _ = source.applyPending([.insert(Post(id: "n"), .first)])
    source.viewportDidChange(first: "n", last: "b")
    source.reload()
    expectEqual(questions.take(), [])
    expectEqual(requests(stage), ["reload(keepsContent: true) -"])
  }

  @Test("All kinds of refreshes ask that do not merge, and each when it starts")
  func kinds() {
    let stage = stage { $0.mergingRefreshes = [] }
    let source = stage.source
    source.disappear()
    source.loadMore()
    source.appear()
    expectEqual(questions.take(), [])
    source.viewportDidChange(first: "e", last: "f")
    stage.failed(3)
    expectEqual(questions.take(), ["e 1 3"])
    expectEqual(requests(stage), ["appear at e"])
    source.handle(.pull)
    expectEqual(questions.take(), ["e 1 3"])
    expectEqual(requests(stage), ["pull at e"])
    // A retry repeats what failed, with its key.
    stage.failed(5)
    source.viewportDidChange(first: "d", last: "f")
    withoutWaiting { source.retry() }
    expectEqual(questions.take(), [])
    expectEqual(requests(stage), ["pull at e"])
  }

  @Test("Refreshes that keep the place, or show something else, do not ask")
  func others() {
    let stage = stage()
    let source = stage.source
    let actions: [(String, () -> Void)] = [
      ("appear -", { source.appear() }),
      ("jump 9", { source.jump(to: "9") }),
      ("reload(keepsContent: true) -", { source.setQuery(source.loader) }),
      ("reload(keepsContent: false) -", { source.reload(keepsContent: false) }),
    ]
    withEvery("action", in: actions.indices) { index in
      source.disappear()
      actions[index].1()
      expectEqual(requests(stage), [actions[index].0])
      expectEqual(questions.take(), [])
      source.cancel()
    }
  }

  @Test("A reader at the beginning is shown what is new, as long as that is the beginning")
  func beginning() {
    let stage = stage()
    let source = stage.source
    source.viewportDidChange(first: "a", last: "c")
    source.reload()
    expectEqual(requests(stage), ["reload(keepsContent: true) -"])
    source.jump(to: "7")
    stage.got(4, "s m n", previous: "6", next: "8")
    source.viewportDidChange(first: "m", last: "n")
    source.reload()
    expectEqual(requests(stage), ["reload(keepsContent: true) at m"])
    // What is not there any more tells nothing.
    source.cancel()
    source.apply([.delete("m")])
    source.reload()
    expectEqual(requests(stage), ["reload(keepsContent: true) at n"])
    source.cancel()
    source.apply([.delete("n")])
    source.reload()
    expectEqual(requests(stage), ["reload(keepsContent: true) -"])
  }

  @Test("In a conversation, the last visible item counts, and its end is the beginning")
  func conversation() {
    let stage = LoadingStage {
      $0.behaviors = [.initial]
      $0.refreshesEnd = true
    }
    let source = stage.source
    source.refreshKey = { id, _, _ in id }
    source.appear()
    stage.got(1, "s a b c d", previous: "0")
    source.viewportDidChange(first: "a", last: "c")
    source.reload()
    expectEqual(requests(stage), ["reload(keepsContent: true) c"])
    source.cancel()
    source.viewportDidChange(first: "a", last: "d")
    source.reload()
    expectEqual(requests(stage), ["reload(keepsContent: true) -"])
  }

  @Test("An item that the server does not have yet is not asked about")
  func drafts() {
    let stage = stage()
    let source = stage.source
    _ = source.applyPending([.insert(Post(id: "draft"), .before("d")), .move("a", .after("e"))])
    source.viewportDidChange(first: "draft", last: "a")
    source.reload()
    expectEqual(questions.take(), ["a 1 3"])
    expectEqual(stage.check(), [])
  }

  @Test("What the closure changes of the configuration applies at once")
  func configuring() async {
    let (subscriptions, continuation) = AsyncStream.makeStream(of: Void.self)
    let source = LoadingStage.Source(
      PageLoader { _ in PostPage([]) },
      live: LiveFeed {
        continuation.yield()
        return AsyncStream<LiveEvent<PostSection>> { _ in }
      })
    source.seed(PostPage(posts("s a b c"), next: "2"))
    source.appear()
    source.viewportDidChange(first: "b", last: "c")
    source.refreshKey = { [unowned source] _, _, _ in
      source.configuration.behaviors.insert(.live)
      return "k"
    }
    source.reload()
    var isSubscribed = false
    let task = Task {
      for await _ in subscriptions { return true }
      return false
    }
    Task { isSubscribed = await task.value }
    await until(isSubscribed)
    task.cancel()
    source.disappear()
  }

  @Test("What the closure asks the source to do is done after it")
  func lateEvents() {
    let stage = stage()
    let source = stage.source
    source.refreshKey = { [unowned source] _, _, _ in
      source.apply([.delete("e")])
      source.reload()
      source.refreshKey = nil
      return "k"
    }
    source.reload()
    expectEqual(stage.shown, "s a b c d f")
    expectEqual(requests(stage), ["reload(keepsContent: true) -"])
    // Also if nothing is to be shown.
    source.refreshKey = { [unowned source] _, _, _ in
      source.refreshKey = nil
      source.apply([.delete("f")])
      return "k"
    }
    source.reload()
    expectEqual(stage.shown, "s a b c d")
    expectEqual(requests(stage), ["reload(keepsContent: true) k"])
    expectEqual(stage.check(), [])
  }
}

/// Refreshes that take the place of one that failed, and are cancelled.
@MainActor
@Suite("Failures of refreshes", .traced)
struct RefreshFailureTests {
  @Test("A cancelled refresh leaves the failure of the one before, which can be retried")
  func cancelled() async {
    let stage = LoadingStage { $0.behaviors = [.initial] }
    let source = stage.source
    source.appear()
    stage.failed(1)
    source.reload()
    #expect(source.state.content == .loading && source.refreshError == nil)
    source.cancel()
    #expect(source.state.content == .failed && source.state.refresh == .failed)
    #expect(source.refreshError is LoadingStage.Failure)
    let retry = Task { await source.retry() }
    await until(!source.runningRequests.isEmpty)
    expectEqual(source.runningRequests.map(\.intent), [.initial])
    expectEqual(source.runningRequests.map(\.attempt), [2])
    stage.failed(3)
    #expect(LoadOutcome(await retry.value) == .failed)
    withoutWaiting { source.retry() }
    stage.got(4, "s a")
    #expect(source.state.refresh == .idle && source.refreshError == nil)
    expectEqual(stage.check(), [])
  }

  @Test("With content, too, until a refresh succeeds or the content is cleared")
  func withContent() {
    let stage = LoadingStage { $0.behaviors = [.initial] }
    let source = stage.source
    source.appear()
    stage.got(1, "s a")
    source.handle(.pull)
    stage.failed(2)
    source.reload()
    expectEqual(source.state.refresh, .loading(.reload(keepsContent: true)))
    #expect(source.refreshError == nil)
    source.cancel()
    #expect(source.state.refresh == .failed && source.refreshError is LoadingStage.Failure)
    withoutWaiting { source.retry() }
    expectEqual(source.runningRequests.map(\.intent), [.pull])
    source.reload(keepsContent: false)
    source.cancel()
    #expect(source.state == LoaderState() && source.refreshError == nil)
    expectEqual(stage.check(), [])
  }

  @Test("Of another list, its beginning is loaded, and not the key that failed in the one before")
  func otherList() {
    let stage = LoadingStage { $0.behaviors = [.initial] }
    let source = stage.source
    source.appear()
    stage.got(1, "s a")
    source.jump(to: "k")
    stage.failed(2)
    source.setQuery(source.loader)
    source.cancel()
    withoutWaiting { source.retry() }
    expectEqual(source.runningRequests.map(\.intent), [.reload(keepsContent: true)])
    expectEqual(source.runningRequests.map(\.key), [nil])
    stage.got(4, "s b", next: "2")
    #expect(stage.shown == "s b" && source.state.forward == .more)
    expectEqual(stage.check(), [])
  }
}
