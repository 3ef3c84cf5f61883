import Testing

@testable import playground

@Suite("The arguments of timeline")
struct TimelineOptionsTests {
  @Test("The path is that of the file, before or after the option")
  func sources() throws {
    let file = try TimelineOptions(["log"])
    #expect(file.path == "log" && !file.isOnce)
    for arguments in [["log", "--once"], ["--once", "log"]] {
      let once = try TimelineOptions(arguments)
      #expect(once.path == "log" && once.isOnce)
    }
  }

  @Test(
    "What makes no sense is a mistake",
    arguments: [
      ([], "there is no path"), (["--once"], "there is no path"),
      (["--", "b"], "unknown option '--'"),
      (["a", "b"], "'b' is one path too many (it shows one file)"),
      (["--x=1"], "unknown option '--x=1'"),
    ])
  func mistakes(arguments: [String], mistake: String) {
    #expect(throws: Mistake(mistake)) { try TimelineOptions(arguments) }
  }
}
