import PlaygroundTerminal

/// The panel that shows the code of a scene.
struct CodePanel {
  /// The lines.
  let code: [String]

  /// The number of rows that are scrolled out at the top, if there is not enough room for all.
  let start: Int

  /// The number of columns that shows all lines in full, frame included.
  var columnCount: Int { (code.map(\.columnCount).max() ?? 0) + 3 }

  /// Draws the panel; lines that are too long go on in the next row.
  func draw(on surface: inout Surface, in area: Rect) {
    surface.drawPanel(area, title: "code of this scene")
    let text = text(in: area)
    let rows = rows(in: area).dropFirst(min(start, lastStart(in: area)))
    for (y, row) in zip(text.rows, rows) {
      var place = Point(text.minX, y)
      for piece in row {
        place.x = surface.draw(String(piece.text), at: place, piece.style, clippedTo: text)
      }
    }
  }

  /// Returns the number of rows that can be scrolled out.
  func lastStart(in area: Rect) -> Int { max(0, rows(in: area).count - text(in: area).height) }

  private func text(in area: Rect) -> Rect {
    let inside = area.inset(byColumns: 1, rows: 1)
    return Rect(inside.minX + 1, inside.minY, inside.width - 1, inside.height)
  }

  private func rows(in area: Rect) -> [[CodeHighlighting.Piece]] {
    let width = max(1, text(in: area).width)
    return code.flatMap { line in
      var rows: [[CodeHighlighting.Piece]] = [[]]
      var room = width
      for piece in CodeHighlighting.pieces(of: line) {
        var text = piece.text
        while text.count > room {
          rows[rows.count - 1].append(.init(text: text.prefix(room), style: piece.style))
          rows.append([])
          text = text.dropFirst(room)
          room = width
        }
        rows[rows.count - 1].append(.init(text: text, style: piece.style))
        room -= text.count
      }
      return rows
    }
  }
}
