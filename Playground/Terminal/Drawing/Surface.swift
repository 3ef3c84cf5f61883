/// A grid of cells to draw on: a frame.
///
/// All drawing is clipped to the surface. Where a wide character is overwritten in part, its other half
/// becomes a space.
package struct Surface: Hashable, Sendable {
  /// The size in columns and rows.
  package let size: Size

  /// The cells, row by row.
  var cells: [Cell]

  /// Creates a surface of spaces in the default colors.
  package init(_ size: Size) {
    self.size = size
    cells = Array(repeating: .blank, count: size.width * size.height)
  }

  /// The area of the whole surface.
  package var bounds: Rect { Rect(0, 0, size.width, size.height) }

  /// The cell in a column of a row.
  ///
  /// - Precondition: The cell lies on the surface.
  package subscript(x: Int, y: Int) -> Cell {
    cells[index(x, y)]
  }

  func index(_ x: Int, _ y: Int) -> Int {
    precondition(
      0..<size.width ~= x && 0..<size.height ~= y,
      "Column \(x) of row \(y) is not on a surface of \(size.width) columns and \(size.height) rows"
    )
    return y * size.width + x
  }

  /// Prepares cells of one row, all on the surface, for being overwritten: replaces the other halves of
  /// wide characters that reach into them by spaces.
  ///
  /// - Returns: The indices of the cells.
  mutating func cut(_ columns: Range<Int>, ofRow y: Int) -> Range<Int> {
    let start = index(columns.lowerBound, y)
    let end = start + columns.count
    if cells[start].columnCount == 0 { cells[start - 1].setASCII(UInt8(ascii: " ")) }
    if cells[end - 1].columnCount == 2 { cells[end].setASCII(UInt8(ascii: " ")) }
    return start..<end
  }
}
