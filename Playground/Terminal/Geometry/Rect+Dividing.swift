extension Rect {
  /// A side of a rectangle.
  package enum Edge: Hashable, Sendable, CaseIterable {
    /// The side of the first column.
    case left

    /// The side of the first row.
    case top

    /// The side of the last column.
    case right

    /// The side of the last row.
    case bottom
  }

  /// Divides the rectangle in two.
  ///
  /// - Parameters:
  ///   - length: The columns or rows of the slice; all of them, if there are no more.
  ///   - edge: The side where the slice is.
  /// - Returns: The slice and what remains.
  package func divided(
    atDistance length: Int,
    from edge: Edge
  ) -> (slice: Rect, remainder: Rect) {
    switch edge {
    case .left:
      let length = min(max(length, 0), width)
      return (
        Rect(minX, minY, length, height), Rect(minX + length, minY, width - length, height)
      )
    case .top:
      let length = min(max(length, 0), height)
      return (
        Rect(minX, minY, width, length), Rect(minX, minY + length, width, height - length)
      )
    case .right:
      let (remainder, slice) = divided(
        atDistance: width - min(max(length, 0), width), from: .left)
      return (slice, remainder)
    case .bottom:
      let (remainder, slice) = divided(
        atDistance: height - min(max(length, 0), height), from: .top)
      return (slice, remainder)
    }
  }
}
