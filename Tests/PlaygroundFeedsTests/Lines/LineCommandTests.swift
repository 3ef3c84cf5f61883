import Collate
import PlaygroundTerminal
import TestSupport
import Testing

@testable import PlaygroundFeeds

// There is one child process at most.
@MainActor
@Suite("The lines of a command", .serialized)
struct LineCommandTests {
  @Test("What it prints are lines with numbers, and its end is told")
  func lines() async throws {
    let command = try LineCommand(["sh", "-c", "printf 'a\\nb'; sleep 0.1; echo c; echo e >&2"])
    let timeline = LineTimeline(command)
    timeline.source.appear()
    await until(timeline.condition == .ended(.exited(0)))
    #expect(timeline.lines.map(\.id) == [0, 1, 2])
    #expect(timeline.lines.map(\.text) == ["a", "bc", "e"])
  }

  @Test("The lines of a command that was shown once come in pages")
  func pages() async throws {
    let command = try LineCommand(["seq", "1", "9"], pageSize: 4)
    await command.complete()
    let timeline = LineTimeline(command, behaviors: .initial)
    timeline.source.appear()
    await timeline.source.settled()
    #expect(timeline.lines.map(\.text) == ["8", "9"])
    timeline.source.loadMore(.backward)
    await timeline.source.settled()
    #expect(timeline.lines.map(\.text) == ["6", "7", "8", "9"])
  }

  @Test("A refresh in the middle of much output loses nothing and doubles nothing")
  func refreshing() async throws {
    let command = try LineCommand(["seq", "1", "20000"])
    let timeline = LineTimeline(command)
    timeline.source.appear()
    while timeline.condition == .growing {
      await timeline.source.refresh()
      await Task.yield()
    }
    // A page that does not reach down to the lines shown so far takes their place.
    while timeline.source.state.backward == .more {
      timeline.source.loadMore(.backward)
      await timeline.source.settled()
    }
    #expect(timeline.lines.map(\.text) == (1...20_000).map(String.init))
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
    ChildProcess.endRunning()
    await until(timeline.condition == .ended(.killed(15)))
  }

  @Test("A command that does not exist is an error at once")
  func missing() {
    #expect(throws: Problem(code: 2)) { _ = try LineCommand(["there-is-no-such-command"]) }
  }
}
