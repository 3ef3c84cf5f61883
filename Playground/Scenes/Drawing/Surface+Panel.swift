import PlaygroundTerminal

extension Surface {
  /// Draws a frame with a title, filled with the background of the screen.
  ///
  /// - Parameters:
  ///   - area: The area, frame included.
  ///   - title: The title.
  ///   - line: The colour of the frame.
  ///   - titleStyle: The pen for the title.
  /// - Returns: The area inside the frame.
  @discardableResult
  mutating func drawPanel(
    _ area: Rect,
    title: String,
    line: Color = Theme.line,
    titleStyle: Style = Style(Theme.faint)
  ) -> Rect {
    fill(area, Style(Theme.text, on: Theme.background))
    drawBox(area, Style(line), title: title, titleStyle: titleStyle)
    return area.inset(byColumns: 1, rows: 1)
  }
}
