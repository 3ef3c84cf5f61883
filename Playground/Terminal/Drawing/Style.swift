/// A pen to draw with.
package struct Style: Hashable, Sendable {
  /// The colour of characters; without one, they take the colour that is there.
  package var foreground: Color?

  /// The colour behind them; without one, what is there stays.
  package var background: Color?

  /// The attributes of characters, in the place of those that are there.
  package var attributes: Attributes

  /// Creates a pen.
  package init(
    _ foreground: Color? = nil,
    on background: Color? = nil,
    _ attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }
}
