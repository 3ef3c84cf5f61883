import Collate
import CollateTesting
import TestSupport
import Testing

@testable import CollateCore
@testable import CollateLoading

/// Loads that run until they are cancelled.
@MainActor
final class RunningLoads {
  var onCancel: () -> Void = {}
  private(set) var count = 0

  func run() async {
    count += 1
    await withTaskCancellationHandler {
      _ = try? await Task.sleep(for: .seconds(3600))
    } onCancel: {
      MainActor.assumeIsolated { onCancel() }
    }
    count -= 1
  }

  /// Returns a source whose loads are these.
  func makeSource() -> LoadingStage.Source {
    LoadingStage.Source(
      PageLoader { _ in
        await self.run()
        return PostPage([])
      })
  }
}

@MainActor
@Suite("A loading source that is asked while it handles an event", .traced)
struct LoadReentryTests {
  private typealias Source = LoadingStage.Source
  private typealias Loader = PageLoader<PostSection, String>

  private static let closures = ["placeholder", "edge", "gap"]

  private static let requests: [String: @MainActor (Source) -> Void] = [
    "seed": { $0.seed(PostPage(posts("s z"))) },
    "apply": {
      $0.apply([.update(Post(id: "a", edition: 5)), .insert(Post(id: "n"), .first), .delete("b")])
    },
    "edit": { $0.rollBack($0.applyPending([.delete("a"), .insert(Post(id: "n"), .first)])) },
    "reload": { $0.reload() },
    "clear": { $0.reload(keepsContent: false) },
    "cancel": { $0.cancel() },
    "other closures": { source in
      source.placeholderSection = { _, _ in PostSection(id: "-other") }
      source.edgeSection = { end, _, _ in PostSection(id: "-other \(end)") }
      source.gapItem = { gap, _ in Post(id: "-other \(gap.number)") }
    },
  ]

  /// Loads, fails, and fills a gap, and returns how often a closure was called, which asks at one of these times.
  private func calls(of name: String, asking time: Int, _ request: (Source) -> Void) -> Int {
    withoutActuallyEscaping(request) { request in
      let stage = LoadingStage {
        $0.behaviors = [.initial, .appearance]
        $0.opensGaps = true
      }
      let source = stage.source
      stage.showStatuses()
      let (placeholder, edge, gap) = (
        source.placeholderSection, source.edgeSection, source.gapItem
      )
      var count = 0
      func note(_ closure: String) {
        if closure != name { return }
        count += 1
        if count == time { request(stage.source) }
      }
      source.placeholderSection = {
        note("placeholder")
        return placeholder?($0, $1)
      }
      source.edgeSection = {
        note("edge")
        return edge?($0, $1, $2)
      }
      source.gapItem = {
        note("gap")
        return gap?($0, $1)
      }
      load(stage)
      let (shown, callCount) = (stage.shown, count)
      // What is shown again asks nothing more.
      count = time
      source.gapItem = source.gapItem
      expectEqual(stage.shown, shown)
      expectEqual(
        source.content.sections.flatMap { $0.items.map(\.id) }, source.machine.content.ids)
      expectEqual(stage.check(), [])
      (source.placeholderSection, source.edgeSection, source.gapItem) = (nil, nil, nil)
      return callCount
    }
  }

  private func load(_ stage: LoadingStage) {
    let source = stage.source
    func got(_ text: String, next: String? = nil) {
      guard let token = source.runningRequests.first?.token else { return }
      stage.got(token.number, text, next: next)
    }
    func failed() {
      if let token = source.runningRequests.first?.token { stage.failed(token.number) }
    }
    source.appear()
    failed()
    withoutWaiting { source.retry() }
    got("s a b", next: "2")
    withoutWaiting { source.loadMore() }
    failed()
    source.disappear()
    source.appear()
    got("t c d", next: "3")
    if let gap = source.machine.content.gaps.first {
      withoutWaiting { source.fill(gap, from: .forward) }
      got("t e", next: "4")
    }
    withoutWaiting { source.loadMore() }
    got("u f")
  }

  @Test("What its closures ask for comes afterwards, also another closure")
  func closures() {
    withEvery("closure", in: Self.closures) { closure in
      withEvery("request", in: Effort.some(of: Self.requests.keys.sorted())) { name in
        let request = Self.requests[name] ?? { _ in }
        var time = 1
        while calls(of: closure, asking: time, request) >= time { time += 1 }
        #expect(time > 3)
      }
    }
  }

  /// Shows a status whose closure assigns itself again, some number of times.
  private static func assignAgain(_ limit: Int) -> Int {
    let source = LoadingStage().source
    source.appear()
    var count = 0
    @MainActor func assign() {
      source.placeholderSection = { _, _ in
        count += 1
        if count < limit { assign() }
        return PostSection(id: "-\(count)")
      }
    }
    assign()
    source.placeholderSection = nil
    return count
  }

  @Test("A closure may assign another one thousands of times, one after the other")
  func manyClosures() { expectEqual(Self.assignAgain(5_000), 5_000) }

