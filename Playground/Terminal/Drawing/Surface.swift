/// A grid of cells to draw on, as large as the screen: what a frame is.
///
/// Whatever is drawn, wherever and however large, only what lies on the surface is changed, and no
/// half of a wide character is left over.
package struct Surface: Hashable, Sendable {
  /// The columns and rows.
  package let size: Size

  /// The rows, one after the other.
  var cells: [Cell]

  /// Creates a surface of blanks.
  package init(_ size: Size) {
    self.size = size
    cells = Array(repeating: .blank, count: size.width * size.height)
  }

  /// All of it.
  package var bounds: Rect { Rect(0, 0, size.width, size.height) }

  /// The cell at a place.
  ///
  /// - Precondition: The place lies on the surface.
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

  /// Prepares cells of one row, all on the surface, for being overwritten: blanks the other halves of
  /// the wide characters that this cuts.
  ///
  /// - Returns: Where the cells are.
  mutating func cut(_ columns: Range<Int>, ofRow y: Int) -> Range<Int> {
    let start = index(columns.lowerBound, y)
    let end = start + columns.count
    if cells[start].columnCount == 0 { cells[start - 1].setASCII(UInt8(ascii: " ")) }
    if cells[end - 1].columnCount == 2 { cells[end].setASCII(UInt8(ascii: " ")) }
    return start..<end
  }
}
