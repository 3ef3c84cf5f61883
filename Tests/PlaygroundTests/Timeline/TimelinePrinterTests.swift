import PlaygroundScenes
import TestSupport
import Testing

@testable import playground

@Suite("What is printed of lines")
struct TimelinePrinterTests {
  private func lines(_ texts: String...) -> [TextLine] {
    var start = 0
    return texts.map { text in
      defer { start += text.utf8.count }
      return TextLine(id: start, bytes: Array(text.utf8))
    }
  }

  private func text(
    _ printer: inout TimelinePrinter, _ lines: [TextLine], isComplete: Bool = false
  ) -> String {
    String(decoding: printer.bytes(for: lines, isComplete: isComplete), as: UTF8.self)
  }

  @Test("A pipe gets each byte once, as it is, and at once")
  func pipe() {
    var printer = TimelinePrinter(columnCount: nil)
    #expect(!printer.hasPrinted)
    expectEqual(text(&printer, lines("a\t\u{1B}\r\n", "b")), "a\t\u{1B}\r\nb")
    #expect(text(&printer, lines("a\t\u{1B}\r\n", "b")).isEmpty)
    expectEqual(text(&printer, lines("a\t\u{1B}\r\n", "bc")), "c")
    expectEqual(text(&printer, lines("a\t\u{1B}\r\n", "bc\n", "d")), "\nd")
    #expect(text(&printer, [], isComplete: true).isEmpty)
    #expect(printer.hasPrinted)
    printer.reset()
    expectEqual(text(&printer, lines("x\n")), "x\n")
  }

  @Test("A terminal gets whole lines, which are cut and escaped")
  func terminal() {
    var printer = TimelinePrinter(columnCount: 4)
    expectEqual(text(&printer, lines("a\u{7}\r\n", "12345\n", "x")), "a\\u…\n123…\n")
    #expect(text(&printer, lines("a\u{7}\r\n", "12345\n", "xy")).isEmpty)
    expectEqual(text(&printer, lines("a\u{7}\r\n", "12345\n", "xyz\n", "o")), "xyz\n")
    #expect(
      text(&printer, lines("a\u{7}\r\n", "12345\n", "xyz\n", "o"), isComplete: true) == "o\n")
  }
}
