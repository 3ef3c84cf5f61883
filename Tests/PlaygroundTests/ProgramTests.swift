import Foundation
import TestSupport
import Testing

@Suite("The program", .enabled(if: Program.url != nil))
struct ProgramTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  @Test(
    "Help goes to standard output",
    arguments: [
      (["--help"], "[OPTION...]"), (["--scene", "pager", "-h"], "[OPTION...]"),
      (["help"], "[OPTION...]"), (["feed", "-h"], "feed "), (["pager", "-h"], "pager "),
      (["help", "feed"], "feed "), (["help", "pager"], "pager "),
      (["timeline", "-h"], "timeline "), (["help", "timeline"], "timeline "),
    ])
  func help(arguments: [String], begin: String) throws {
    let program = try Program(arguments)
    #expect(try program.remainingOutput().hasPrefix("Usage: playground " + begin))
    #expect(try program.errorOutput().isEmpty)
    #expect(program.exitCode() == 0)
  }

  @Test(
    "A mistake is one line on standard error, which says where to read more",
    arguments: [
      (["read", "x"], "playground: unknown command 'read'; see 'playground --help'"),
      (["help", "read"], "playground: unknown command 'read'; see 'playground --help'"),
      (["--x\ny"], "playground: unknown option '--x\\ny'; see 'playground --help'"),
      (
        ["--list", "feed"],
        "playground: 'feed' makes no sense here (a command comes first); see 'playground --help'"
      ),
      (
        ["feed", "--x"],
        "playground feed: unknown option '--x' (a path that begins with '-' goes after '--'); "
          + "see 'playground feed --help'"
      ),
      (
        ["pager", "--loop=1"],
        "playground pager: --loop takes no value; see 'playground pager --help'"
      ),
    ])
  func mistakes(arguments: [String], message: String) throws {
    let program = try Program(arguments)
    #expect(try program.remainingOutput().isEmpty)
    #expect(try program.errorOutput() == message + "\n")
    #expect(program.exitCode() == 2)
  }

  @Test("Once prints the current directory and its README, and ends")
  func once() throws {
    try directory.write("Hello\n", to: "README.md")
    let program = try Program(["feed", "--once"], in: directory.path)
    let lines = try program.remainingOutput().split(separator: "\n")
    #expect(lines.first == "list: 2 sections, 2 items")
    #expect(lines.last == "    [1, 0]  Hello")
    #expect(program.exitCode() == 0)
  }

  @Test("A path that leads nowhere is shown as such")
  func nowhere() throws {
    let program = try Program(["feed", "--once", directory("nowhere")])
    #expect(try program.remainingOutput().hasSuffix("    [0, 0]  No such file or directory\n"))
    #expect(program.exitCode() == 0)
  }

  @Test("A file is followed, and Ctrl-C ends the program with its code")
  func following() throws {
    try directory.write("one\n", to: "log")
    let program = try Program(["feed", "--interval", "0.05", "log"], in: directory.path)
    #expect(try program.reads(upTo: "[0, 0]  one\n"))
    try directory.append("two\n", to: "log")
    #expect(try program.reads(upTo: "  slot 0  insert item at [0, 1] (after)  + two\n"))
    program.signal(SIGINT)
    #expect(program.exitCode() == 130)
    #expect(try program.errorOutput().isEmpty)
  }

  @Test("The request to end is followed with its code")
  func terminating() throws {
    let program = try Program(["feed", directory.path])
    #expect(try program.reads(upTo: "empty\n"))
    program.signal(SIGTERM)
    #expect(program.exitCode() == 143)
  }

  @Test("Standard input comes line by line, and its end is the end of the program")
  func standardInput() throws {
    let program = try Program(["feed", "--interval", "0.05", "-"])
    #expect(try program.reads(upTo: "last lines\n"))
    program.send("one\n")
    #expect(try program.reads(upTo: "+ one\n"))
    program.send("two")
    #expect(try program.reads(upTo: "+ two\n"))
    program.endInput()
    #expect(try program.reads(upTo: "ended\n"))
    #expect(program.exitCode() == 0)
  }

  @Test("A reader who goes ends the program quietly, even when nothing changes")
  func brokenPipe() throws {
    let program = try Program(["feed", "--interval", "0.05", directory.path])
    #expect(try program.reads(upTo: "empty\n"))
    program.closeOutput()
    #expect(program.exitCode() == 0)
    #expect(try program.errorOutput().isEmpty)
  }
}
