import PlaygroundTerminal
import TestSupport
import Testing

@Suite("Surfaces", .traced)
struct SurfaceTests {
  @Test("Drawing changes the right cells only, and never leaves half of a wide character")
  func drawing() {
    withSeeds(Effort.rounds(150)) { generator in
      var surface = Surface(generator.size())
      var naive = NaiveSurface(surface.size)
      for _ in 0..<40 {
        let drawing = generator.drawing(near: surface.size)
        drawing.draw(on: &surface)
        naive.draw(drawing)
        expectEqual(NaiveSurface.places(of: surface), naive.places, "\(drawing)")
        for y in 0..<surface.size.height {
          let counts = (0..<surface.size.width).map { surface[$0, y].columnCount }
          expectEqual(counts.reduce(0, +), surface.size.width)
          #expect(counts.first != 0 && counts.last != 2)
        }
      }
    }
  }

  @Test("Drawing text returns the column after it, even if it is clipped")
  func ends() {
    var surface = Surface(Size(6, 2))
    let area = Rect(1, 0, 2, 1)
    withEvery("column", in: -9...9) { x in
      for y in -1...2 {
        expectEqual(surface.draw("ab\u{6771}", at: Point(x, y)), x + 4)
        expectEqual(surface.draw("abcd", at: Point(x, y), clippedTo: area), x + 4)
        expectEqual(surface.draw("abcd", at: Point(x, y), columns: 3), x + 3)
      }
    }
  }

  @Test("Plain text has a line for each row, without trailing spaces")
  func plainText() {
    var surface = Surface(Size(8, 4))
    expectEqual(surface.plainText, "\n\n\n\n")
    surface.draw(" \u{6771}x ", at: Point(0, 0))
    surface.draw("\u{1F35C}", at: Point(6, 1))
    surface.drawBox(Rect(0, 2, 8, 2), Style(), title: "t")
    expectEqual(
      surface.plainText,
      """
       \u{6771}x
            \u{1F35C}
      \u{256D}\u{2500} t \u{2500}\u{2500}\u{256E}
      \u{2570}\u{2500}\u{2500}\u{2500}\u{2500}\u{2500}\u{2500}\u{256F}

      """)
    expectEqual(Surface(Size(0, 2)).plainText, "\n\n")
    expectEqual(Surface(Size(2, 0)).plainText, "")
  }

  @Test("A style keeps the colors that it does not have")
  func styles() {
    var surface = Surface(Size(2, 1))
    surface.fill(surface.bounds, Style(.rgb(1), on: .rgb(2), .bold))
    surface.draw("x", at: Point(0, 0), Style(.rgb(3)))
    let cell = surface[0, 0]
    #expect(cell.foreground == .rgb(3) && cell.background == .rgb(2) && cell.attributes == [])
    surface.restyle(surface.bounds) { Style($0.background, on: $0.foreground, .strike) }
    #expect(surface[0, 0].foreground == .rgb(2) && surface[0, 0].background == .rgb(3))
    #expect(surface[0, 0].text == "x" && surface[1, 0].attributes == .strike)
  }
}
