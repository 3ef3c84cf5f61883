import TestSupport
import Testing

@testable import PlaygroundTerminal

@Suite("Input", .traced)
struct InputParserTests {
  /// Bytes of terminals and their events.
  private static let cases: [(bytes: String, events: [InputEvent])] = [
    ("a", [.key(.character("a"))]), ("\u{E9}", [.key(.character("\u{E9}"))]),
    ("\u{6771}", [.key(.character("\u{6771}"))]),
    ("\u{1F35C}", [.key(.character("\u{1F35C}"))]), (" ", [.key(.character(" "))]),
    ("\u{1B}[A", [.key(.up)]), ("\u{1B}OB", [.key(.down)]), ("\u{1B}[C", [.key(.right)]),
    ("\u{1B}[D", [.key(.left)]), ("\u{1B}[H", [.key(.home)]), ("\u{1B}OF", [.key(.end)]),
    ("\u{1B}[1~", [.key(.home)]), ("\u{1B}[8~", [.key(.end)]), ("\u{1B}[2~", []),
    ("\u{1B}[3;5~", [.key(.delete, .control)]), ("\u{1B}[5~", [.key(.pageUp)]),
    ("\u{1B}[6~", [.key(.pageDown)]), ("\u{1B}[1;2B", [.key(.down, .shift)]),
    ("\u{1B}[1;8C", [.key(.right, [.shift, .alt, .control])]), ("\u{1B}[Z", [.key(.backTab)]),
    ("\t", [.key(.tab)]), ("\r", [.key(.enter)]), ("\n", [.key(.enter)]),
    ("\u{7F}", [.key(.backspace)]), ("\u{8}", [.key(.backspace)]),
    ("\u{3}", [.key(.character("c"), .control)]), ("\u{1A}", [.key(.character("z"), .control)]),
    ("\u{1C}", [.key(.character("\\"), .control)]), ("\u{0}", [.key(.character(" "), .control)]),
    ("\u{1B}x", [.key(.character("x"), .alt)]),
    ("\u{1B}\u{E9}", [.key(.character("\u{E9}"), .alt)]),
    ("\u{1B}\r", [.key(.enter, .alt)]), ("\u{1B}OP", []), ("\u{1B}[15~", []),
    ("\u{1B}[1;5S", []), ("\u{1B}[7~", [.key(.home)]),
    ("\u{1B}[4~", [.key(.end)]), ("\u{1B}[1;3A", [.key(.up, .alt)]),
    ("\u{1F}", [.key(.character("_"), .control)]),
    ("\u{1}", [.key(.character("a"), .control)]),
    ("\u{1B}\u{1B}[A", [.key(.escape), .key(.up)]),
    ("\u{1B}[<0;10;5M", [.mouse(Mouse(.press(.left), at: Point(9, 4)))]),
    ("\u{1B}[<18;1;1M", [.mouse(Mouse(.press(.right), at: Point(0, 0)))]),
    ("\u{1B}[<32;211;6M", [.mouse(Mouse(.drag(.left), at: Point(210, 5)))]),
    ("\u{1B}[<1;11;6m", [.mouse(Mouse(.release(.middle), at: Point(10, 5)))]),
    (
      "\u{1B}[<57;1;1M",
      [
        .mouse(Mouse(.drag(.middle), at: Point(0, 0)))
      ]
    ),
    ("\u{1B}[<66;1;1M", [.mouse(Mouse(.scroll(.left), at: Point(0, 0)))]),
    ("\u{1B}[<35;2;3M", []),
    (
      "\u{1B}[<32;3;3M\u{1B}[<0;3;3m",
      [
        .mouse(Mouse(.drag(.left), at: Point(2, 2))),
        .mouse(Mouse(.release(.left), at: Point(2, 2))),
      ]
    ),
    ("\u{1B}[<64;1;1M", [.mouse(Mouse(.scroll(.up), at: Point(0, 0)))]),
    ("\u{1B}[<69;1;2M", [.mouse(Mouse(.scroll(.down), at: Point(0, 1)))]),
    ("\u{1B}[<67;1;1M", [.mouse(Mouse(.scroll(.right), at: Point(0, 0)))]),
    ("\u{1B}[<3;10;5m", [.mouse(Mouse(.release(nil), at: Point(9, 4)))]),
    ("\u{1B}[200~hi\n\u{1B}[A\u{6771}\u{1B}[201~", []),
    ("\u{1B}[200~\u{1B}[201~", []), ("\u{1B}[I", []),
    ("\u{1B}[O", []),
    // Answers to queries, and invalid or unknown sequences.
    ("\u{1B}[?62;22c", []), ("\u{1B}]11;rgb:10/13/1a\u{7}", []),
    ("\u{1B}P1$r0m\u{1B}\\", []), ("\u{1B}[<0;0;5M", []), ("\u{1B}[<200;1;5M", []),
    ("\u{1B}[<0;1M", []), ("\u{1B}[<!;1;1M", []), ("\u{1B}[<0;1;1A", []), ("\u{1B}[99~", []),
    ("\u{1B}[5 q", []),
    ("\u{1B}[12;\u{1B}[B", [.key(.down)]), ("\u{1B}[1\u{3}", [.key(.character("c"), .control)]),
    ("\u{1B}O\u{1B}[B", [.key(.character("O"), .alt), .key(.down)]),
  ]

