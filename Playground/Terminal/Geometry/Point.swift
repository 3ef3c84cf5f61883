/// A place on the screen, counted in columns and rows from the top left corner.
package struct Point: Hashable, Sendable {
  /// The column.
  package var x: Int

  /// The row.
  package var y: Int

  /// Creates a place.
  package init(_ x: Int, _ y: Int) {
    self.x = x
    self.y = y
  }
}
