import PlaygroundTerminal
import TestSupport
import Testing

@Suite("Numbers of things")
struct CountTests {
  @Test(
    "One thing has no s at its end",
    arguments: [(0, "0 feeds"), (1, "1 feed"), (2, "2 feeds"), (11, "11 feeds")])
  func nouns(count: Int, text: String) {
    expectEqual("\(count, of: "feed")", text)
  }
}
