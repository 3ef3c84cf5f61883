extension Surface {
  /// Draws a box with round corners along the inner edge of an area.
  ///
  /// - Parameters:
  ///   - area: The area; nothing is drawn if it has less than two columns or rows.
  ///   - style: The style of the line.
  ///   - title: A text in the upper side.
  ///   - titleStyle: The style of the title.
  package mutating func drawBox(
    _ area: Rect, _ style: Style, title: String = "", titleStyle: Style = Style()
  ) {
    guard area.width >= 2, area.height >= 2 else { return }
    let (left, right, bottom) = (area.minX, area.maxX - 1, area.maxY - 1)
    fill(Rect(left + 1, area.minY, area.width - 2, 1), with: "─", style)
    fill(Rect(left + 1, bottom, area.width - 2, 1), with: "─", style)
    for x in [left, right] { fill(Rect(x, area.minY + 1, 1, area.height - 2), with: "│", style) }
    draw("╭", at: Point(left, area.minY), style)
    draw("╮", at: Point(right, area.minY), style)
    draw("╰", at: Point(left, bottom), style)
    draw("╯", at: Point(right, bottom), style)
    if !title.isEmpty && area.width > 6 {
      // A long one takes the whole side between the corners.
      let start = title.columnCount > area.width - 6 ? left + 1 : left + 2
      draw(" \(title) ", at: Point(start, area.minY), titleStyle, columns: right - start)
    }
  }
}
