import Testing

@testable import playground

@Suite("Text on one line")
struct ColumnsTests {
  @Test(
    "What would disturb a line is written out",
    arguments: [
      ("plain \u{E9} \u{65E5}", "plain \u{E9} \u{65E5}"), ("a\r\nb", "a\\r\\nb"),
      ("\u{1B}[31m", "\\u{1B}[31m"), ("\u{0}\u{7F}\u{85}", "\\u{0}\\u{7F}\\u{85}"),
      ("\u{2028}\u{202E}x", "\\u{2028}\\u{202E}x"),
    ])
  func escaping(text: String, escaped: String) {
    #expect(text.escaped == escaped)
  }

  @Test("Tabs become spaces up to the next column")
  func tabs() {
    #expect("\ta\tabc\tabcd\t\u{65E5}\tx".withoutTabs == "    a   abc abcd    \u{65E5}  x")
  }

  @Test("No line is wider than it may be, and only what does not fit is cut")
  func truncating() {
    let text = "ab\u{65E5}\u{E9}\u{301}\u{1F600}z"
    let widths = [1: "…", 2: "a…", 3: "ab…", 4: "ab…", 5: "ab\u{65E5}…"]
    for (limit, expected) in widths { #expect(text.truncated(toColumns: limit) == expected) }
    #expect(text.truncated(toColumns: 7) == "ab\u{65E5}\u{E9}\u{301}…")
    #expect(text.truncated(toColumns: 8) == text)
    for limit in 1...10 {
      let columns = text.truncated(toColumns: limit).map(\.columnCount).reduce(0, +)
      #expect(columns <= limit)
    }
  }
}
