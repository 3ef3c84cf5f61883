import Testing

@testable import playground

@Suite("The arguments of timeline")
struct TimelineOptionsTests {
  @Test("A path is a file, and what stands behind two dashes a command, options and all")
  func sources() throws {
    #expect(try TimelineOptions.request(from: ["log"]) == .run(.init(path: "log")))
    #expect(
      try TimelineOptions.request(from: ["log", "--once"])
        == .run(.init(path: "log", isOnce: true)))
    #expect(
      try TimelineOptions.request(from: ["--once", "--", "tail", "--", "-h"])
        == .run(.init(command: ["tail", "--", "-h"], isOnce: true)))
  }

  @Test(
    "Help is help wherever it stands", arguments: [["-h"], ["a", "--help"], ["-h", "--", "a"]])
  func help(arguments: [String]) throws {
    #expect(try TimelineOptions.request(from: arguments) == .help)
  }

  @Test(
    "What makes no sense is a mistake",
    arguments: [
      ([], "there is no path, and no command after '--'"),
      (["--once"], "there is no path, and no command after '--'"),
      (["--"], "'--' needs a command after it"),
      (["a", "b"], "'b' is one path too many (it shows one file)"),
      (["a", "--", "b"], "a path and a command do not go together (choose one)"),
      (["a", "--"], "a path and a command do not go together (choose one)"),
      (["--x=1"], "unknown option '--x=1'"),
      (["--once=1", "a"], "--once takes no value"),
    ])
  func mistakes(arguments: [String], mistake: String) {
    #expect(throws: Mistake(mistake)) { try TimelineOptions.request(from: arguments) }
  }
}
