import CollateTesting
import TestSupport
import Testing

@testable import Collate

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
    #expect(await task.value == .cancelled && released == nil)
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
    #expect(source.runningRequests.count == 1 && source.waiters.isEmpty)
    source.cancel()
    await source.settled()
    await until(loads.counts.cancelled == 1)
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
    #expect(await task.value == .cancelled && source.state == LoaderState())
  }
}

/// A source, tasks that wait for it, and a naive machine with the same events.
@MainActor
private struct WaitingWorld {
  /// What the tasks have come to so far.
  @MainActor
  private final class Outcomes {
    var started = 0
    var all: [Int: LoadOutcome] = [:]

    /// Whether a task has not ended that should have.
    var isLate = false
  }

  let stage: LoadingStage
  private var naive: NaiveLoader
  private let outcomes = Outcomes()
  private var tasks: [Task<Void, Never>] = []

  /// The tasks that should wait for a load, and what the others should have been told.
  private var waiting: [Int: [Int]] = [:]
  private var told: [Int: LoadOutcome] = [:]

  init(_ generator: inout SeededGenerator) {
    let bits = generator.below(16)
    stage = LoadingStage { configuration in
      configuration.behaviors = [.initial, .appearance, .live, .paging]
      if bits & 1 == 0 { configuration.mergingRefreshes = [.appear, .pull] }
      if bits & 2 == 0 { configuration.behaviors.remove(.initial) }
    }
    naive = NaiveLoader(stage.source.configuration)
  }

  mutating func act(_ generator: inout SeededGenerator) async {
    let source = stage.source
    let request = source.runningRequests.randomElement(using: &generator)
    switch generator.below(16) {
    case 0..<3: await refresh()
    case 3..<6:
      let open = waiting.values.flatMap(\.self).sorted()
      if let task = open.randomElement(using: &generator) { await cancel(task) }
    case 6, 7:
      guard let request else { return }
      let page = PostPage(posts("s a b"), next: "\(generator.below(9))")
      source.end(request.token, with: page)
      handle(.page(request.token, page.ids), .ended(request.token))
    case 8:
      guard let request else { return }
      stage.failed(request.token.number)
      handle(.failed(request.token))
    case 9:
      source.appear()
      handle(.appear)
    case 10:
      source.disappear()
      handle(.disappear)
    case 11:
      source.handle(.connected)
      handle(.connected)
    case 12:
      source.retry()
      handle(.retry)
    case 13:
      source.loadMore()
      handle(.loadMore(.forward))
    case 14 where generator.below(3) == 0:
      source.cancel()
      handle(.cancel)
    case 15 where generator.below(3) == 0:
      source.reload()
      handle(.reload(keepsContent: true))
    default: break
    }
    await check()
  }

  private mutating func refresh() async {
    let (number, source) = (tasks.count, stage.source)
    tasks.append(
      Task { [outcomes] in
        outcomes.started += 1
        outcomes.all[number] = await source.refresh()
      })
    await until(outcomes.started == tasks.count)
    handle(.pull)
    if let load = naive.refresh { waiting[load.token, default: []].append(number) }
  }

  private mutating func cancel(_ number: Int) async {
    tasks[number].cancel()
    await waitForEnd(of: number)
    told[number] = .cancelled
    for (token, numbers) in waiting where numbers.contains(number) {
      waiting[token] = numbers.filter { $0 != number }
      if numbers.count == 1 { handle(.withdraw(LoadToken(token))) }
    }
  }

  private mutating func handle(_ events: TraceEvent...) {
    for event in events {
      for case .end(let token, let outcome) in naive.handle(event) {
        guard let numbers = waiting.removeValue(forKey: token.number) else { continue }
        if outcome == .cancelled, let next = naive.refresh {
          waiting[next.token, default: []] += numbers
        } else {
          for number in numbers { told[number] = outcome }
        }
      }
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
    for number in waiting.values.flatMap(\.self).sorted() { await cancel(number) }
    await check()
  }
}
