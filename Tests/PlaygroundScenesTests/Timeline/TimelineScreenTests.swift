import Collate
import CollateTesting
import Dispatch
import Foundation
import PlaygroundTerminal
import TestSupport
import Testing

@testable import PlaygroundScenes

@MainActor
@Suite("A timeline on the screen")
struct TimelineScreenTests {
  private let directory: TemporaryDirectory
  private let timeline: LineTimeline
  private let checker: DataSourceChecker<LineSection>
  private let screen: TimelineScreen

  init() throws {
    directory = try TemporaryDirectory()
    timeline = LineTimeline(LineFile(path: directory("log"), interval: .milliseconds(1)))
    checker = DataSourceChecker(timeline.source)
    screen = TimelineScreen(timeline, name: "log")
    screen.size = Size(60, 13)
  }

  /// The rows of the screen, without the status and the keys.
  private var rows: [String] { screen.rows }

  private var status: String { screen.status }

  /// The row of the cursor.
  private var focusedRow: Int? {
    screen.list.focusedPath.map { $0.item - screen.list.firstRow }
  }

  private var text: String {
    String(decoding: timeline.lines.flatMap(\.bytes), as: UTF8.self)
  }

  private func file() throws -> String {
    // Foundation leaks its buffer when it reads an empty file, on Linux.
    let size = try FileHandle(forReadingAtPath: directory("log"))?.seekToEnd()
    return size == 0 ? "" : try String(contentsOfFile: directory("log"), encoding: .utf8)
  }

  /// Waits until the last line of the file is shown, and nothing is loaded any more.
  private func catchUp() async throws {
    let file = try file()
    await until(
      file.utf8.count == timeline.lines.last.map { $0.id + $0.bytes.count } ?? 0
        && file.hasSuffix(text))
    screen.advance(to: .zero)
    await timeline.source.settled()
    screen.advance(to: .zero)
    await timeline.source.settled()
  }

  @Test("It begins at the end of the file, and follows it")
  func following() async throws {
    try directory.write((1...100).map { "line \($0)\n" }.joined(), to: "log")
    timeline.source.appear()
    try await catchUp()
    #expect(rows.first == "  line 90" && rows.last == "▸ line 100")
    expectEqual(status, " log · following · 100 lines loaded · from the beginning")
    try directory.append("half", to: "log")
    try await catchUp()
    expectEqual(rows.last, "▸ half")
    try directory.append(" and more\nnext\n", to: "log")
    try await catchUp()
    expectEqual(rows.suffix(2), ["  half and more", "▸ next"])
    expectEqual(checker.finish(), [])
  }

  @Test("A long line is cut, and what cannot be printed is an escape")
  func longLine() async throws {
    try directory.write(String(repeating: "x", count: 10_000) + "\na\u{7}b\n", to: "log")
    timeline.source.appear()
    try await catchUp()
    expectEqual(rows[0], "  " + String(repeating: "x", count: 56) + "…")
    expectEqual(rows[1], "▸ a\\u{7}b")
  }

  @Test("When a file is truncated or replaced, the end of the new one is shown")
  func reset() async throws {
    try directory.write((1...50).map { "line \($0)\n" }.joined(), to: "log")
    timeline.source.appear()
    try await catchUp()
    _ = screen.handle(.key(.home))
    try directory.write("new\n", to: "log")
    try await catchUp()
    expectEqual(rows[0], "▸ new")
    try directory.replace("log", with: "other\nfile\n")
    try await catchUp()
    expectEqual(rows[0...1], ["  other", "▸ file"])
    try directory.write("", to: "log")
    try await catchUp()
    #expect(status.contains("no lines"))
    try directory.append("again\n", to: "log")
    try await catchUp()
    expectEqual(rows[0], "▸ again")
    expectEqual(checker.finish(), [])
  }

  @Test("A removed file is reported, and its lines stay")
  func missing() async throws {
    try directory.write("a\n", to: "log")
    timeline.source.appear()
    try await catchUp()
    try directory.remove("log")
    await until(status.contains("No such file"))
    expectEqual(rows[0], "▸ a")
    try directory.write("a\nb\n", to: "log")
    try await catchUp()
    expectEqual(rows[0...1], ["  a", "▸ b"])
  }

