import TestSupport
import Testing

@testable import playground

@Suite("Suggestions for misspelt names")
struct SuggestionTests {
  private static let names = ["feed", "pager", "timeline", "--once", "--interval"]

  @Test(
    "The nearest name is suggested",
    arguments: [
      ("fed", "feed"), ("fede", "feed"), ("Feed", "feed"), ("pagr", "pager"), ("papger", "pager"),
      ("timelnie", "timeline"), ("time-lines", "timeline"), ("--onec", "--once"),
      ("-once", "--once"), ("--intervall", "--interval"),
    ])
  func near(text: String, name: String) {
    expectEqual(Suggestion.question(for: text, among: Self.names), " (did you mean '\(name)'?)")
  }

  @Test("Nothing is suggested for what resembles no name", arguments: ["", "x", "read", "--list"])
  func far(text: String) {
    expectEqual(Suggestion.question(for: text, among: Self.names), "")
  }

  @Test(
    "Of several names that are as near, the first one is suggested, and none by its length alone")
  func equallyNear() {
    #expect(Suggestion.question(for: "bat", among: ["cat", "rat"]).contains("'cat'"))
    #expect(Suggestion.question(for: "rat", among: ["cat", "rat"]).contains("'rat'"))
    expectEqual(Suggestion.question(for: "a", among: ["b"]), "")
  }

  @Test("The value of an option and a prefix that is not typed do not count")
  func ignored() {
    let names = ["feed", "--scene reorder", "--scene tree"]
    let question = Suggestion.question(for: "reordr", among: names, ignoring: "--scene ")
    expectEqual(question, " (did you mean '--scene reorder'?)")
    #expect(Suggestion.question(for: "--onc=12345678", among: Self.names).contains("'--once'"))
  }
}
