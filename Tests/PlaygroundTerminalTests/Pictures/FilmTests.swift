import PlaygroundTerminal
import TestSupport
import Testing

@Suite("Films")
struct FilmTests {
  private static let picture = SVGPicture(title: "film")

  /// Returns a list with one highlighted row.
  private static func frame(light: Int) -> Surface {
    var frame = Surface(Size(84, 20))
    frame.drawBox(frame.bounds, Style(.rgb(0x353D52)), title: "List")
    for row in 1..<19 {
      let back: UInt32 = row == light ? 0x335533 : 0x171B26
      frame.fill(Rect(1, row, 82, 1), Style(.rgb(0xD7DCE8), on: .rgb(back)))
      frame.draw("Row number \(row), which has some words to say", at: Point(3, row))
    }
    return frame
  }

  @Test("Equal rows are stored once for all frames")
  func rows() throws {
    let frames = (0..<40).map { Self.frame(light: $0 % 20) }
    let text = Self.picture.film(of: frames, frameRate: 10)
    let reader = try #require(PictureReader(text))
    // The upper and lower line, and eighteen rows, highlighted and not.
    expectEqual(reader.elements.count { $0.name == "g" && $0.attributes["id"] != nil }, 2 + 36)
    // Twenty frames side by side, of which the first and the last are equal.
    let columns = Set(reader.elements.filter { $0.name == "use" }.map { $0.number("x") })
    expectEqual(columns, Set((0..<19).map { $0 * 840 }))
    expectEqual(reader.elements.count { $0.name == "use" }, 19 * 20)
    #expect(text.utf8.count < 40_000)
  }

  @Test("Every frame is shown for the same time")
  func times() throws {
    let (one, two, three) = (Self.frame(light: 1), Self.frame(light: 2), Self.frame(light: 3))
    let frames = [one, two, two, one, three]
    let reader = try #require(PictureReader(Self.picture.film(of: frames, frameRate: 2)))
    #expect(
      reader.style.hasSuffix(
        """
        @keyframes film{0.0%{transform:translateX(0px)}20.0%{transform:translateX(-840px)}\
        60.0%{transform:translateX(0px)}80.0%{transform:translateX(-1680px)}}\
        .film{animation:film 2500ms steps(1,end) infinite}
        """))
  }

  @Test("Repeated frames take no more room")
  func growth() {
    let frames = (0..<20).map { Self.frame(light: $0) }
    let once = Self.picture.film(of: frames, frameRate: 10).utf8.count
    let more = Array(repeatElement(frames, count: 10).joined())
    let often = Self.picture.film(of: more, frameRate: 10).utf8.count
    // Only keyframes are added.
    #expect(often - once < 200 * 50)
  }

  @Test("A film without frames or cells is a picture")
  func nothing() throws {
    #expect(PictureReader(Self.picture.film(of: [], frameRate: 8)) != nil)
    let empty = Self.picture.still(of: Surface(Size(0, 0)))
    #expect(PictureReader(empty) != nil)
  }
}
