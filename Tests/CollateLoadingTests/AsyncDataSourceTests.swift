import Collate
import CollateTesting
import Foundation
import TestSupport
import Testing

@testable import CollateCore
@testable import CollateLoading

@MainActor
@Suite("Sources of asynchronous sequences", .traced)
struct AsyncDataSourceTests {
  private func until(_ condition: () -> Bool) async {
    while !condition() { await Task.yield() }
  }

  @Test("The newest element is shown, and those before it may be skipped")
  func elements() async {
    let (stream, continuation) = AsyncStream.makeStream(of: [PostSection].self)
    let source = AsyncDataSource(sections: stream)
    let checker = DataSourceChecker(source)
    #expect(source.snapshot.sections.isEmpty)
    for count in 1...100 { continuation.yield(posts("s a\(count)")) }
    await until { source.snapshot.sections.first?.items.first?.id == "a100" }
    #expect(checker.updateCount < 100)
    continuation.finish()
    await until { if case .finished = source.state { true } else { false } }
    #expect(source.snapshot.sections.count == 1 && checker.check() == [])
  }

  /// An item that notes whether it is compared on the main queue, which the main actor uses.
  private struct Witness: Identifiable, Equatable, Sendable {
    static let queues = Queues()

    let id: Int

    /// Items with the same bits are not compared.
    var copyNumber = 0

    static func == (one: Self, other: Self) -> Bool {
      queues.note()
      return one.id == other.id
    }
  }

  /// The queues on which something happened.
  private final class Queues: @unchecked Sendable {
    private let isMain = DispatchSpecificKey<Bool>()
    private let lock = NSLock()
    private var names: Set<String> = []

    init() { DispatchQueue.main.setSpecific(key: isMain, value: true) }

    func note() {
      let name = DispatchQueue.getSpecific(key: isMain) == true ? "main" : "other"
      lock.withLock { _ = names.insert(name) }
    }

    func take() -> Set<String> {
      lock.withLock {
        defer { names = [] }
        return names
      }
    }
  }

  @Test("Few items are compared on the main actor, many away from it")
  func comparing() async {
    // Not as cases, which would run at the same time.
    await compare(count: 100)
    await compare(count: 6_000)
  }

  private func compare(count: Int) async {
    typealias Section = BasicSection<Int, Witness>
    let (stream, continuation) = AsyncStream.makeStream(of: Snapshot<Section>.self)
    let source = AsyncDataSource(stream)
    var batches: [String] = []
    let observation = source.observe { update in
      batches.append(update.batch.description)
    }
    let items = (0..<count).map { Witness(id: $0) }
    continuation.yield(Snapshot([Section(id: 0, items: items)]))
    await until { batches.count == 1 }
    _ = Witness.queues.take()
    let copies = (0...count).map { Witness(id: $0, copyNumber: 1) }
    continuation.yield(Snapshot([Section(id: 0, items: copies)]))
    await until { batches.count == 2 }
    expectEqual(batches, ["iS 0", "i 0.\(count)"])
    expectEqual(Witness.queues.take().contains("other"), (count > 1_000))
    continuation.finish()
    await until { if case .finished = source.state { true } else { false } }
    withExtendedLifetime(observation) {}
  }

  @Test("An error keeps the sections and is reported")
  func errors() async {
    let (stream, continuation) = AsyncThrowingStream.makeStream(of: [PostSection].self)
    let source = AsyncDataSource(sections: stream)
    var states: [String] = []
    let observation = source.observeState { states.append("\($0)") }
    continuation.yield(posts("s a"))
    await until { states == ["live"] }
    continuation.finish(throwing: LoadingStage.Failure())
    await until { states.count == 2 }
    #expect(states.last?.hasPrefix("failed") == true && source.snapshot.sections.count == 1)
    _ = observation
  }

  /// A sequence that fails when it is iterated for the first time, and has more elements each time.
  private struct Attempts: AsyncSequence, Sendable {
    typealias Element = [PostSection]

    private final class Count: @unchecked Sendable {
      private let lock = NSLock()
      private var value = 0

      func next() -> Int {
        lock.withLock {
          value += 1
          return value
        }
      }
    }

    private let count = Count()

    func makeAsyncIterator() -> AsyncThrowingStream<[PostSection], any Error>.Iterator {
      let (stream, continuation) = AsyncThrowingStream.makeStream(of: [PostSection].self)
      let number = count.next()
      continuation.yield(posts(number == 1 ? "s a" : "s a b"))
      if number < 3 { continuation.finish(throwing: number == 1 ? LoadingStage.Failure() : nil) }
      return stream.makeAsyncIterator()
    }
  }

  @Test("A sequence that has ended begins again, and the sections stay meanwhile")
  func retrying() async {
    let source = AsyncDataSource(sections: Attempts())
    let checker = DataSourceChecker(source)
    var states: [String] = []
    let observation = source.observeState { states.append(String("\($0)".prefix { $0 != "(" })) }
    func shown() -> String { source.snapshot.items.map(\.id).joined() }
    await TestSupport.until(states.last == "failed")
    source.retry()
    expectEqual(shown(), "a")
    expectEqual(states.last, "waiting")
    await TestSupport.until(states.last == "finished")
    expectEqual(shown(), "ab")
    source.retry()
    await TestSupport.until(states.last == "live")
    // It runs.
    source.retry()
    expectEqual(
      states, ["live", "failed", "waiting", "live", "finished", "waiting", "live"])
    expectEqual(checker.check(), [])
    _ = observation
  }

  @Test("A source that is released ends the sequence")
  func releasing() async {
    let (stream, continuation) = AsyncStream.makeStream(of: [PostSection].self)
    var source: AsyncDataSource<PostSection>? = AsyncDataSource(sections: stream)
    continuation.yield(posts("s a"))
    await until { source?.snapshot.sections.isEmpty == false }
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    continuation.onTermination = { _ in end.finish() }
    weak let released = source
    source = nil
    for await _ in ends {}
    #expect(released == nil)
  }
}
