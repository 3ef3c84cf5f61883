import PlaygroundTerminal

/// A drawing operation.
enum Drawing {
  case fill(Rect, Character, Style)
  case restyle(Rect, Style)
  case box(Rect, Style, title: String, titleStyle: Style)
  case text(String, at: Point, Style, columns: Int?, clip: Rect?)

  func draw(on surface: inout Surface) {
    switch self {
    case .fill(let area, let character, let style): surface.fill(area, with: character, style)
    case .restyle(let area, let style): surface.restyle(area) { _ in style }
    case .box(let area, let style, let title, let titleStyle):
      surface.drawBox(area, style, title: title, titleStyle: titleStyle)
    case .text(let text, let start, let style, let limit, let clip):
      surface.draw(text, at: start, style, columns: limit, clippedTo: clip)
    }
  }
}