  @Test("The keys are in the last row, as far as there is room, and can be clicked")
  func keys() async throws {
    try directory.write((1...100).map { "line \($0)\n" }.joined(), to: "log")
    timeline.source.appear()
    try await catchUp()
    screen.size = Size(80, 24)
    expectEqual(
      screen.keys, " ↑↓ line  pgup/pgdn page  g start  G follow  r refresh  space retry      q quit"
    )
    #expect(rows.count == 22 && rows.last == "▸ line 100")
    _ = screen.handle(.mouse(Mouse(.press(.left), at: Point(1, 23))))
    #expect(rows.last == "  line 100" && rows[20] == "▸ line 99")
    expectEqual(screen.handle(.mouse(Mouse(.press(.left), at: Point(75, 23)))), .quit)
    screen.size = Size(20, 4)
    expectEqual(screen.keys, " ↑↓ line     q quit")
    screen.size = Size(80, 3)
    #expect(rows.count == 2 && status.hasPrefix(" log"))
    for height in 0...2 {
      screen.size = Size(10, height)
      expectEqual(screen.frame.size.height, height)
    }
  }

  @Test("Keys that end, suspend and draw again are for the terminal")
  func requests() {
    expectEqual(screen.handle(.key(.character("q"))), .quit)
    expectEqual(screen.handle(.key(.character("c"), .control)), .quit)
    expectEqual(screen.handle(.key(.character("z"), .control)), .suspend)
    expectEqual(screen.handle(.key(.character("l"), .control)), .redraw)
  }
}

// Random lives of a file.
extension TimelineScreenTests {
  @Test(
    "The line under the cursor stays in its row, and what is loaded is the end of the file",
    arguments: 1...UInt64(Effort.rounds(12)))
  func lives(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    var number = 0
    func line() -> String {
      number += 1
      return "\(number) " + String(repeating: "é€x", count: random.below(40))
    }
    let start = (0..<random.below(3) * 300).map { _ in line() + "\n" }.joined()
    try directory.write(start, to: "log")
    timeline.source.appear()
    for _ in 0..<40 {
      let row = focusedRow
      let focused = row.map { rows[$0] }
      let isFollowing = screen.isFollowing
      var isNew = false
      switch random.below(20) {
      case 0:
        // Not at once what it was: files are recognized by their ends.
        try directory.write(random.oneIn(2) ? "" : line() + "\n", to: "log")
        isNew = true
      case 1:
        try directory.replace(
          "log", with: (0...random.below(200)).map { _ in line() + "\n" }.joined())
        isNew = true
      case 2:
        try directory.append((0...random.below(400)).map { _ in line() + "\n" }.joined(), to: "log")
      case 3...7: try directory.append(line(), to: "log")
      case 8...12: try directory.append(line() + "\n", to: "log")
      case 13: _ = screen.handle(.key(.character("r")))
      default: break
      }
      if isNew || random.oneIn(3) { try await catchUp() } else { await Task.yield() }
      if !isNew, !isFollowing, let row, let focused {
        // It may be the last one, and have grown.
        #expect(rows[row].hasPrefix(focused))
        expectEqual(focusedRow, row)
      }
      let keys: [Key] = [.up, .up, .down, .pageUp, .pageUp, .pageDown, .home, .end]
      if random.oneIn(2) { _ = screen.handle(.key(keys[random.below(keys.count)])) }
      screen.advance(to: .zero)
    }
    try await catchUp()
    let expected = try file()
    #expect(expected.hasSuffix(text))
    expectEqual(timeline.lines.map(\.id), timeline.lines.map(\.id).sorted())
    expectEqual(checker.finish(), [])
    while timeline.source.state.backward != .exhausted {
      await timeline.source.loadMore(.backward)
    }
    #expect(try text == file())
  }

  @Test("It may be released on another thread, while there is news for it")
  func released() {
    let (beginning, end) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    // The screen is kept here alone, and nothing else changes that meanwhile.
    nonisolated(unsafe) var other: TimelineScreen? = TimelineScreen(
      timeline, name: "log")
    do {
      let releasing = ObservationToken {
        beginning.signal()
        _ = end.wait(timeout: .now() + 60)
      }
      unsafe other?.onChange = { _ = releasing }
    }
    DispatchQueue.global().async { unsafe other = nil }
    beginning.wait()
    // Half of the screen is gone when the state of the source changes.
    timeline.source.appear()
    expectEqual(timeline.source.state.refresh, .loading(.initial))
    end.signal()
  }
}
