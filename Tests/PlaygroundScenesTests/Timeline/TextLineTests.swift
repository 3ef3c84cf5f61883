import TestSupport
import Testing

@testable import PlaygroundScenes

@Suite("What a screen shows of a line")
struct TextLineTests {
  @Test(
    "The end of a line is not shown, and what cannot be printed is an escape",
    arguments: [
      ("plain\n", "plain"), ("windows\r\n", "windows"), ("open", "open"), ("\n", ""), ("\r\n", ""),
      ("a\rb\n", "a\\rb"), ("a\tb\n", "a   b"), ("\u{1B}[31mred\n", "\\u{1B}[31mred"),
      ("\u{0}\n", "\\u{0}"), ("\u{20AC} \u{4E2D}\n", "\u{20AC} \u{4E2D}"), ("\r", "\\r"),
    ])
  func texts(line: String, shown: String) {
    expectEqual(TextLine(id: 0, bytes: Array(line.utf8)).text, shown)
  }

  @Test("Bytes that are no text are replaced, and those around them are not")
  func invalid() {
    let euro = Array("\u{20AC}".utf8)
    let line = TextLine(id: 0, bytes: [0x61, 0xFF, 0x62] + euro.prefix(2) + euro + [0xC0, 0x0A])
    expectEqual(line.text, "a\u{FFFD}b\u{FFFD}\u{20AC}\u{FFFD}")
  }

  @Test("Of an endless line only the beginning is looked at")
  func endless() {
    let line = TextLine(id: 0, bytes: Array(repeating: 0x61, count: 1 << 17))
    expectEqual(line.text.utf8.count, 4096)
  }
}
