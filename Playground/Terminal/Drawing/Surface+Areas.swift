extension Surface {
  /// Fills an area with a character of one column.
  package mutating func fill(
    _ area: Rect, with character: Character = " ", _ style: Style = Style()
  ) {
    precondition(
      character.columnCount == 1, "'\(character)' takes \(character.columnCount) columns, not one")
    let area = area.intersection(bounds)
    guard !area.isEmpty else { return }
    var pattern = Cell.blank
    pattern.setCharacter(character, columnCount: 1)
    pattern.setStyle(style)
    let isOpaque = style.foreground != nil && style.background != nil
    for y in area.rows {
      for index in cut(area.columns, ofRow: y) {
        if isOpaque {
          cells[index] = pattern
        } else {
          cells[index].setCharacter(of: pattern)
          cells[index].setStyle(style)
        }
      }
    }
  }

  /// Changes the colors and attributes of the cells in an area, not their characters.
  ///
  /// A wide character is in the area if its first half is.
  ///
  /// - Parameters:
  ///   - area: The area.
  ///   - style: Returns the style for a cell.
  package mutating func restyle(_ area: Rect, _ style: (Cell) -> Style) {
    let area = area.intersection(bounds)
    guard !area.isEmpty else { return }
    for y in area.rows {
      let start = index(area.minX, y)
      for index in start..<start + area.width where cells[index].columnCount > 0 {
        cells[index].setStyle(style(cells[index]))
        if cells[index].columnCount == 2 { cells[index + 1].setSecondHalf(of: cells[index]) }
      }
    }
  }
}
