import Foundation
import TestSupport
import Testing

@Suite("The program timeline", .enabled(if: Program.url != nil))
struct TimelineProgramTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  @Test(
    "Once, or without a terminal, it prints the lines that begin in the last page, to the last byte",
    arguments: [["--once", "log"], ["log"]])
  func once(arguments: [String]) throws {
    let text = (1...1000).map { "line \($0)\tö\r\n" }.joined() + "no end"
    try directory.write(text, to: "log")
    let program = try Program(["timeline"] + arguments, in: directory.path)
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
  }

  @Test(
    "What cannot be read is a message at once",
    arguments: [
      (["nowhere"], "nowhere: No such file or directory"), (["."], ".: it is a directory"),
      (["--once", "nowhere"], "nowhere: No such file or directory"),
    ])
  func unreadable(arguments: [String], message: String) throws {
    let program = try Program(["timeline"] + arguments, in: directory.path)
    #expect(try program.remainingOutput().isEmpty)
    #expect(try program.errorOutput() == "playground timeline: \(message)\n")
    expectEqual(program.exitCode(), 1)
  }

  @Test("A reader who goes ends the program quietly")
  func brokenPipe() throws {
    try directory.write(String(repeating: "a\n", count: 1000), to: "log")
    let program = try Program(["timeline", "log"], in: directory.path)
    program.closeOutput()
    expectEqual(program.exitCode(), 0)
    #expect(try program.errorOutput().isEmpty)
  }

  @Test("A signal ends it with its code, and gives the screen back", arguments: [SIGINT, SIGTERM])
  func ending(signal: Int32) throws {
    try directory.write("hello\n", to: "log")
    let program = try Program(["timeline", "log"], in: directory.path, terminal: "xterm")
    #expect(try program.reads(upTo: "hello"))
    program.signal(signal)
    #expect(try program.reads(upTo: "\u{1B}[?1049l"))
    expectEqual(program.exitCode(), 128 + signal)
  }

  @Test("On a terminal it takes the screen, and quits", arguments: ["q", "\u{3}"])
  func screen(key: String) throws {
    try directory.write("hello\n", to: "log")
    let program = try Program(["timeline", "log"], in: directory.path, terminal: "xterm")
    #expect(try program.reads(upTo: "hello"))
    program.send(key)
    expectEqual(program.exitCode(), 0)
  }

  @Test("A terminal that can do nothing gets whole lines")
  func dumb() throws {
    try directory.write("a\u{7}\nb", to: "log")
    let program = try Program(["timeline", "log"], in: directory.path, terminal: "dumb")
    #expect(try program.remainingOutput() == "a\\u{7}\r\nb\r\n")
    expectEqual(program.exitCode(), 0)
  }
}
