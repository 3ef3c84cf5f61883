import Collate
import PlaygroundTerminal
import TestSupport
import Testing

@testable import PlaygroundScenes

@MainActor
@Suite("A command on the screen")
struct CommandScreenTests {
  private let numbers: PrintedNumbers
  private let timeline: LineTimeline
  private let screen: TimelineScreen

  private init(_ numbers: PrintedNumbers) {
    self.numbers = numbers
    timeline = LineTimeline(numbers)
    screen = TimelineScreen(timeline, name: "seq", isFile: false)
    screen.size = Size(60, 12)
    timeline.source.appear()
  }

  init() { self.init(PrintedNumbers(count: 40)) }

  /// Draws frames until something is so.
  private func wait(until condition: @autoclosure () -> Bool) async {
    func isReached() -> Bool {
      screen.advance(to: .zero)
      return condition()
    }
    await until(isReached())
  }

  private static let firstRows = ["▸ 1"] + (2...10).map { "  \($0)" }

  @Test("One that has ended opens at its beginning, and stays there")
  func ended() async {
    await numbers.end()
    await wait(until: timeline.source.state.forward == .exhausted && timeline.lines.count == 40)
    expectEqual(screen.rows, Self.firstRows)
    await wait(until: screen.status.contains("ended with exit code 3"))
  }

  @Test("One that prints more than is shown opens at its beginning, too, and is not read further")
  func held() async {
    let tests = CommandScreenTests(PrintedNumbers(count: .max))
    await tests.wait(until: tests.timeline.source.state.forward == .more)
    for time in [0, 1, 2, 3] {
      tests.screen.advance(to: .seconds(time))
      await tests.timeline.source.settled()
      expectEqual(tests.screen.rows, Self.firstRows)
      #expect(tests.timeline.lines.count < 200)
    }
    #expect(tests.screen.status.contains("G to follow"))
    _ = tests.screen.handle(.key(.end))
    await tests.wait(until: Int(tests.screen.rows[9].dropFirst(2)) ?? 0 > 2000)
    #expect(tests.screen.status.contains("following"))
    #expect(tests.timeline.lines.count < 600)
    _ = tests.screen.handle(.key(.up))
    let rows = tests.screen.rows
    await tests.timeline.source.settled()
    expectEqual(tests.screen.rows, rows)
    _ = tests.screen.handle(.key(.home))
    await tests.wait(until: tests.screen.rows == Self.firstRows)
  }

  @Test("One that goes on opens at its beginning, and is followed from its last line on")
  func goingOn() async {
    await wait(until: timeline.source.state.forward == .loading && timeline.lines.count == 40)
    #expect(screen.rows == Self.firstRows && !screen.status.contains("following"))
    _ = screen.handle(.key(.end))
    #expect(screen.rows.contains("▸ 40") && screen.status.contains("following"))
    await numbers.end()
    await wait(until: screen.status.contains("ended with exit code 3"))
    #expect(screen.rows.contains("▸ 40"))
  }

  @Test("There is nothing to refresh or to retry")
  func keys() {
    #expect(screen.keys.contains("g start  G follow") && screen.keys.hasSuffix("q quit"))
    #expect(!screen.keys.contains("refresh") && !screen.keys.contains("retry"))
  }
}

/// Numbers on lines, as a command prints them.
private actor PrintedNumbers: LineInput {
  private let count: Int
  private let pageSize = 20
  private let ending: AsyncStream<Never>
  private let endingSignal: AsyncStream<Never>.Continuation
  nonisolated let conditions: AsyncStream<LineCondition>
  private let condition: AsyncStream<LineCondition>.Continuation

  /// Creates a command that prints some numbers at once, and goes on until it is told to end.
  init(count: Int) {
    self.count = count
    (ending, endingSignal) = AsyncStream.makeStream()
    (conditions, condition) = AsyncStream.makeStream()
  }

  nonisolated var feed: LiveFeed<LineSection>? { nil }

  nonisolated var configuration: LoaderConfiguration {
    var configuration = LoaderConfiguration()
    configuration.behaviors = [.initial, .paging, .pagingBackward]
    configuration.maximumPageCount = 16
    return configuration
  }

  func end() { endingSignal.finish() }

  func complete() {}

  func page(
    for request: LoadRequest<LinePlace>
  ) async throws(Problem) -> LoadedPage<LineSection, LinePlace> {
    switch request.key {
    case nil: return await page(from: 0)
    case .below(let line, _)?: return await page(from: line)
    case .above(let line, _)?: return page(max(0, line - pageSize)..<line)
    }
  }

  private func page(from line: Int) async -> LoadedPage<LineSection, LinePlace> {
    if line < count { return page(line..<min(count, line + pageSize)) }
    for await _ in ending {}
    condition.yield(.ended(.exited(3)))
    return LoadedPage([])
  }

  private func page(_ range: Range<Int>) -> LoadedPage<LineSection, LinePlace> {
    LoadedPage(
      items: range.map { TextLine(id: $0, bytes: Array("\($0 + 1)\n".utf8)) },
      previous: range.lowerBound > 0 ? .above(range.lowerBound, generation: 1) : nil,
      next: .below(line: range.upperBound, end: range.upperBound))
  }
}
