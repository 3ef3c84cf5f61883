extension Surface {
  /// Draws text on one line.
  ///
  /// Characters of no column, such as line breaks, are left out.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - start: Where its first character goes.
  ///   - style: The style.
  ///   - limit: The largest number of columns; a longer text is cut and ends in an ellipsis.
  ///   - clip: The area to which drawing is limited.
  /// - Returns: The column after the text, whether or not that was clipped.
  @discardableResult
  package mutating func draw(
    _ text: String, at start: Point, _ style: Style = Style(), columns limit: Int? = nil,
    clippedTo clip: Rect? = nil
  ) -> Int {
    let text = limit.map(text.truncated) ?? text
    let area = clip?.intersection(bounds) ?? bounds
    guard area.rows.contains(start.y) else { return start.x + text.columnCount }
    let bytes = Array(text.utf8)
    if bytes.allSatisfy({ 0x20..<0x7F ~= $0 }) {
      return draw(ascii: bytes, at: start, style, clippedTo: area)
    }
    var place = start
    for character in text {
      let columnCount = character.columnCount
      draw(character, columnCount: columnCount, at: place, style, clippedTo: area)
      place.x += columnCount
    }
    return place.x
  }

  /// Draws printable ASCII, the most frequent case: a byte and a column for each character.
  private mutating func draw(
    ascii bytes: [UInt8], at start: Point, _ style: Style, clippedTo area: Rect
  ) -> Int {
    let end = start.x + bytes.count
    let visible = (start.x..<end).clamped(to: area.columns)
    guard !visible.isEmpty else { return end }
    let range = cut(visible, ofRow: start.y)
    let offset = visible.lowerBound - start.x - range.lowerBound
    for index in range {
      cells[index].setASCII(bytes[index + offset])
      cells[index].setStyle(style)
    }
    return end
  }

  /// Draws a character, or a space where only half of a wide one is visible.
  private mutating func draw(
    _ character: Character, columnCount: Int, at place: Point, _ style: Style, clippedTo area: Rect
  ) {
    let columns = place.x..<place.x + columnCount
    let visible = columns.clamped(to: area.columns)
    guard !visible.isEmpty else { return }
    let index = cut(visible, ofRow: place.y).lowerBound
    cells[index].setStyle(style)
    if visible == columns {
      cells[index].setCharacter(character, columnCount: columnCount)
      if columnCount == 2 { cells[index + 1].setSecondHalf(of: cells[index]) }
    } else {
      cells[index].setASCII(UInt8(ascii: " "))
    }
  }
}
