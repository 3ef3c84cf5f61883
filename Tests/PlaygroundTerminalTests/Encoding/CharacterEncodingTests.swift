import TestSupport
import Testing

@testable import PlaygroundTerminal

@Suite("Characters of terminals", .traced)
struct CharacterEncodingTests {
  @Test(
    "ASCII has as many columns as the text",
    arguments: [
      ("plain\n", "plain\n"), ("a\r\nb\u{1B}[0m", "a\r\nb\u{1B}[0m"), ("╭─┬╮", "+-++"),
      ("│█░▌ ✓ ✗", "|#:| v x"), ("← → ↑ ↓", "< > ^ v"), ("wor… — “ö”", "wor~ - \"o\""),
      ("e\u{301}", "e"), ("\u{6771}\u{4EAC}", "????"), ("\u{1F35C}!", "??!"), ("\u{416}", "?"),
      ("a\u{200B}b", "ab"), ("", ""),
    ])
  func texts(text: String, ascii: String) {
    expectEqual(String(decoding: CharacterEncoding.ascii.bytes(of: text), as: UTF8.self), ascii)
    expectEqual(CharacterEncoding.utf8.bytes(of: text), Array(text.utf8))
  }

  @Test("Each character of the table has one column")
  func table() {
    for (ascii, others) in ASCIITable.rows {
      #expect(ascii.columnCount == 1 && ascii.isASCII)
      for scalar in others.unicodeScalars {
        #expect(scalar.columnCount == 1 && !scalar.isASCII, "\(scalar)")
        expectEqual(ASCIITable.byte(for: Character(scalar)), UInt8(ascii: ascii), "\(scalar)")
      }
    }
  }

  @Test("A terminal without UTF-8 gets nothing but ASCII, cell by cell where the frame has them")
  func frames() {
    withSeeds(Effort.rounds(15)) { generator in
      var encoder = FrameEncoder(depth: .full, encoding: .ascii)
      let size = generator.size()
      var terminal = VirtualTerminal(size)
      var frame = Surface(size)
      for _ in 0..<20 {
        for _ in 0..<generator.below(6) { generator.drawing(near: size).draw(on: &frame) }
        let bytes = encoder.encode(frame)
        #expect(bytes.allSatisfy { $0 < 0x80 })
        terminal.show(bytes)
        for y in 0..<size.height {
          var last = ""
          for x in 0..<size.width {
            // The second half of a wide character has no text.
            if let character = frame[x, y].text.first {
              last = String(Unicode.Scalar(ASCIITable.byte(for: character)))
            }
            expectEqual(terminal.rows[y][x].text, last)
          }
        }
      }
    }
  }
}
