import Foundation
import TestSupport
import Testing

@Suite("The program pager", .enabled(if: Program.url != nil))
struct PagerProgramTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  @Test("Without a path the files of the current directory are the pages, to the last letter")
  func wholeText() throws {
    try directory.write("one\ntwo\n", to: "log")
    try FileManager.default.createDirectory(
      atPath: directory("folder"), withIntermediateDirectories: false)
    for _ in 1...2 {
      let program = try Program(["pager", "--static"], in: directory.path)
      #expect(try program.remainingOutput() == Self.text)
      #expect(try program.errorOutput().isEmpty)
      #expect(program.exitCode() == 0)
    }
  }

  @Test("A directory without files is a message and a code")
  func empty() throws {
    let program = try Program(["pager"], in: directory.path)
    #expect(try program.remainingOutput().isEmpty)
    #expect(
      try program.errorOutput()
        == "playground pager: no file in '.', so there is no page to show\n")
    #expect(program.exitCode() == 66)
  }

  @Test("Options that do not go together are a mistake")
  func mistake() throws {
    let program = try Program(["pager", "--pool", "3"])
    #expect(try program.remainingOutput().isEmpty)
    #expect(
      try program.errorOutput()
        == "playground pager: --pool goes with --reused only (other pagers have no pool); "
        + "see 'playground pager --help'\n")
    #expect(program.exitCode() == 2)
  }

  @Test("A reader who goes ends the program quietly")
  func brokenPipe() throws {
    // More than a pipe holds, so that the program cannot be done before.
    for letter in "abcdefgh" { try directory.write("\(letter)", to: "\(letter)") }
    let program = try Program(["pager"] + Array(repeating: directory.path, count: 40))
    #expect(try program.reads(upTo: "First show"))
    program.closeOutput()
    #expect(program.exitCode() == 0)
    #expect(try program.errorOutput().isEmpty)
  }
}
