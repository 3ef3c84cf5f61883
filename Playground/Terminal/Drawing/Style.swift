/// The colors and attributes to draw with.
package struct Style: Hashable, Sendable {
  /// The foreground color, or `nil` to keep that of each cell.
  package var foreground: Color?

  /// The background color, or `nil` to keep that of each cell.
  package var background: Color?

  /// The attributes, which replace those of each cell.
  package var attributes: Attributes

  /// Creates a style.
  package init(
    _ foreground: Color? = nil, on background: Color? = nil, _ attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }
}
