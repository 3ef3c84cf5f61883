/// A number of columns and rows.
package struct Size: Hashable, Sendable {
  /// The number of columns.
  package let width: Int

  /// The number of rows.
  package let height: Int

  /// Creates a size; negative numbers become zero.
  package init(_ width: Int, _ height: Int) {
    self.width = max(width, 0)
    self.height = max(height, 0)
  }
}
