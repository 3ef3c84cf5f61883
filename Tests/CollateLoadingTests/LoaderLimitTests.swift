import Collate
import CollateTesting
import TestSupport
import Testing

@testable import CollateCore
@testable import CollateLoading

@MainActor
@Suite("Limits of loaders", .traced)
struct LoaderLimitTests {
  private typealias Configure = (inout LoaderConfiguration) -> Void

  private static let times: [Duration] = [.zero, .nanoseconds(1), .seconds(1), .seconds(Int64.max)]

  /// All limits, each with none, one and no limit.
  private static let limits: [[Configure]] = [
    [0, 1, .max].map { value in { $0.prefetchDistance = value } },
    [0, 1, .max].map { value in { $0.emptyPageLimit = value } },
    [nil, 0, 1, .max].map { value in { $0.maximumPageCount = value } },
    times.map { time in { $0.pagingDelay = time } },
    times.map { time in { $0.pagingInterval = time } },
    times.map { time in { $0.updatePeriod = time } },
    times.map { time in { $0.maximumUpdatePeriod = time } },
    (times + [nil]).map { time in { $0.freshness = time } },
    times.map { time in { $0.reconnectDelay = time } },
    times.map { time in { $0.maximumReconnectDelay = time } },
  ]

  @Test("With any two limits at any of their extremes, a machine has the effects of a naive one")
  func pairs() {
    withSeeds(Effort.rounds(1)) { generator in
      for (number, one) in Self.limits.enumerated() {
        for other in Self.limits.dropFirst(number + 1) {
          for first in one {
            for second in Effort.some(of: other) { compare([first, second], &generator) }
          }
        }
      }
    }
  }

  @Test("No time at all between two loads, or after a failure, is not an endless loop")
  func endlessLoops() {
    var configuration = LoaderConfiguration()
    configuration.behaviors = [.initial, .appearance, .live]
    (configuration.freshness, configuration.reconnectDelay) = (.zero, .zero)
    var machine = LoaderMachine<String, String>(configuration)
    _ = machine.handle(.appear)
    let token = LoadToken(1)
    let effects =
      machine.handle(.page(token, LoadedIDs(["a"]))) + machine.handle(.ended(token))
    #expect(machine.state.content == .loaded)
    #expect(!effects.contains { if case .wait = $0 { true } else { false } })
    var waits: [Duration] = []
    for _ in 0..<4 {
      for case .wait(.reconnect, let time) in machine.handle(.disconnected()) { waits.append(time) }
      _ = machine.handle(.fired(.reconnect))
    }
    expectEqual(waits, [0, 200, 400, 800].map { .milliseconds($0) })
  }

  /// Compares loaders whose other limits are extremes, too.
  private func compare(_ configure: [Configure], _ generator: inout SeededGenerator) {
    var configuration = LoaderConfiguration.random(&generator)
    for choices in Self.limits { choices[generator.below(choices.count)](&configuration) }
    for body in configure { body(&configuration) }
    configuration.behaviors.formUnion([.initial, .paging, .pagingBackward])
    var comparison = LoaderComparison(configuration)
    let kind = generator.below(3)
    for _ in 0..<40 {
      let machine = comparison.machine
      let event =
        kind == 0
        ? machine.randomEvent(&generator)
        : kind == 1 ? machine.readingEvent(&generator) : machine.crowdedEvent(&generator)
      comparison.handle(event)
    }
    #expect(comparison.difference == nil, "\(configuration)")
  }

  /// The clock of the system, and how many sleep by it.
  private final class CountingClock: Clock, @unchecked Sendable {
    typealias Instant = ContinuousClock.Instant

    private let base = ContinuousClock()
    @MainActor private(set) var counts = (begun: 0, ended: 0)

    var now: Instant { base.now }
    var minimumResolution: Duration { base.minimumResolution }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
      await MainActor.run { counts.begun += 1 }
      let result: Result<Void, any Error>
      do { result = .success(try await base.sleep(until: deadline, tolerance: tolerance)) } catch {
        result = .failure(error)
      }
      await MainActor.run { counts.ended += 1 }
      try result.get()
    }
  }

  @Test("A timer runs that is longer than clocks can express")
  func times() async {
    let clock = CountingClock()
    var configuration = LoaderConfiguration()
    configuration.behaviors = [.initial, .autoupdate]
    configuration.updatePeriod = .seconds(Int64.max)
    configuration.freshness = .seconds(Int64.max)
    var source: LoadingStage.Source? = LoadingStage.Source(
      PageLoader { _ in PostPage(posts("s a")) }, configuration: configuration, clock: clock)
    source?.appear()
    await until(clock.counts.begun == 2)
    expectEqual(clock.counts.ended, 0)
    source = nil
    await until(clock.counts.ended == 2)
  }

  @Test("A simulated server has pages of any size, and requests of any latency can be cancelled")
  func server() async throws {
    let server = SimulatedServer((0..<3).map { Post(id: "\($0)") })
    withEvery("page size", in: [0, 1, .max]) { size in
      server.pageSize = size
      var ids: [String] = []
      var (page, requestCount) = (server.answer(at: nil), 1)
      ids += page.items.map(\.id)
      while let next = page.next, requestCount < 9 {
        (page, requestCount) = (server.answer(at: next), requestCount + 1)
        ids += page.items.map(\.id)
      }
      #expect(ids == (size == 0 ? [] : ["0", "1", "2"]) && requestCount == (size == 1 ? 3 : 1))
      expectEqual(server.lastAnswer.items.count, min(size, 3))
    }
    server.latency = .seconds(Int64.max)
    let task = Task { try await server.page(at: nil) }
    await until(server.requestCount == 1)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("Offsets come to an end with every limit")
  func offsets() {
    withEvery("limit", in: [0, 1, 2, .max]) { limit in
      withEvery("total", in: [nil, 0, 1, 3, .max]) { total in
        withEvery("count", in: 0...2) { count in
          withEvery("offset", in: [nil, 0, 1, 5]) { offset in
            let items = (0..<count).map { Post(id: "\($0)") }
            let page = LoadedPage<PostSection, Int>.offset(
              offset, limit: limit, total: total, [PostSection(id: "s", items: items)])
            let end = (offset ?? 0) + count
            #expect(page.next == nil || page.next == end)
            if total == nil, count == 0 { #expect(page.next == nil) }
            if let previous = page.previous { #expect(previous >= 0 && previous < offset ?? 0) }
          }
        }
      }
    }
  }
}
