import Testing

@testable import playground

@Suite("The arguments of timeline")
struct TimelineOptionsTests {
  @Test("A path is a file, and what stands behind two dashes a command, options and all")
  func sources() throws {
    let file = try TimelineOptions(["log"])
    #expect(file.path == "log" && file.command == nil && !file.isOnce)
    #expect(try TimelineOptions(["log", "--once"]).isOnce)
    let command = try TimelineOptions(["--once", "--", "tail", "--", "-h"])
    #expect(command.path == nil && command.command == ["tail", "--", "-h"] && command.isOnce)
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
    ])
  func mistakes(arguments: [String], mistake: String) {
    #expect(throws: Mistake(mistake)) { try TimelineOptions(arguments) }
  }
}
