import PlaygroundTerminal

extension Surface {
  /// Draws a frame with a title, filled with the background of the screen.
  ///
  /// - Parameters:
  ///   - area: The area, frame included.
  ///   - title: The title, of which the last parts between dots are left out where there is no room.
  ///   - line: The color of the frame.
  ///   - titleStyle: The pen for the title.
  /// - Returns: The area inside the frame.
  @discardableResult
  mutating func drawPanel(
    _ area: Rect, title: String, line: Color = Theme.line, titleStyle: Style = Style(Theme.faint)
  ) -> Rect {
    fill(area, Style(Theme.text, on: Theme.background))
    var parts = title.split(separator: " · ")
    // Between the corners and a space on either side.
    while parts.count > 1, parts.joined(separator: " · ").columnCount > area.width - 4 {
      parts.removeLast()
    }
    drawBox(
      area, Style(line), title: parts.joined(separator: " · "), titleStyle: titleStyle)
    return area.inset(byColumns: 1, rows: 1)
  }
}
