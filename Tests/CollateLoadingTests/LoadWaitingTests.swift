import Collate
import CollateTesting
import TestSupport
import Testing

@testable import CollateCore
@testable import CollateLoading

/// Tasks that wait for loads, and are cancelled at any time.
@MainActor
@Suite("Waiting for loads", .traced, .silentDiagnostics)
struct LoadWaitingTests {
  @Test("Each task gets the outcome of the load that answers, and an unneeded refresh is cancelled")
  func worlds() async {
    for seed in 1...UInt64(Effort.rounds(150)) {
      await LoopTrace.$labels.withValue(["seed: \(seed)"]) {
        var generator = SeededGenerator(seed: seed)
        var world: WaitingWorld? = WaitingWorld(&generator)
        for _ in 0..<30 { await world?.act(&generator) }
        await world?.cancelAll()
        expectEqual(world?.stage.check(), [])
        weak let source = world?.stage.source
        world = nil
        #expect(source == nil)
      }
    }
  }

  /// Loads that never end, unless they are cancelled.
  @MainActor
  private final class HangingLoads {
    private(set) var counts = (begun: 0, cancelled: 0)

    nonisolated func load() async throws -> PostPage {
      await MainActor.run { counts.begun += 1 }
      try? await Task.sleep(for: .seconds(3600))
      await MainActor.run { counts.cancelled += Task.isCancelled ? 1 : 0 }
      throw CancellationError()
    }
  }

  private func source(_ loads: HangingLoads) -> LoadingStage.Source {
    LoadingStage.Source(PageLoader { _ in try await loads.load() })
  }

  @Test("A cancelled task releases the source, and the load that hangs")
  func releasing() async {
    let loads = HangingLoads()
    var source: LoadingStage.Source? = source(loads)
    weak let released = source
    let task = Task { [source] in await source?.refresh() }
    await until(loads.counts.begun == 1)
    source = nil
    #expect(released != nil)
    task.cancel()
    await until(loads.counts.cancelled == 1)
    #expect(LoadOutcome(await task.value) == .cancelled && released == nil)
  }

  @Test("A task that waits until no load runs can be cancelled, and cancels nothing else")
  func settling() async {
    let loads = HangingLoads()
    let source = source(loads)
    source.appear()
    let task = Task { await source.settled() }
    await until(loads.counts.begun == 1)
    task.cancel()
    await task.value
    #expect(source.runningRequests.count == 1 && source.waits.isEmpty)
    source.cancel()
    await source.settled()
    await until(loads.counts.cancelled == 1)
  }

  @Test("A refresh that its own state observer cancels reports that it was cancelled")
  func cancelledAtOnce() async {
    let source = source(HangingLoads())
    let observation = source.observeState { [unowned source] _ in source.cancel() }
    #expect(LoadOutcome(await source.refresh()) == .cancelled)
    #expect(LoadOutcome(await source.jump(to: "k")) == .cancelled)
    withExtendedLifetime(observation) {}
  }

  @Test("A task that is cancelled already loads nothing")
  func cancelled() async {
    let loads = HangingLoads()
    let source = source(loads)
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      return await source.refresh()
    }
    task.cancel()
    #expect(LoadOutcome(await task.value) == .cancelled && source.state == LoaderState())
  }
}

/// A source, tasks that wait for it, and a naive machine with the same events.
@MainActor
private struct WaitingWorld {
  /// What a task asks for.
  private enum Call {
    case refresh, retry, jump
    case loadMore(LoadDirection)
    case fill(LoadGap, LoadDirection)
  }

  /// What the tasks have come to so far.
  @MainActor
  private final class Outcomes {
    var started = 0
    var all: [Int: LoadOutcome] = [:]

    /// Whether a task has not ended that should have.
    var isLate = false
  }

  /// What a task waits for: the load that runs, for each lane in which one was asked for.
  private struct Wait {
    var isRefresh = false
    var tokens: [LoadLane: Int] = [:]
    var outcome = LoadOutcome.finished
  }

  let stage: LoadingStage
  private var naive: NaiveLoader
  private let outcomes = Outcomes()
  private var tasks: [Task<Void, Never>] = []

  /// The tasks that should wait, and what the others should have been told.
  private var waiting: [Int: Wait] = [:]
  private var told: [Int: LoadOutcome] = [:]

  /// The lanes of all loads.
  private var lanes: [Int: LoadLane] = [:]

  init(_ generator: inout SeededGenerator) {
    let bits = generator.below(32)
    stage = LoadingStage { configuration in
      configuration.behaviors = [.initial, .appearance, .live, .paging]
      configuration.opensGaps = bits & 4 == 0
      if bits & 1 == 0 { configuration.mergingRefreshes = [.appear, .pull] }
      if bits & 2 == 0 { configuration.behaviors.remove(.initial) }
    }
    naive = NaiveLoader(stage.source.configuration)
  }

