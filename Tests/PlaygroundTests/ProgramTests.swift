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
    let output = try program.remainingOutput()
    #expect(output.hasPrefix("Usage: playground " + begin))
    #expect(output.split(separator: "\n").allSatisfy { $0.count <= 92 })
    let examples = output.split(separator: "\n").drop { $0 != "Examples:" }.dropFirst()
    expectEqual(examples.count, 2)
    #expect(examples.allSatisfy { $0.contains("swift run playground") })
    #expect(try program.errorOutput().isEmpty)
    expectEqual(program.exitCode(), 0)
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
        ["pagr"],
        "playground: unknown command 'pagr' (did you mean 'pager'?); see 'playground --help'"
      ),
      (
        ["reordr"],
        "playground: unknown command 'reordr' (did you mean '--scene reorder'?); "
          + "see 'playground --help'"
      ),
      (
        ["--scen", "pager"],
        "playground: unknown option '--scen' (did you mean '--scene'?); see 'playground --help'"
      ),
      (
        ["feed", "--intervall=1"],
        "playground feed: unknown option '--intervall=1' (did you mean '--interval'?); "
          + "see 'playground feed --help'"
      ),
      (
        ["pager", "--reusd"],
        "playground pager: unknown option '--reusd' (did you mean '--reused'?); "
          + "see 'playground pager --help'"
      ),
      (
        ["timeline", "--one", "a"],
        "playground timeline: unknown option '--one' (did you mean '--once'?); "
          + "see 'playground timeline --help'"
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
    expectEqual(program.exitCode(), 2)
  }

  @Test("Once prints the current directory and its README, and ends")
  func once() throws {
    try directory.write("Hello\n", to: "README.md")
    let program = try Program(["feed", "--once"], in: directory.path)
    let lines = try program.remainingOutput().split(separator: "\n")
    expectEqual(lines.first, "list: 2 sections, 2 items")
    expectEqual(lines.last, "    [1, 0]  Hello")
    expectEqual(program.exitCode(), 0)
  }

  @Test("A misspelt scene is a mistake that names the one that may be meant")
  func scene() throws {
    let program = try Program(["--scene", "lodaer"])
    #expect(
      try program.errorOutput().hasSuffix(
        "not 'lodaer' (did you mean 'loader'?); see 'playground --help'\n"))
    expectEqual(program.exitCode(), 2)
  }

  @Test("A missing path is reported, and is a failure if the program does not wait for it")
  func nowhere() throws {
    let message = "playground feed: nowhere: not readable: No such file or directory"
    let program = try Program(["feed", "--once", "nowhere"], in: directory.path)
    #expect(try program.remainingOutput().hasSuffix("    [0, 0]  No such file or directory\n"))
    #expect(try program.errorOutput() == message + "\n")
    expectEqual(program.exitCode(), 66)

    let patient = try Program(["feed", "--interval", "0.05", "nowhere"], in: directory.path)
    #expect(try patient.reads(upTo: "No such file or directory\n"))
    try directory.write("here\n", to: "nowhere")
    #expect(try patient.reads(upTo: "+ here\n"))
    patient.signal(SIGINT)
    #expect(try patient.errorOutput() == message + "; waiting for it (Ctrl-C ends)\n")
    expectEqual(patient.exitCode(), 130)
  }

  @Test("Lines are cut on a terminal only")
  func longLines() throws {
    let line = String(repeating: "0123456789", count: 30)
    try directory.write(line + "\n", to: "log")
    let piped = try Program(["feed", "--once", "log"], in: directory.path)
    #expect(try piped.remainingOutput().hasSuffix("    [0, 0]  \(line)\n"))
    expectEqual(piped.exitCode(), 0)
    let shown = try Program(["feed", "--once", "log"], in: directory.path, terminal: "xterm")
    #expect(
      try shown.remainingOutput().hasSuffix("    [0, 0]  \(line.prefix(80 - 13))…\r\n"))
    expectEqual(shown.exitCode(), 0)
  }

  @Test(
    "A terminal whose locale has no UTF-8 gets ASCII",
    arguments: [["feed", "--once", "log"], ["timeline", "--once", "log"]])
  func ascii(arguments: [String]) throws {
    try directory.write("wörd “quoted” → 東\n", to: "log")
    for (locale, text) in [("C", "word \"quoted\" > ??\r\n"), ("C.UTF-8", "wörd “quoted” → 東\r\n")]
    {
      let program = try Program(arguments, in: directory.path, terminal: "xterm", locale: locale)
      #expect(try program.remainingOutput().hasSuffix(text))
      expectEqual(program.exitCode(), 0)
    }
  }

  @Test("On a terminal it says that it waits for changes")
  func waiting() throws {
    let program = try Program(["feed", directory.path], terminal: "xterm")
    #expect(try program.reads(upTo: "empty\r\n"))
    program.signal(SIGINT)
    #expect(
      try program.errorOutput()
        == "playground feed: every change is printed as a batch (q ends)\n")
    expectEqual(program.exitCode(), 130)
  }

  @Test("On a terminal, no key is echoed, and q and Ctrl-C end it")
  func keys() throws {
    for (key, code) in [("q", 0), ("\u{3}", 130)] as [(String, Int32)] {
      let program = try Program(["feed", directory.path], terminal: "xterm")
      #expect(try program.reads(upTo: "empty\r\n"))
      program.send("xyz\r")
      program.send(key)
      expectEqual(program.exitCode(), code)
      #expect(try program.remainingOutput().isEmpty)
    }
  }

  @Test("Where standard input is shown, what is typed is not for the program")
  func typedInput() throws {
    let program = try Program(["feed", "--interval", "0.05", "-"], terminal: "xterm")
    #expect(try program.reads(upTo: "last lines\r\n"))
    program.send("q\n")
    #expect(try program.reads(upTo: "+ q\r\n"))
    program.send("\u{4}")
    #expect(try program.reads(upTo: "ended\r\n"))
    expectEqual(program.exitCode(), 0)
  }

  @Test("A file is followed, and Ctrl-C ends the program with its code")
  func following() throws {
    try directory.write("one\n", to: "log")
    let program = try Program(["feed", "--interval", "0.05", "log"], in: directory.path)
    #expect(try program.reads(upTo: "[0, 0]  one\n"))
    try directory.append("two\n", to: "log")
    #expect(try program.reads(upTo: "  slot 0  insert item at [0, 1] (after)  + two\n"))
    program.signal(SIGINT)
    expectEqual(program.exitCode(), 130)
    #expect(try program.errorOutput().isEmpty)
  }

  @Test("The request to end is followed with its code")
  func terminating() throws {
    let program = try Program(["feed", directory.path])
    #expect(try program.reads(upTo: "empty\n"))
    program.signal(SIGTERM)
    expectEqual(program.exitCode(), 143)
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
    expectEqual(program.exitCode(), 0)
  }

  @Test("A reader who goes ends the program quietly, even when nothing changes")
  func brokenPipe() throws {
    let program = try Program(["feed", "--interval", "0.05", directory.path])
    #expect(try program.reads(upTo: "empty\n"))
    program.closeOutput()
    expectEqual(program.exitCode(), 0)
    #expect(try program.errorOutput().isEmpty)
  }
}
