import PlaygroundTerminal

/// The panel that shows the code of a scene.
struct CodePanel {
  /// The lines.
  let code: [String]

  /// The number of columns that shows all lines in full, frame included.
  var columnCount: Int { (code.map(\.columnCount).max() ?? 0) + 3 }

  /// Draws the panel.
  func draw(on surface: inout Surface, in area: Rect) {
    let inside = surface.drawPanel(area, title: "code of this scene")
    let text = Rect(inside.minX + 1, inside.minY, inside.width - 1, inside.height)
    for (number, line) in code.prefix(text.height).enumerated() {
      var place = Point(text.minX, text.minY + number)
      for piece in CodeHighlighting.pieces(of: line) {
        place.x = surface.draw(String(piece.text), at: place, piece.style, clippedTo: text)
      }
    }
  }
}
