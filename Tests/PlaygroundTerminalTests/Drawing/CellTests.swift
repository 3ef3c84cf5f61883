import TestSupport
import Testing

@testable import PlaygroundTerminal

@Suite("Cells", .traced)
struct CellTests {
  @Test("Cells have no padding, because rows are compared byte by byte")
  func layout() {
    expectEqual(MemoryLayout<Cell>.size, MemoryLayout<Cell>.stride)
    expectEqual(MemoryLayout<Cell>.size, 32)
  }

  @Test("A cell holds characters of up to 15 bytes, and the first scalar of longer ones")
  func characters() {
    var cell = Cell.blank
    for letter in ["e", "\u{E9}"] {
      var character = letter
      withEvery("marks", in: 0...12) { _ in
        cell.setCharacter(Character(character), columnCount: 1)
        expectEqual(cell.text, (character.utf8.count > 15 ? letter : character))
        character += "\u{301}"
      }
    }
    for byte in UInt8(0x20)..<0x7F {
      cell.setASCII(byte)
      expectEqual(cell.text, String(Unicode.Scalar(byte)))
      expectEqual(cell.isSpace, (byte == 0x20))
    }
  }

  @Test(
    "The width of single scalars is undisputed unless they are wide or emoji",
    arguments: [
      ("a", false), ("#", false), ("\u{E9}", false), ("\u{2500}", false), ("\u{25CF}", false),
      ("e\u{301}", true), ("\u{6771}", true), ("\u{1F35C}", true), ("\u{2764}", true),
      ("\u{1F1E8}", true), ("\u{10330}", true),
    ])
  func disputes(text: Character, isDisputed: Bool) {
    var cell = Cell.blank
    cell.setCharacter(text, columnCount: text.columnCount)
    expectEqual(cell.isDisputed, isDisputed)
    expectEqual(cell.columnCount, text.columnCount)
  }

  @Test("Rows differ in the columns where their cells do")
  func rows() {
    withSeeds(Effort.rounds(50)) { generator in
      var one = Surface(generator.size())
      var other = one
      for _ in 0..<5 {
        generator.drawing(near: one.size).draw(on: &one)
        if generator.oneIn(2) { other = one }
        for y in 0..<one.size.height {
          let columns = (0..<one.size.width).filter { one[$0, y] != other[$0, y] }
          expectEqual(one.columns(ofRow: y, differingFrom: other), columns)
        }
      }
    }
  }
}
