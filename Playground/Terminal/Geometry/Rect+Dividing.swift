extension Rect {
  /// The left and the right half.
  package var halves: (left: Rect, right: Rect) {
    let (left, right) = divided(atDistance: width / 2, from: .left)
    return (left, right)
  }

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
  package func divided(atDistance length: Int, from edge: Edge) -> (slice: Rect, remainder: Rect) {
    let isBeside = edge == .left || edge == .right
    let whole = isBeside ? width : height
    let slice = min(max(length, 0), whole)
    let isFirst = edge == .left || edge == .top
    let cut = isFirst ? slice : whole - slice
    let (first, second) =
      isBeside
      ? (Rect(minX, minY, cut, height), Rect(minX + cut, minY, width - cut, height))
      : (Rect(minX, minY, width, cut), Rect(minX, minY + cut, width, height - cut))
    return isFirst ? (first, second) : (second, first)
  }
}
