import PlaygroundTerminal
import TestSupport
import Testing

@Suite("Pictures", .traced)
struct SVGPictureTests {
  private static let picture = SVGPicture(title: "a < b & \"c\"\u{1}")

  /// The words of a frame, between spaces, lines and blocks, by the positions of their first cells.
  private static func words(of frame: Surface) -> [Point: String] {
    var words: [Point: String] = [:]
    for y in 0..<frame.size.height {
      var start: Point?
      for x in 0..<frame.size.width {
        let cell = frame[x, y]
        let isDrawn = cell.text.unicodeScalars.contains { 0x2500..<0x25A0 ~= $0.value }
        if cell.isSpace || isDrawn || cell.columnCount == 0 {
          start = nil
          continue
        }
        let before = x > 0 ? frame[x - 1, y] : nil
        let isSame =
          before.map {
            $0.attributes == cell.attributes && $0.foreground == cell.foreground
              && $0.columnCount == 1 && cell.columnCount == 1
          } ?? false
        if !isSame { start = nil }
        let place = start ?? Point(x, y)
        start = place
        words[place, default: ""] += cell.text
      }
    }
    return words
  }

  /// Returns a frame in which words differ in their foreground only.
  private static func frame(using generator: inout SeededGenerator) -> Surface {
    var frame = Surface(generator.size())
    for _ in 0..<12 { generator.drawing(near: frame.size).draw(on: &frame) }
    frame.restyle(frame.bounds) { cell in
      Style(.rgb(cell.foreground.isOfTerminal ? 0x111111 : 0x22AA33), on: cell.background)
    }
    return frame
  }

  @Test("A picture shows the words of the frame in their places")
  func words() throws {
    try withSeeds(Effort.rounds(60)) { generator in
      let frame = Self.frame(using: &generator)
      let reader = try #require(PictureReader(Self.picture.still(of: frame)))
      expectEqual(reader.words.mapValues(\.text), Self.words(of: frame))
      for (place, word) in reader.words {
        let color = frame[place.x, place.y].foreground == .rgb(0x111111) ? "#111111" : "#22aa33"
        expectEqual(word.rule, "fill:\(color)")
      }
    }
  }

  @Test("A picture is well-formed with any content of the frame and of the title")
  func wellFormed() throws {
    withSeeds(Effort.rounds(40)) { generator in
      var frame = Surface(generator.size())
      for _ in 0..<6 {
        generator.drawing(near: frame.size).draw(on: &frame)
        let scalars = (0..<6).compactMap { _ in Unicode.Scalar(UInt32(generator.below(0x3000))) }
        var text = "<&>\"'\u{FFFF}"
        text.unicodeScalars.append(contentsOf: scalars)
        frame.draw(text, at: Point(0, 0), generator.style())
        #expect(PictureReader(SVGPicture(title: text).still(of: frame)) != nil)
      }
    }
    let reader = try #require(PictureReader(Self.picture.still(of: Surface(Size(1, 1)))))
    expectEqual(reader.elements.first { $0.name == "title" }?.text, "a < b & \"c\"\u{FFFD}")
  }

  @Test("Each of many styles has a name of its own")
  func manyStyles() throws {
    var frame = Surface(Size(30, 30))
    for y in 0..<30 {
      for x in 0..<30 { frame.draw("x", at: Point(x, y), Style(.rgb(UInt32(y << 8 | x)))) }
    }
    let reader = try #require(PictureReader(Self.picture.still(of: frame)))
    expectEqual(reader.words.count, 900)
    expectEqual(Set(reader.words.values.map(\.rule)).count, 900)
  }

  @Test("A picture has the size of its frame, and a margin")
  func size() throws {
    let reader = try #require(PictureReader(Self.picture.still(of: Surface(Size(84, 20)))))
    let views = reader.elements.filter { $0.name == "svg" }
    expectEqual(views.map { $0.number("width") }, [864 * 4 / 5, 840])
    expectEqual(views.map { $0.number("height") }, [484 * 4 / 5, 440])
  }

  @Test("A picture shows colors and attributes")
  func styles() throws {
    var frame = Surface(Size(30, 1))
    frame.draw("b", at: Point(0, 0), Style(.rgb(0xFF0000), on: nil, .bold))
    frame.draw("r", at: Point(2, 0), Style(.rgb(0x0000FF), on: .rgb(0x00FF00)))
    frame.draw("s s", at: Point(10, 0), Style(.rgb(0x01_0203), on: nil, .strike))
    frame.draw("abc", at: Point(14, 0))
    let reader = try #require(PictureReader(Self.picture.still(of: frame)))
    let rules = reader.words.mapValues(\.rule)
    expectEqual(rules[Point(0, 0)], "fill:#ff0000;font-weight:bold")
    expectEqual(rules[Point(2, 0)], "fill:#0000ff")
    expectEqual(rules[Point(14, 0)], "fill:#d7dce8")
    #expect(reader.elements.contains { $0.text == "abc" && $0.number("textLength") == 30 })
    let paths = reader.elements.filter { $0.name == "path" }.map {
      ($0.attributes["d"] ?? "", reader.rule(for: $0.attributes["class"] ?? "") ?? "")
    }
    func hasPath(_ data: String, _ rule: String) -> Bool {
      paths.contains { $0.0.contains(data) && $0.1.hasPrefix(rule) }
    }
    #expect(hasPath("M20 -5h10", "stroke:#00ff00;stroke-width:22"))
    #expect(hasPath("M100 -5h30", "stroke:#010203;stroke-width:1.4"))
  }
}