  mutating func act(_ generator: inout SeededGenerator) async {
    let source = stage.source
    let request = source.runningRequests.randomElement(using: &generator)
    switch generator.below(20) {
    case 0..<3: await call(.refresh)
    case 3..<6:
      if let task = waiting.keys.sorted().randomElement(using: &generator) { await cancel(task) }
    case 6..<9:
      guard let request else { return }
      let text = ["s a b", "s c d", "s b c", "s e"][generator.below(4)]
      let page = PostPage(
        posts(text), previous: generator.below(2) == 0 ? "p" : nil, next: "\(generator.below(9))")
      source.end(request.token, with: page)
      handle(.page(request.token, page.ids), .ended(request.token))
    case 9:
      guard let request else { return }
      stage.failed(request.token.number)
      handle(.failed(request.token))
    case 10:
      source.appear()
      handle(.appear)
    case 11:
      source.disappear()
      handle(.disappear)
    case 12:
      source.handle(.connected)
      handle(.connected)
    case 13: await call(.retry)
    case 14, 15: await call(.loadMore(LoadDirection.both[generator.below(2)]))
    case 16:
      let gaps = source.machine.content.gaps
      guard let gap = gaps.randomElement(using: &generator) else { return }
      await call(.fill(gap, LoadDirection.both[generator.below(2)]))
    case 17 where generator.below(3) == 0: await call(.jump)
    case 18 where generator.below(3) == 0:
      source.cancel()
      handle(.cancel)
    case 19 where generator.below(3) == 0:
      source.reload()
      handle(.reload(keepsContent: true))
    default: break
    }
    await check()
  }

  private mutating func call(_ call: Call) async {
    let (number, source) = (tasks.count, stage.source)
    tasks.append(
      Task { [outcomes] in
        outcomes.started += 1
        let result =
          switch call {
          case .refresh: await source.refresh()
          case .retry: await source.retry()
          case .jump: await source.jump(to: "j")
          case .loadMore(let end): await source.loadMore(end)
          case .fill(let gap, let direction): await source.fill(gap, from: direction)
          }
        outcomes.all[number] = LoadOutcome(result)
      })
    await until(outcomes.started == tasks.count)
    let wanted: [LoadLane]
    switch call {
    case .refresh: (wanted, _) = ([.refresh], handle(.pull))
    case .jump: (wanted, _) = ([.refresh], handle(.jump("j")))
    case .retry: (wanted, _) = (naive.failedLanes, handle(.retry))
    case .loadMore(let end): (wanted, _) = ([.page(end)], handle(.loadMore(end)))
    case .fill(let gap, let direction): (wanted, _) = ([.gap(gap)], handle(.fill(gap, direction)))
    }
    var wait = Wait()
    if case .refresh = call { wait.isRefresh = true }
    for lane in wanted { wait.tokens[lane] = naive.load(answeringIn: lane)?.token }
    if wait.tokens.isEmpty { told[number] = .finished } else { waiting[number] = wait }
  }

  private mutating func cancel(_ number: Int) async {
    tasks[number].cancel()
    await waitForEnd(of: number)
    told[number] = .cancelled
    guard let wait = waiting.removeValue(forKey: number), wait.isRefresh else { return }
    let isShared = waiting.values.contains { $0.isRefresh && $0.tokens == wait.tokens }
    if !isShared, let token = wait.tokens[.refresh] { handle(.withdraw(LoadToken(token))) }
  }

  private mutating func handle(_ events: TraceEvent...) {
    for event in events {
      let effects = naive.handle(event)
      for case .start(let request) in effects { lanes[request.token.number] = request.intent.lane }
      for case .end(let token, let outcome) in effects { end(token.number, outcome) }
    }
  }

  private mutating func end(_ token: Int, _ outcome: LoadOutcome) {
    for (number, wait) in waiting {
      var wait = wait
      for (lane, other) in wait.tokens where other == token {
        var next: Int?
        if lanes[token] != lane { next = naive.load(answeringIn: lane)?.token }
        if next == nil, outcome == .cancelled { next = naive.refresh?.token }
        wait.tokens[lane] = next
        if next == nil, outcome != .finished { wait.outcome = outcome }
      }
      waiting[number] = wait.tokens.isEmpty ? nil : wait
      if wait.tokens.isEmpty { told[number] = wait.outcome }
    }
  }

  private func check() async {
    expectEqual(stage.source.runningRequests, naive.loads.map(\.request))
    expectEqual(stage.source.state, naive.state)
    for number in told.keys { await waitForEnd(of: number) }
    expectEqual(outcomes.all, told)
  }

  /// Waits for a task that should end, but not forever.
  private func waitForEnd(of number: Int) async {
    if outcomes.isLate { return }
    await until(outcomes.all[number] != nil)
    outcomes.isLate = outcomes.all[number] == nil
  }

  mutating func cancelAll() async {
    for number in waiting.keys.sorted() { await cancel(number) }
    await check()
  }
}

extension NaiveLoader {
  /// Where a load is repeated.
  fileprivate var failedLanes: [LoadLane] {
    if failedRefresh != nil { return [.refresh] }
    let ends = LoadDirection.both.filter { failed.contains("\($0)") && key($0) != nil }
    let gaps = parts.compactMap(\.gap).filter { failed.contains("g\($0)") }
    return ends.map { .page($0) } + gaps.map { .gap(LoadGap($0)) }
  }

  /// The load in a lane, or one that has to end first.
  fileprivate func load(answeringIn lane: LoadLane) -> Load? {
    let isAwaited = lane == .refresh ? waitingRefresh != nil : awaited[name(lane)] != nil
    return loads.first { $0.request.intent.lane == lane } ?? (isAwaited ? loads.first : nil)
  }
}
