import TestSupport
import Testing

@testable import playground

@Suite("The arguments of feed")
struct FeedOptionsTests {
  private let need = "a number of seconds from 0.05 to 3600"

  @Test("Paths and options come in any order, the last word on an option counts")
  func options() throws {
    let request = try FeedOptions.request(from: [
      "a", "--interval", "2", "-", "--once", "b c", "--interval=0.5", "--all",
    ])
    let options = FeedOptions(
      paths: ["a", "-", "b c"], isOnce: true, isComplete: true, interval: .seconds(0.5))
    expectEqual(request, .run(options))
  }

  @Test("No arguments are fine")
  func noArguments() throws {
    #expect(try FeedOptions.request(from: []) == .run(FeedOptions()))
  }

  @Test("Behind two dashes everything is a path")
  func dashes() throws {
    let request = try FeedOptions.request(from: ["--", "--once", "-h", "--"])
    expectEqual(request, .run(FeedOptions(paths: ["--once", "-h", "--"])))
  }

  @Test("Help is help wherever it stands", arguments: ["-h", "--help"])
  func help(option: String) throws {
    #expect(try FeedOptions.request(from: ["a", "--once", option, "b"]) == .help)
  }

  @Test("An option that does not exist is a mistake", arguments: ["-x", "--onc", "---", "--one=2"])
  func unknownOption(option: String) {
    #expect(throws: Mistake.unknown(option, to: FeedOptions.self)) {
      try FeedOptions.request(from: ["a", option])
    }
  }

  @Test(
    "An interval is a number of seconds that makes sense",
    arguments: ["x", "0", "-1", "nan", "inf", "0.01", "3601", "1s", " 1"])
  func invalidSeconds(text: String) {
    for arguments in [["--interval", text], ["--interval=" + text]] {
      #expect(throws: Mistake("--interval needs \(need), not '\(text)'")) {
        try FeedOptions.request(from: arguments)
      }
    }
  }

  @Test("An interval needs its value, the other options take none")
  func values() {
    for arguments in [["--interval"], ["--interval="], ["--interval", ""]] {
      #expect(throws: Mistake("--interval needs \(need)")) {
        try FeedOptions.request(from: arguments)
      }
    }
    for option in ["--once", "--help", "--all", "-h"] {
      #expect(throws: Mistake("\(option) takes no value")) {
        try FeedOptions.request(from: [option + "=1"])
      }
    }
  }
}
