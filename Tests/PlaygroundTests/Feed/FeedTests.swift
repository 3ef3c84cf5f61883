import Foundation
import PlaygroundFeeds
import PlaygroundTerminal
import TestSupport
import Testing

@testable import playground

@Suite("The feed")
@MainActor
struct FeedTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  /// A feed whose lines are kept, without the dates and times in them.
  private final class Recorder {
    var lines: [String] = []
    var messages: [String] = []

    func write(_ lines: [String]) {
      self.lines += lines.map {
        $0.replacing(#/  \d{4}-\d\d-\d\d \d\d:\d\d:\d\d/#, with: "")
          .replacing(#/ at \d\d:\d\d:\d\d/#, with: "")
      }
    }

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private func input(_ name: String) -> PathInput {
    PathInput(path: directory(name), label: name)
  }

  @Test("It prints the list, then what changed, one batch a look")
  func changes() async throws {
    try directory.write("a\nb\n", to: "log")
    let recorder = Recorder()
    let feed = Feed(inputs: [input("."), input("log")], write: recorder.write)
    await feed.start()
    #expect(
      recorder.take() == [
        "list: 2 sections, 3 items", "  slot 0  [0]  .: files", "    [0, 0]  log  4 B",
        "  slot 1  [1]  log: last lines", "    [1, 0]  a", "    [1, 1]  b",
      ])
    await feed.look()
    #expect(recorder.take().isEmpty)

    try directory.append("c\n", to: "log")
    try FileManager.default.createSymbolicLink(
      atPath: directory("loop"), withDestinationPath: "loop")
    await feed.look()
    #expect(
      recorder.take() == [
        "batch 1: 3 changes",
        "  slot 0  insert section at [1] (after)  + .: links (1 item)",
        "    [1, 0] (after)  + loop -> loop",
        "  slot 1  insert item at [2, 2] (after)  + c",
        "  slot 0  update item [0, 0] (before) > [0, 0] (after)  ~ log  6 B",
      ])
  }

  @Test("A path that leads nowhere shows its error, and recovers, while the others go on")
  func recovering() async throws {
    try directory.write("a\n", to: "b")
    let recorder = Recorder()
    let feed = Feed(
      inputs: [input("a"), input("b")], write: recorder.write,
      tell: { recorder.messages.append($0) })
    await feed.start()
    #expect(
      recorder.messages == [
        "a: not readable: No such file or directory; waiting for it (Ctrl-C ends)"
      ])
    #expect(
      recorder.take() == [
        "list: 2 sections, 2 items", "  slot 0  [0]  a: not readable",
        "    [0, 0]  No such file or directory", "  slot 1  [1]  b: last lines", "    [1, 0]  a",
      ])
    try directory.write("new\n", to: "a")
    try directory.remove("b")
    await feed.look()
    #expect(
      recorder.take() == [
        "batch 1: 4 changes",
        "  slot 0  delete section [0] (before)  - a: not readable (1 item)",
        "  slot 1  delete section [1] (before)  - b: last lines (1 item)",
        "  slot 0  insert section at [0] (after)  + a: last lines (1 item)",
        "    [0, 0] (after)  + new",
        "  slot 1  insert section at [1] (after)  + b: not readable (1 item)",
        "    [1, 0] (after)  + No such file or directory",
      ])
    try directory.remove("a")
    try FileManager.default.createDirectory(
      atPath: directory("a"), withIntermediateDirectories: false)
    await feed.look()
    expectEqual(
      recorder.take().last, "  slot 0  insert section at [0] (after)  + a: empty (0 items)")
  }

  @Test("A pipe or a device is not opened, and says why")
  func otherKinds() async {
    let recorder = Recorder()
    let input = PathInput(path: "/dev/null", label: "null")
    await Feed(inputs: [input], write: recorder.write).start()
    expectEqual(recorder.lines.last?.hasPrefix("    [0, 0]  neither a directory nor a file"), true)
  }

  @Test("A file that is no text shows its size, and becomes a text when it is replaced by one")
  func binary() async throws {
    let recorder = Recorder()
    try directory.write("PNG\0\u{1}\u{2}", to: "picture")
    let feed = Feed(inputs: [input("picture")], write: recorder.write)
    await feed.start()
    #expect(
      recorder.take() == [
        "list: 1 section, 1 item", "  slot 0  [0]  picture: no text", "    [0, 0]  binary, 6 bytes",
      ])
    try directory.append("more\n", to: "picture")
    await feed.look()
    expectEqual(recorder.take().last?.hasSuffix("~ binary, 11 bytes"), true)
    try directory.write("text\n", to: "picture")
    await feed.look()
    expectEqual(recorder.take().last, "    [0, 0] (after)  + text")
  }

  @Test("A stream that is no text shows how much came")
  func binaryStream() async {
    let recorder = Recorder()
    let (pieces, continuation) = AsyncThrowingStream.makeStream(of: [UInt8].self)
    let input = StandardInput(label: "input", pieces: pieces)
    continuation.yield([UInt8](repeating: 0, count: 9000))
    continuation.yield(Array("text\n".utf8))
    continuation.finish()
    #expect(await Feed(inputs: [input], write: recorder.write).printOnce())
    expectEqual(recorder.lines.last, "    [0, 0]  binary, 9005 bytes")
  }

  @Test("The same path given twice stands in two slots")
  func twice() async throws {
    try directory.write("a", to: "log")
    let recorder = Recorder()
    let feed = Feed(inputs: [input("log"), input("log")], write: recorder.write)
    await feed.start()
    _ = recorder.take()
    try directory.append("b", to: "log")
    await feed.look()
    #expect(
      recorder.lines == [
        "batch 1: 2 changes",
        "  slot 0  update item [0, 0] (before) > [0, 0] (after)  ~ ab",
        "  slot 1  update item [1, 0] (before) > [1, 0] (after)  ~ ab",
      ])
  }

  @Test("Standard input ends with a note, in all its slots")
  func standardInput() async {
    let recorder = Recorder()
    let (pieces, continuation) = AsyncThrowingStream.makeStream(of: [UInt8].self)
    let input = StandardInput(label: "input", pieces: pieces)
    let feed = Feed(inputs: [input, input], write: recorder.write)
    await feed.start()
    #expect(
      recorder.take() == [
        "list: 2 sections, 0 items", "  slot 0  [0]  input: last lines",
        "  slot 1  [1]  input: last lines",
      ])
    continuation.yield(Array("one\ntw".utf8))
    continuation.yield(Array("o".utf8))
    continuation.finish()
    await input.complete()
    await feed.look()
    #expect(
      recorder.take() == [
        "batch 1: 6 changes",
        "  slot 0  update section [0] (before) > [0] (after)  ~ input: ended",
        "  slot 1  update section [1] (before) > [1] (after)  ~ input: ended",
        "  slot 0  insert item at [0, 0] (after)  + one",
        "  slot 0  insert item at [0, 1] (after)  + two",
        "  slot 1  insert item at [1, 0] (after)  + one",
        "  slot 1  insert item at [1, 1] (after)  + two",
      ])
  }

  @Test("Standard input that fails shows its error")
  func failingInput() async {
    let recorder = Recorder()
    let pieces = AsyncThrowingStream<[UInt8], any Error> { throw Problem("no luck") }
    let input = StandardInput(label: "input", pieces: pieces)
    let isReadable = await Feed(
      inputs: [input], write: recorder.write, tell: { recorder.messages.append($0) }
    ).printOnce()
    #expect(!isReadable && recorder.messages == ["input: not readable: no luck"])
    #expect(
      recorder.lines == [
        "list: 1 section, 1 item", "  slot 0  [0]  input: not readable", "    [0, 0]  no luck",
      ])
  }

  @Test("It runs until its only input ends, and shows the last lines of it")
  func running() async throws {
    let recorder = Recorder()
    let (pieces, continuation) = AsyncThrowingStream.makeStream(of: [UInt8].self)
    let input = StandardInput(label: "input", pieces: pieces)
    let feed = Feed(inputs: [input], write: recorder.write)
    continuation.yield(Array("last".utf8))
    continuation.finish()
    try await feed.run(every: .seconds(1), by: ImpatientClock())
    #expect(recorder.lines.contains { $0.hasSuffix("last") })
    #expect(recorder.lines.contains { $0.hasSuffix("input: ended") })
  }
}

/// A clock on which every sleep is over at once.
private struct ImpatientClock: Clock {
  var now: ContinuousClock.Instant { .now }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    await Task.yield()
  }
}
