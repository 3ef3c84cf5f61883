import PlaygroundTerminal
import TestSupport

extension SeededGenerator {
  /// Characters of no column, one and two, of one scalar and of several.
  static let glyphs: [Character] = [
    "a", "b", "c", " ", " ", " ", "\u{E9}", "e\u{301}", "\u{2500}", "\u{6771}", "\u{4EAC}",
    "\u{1F35C}", "\u{1F1E8}\u{1F1ED}", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}",
    "\u{2764}\u{FE0F}", "\u{2764}", "\u{200B}", "\n", "\u{1B}",
  ]

  mutating func number(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + below(range.count)
  }

  mutating func size() -> Size {
    Size(number(in: 0...12), number(in: 0...5))
  }

  /// Returns a rectangle inside, around or beside a surface.
  mutating func rect(near size: Size) -> Rect {
    Rect(
      number(in: -4...size.width + 4), number(in: -3...size.height + 3),
      number(in: -1...size.width + 4), number(in: -1...size.height + 3))
  }

  mutating func text() -> String {
    String((0..<below(7)).map { _ in Self.glyphs[below(Self.glyphs.count)] })
  }

  mutating func color() -> Color {
    oneIn(3) ? .ofTerminal : .rgb(UInt32(below(4)) * 0x55_2A00 + UInt32(below(3)) * 0x7F)
  }

  mutating func style() -> Style {
    Style(
      oneIn(4) ? nil : color(), on: oneIn(3) ? nil : color(),
      Attributes(rawValue: oneIn(2) ? 0 : UInt32(below(4))))
  }

  /// Returns a drawing for a surface of a size.
  mutating func drawing(near size: Size) -> Drawing {
    let area = rect(near: size)
    switch below(8) {
    case 0: return .fill(area, oneIn(2) ? " " : "\u{258F}", style())
    case 1: return .restyle(area, style())
    case 2: return .box(area, style(), title: text(), titleStyle: style())
    default:
      return .text(
        text(), at: area.origin, style(), columns: oneIn(3) ? number(in: -1...8) : nil,
        clip: oneIn(2) ? rect(near: size) : nil)
    }
  }
}