  @Test("A closure that assigns another one without end is found")
  func endlessClosures() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = LoadReentryTests.assignAgain(.max)
    }
    // Optimized code traps without words.
    #if DEBUG
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("have called it 10001 times in a row"))
    #endif
  }

  /// The keys with which a list is loaded.
  @MainActor
  private final class Keys {
    private(set) var all: [String?] = []

    func add(_ key: String?) { all.append(key) }
  }

  private let keys = Keys()

  /// Loads another list than the first one.
  private var other: Loader {
    Loader { [keys] request in
      await keys.add(request.key)
      return PostPage(posts("s z"))
    }
  }

  /// Waits for the other list, and for all that is asked of it.
  private func expectOther(in source: Source) async {
    await until(source.snapshot.items.map(\.id) == ["z"])
    for _ in 0..<100 { await Task.yield() }
    expectEqual(keys.all, [nil])
  }

  @Test("Another list that is asked for while a refresh begins is asked for no key of the first")
  func queryForKey() async {
    let stage = LoadingStage()
    let source = stage.source
    source.appear()
    stage.got(1, "s a b c", next: "2")
    source.viewportDidChange(first: "b", last: "b")
    source.refreshKey = { [unowned source, other] _, _, _ in
      source.setQuery(other)
      return "k"
    }
    source.reload()
    await expectOther(in: source)
  }

  @Test("Another list that is asked for while a load is cancelled is asked for no key of the first")
  func queryForCancelling() async {
    let loads = RunningLoads()
    let source = loads.makeSource()
    source.appear()
    await until(loads.count == 1)
    loads.onCancel = { [unowned source, other] in
      loads.onCancel = {}
      source.setQuery(other)
    }
    withoutWaiting { source.jump(to: "k") }
    await expectOther(in: source)
  }

  @Test("Edits can be made, confirmed and rolled back by its closures")
  func edits() {
    func shown(after ask: @escaping @MainActor (Source, PendingEdit) -> PendingEdit?) -> String {
      let stage = LoadingStage()
      let source = stage.source
      source.appear()
      stage.got(1, "s a b")
      let edit = source.applyPending([.update(Post(id: "a", edition: 1))])
      var isAsked = false
      var later: PendingEdit?
      source.edgeSection = { [unowned source] _, _, _ in
        if !isAsked {
          isAsked = true
          later = ask(source, edit)
        }
        return nil
      }
      if let later {
        expectEqual(stage.shown, "s a''' b")
        source.rollBack(later)
      }
      expectEqual(stage.check(), [])
      return stage.shown
    }
    expectEqual(
      shown {
        $0.rollBack($1)
        return nil
      }, "s a b")
    expectEqual(
      shown {
        $0.confirm($1, as: Post(id: "a", edition: 2))
        return nil
      }, "s a'' b")
    expectEqual(
      shown { source, _ in source.applyPending([.update(Post(id: "a", edition: 3))]) }, "s a' b")
  }

  @Test("An edit that is made while pages are dropped is about the item that has its id")
  func editWhileDropping() async {
    let loads = RunningLoads()
    let stage = LoadingStage {
      $0.behaviors = [.initial]
      $0.maximumPageCount = 2
    }
    let source = stage.source
    source.appear()
    stage.got(1, "s a b", previous: "0", next: "2")
    source.loader = Loader { request in
      if request.key == "0" { await loads.run() }
      try await Task.sleep(for: .seconds(3600))
      return PostPage([])
    }
    withoutWaiting { source.loadMore(.backward) }
    await until(loads.count == 1)
    var edit: PendingEdit?
    loads.onCancel = { [unowned source] in
      edit = source.applyPending([.update(Post(id: "c", edition: 7))])
    }
    withoutWaiting { source.loadMore() }
    stage.got(3, "s c d", previous: "1", next: "3")
    withoutWaiting { source.loadMore() }
    stage.got(4, "s e f", previous: "2", next: "4")
    expectEqual(stage.shown, "s c''''''' d e f")
    if let edit { source.rollBack(edit) }
    expectEqual(stage.shown, "s c d e f")
    expectEqual(stage.check(), [])
  }

  @Test("A page of a cache that comes while a feed is cancelled is shown")
  func seeding() async {
    let loads = RunningLoads()
    var configuration = LoaderConfiguration()
    configuration.behaviors = [.live]
    let source = Source(
      Loader { _ in PostPage([]) },
      live: LiveFeed {
        AsyncStream<LiveEvent<PostSection>>(unfolding: {
          await loads.run()
          return nil
        })
      }, configuration: configuration)
    source.appear()
    await until(loads.count == 1)
    loads.onCancel = { [unowned source] in source.seed(PostPage(posts("s a"))) }
    source.disappear()
    expectEqual(source.snapshot.items.map(\.id), ["a"])
  }

  @Test("A task that begins in one of its closures, and at once, waits for what it asks for")
  func immediateTask() async {
    guard #available(macOS 26, iOS 26, tvOS 26, visionOS 26, *) else { return }
    let stage = LoadingStage()
    let source = stage.source
    source.appear()
    stage.got(1, "s a", next: "2")
    var tasks: [Task<Result<Void, any Error>, Never>] = []
    source.edgeSection = { [unowned source] _, _, _ in
      if tasks.isEmpty {
        tasks = [
          Task.immediate { await source.loadMore() }, Task.immediate { await source.refresh() },
        ]
      }
      return nil
    }
    await until(source.runningRequests.map(\.intent) == [.pull])
    // Whichever of the two went on first.
    if let request = source.runningRequests.first { stage.got(request.token.number, "s b") }
    for task in tasks { await #expect(throws: Never.self) { try await task.value.get() } }
    expectEqual(stage.shown, "s b")
  }
}
