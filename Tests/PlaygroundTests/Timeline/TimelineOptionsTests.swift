import Testing

@testable import playground

@Suite("The arguments of timeline")
struct TimelineOptionsTests {
  @Test("A path is a file, and what stands behind two dashes a command, options and all")
  func sources() throws {
    #expect(try TimelineOptions.request(from: ["log"]) == .run(.init(source: .file("log"))))
    #expect(
      try TimelineOptions.request(from: ["log", "--once"])
        == .run(.init(source: .file("log"), isOnce: true)))
    #expect(
      try TimelineOptions.request(from: ["--once", "--", "tail", "--", "-h"])
        == .run(.init(source: .command(["tail", "--", "-h"]), isOnce: true)))
  }

  @Test(
    "Help is help wherever it stands", arguments: [["-h"], ["a", "--help"], ["-h", "--", "a"]])
  func help(arguments: [String]) throws {
    #expect(try TimelineOptions.request(from: arguments) == .help)
  }

  @Test(
    "What makes no sense is a mistake",
    arguments: [
      ([], .missingSource), (["--once"], .missingSource), (["--"], .missingCommand),
      (["a", "b"], .secondPath("b")), (["a", "--", "b"], .pathAndCommand),
      (["a", "--"], .pathAndCommand), (["--x=1"], .unknownOption("--x=1")),
      (["--once=1", "a"], .unexpectedValue(option: "--once")),
    ] as [([String], TimelineOptions.Mistake)])
  func mistakes(arguments: [String], mistake: TimelineOptions.Mistake) {
    #expect(throws: mistake) { try TimelineOptions.request(from: arguments) }
    #expect(!mistake.description.contains("\n"))
  }
}
