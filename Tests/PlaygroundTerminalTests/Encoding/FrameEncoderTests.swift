import PlaygroundTerminal
import TestSupport
import Testing

@Suite("Frames as bytes", .traced)
struct FrameEncoderTests {
  private static func next(
    after frame: Surface, using generator: inout SeededGenerator
  ) -> Surface {
    var next = generator.oneIn(6) ? Surface(frame.size) : frame
    for _ in 0..<generator.below(6) { generator.drawing(near: frame.size).draw(on: &next) }
    return next
  }

  @Test(
    "A terminal that processes all differences shows the last frame",
    arguments: ColorDepth.allCases)
  func differences(depth: ColorDepth) {
    withSeeds(Effort.rounds(15)) { generator in
      var frame = Surface(generator.size())
      var encoder = FrameEncoder(depth: depth)
      var terminal = VirtualTerminal(frame.size)
      for _ in 0..<60 {
        if generator.oneIn(30) {
          terminal = VirtualTerminal(frame.size)
          encoder.invalidate()
        }
        frame = Self.next(after: frame, using: &generator)
        terminal.show(encoder.encode(frame))
        expectEqual(terminal.rows, VirtualTerminal.rows(showing: frame, depth: depth))
        #expect(!terminal.isHoldingBack)
      }
    }
  }

  @Test(
    "A character of another width on the terminal does not damage other cells",
    arguments: [0, 1, 2, 3, 8])
  func disagreement(count: Int) {
    withSeeds(Effort.rounds(15)) { generator in
      var frame = Surface(generator.size())
      var encoder = FrameEncoder(depth: .full)
      var terminal = VirtualTerminal(frame.size)
      terminal.measure = { character in
        let isSimple = character.unicodeScalars.count == 1 && character.columnCount == 1
        return isSimple && character != "\u{2764}" ? 1 : count
      }
      for _ in 0..<60 {
        frame = Self.next(after: frame, using: &generator)
        terminal.show(encoder.encode(frame))
        let expected = VirtualTerminal.rows(showing: frame, depth: .full)
        var shown = terminal.rows
        for (y, row) in expected.enumerated() {
          for x in row.indices where row[x].text.isEmpty || frame[x, y].isDisputed {
            shown[y][x] = row[x]
          }
        }
        expectEqual(shown, expected)
      }
    }
  }

  @Test("A frame that is on the screen already takes no bytes")
  func same() {
    var encoder = FrameEncoder(depth: .full)
    var frame = Surface(Size(10, 3))
    frame.draw("\u{1F35C} a", at: Point(1, 1), Style(.rgb(0xFF0000)))
    #expect(!encoder.encode(frame).isEmpty)
    #expect(encoder.encode(frame).isEmpty)
    encoder.invalidate()
    #expect(!encoder.encode(frame).isEmpty)
    #expect(!encoder.encode(Surface(Size(3, 10))).isEmpty)
  }

  @Test("A change takes few bytes, in a synchronized update")
  func bytes() {
    var encoder = FrameEncoder(depth: .full)
    var frame = Surface(Size(100, 30))
    _ = encoder.encode(frame)
    frame.draw("ab", at: Point(9, 4), Style(.rgb(0x0102FF), on: nil, .bold))
    frame.draw("c", at: Point(12, 4), Style(.rgb(0x0102FF), on: nil, .bold))
    let text = String(decoding: encoder.encode(frame), as: UTF8.self)
    expectEqual(
      text,
      """
      \u{1B}[?2026h\u{1B}[5;10H\u{1B}[0;1;38;2;1;2;255mab\u{1B}[Cc\u{1B}[0m\u{1B}[?2026l
      """)
  }

  @Test("Without colors, attributes stay")
  func colorless() {
    var encoder = FrameEncoder(depth: .none)
    var frame = Surface(Size(4, 1))
    frame.draw("x", at: Point(0, 0), Style(.rgb(0xFF0000), on: .rgb(0xFF), [.bold, .strike]))
    let text = String(decoding: encoder.encode(frame), as: UTF8.self)
    #expect(text.contains("\u{1B}[1;9mx"))
  }
}
