import Foundation
import TestSupport
import Testing

@Suite("The program pager", .enabled(if: Program.url != nil))
struct PagerProgramTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    for letter in "abcde" { try directory.write("\(letter)\n", to: "\(letter)") }
  }

  @Test("In a pipe, the current directory is paged through without a pause")
  func pipe() throws {
    let program = try Program(["pager"], in: directory.path)
    let text = try program.remainingOutput()
    #expect(text.hasPrefix("A pager of 5 files, on-demand\n"))
    #expect(text.contains("   Balanced: ") && !text.contains("any key") && !text.contains("\u{1B}"))
    #expect(try program.errorOutput().isEmpty)
    expectEqual(program.exitCode(), 0)
  }

  @Test("On a terminal, any key goes on to the next act, and q gives the verdict")
  func terminal() throws {
    let program = try Program(["pager", directory.path], terminal: "xterm")
    for (key, title) in [(" ", "1  First show"), ("x", "2  Swipe"), ("q", "3  Cancelled swipe")] {
      #expect(try program.reads(upTo: title))
      #expect(try program.reads(upTo: "any key goes on, q ends "))
      program.send(key)
    }
    let rest = try program.remainingOutput()
    #expect(rest.contains("Balanced: ") && !rest.contains("4  ") && !rest.contains("[?1049"))
    expectEqual(program.exitCode(), 0)
  }

  @Test("A signal ends the pause with its code", arguments: [SIGINT, SIGTERM, SIGHUP])
  func signals(number: Int32) throws {
    let program = try Program(["pager", directory.path], terminal: "xterm")
    #expect(try program.reads(upTo: "q ends "))
    program.signal(number)
    #expect(try !program.remainingOutput().contains("Balanced"))
    expectEqual(program.exitCode(), 128 + number)
  }

  @Test("What cannot be paged through is a message and a code")
  func complaints() throws {
    try FileManager.default.createDirectory(
      atPath: directory("empty"), withIntermediateDirectories: false)
    for (path, reason) in [
      ("empty", "there is no file, so there is no page to show"),
      ("no\nwhere", "No such file or directory"), ("a", "Not a directory"),
    ] {
      let program = try Program(["pager", path], in: directory.path)
      #expect(try program.remainingOutput().isEmpty)
      let name = path.replacingOccurrences(of: "\n", with: "\\n")
      #expect(
        try program.errorOutput() == "playground pager: cannot page through '\(name)': \(reason)\n")
      expectEqual(program.exitCode(), 66)
    }
  }

  @Test("A reader who goes ends the program quietly")
  func brokenPipe() throws {
    let program = try Program(["pager", "--all", "--loop", directory.path])
    program.closeOutput()
    expectEqual(program.exitCode(), 0)
    #expect(try program.errorOutput().isEmpty)
  }
}
