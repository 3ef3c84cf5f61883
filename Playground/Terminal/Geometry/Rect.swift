/// A rectangle of cells, on the screen or beyond its edges.
package struct Rect: Hashable, Sendable {
  /// The position of the top left cell.
  package var origin: Point

  /// The size in columns and rows.
  package var size: Size

  /// Creates a rectangle; a negative width or height becomes zero.
  package init(_ x: Int, _ y: Int, _ width: Int, _ height: Int) {
    origin = Point(x, y)
    size = Size(width, height)
  }

  /// The first column.
  package var minX: Int { origin.x }

  /// The first row.
  package var minY: Int { origin.y }

  /// The column after the last one.
  package var maxX: Int { origin.x + size.width }

  /// The row after the last one.
  package var maxY: Int { origin.y + size.height }

  /// The number of columns.
  package var width: Int { size.width }

  /// The number of rows.
  package var height: Int { size.height }

  /// The range of columns.
  package var columns: Range<Int> { minX..<maxX }

  /// The range of rows.
  package var rows: Range<Int> { minY..<maxY }

  /// Whether it has no cells.
  package var isEmpty: Bool { width == 0 || height == 0 }

  /// Returns whether a position is in the rectangle.
  package func contains(_ point: Point) -> Bool {
    columns.contains(point.x) && rows.contains(point.y)
  }

  /// Returns the cells that are in both rectangles, an empty rectangle if there are none.
  package func intersection(_ other: Rect) -> Rect {
    let x = max(minX, other.minX)
    let y = max(minY, other.minY)
    return Rect(x, y, min(maxX, other.maxX) - x, min(maxY, other.maxY) - y)
  }

  /// Returns the rectangle without a number of columns on the left and right and of rows at the top and
  /// bottom.
  package func inset(byColumns columnCount: Int, rows rowCount: Int) -> Rect {
    Rect(
      minX + columnCount, minY + rowCount, width - 2 * columnCount, height - 2 * rowCount)
  }
}
