extension Rect {
  /// An edge of a rectangle.
  package enum Edge: Hashable, Sendable, CaseIterable {
    /// The edge of the first column.
    case left

    /// The edge of the first row.
    case top

    /// The edge of the last column.
    case right

    /// The edge of the last row.
    case bottom
  }

  /// Divides the rectangle into a slice along an edge and the remainder.
  ///
  /// - Parameters:
  ///   - length: The columns or rows of the slice, limited to those of the rectangle.
  ///   - edge: The edge.
  /// - Returns: The slice and the remainder.
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