  private static let bytes = cases.flatMap { Array($0.bytes.utf8) }
  private static let events = cases.flatMap(\.events)

  /// Returns the events of bytes in random chunks.
  private static func events(
    in bytes: [UInt8], using generator: inout SeededGenerator
  ) -> [InputEvent] {
    var parser = InputParser()
    var events: [InputEvent] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = 1 + generator.below(generator.oneIn(4) ? 40 : 4)
      events += parser.parse(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    return events + parser.flush()
  }

  @Test("Every sequence has its events, at once and byte by byte")
  func alone() {
    withEvery("bytes", in: Self.cases) { bytes, expected in
      var parser = InputParser()
      expectEqual(parser.parse(bytes.utf8), expected)
      expectEqual(parser.patience, nil)
      expectEqual(parser.flush(), [])
      expectEqual(bytes.utf8.flatMap { parser.parse([$0]) }, expected)
    }
  }

  @Test("All sequences together have the same events in any chunks")
  func pieces() {
    var parser = InputParser()
    expectEqual(parser.parse(Self.bytes), Self.events)
    withSeeds(Effort.rounds(500)) { generator in
      expectEqual(Self.events(in: Self.bytes, using: &generator), Self.events)
    }
  }

  @Test("Flushing decides what incomplete sequences mean")
  func flushing() {
    let cases: [(bytes: [UInt8], events: [InputEvent])] = [
      ([0x1B], [.key(.escape)]), ([0x1B, 0x1B], [.key(.escape), .key(.escape)]),
      ([0x1B, 0x5B], [.key(.character("["), .alt)]), ([0x1B, 0x4F], [.key(.character("O"), .alt)]),
      ([0x1B, 0x5D], [.key(.character("]"), .alt)]), ([0x1B, 0x5B, 0x31, 0x3B], []),
      ([0x1B, 0x5D, 0x31], []), ([0xE6, 0x9D], []),
      ([0x1B, 0xE6], []),
    ]
    withEvery("bytes", in: cases) { bytes, events in
      var parser = InputParser()
      let early = parser.parse(bytes)
      expectEqual(parser.patience, .milliseconds(30))
      expectEqual(early + parser.flush(), events)
      expectEqual(parser.patience, nil)
      expectEqual(parser.parse([0x61]), [.key(.character("a"))])
    }
  }

  @Test("A paste without an end does not hold the keyboard for ever")
  func endlessPaste() {
    var parser = InputParser()
    expectEqual(parser.parse("\u{1B}[200~some\u{1B}[20".utf8), [])
    expectEqual(parser.patience, .seconds(1))
    expectEqual(parser.flush(), [])
    expectEqual(parser.parse([0x03]), [.key(.character("c"), .control)])
  }

  @Test("Garbage never traps, and has the same events in any chunks")
  func garbage() {
    let alphabet: [UInt8] = [
      0x1B, 0x1B, 0x5B, 0x5B, 0x3C, 0x3B, 0x4F, 0x50, 0x5D, 0x30, 0x31, 0x32, 0x39, 0x4D, 0x6D,
      0x7E, 0x5C, 0x07, 0xE6, 0xF0, 0xC3, 0xF5, 0xED, 0x9D, 0x80, 0xBF, 0xFF, 0x00, 0x41, 0x49,
    ]
    withSeeds(Effort.rounds(1500)) { generator in
      let bytes = (0..<generator.below(60)).map { _ in
        generator.oneIn(10)
          ? UInt8(generator.below(256)) : alphabet[generator.below(alphabet.count)]
      }
      var parser = InputParser()
      let events = parser.parse(bytes) + parser.flush()
      expectEqual(parser.patience, nil)
      expectEqual(Self.events(in: bytes, using: &generator), events)
    }
  }

  @Test("Sequences that are too long are given up")
  func tooLong() {
    var parser = InputParser()
    let number = String(repeating: "1", count: 1000)
    #expect(!parser.parse("\u{1B}[\(number)".utf8).isEmpty)
    expectEqual(parser.parse("\u{1B}[\(number.prefix(40))~".utf8), [])
    _ = parser.parse("\u{1B}]\(String(repeating: "x", count: 10_000))".utf8)
    expectEqual(parser.patience, nil)
    expectEqual(parser.parse("\u{1B}[A".utf8), [.key(.up)])
  }

  @Test("The bytes of a long paste are not kept")
  func longPaste() {
    var parser = InputParser()
    _ = parser.parse("\u{1B}[200~".utf8)
    let piece = Array(repeating: UInt8(ascii: "x"), count: 64)
    for _ in 1...100 {
      #expect(parser.parse(piece).isEmpty)
      #expect(parser.bytes.count < "\u{1B}[201~".utf8.count)
    }
    expectEqual(parser.parse("\u{1B}[201~a".utf8), [.key(.character("a"))])
  }
}
