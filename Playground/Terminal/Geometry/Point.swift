/// A cell position: a column and a row, counted from zero at the top left.
package struct Point: Hashable, Sendable {
  /// The column.
  package var x: Int

  /// The row.
  package var y: Int

  /// Creates a position.
  package init(_ x: Int, _ y: Int) {
    self.x = x
    self.y = y
  }
}
