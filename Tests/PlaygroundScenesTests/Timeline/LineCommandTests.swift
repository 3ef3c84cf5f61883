import Collate
import PlaygroundTerminal
import TestSupport
import Testing

@testable import PlaygroundScenes

// There is one child process at most.
@MainActor
@Suite("The lines of a command", .serialized)
struct LineCommandTests {
  /// Loads all pages in a direction.
  private func loadAll(_ direction: LoadDirection, of timeline: LineTimeline) async {
    await timeline.source.settled()
    while edge(direction, of: timeline) == .more {
      await timeline.source.loadMore(direction)
    }
  }

  private func edge(_ direction: LoadDirection, of timeline: LineTimeline) -> LoaderState.Edge {
    let state = timeline.source.state
    return direction == .forward ? state.forward : state.backward
  }

  @Test("The printed lines have their offsets as ids, and the end of the command is reported")
  func lines() async throws {
    let command = try LineCommand(["sh", "-c", "printf 'a\\nb'; sleep 0.1; echo c; echo e >&2"])
    let timeline = LineTimeline(command)
    timeline.source.appear()
    await loadAll(.forward, of: timeline)
    await until(timeline.condition == .ended(.exited(0)))
    expectEqual(timeline.lines.map(\.id), [0, 2, 5])
    expectEqual(timeline.lines.map(\.text), ["a", "bc", "e"])
  }

  @Test("It begins with the first page; once it was waited for, with the last one")
  func pages() async throws {
    let command = try LineCommand(["seq", "1", "9"], reader: LineReader(pageSize: 4))
    let timeline = LineTimeline(command, behaviors: .initial)
    timeline.source.appear()
    await timeline.source.settled()
    expectEqual(timeline.lines.map(\.text), ["1", "2"])
    await loadAll(.forward, of: timeline)
    expectEqual(timeline.lines.map(\.text), (1...9).map(String.init))

    let complete = try LineCommand(["seq", "1", "9"], reader: LineReader(pageSize: 4))
    await complete.complete()
    let end = LineTimeline(complete, behaviors: .initial)
    end.source.appear()
    await end.source.settled()
    expectEqual(end.lines.map(\.text), ["8", "9"])
    await end.source.loadMore(.backward)
    expectEqual(end.lines.map(\.text), ["6", "7", "8", "9"])
  }

  @Test("A command that prints without end is read no further than pages ask for")
  func held() async throws {
    let timeline = LineTimeline(try LineCommand(["yes"]), behaviors: .initial)
    timeline.source.appear()
    await timeline.source.settled()
    expectEqual(timeline.lines.count, 2048)
    expectEqual(timeline.source.state.forward, .more)
    await timeline.source.loadMore(.forward)
    expectEqual(timeline.lines.count, 4096)
    ChildProcess.endRunning()
  }

  @Test("However far a command without end is followed, so many lines are there and no more")
  func following() async throws {
    let command = try LineCommand(
      ["sh", "-c", "i=0; while :; do echo $i; i=$((i+1)); done"], reader: LineReader(),
      keeping: 1 << 18)
    let timeline = LineTimeline(command)
    timeline.source.appear()
    await timeline.source.settled()
    for _ in 0..<150 {
      await timeline.source.loadMore(.forward)
      let lines = timeline.lines
      #expect(lines.count < 20_000)
      timeline.source.viewportDidChange(first: lines.last?.id, last: lines.last?.id)
    }
    ChildProcess.endRunning()
    let last = try #require(timeline.lines.last { $0.isEnded })
    #expect((Int(last.text) ?? 0) > 50_000)
    // Back to the first line that is kept, and the line that says what is not.
    while edge(.backward, of: timeline) != .exhausted {
      await timeline.source.loadMore(.backward)
      let lines = timeline.lines
      timeline.source.viewportDidChange(first: lines.first?.id, last: lines.first?.id)
    }
    let (mark, first) = (timeline.lines[0], timeline.lines[1])
    expectEqual(mark.text, "(\(ByteCount.text(for: first.id)) of older output are not kept)")
    #expect(first.id > 0 && mark.id < first.id)
    // What went below comes again.
    for _ in 0..<20 where edge(.forward, of: timeline) == .more {
      await timeline.source.loadMore(.forward)
    }
    let numbers = timeline.lines.dropFirst().filter(\.isEnded).compactMap { Int($0.text) }
    let start = try #require(numbers.first)
    #expect(start > 0 && numbers == Array(start..<start + numbers.count))
    timeline.source.reload()
    await timeline.source.settled()
    expectEqual(timeline.lines.first?.text.hasSuffix("are not kept)"), true)
  }

  @Test("A page that is cancelled while it waits takes nothing away")
  func cancelling() async throws {
    let command = try LineCommand(["sh", "-c", "echo a; sleep 0.2; echo b; sleep 0.2; echo c"])
    let timeline = LineTimeline(command, behaviors: .initial)
    timeline.source.appear()
    await until(timeline.lines.count == 1)
    withoutWaiting { timeline.source.loadMore(.forward) }
    timeline.source.reload()
    await until(timeline.source.state.forward == .more)
    await loadAll(.forward, of: timeline)
    expectEqual(timeline.lines.map(\.text), ["a", "b", "c"])
  }

  @Test(
    "How it ends is known",
    arguments: [
      ("exit 3", ChildProcess.Ending.exited(3)), ("kill -9 $$", ChildProcess.Ending.killed(9)),
    ])
  func ends(script: String, ending: ChildProcess.Ending) async throws {
    let command = try LineCommand(["sh", "-c", script])
    let timeline = LineTimeline(command)
    timeline.source.appear()
    await until(timeline.condition == .ended(ending))
    // The command tells it before the page arrives that has nothing.
    await timeline.source.settled()
    #expect(timeline.lines.isEmpty && timeline.source.state.content == .empty)
  }

  @Test("A command whose end is of no interest is waited for, too")
  func reaping() async throws {
    let command = try LineCommand(["true"])
    await command.complete()
    await until(!ChildProcess.isRunning)
  }

  @Test("It ends together with all that it has started")
  func killing() async throws {
    let command = try LineCommand(["sh", "-c", "echo on; sleep 100 & sleep 100; echo off"])
    let timeline = LineTimeline(command)
    timeline.source.appear()
    await until(timeline.lines.count == 1)
    withoutWaiting { timeline.source.loadMore(.forward) }
    ChildProcess.endRunning()
    await until(timeline.condition == .ended(.killed(15)))
  }

  @Test("A command that does not exist is an error at once")
  func missing() {
    #expect(throws: Problem(code: 2)) { _ = try LineCommand(["there-is-no-such-command"]) }
  }
}
