import PlaygroundTerminal

/// The panel that shows the code of a scene.
struct CodePanel {
  /// The lines.
  let code: [String]

  /// The number of columns that shows all lines in full, frame included.
  var columnCount: Int { (code.map(\.columnCount).max() ?? 0) + 3 }

  /// Draws the panel, and as much of the code as it has room for.
  func draw(on surface: inout Surface, in area: Rect) {
    let inside = surface.drawPanel(area, title: "code of this scene")
    for (y, line) in zip(inside.rows, code) {
      var place = Point(inside.minX + 1, y)
      for piece in CodeHighlighting.pieces(of: line) {
        place.x = surface.draw(String(piece.text), at: place, piece.style, clippedTo: inside)
      }
    }
  }
}
