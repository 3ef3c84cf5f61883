import Collate
import CollateTesting
import TestSupport
import Testing

@testable import CollateCore
@testable import CollateLoading

/// Pages that are made of several requests.
@MainActor
@Suite("Parts of pages", .traced)
struct LoadPartTests {
  private typealias Replacement =
    @Sendable (_ part: Int, _ error: any Error) throws -> [PostSection]
  private typealias Source = LoadingDataSource<PostSection, String>

  /// Parts that end when the test says so.
  private actor Gate {
    private var waiting: [String: CheckedContinuation<[PostSection], any Error>] = [:]
    private(set) var cancelled: Set<String> = []

    func sections(_ name: String) async throws -> [PostSection] {
      try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { waiting[name] = $0 }
      } onCancel: {
        Task { await self.cancel(name) }
      }
    }

    private func cancel(_ name: String) {
      cancelled.insert(name)
      waiting.removeValue(forKey: name)?.resume(throwing: CancellationError())
    }

    var count: Int { waiting.count }

    func end(_ name: String, fails: Bool = false) {
      let continuation = waiting.removeValue(forKey: name)
      if fails {
        continuation?.resume(throwing: LoadingStage.Failure())
      } else {
        continuation?.resume(returning: posts("\(name) \(name.lowercased())"))
      }
    }
  }

  private let gate = Gate()

  private func source(waitsForAll: Bool, _ replacement: @escaping Replacement) -> Source {
    let loader = PageLoader<PostSection, String>(delivering: { [gate] _, sink in
      try await sink.deliver(
        [
          { try await gate.sections("A") }, { try await gate.sections("B") },
          { try await gate.sections("C") },
        ], waitsForAll: waitsForAll, onFailure: replacement)
    })
    let source = Source(loader)
    source.appear()
    return source
  }

  private func until(_ condition: @MainActor () async -> Bool) async {
    while !(await condition()) { await Task.yield() }
  }

  private func shown(_ source: Source) -> String {
    source.snapshot.sections.map(\.id).joined()
  }

  /// Ends B, then A, and lets C fail, and returns what was shown after each.
  private func history(waitsForAll: Bool, _ replacement: @escaping Replacement) async -> [String] {
    let source = source(waitsForAll: waitsForAll, replacement)
    await until { await gate.count == 3 }
    var history: [String] = []
    let observation = source.observe { history.append($0.after.sections.map(\.id).joined()) }
    for (name, isLast) in [("B", false), ("A", false), ("C", true)] {
      await gate.end(name, fails: isLast)
      for _ in 0..<50 { await Task.yield() }
    }
    await until { source.runningRequests.isEmpty }
    _ = observation
    return history
  }

  @Test("Parts are shown together or in order, and a failure as it was asked for")
  func arrivals() async {
    let shows: Replacement = { part, _ in posts("failed\(part)") }
    let omits: Replacement = { _, _ in [] }
    let failsAll: Replacement = { throw $1 }
    #expect(await history(waitsForAll: true, shows) == ["ABfailed2"])
    #expect(await history(waitsForAll: false, shows) == ["AB", "ABfailed2"])
    #expect(await history(waitsForAll: false, omits) == ["AB"])
    #expect(await history(waitsForAll: true, omits) == ["AB"])
    #expect(await history(waitsForAll: true, failsAll) == [])
    #expect(await history(waitsForAll: false, failsAll) == ["AB"])
  }

  @Test("The first failure cancels the others, and a cancelled load fails in any case")
  func cancelling() async {
    let source = source(waitsForAll: false, { throw $1 })
    await until { await gate.count == 3 }
    await gate.end("B", fails: true)
    await until { source.runningRequests.isEmpty }
    #expect(source.state.refresh == .failed && shown(source) == "")
    await until { await gate.cancelled == ["A", "C"] }
    let other = self.source(waitsForAll: false, { _, _ in [] })
    await until { await gate.count == 3 }
    await gate.end("A")
    await until { shown(other) == "A" }
    other.cancel()
    await until { await gate.count == 0 }
    expectEqual(shown(other), "A")
  }

  @Test("All pages of parts have the keys, also if there are no parts")
  func keys() async {
    for count in 0...2 {
      var configuration = LoaderConfiguration()
      configuration.behaviors = [.initial]
      let loader = PageLoader<PostSection, String>(delivering: { _, sink in
        let parts: [@concurrent @Sendable () async throws -> [PostSection]] = Array(
          repeating: { posts("A") }, count: count)
        try await sink.deliver(parts, previous: "<", next: ">")
      })
      let source = Source(loader, configuration: configuration)
      source.appear()
      await source.settled()
      expectEqual(source.machine.content.pages.map(\.previous), ["<"])
      expectEqual(source.machine.content.pages.map(\.next), [">"])
      expectEqual(shown(source), (count == 0 ? "" : "A"))
    }
  }

  /// What was delivered, page by page.
  @MainActor
  private final class Pages {
    private(set) var all: [String] = []

    func add(_ page: PostPage) { all.append(page.sections.map(\.id).joined()) }
  }

  /// Delivers three parts in order, and leaves out those that fail.
  private func deliver(to pages: Pages) -> Task<Void, any Error> {
    Task { [gate] in
      let sink = LoadSink<PostSection, String> { pages.add($0) }
      try await sink.deliver(
        [
          { try await gate.sections("A") }, { try await gate.sections("B") },
          { try await gate.sections("C") },
        ], waitsForAll: false, onFailure: { _, _ in [] })
    }
  }

  @Test("A part that ends behind one that is missing delivers nothing")
  func missingParts() async throws {
    let pages = Pages()
    let task = deliver(to: pages)
    await until { await gate.count == 3 }
    for name in ["A", "C", "B"] {
      await gate.end(name)
      for _ in 0..<50 { await Task.yield() }
    }
    try await task.value
    expectEqual(pages.all, ["A", "ABC"])
  }

  @Test("A load that is cancelled fails, also if parts that fail are left out")
  func cancelledParts() async {
    let pages = Pages()
    let task = deliver(to: pages)
    await until { await gate.count == 3 }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    expectEqual(pages.all, [])
  }
}
