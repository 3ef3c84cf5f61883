import Foundation
import TestSupport
import Testing

@Suite("The program timeline", .enabled(if: Program.url != nil))
struct TimelineProgramTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  @Test("Once prints the lines that begin in the last page, to the last byte")
  func once() throws {
    let text = (1...1000).map { "line \($0)\tö\r\n" }.joined() + "no end"
    try directory.write(text, to: "log")
    let program = try Program(["timeline", "--once", "log"], in: directory.path)
    let output = try program.remainingOutput()
    expectEqual(program.exitCode(), 0)
    let rest = Array(text.utf8.dropLast(output.utf8.count))
    expectEqual(rest + Array(output.utf8), Array(text.utf8))
    expectEqual(rest.last, UInt8(ascii: "\n"))
    #expect((4096 - 20...4096).contains(output.utf8.count))
  }

  @Test("Nothing is printed of an empty file")
  func empty() throws {
    try directory.write("", to: "log")
    let program = try Program(["timeline", "--once", "log"], in: directory.path)
    #expect(try program.remainingOutput().isEmpty)
    #expect(try program.errorOutput().isEmpty)
    expectEqual(program.exitCode(), 0)
  }

  @Test(
    "A file is shown to where reading ends, regardless of the size that it states",
    .enabled(if: FileManager.default.isReadableFile(atPath: "/proc/filesystems")),
    arguments: ["/proc/filesystems", "/sys/kernel/mm/transparent_hugepage/enabled"])
  func madeUp(path: String) throws {
    let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
    let text = String(decoding: handle.readDataToEndOfFile(), as: UTF8.self)
    handle.closeFile()
    let once = try Program(["timeline", "--once", path])
    #expect(try once.remainingOutput() == text)
    expectEqual(once.exitCode(), 0)
    let following = try Program(["timeline", path])
    #expect(try following.reads(upTo: text))
    following.signal(SIGINT)
    expectEqual(following.exitCode(), 130)
    #expect(try following.errorOutput().isEmpty)
  }

  @Test(
    "What cannot be read is a message at once",
    arguments: [
      (["nowhere"], "nowhere: No such file or directory"), (["."], ".: it is a directory"),
      (["--once", "nowhere"], "nowhere: No such file or directory"),
      (["--", "there-is-no-such-command"], "there-is-no-such-command: No such file or directory"),
    ])
  func unreadable(arguments: [String], message: String) throws {
    let program = try Program(["timeline"] + arguments, in: directory.path)
    #expect(try program.remainingOutput().isEmpty)
    #expect(try program.errorOutput() == "playground timeline: \(message)\n")
    expectEqual(program.exitCode(), 1)
  }

  @Test("A file in a pipe is followed, including partial lines, and its replacement is reported")
  func following() throws {
    try directory.write("one\nha", to: "log")
    let program = try Program(["timeline", "log"], in: directory.path)
    #expect(try program.reads(upTo: "one\nha"))
    try directory.append("lf\ntwo\n", to: "log")
    #expect(try program.reads(upTo: "lf\ntwo\n"))
    try directory.replace("log", with: "other\n")
    #expect(try program.reads(upTo: "other\n"))
    program.signal(SIGINT)
    expectEqual(program.exitCode(), 130)
    #expect(
      try program.errorOutput() == "playground timeline: log: it was truncated or replaced\n")
  }

  @Test("A reader who goes ends the program quietly, even when nothing changes")
  func brokenPipe() throws {
    try directory.write("one\n", to: "log")
    let program = try Program(["timeline", "log"], in: directory.path)
    #expect(try program.reads(upTo: "one\n"))
    program.closeOutput()
    expectEqual(program.exitCode(), 0)
    #expect(try program.errorOutput().isEmpty)
  }

  @Test("A command is followed to its end, and its code is that of the program")
  func command() throws {
    let program = try Program(["timeline", "--", "sh", "-c", "echo a; printf b; exit 3"])
    #expect(try program.remainingOutput() == "a\nb")
    expectEqual(program.exitCode(), 3)
  }

  @Test("All that a command prints comes through a pipe")
  func flood() throws {
    let program = try Program(["timeline", "--", "seq", "1", "20000"])
    #expect(try program.remainingOutput() == (1...20_000).map { "\($0)\n" }.joined())
    expectEqual(program.exitCode(), 0)
  }

  /// A command that says so in a file when it is asked to end.
  private static let dying = "trap 'echo >bye; exit' TERM; echo hello; sleep 100 & wait"

  private func waitForDeath() {
    let start = ContinuousClock.now
    while !FileManager.default.fileExists(atPath: directory("bye")) {
      guard start.duration(to: .now) < .seconds(30) else {
        Issue.record("The command goes on")
        return
      }
      usleep(1000)
    }
  }

  @Test("The end of the program ends the command", arguments: [SIGINT, SIGTERM])
  func ending(signal: Int32) throws {
    let program = try Program(["timeline", "--", "sh", "-c", Self.dying], in: directory.path)
    #expect(try program.reads(upTo: "hello\n"))
    program.signal(signal)
    expectEqual(program.exitCode(), 128 + signal)
    waitForDeath()
  }

  @Test(
    "On a terminal it takes the screen, and quitting ends the command", arguments: ["q", "\u{3}"])
  func screen(key: String) throws {
    let program = try Program(
      ["timeline", "--", "sh", "-c", Self.dying], in: directory.path, terminal: "xterm")
    #expect(try program.reads(upTo: "hello"))
    program.send(key)
    expectEqual(program.exitCode(), 0)
    waitForDeath()
  }

  @Test("A terminal that can do nothing gets whole lines")
  func dumb() throws {
    try directory.write("a\u{7}\nb", to: "log")
    let program = try Program(["timeline", "log"], in: directory.path, terminal: "dumb")
    #expect(try program.reads(upTo: "a\\u{7}\r\n"))
    try directory.append("c\n", to: "log")
    #expect(try program.reads(upTo: "bc\r\n"))
    program.signal(SIGINT)
    expectEqual(program.exitCode(), 130)
  }
}
