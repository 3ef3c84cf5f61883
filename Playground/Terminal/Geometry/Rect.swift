/// A part of the screen, or of what lies around it.
package struct Rect: Hashable, Sendable {
  /// The place of the top left corner.
  package var origin: Point

  /// The columns and rows it takes.
  package var size: Size

  /// Creates a rectangle; width or height below zero become zero.
  package init(_ x: Int, _ y: Int, _ width: Int, _ height: Int) {
    origin = Point(x, y)
    size = Size(width, height)
  }

  /// The first column.
  package var minX: Int { origin.x }

  /// The first row.
  package var minY: Int { origin.y }

  /// The column behind the last one.
  package var maxX: Int { origin.x + size.width }

  /// The row below the last one.
  package var maxY: Int { origin.y + size.height }

  /// The number of columns.
  package var width: Int { size.width }

  /// The number of rows.
  package var height: Int { size.height }

  /// The columns.
  package var columns: Range<Int> { minX..<maxX }

  /// The rows.
  package var rows: Range<Int> { minY..<maxY }

  /// Whether there is nothing in it.
  package var isEmpty: Bool { width == 0 || height == 0 }

  /// Returns whether a place is in the rectangle.
  package func contains(_ point: Point) -> Bool {
    columns.contains(point.x) && rows.contains(point.y)
  }

  /// Returns what two rectangles have in common, empty if that is nothing.
  package func intersection(_ other: Rect) -> Rect {
    let x = max(minX, other.minX)
    let y = max(minY, other.minY)
    return Rect(x, y, min(maxX, other.maxX) - x, min(maxY, other.maxY) - y)
  }

  /// Returns the rectangle without some columns at the left and at the right and some rows at the top
  /// and at the bottom.
  package func inset(byColumns columnCount: Int, rows rowCount: Int) -> Rect {
    Rect(
      minX + columnCount, minY + rowCount, width - 2 * columnCount, height - 2 * rowCount)
  }
}
