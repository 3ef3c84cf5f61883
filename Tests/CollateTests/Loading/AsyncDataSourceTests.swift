import CollateTesting
import TestSupport
import Testing

@testable import Collate

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

  @Test("An error keeps the sections, and is told")
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
