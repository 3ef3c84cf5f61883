import PlaygroundTerminal
import TestSupport
import Testing

@Suite("The columns of characters", .traced)
struct ColumnCountTests {
  @Test("The width of every scalar agrees with Unicode's tables")
  func scalars() {
    var isWide = Array(repeating: false, count: 0x11_0000)
    for (first, last) in WideScalars.ranges {
      for value in first...last { isWide[Int(value)] = true }
    }
    var wrong: [String] = []
    for value in stride(from: 0, to: UInt32(0x11_0000), by: Effort.stride) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let expected: Int
      switch scalar.properties.generalCategory {
      case .unassigned: continue
      case .format where value == 0xAD: expected = 1
      case .control, .format, .lineSeparator, .paragraphSeparator: expected = 0
      case .enclosingMark, .nonspacingMark: expected = 0
      default:
        let isPartOfSyllable = 0x1160...0x11FF ~= value || 0xD7B0...0xD7FF ~= value
        expected = isPartOfSyllable ? 0 : isWide[Int(value)] ? 2 : 1
      }
      if scalar.columnCount != expected { wrong.append(String(value, radix: 16)) }
    }
    #expect(wrong.isEmpty)
  }

  @Test(
    "A character takes the columns of its scalars, two at most",
    arguments: [
      ("a", 1), ("\u{E9}", 1), ("e\u{301}", 1), ("\u{6771}", 2), ("\u{D55C}", 2),
      ("\u{1112}\u{1161}\u{11AB}", 2), ("\u{1F35C}", 2), ("\u{1F468}\u{200D}\u{1F469}", 2),
      ("\u{1F44D}\u{1F3FD}", 2), ("\u{1F1E8}\u{1F1ED}", 2), ("\u{1F1E8}", 1), ("\u{2764}", 1),
      ("\u{2764}\u{FE0F}", 2), ("1\u{FE0F}\u{20E3}", 2), ("\u{2500}", 1), ("\u{200B}", 0),
      ("\u{FF8A}", 1), ("\u{FF8A}\u{FF9E}", 2), ("\u{FF08}", 2), ("\u{AD}", 1), ("\t", 0),
      ("\r\n", 0), ("\u{7F}", 0), ("\u{600}1", 1), ("\u{915}\u{93E}", 2),
    ])
  func characters(text: String, count: Int) {
    expectEqual(text.count, 1)
    expectEqual(text.map(\.columnCount), [count])
    expectEqual("x\(text)y".columnCount, count + 2)
  }
}
