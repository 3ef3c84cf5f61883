import TestSupport
import Testing

@testable import PlaygroundTerminal

@Suite("Text on one line")
struct LineTests {
  @Test(
    "Control characters are escaped",
    arguments: [
      ("plain \u{E9} \u{65E5}", "plain \u{E9} \u{65E5}"), ("a\r\nb", "a\\r\\nb"),
      ("\u{1B}[31m", "\\u{1B}[31m"), ("\u{0}\u{7F}\u{85}", "\\u{0}\\u{7F}\\u{85}"),
      ("\u{2028}\u{202E}x", "\\u{2028}\\u{202E}x"),
    ])
  func escaping(text: String, escaped: String) {
    expectEqual(text.escaped, escaped)
  }

  @Test("Tabs become spaces up to the next column")
  func tabs() {
    expectEqual("\ta\tabc\tabcd\t\u{65E5}\tx".withoutTabs, "    a   abc abcd    \u{65E5}  x")
  }

  @Test("Only text that does not fit is cut, with an ellipsis at the end")
  func truncating() {
    let text = "ab\u{65E5}\u{E9}\u{301}\u{1F600}z"
    let widths = [-1: "", 0: "", 1: "…", 2: "a…", 3: "ab…", 4: "ab…", 5: "ab\u{65E5}…"]
    for (limit, expected) in widths { expectEqual(text.truncated(toColumns: limit), expected) }
    expectEqual(text.truncated(toColumns: 7), "ab\u{65E5}\u{E9}\u{301}…")
    expectEqual(text.truncated(toColumns: 8), text)
    for limit in 0...10 {
      let columns = text.truncated(toColumns: limit).map(\.columnCount).reduce(0, +)
      #expect(columns <= limit)
    }
  }

  @Test("Text is broken between words, and only a word that is longer is wider")
  func wrapping() {
    expectEqual("ab cd  ef".wrapped(toColumns: 5), ["ab cd", "ef"])
    expectEqual("abcdef g".wrapped(toColumns: 3), ["abcdef", "g"])
    expectEqual("".wrapped(toColumns: 3), [""])
  }

  @Test("Text is padded by its width on a terminal")
  func padding() {
    expectEqual("\u{65E5}".padded(toColumns: 4), "\u{65E5}  ")
    expectEqual("long".padded(toColumns: 3), "long")
  }
}
