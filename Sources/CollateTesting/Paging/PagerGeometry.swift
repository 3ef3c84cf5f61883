/// The layout of pages on a screen: their axis, direction and size.
///
/// Use it to convert between content offsets and positions.
package struct PagerGeometry: Hashable, Sendable {
  /// The axis along which pages are laid out.
  package var axis: Axis

  /// The layout direction, which applies to the horizontal axis.
  package var direction: Direction

  /// The size of a page along the axis, in points.
  package var pageExtent: Double

  /// Creates a geometry.
  ///
  /// - Parameters:
  ///   - axis: The axis along which pages are laid out.
  ///   - direction: The layout direction.
  ///   - pageExtent: The size of a page along the axis, in points.
  /// - Precondition: The size is greater than zero.
  package init(
    axis: Axis = .horizontal, direction: Direction = .leftToRight, pageExtent: Double = 256
  ) {
    precondition(pageExtent > 0, "A page cannot be \(pageExtent) points large")
    self.axis = axis
    self.direction = direction
    self.pageExtent = pageExtent
  }
}

extension PagerGeometry {
  /// A layout axis.
  package enum Axis: Hashable, Sendable, CaseIterable {
    /// Pages are laid out side by side.
    case horizontal

    /// Pages are laid out one below the other.
    case vertical
  }

  /// A layout direction.
  package enum Direction: Hashable, Sendable, CaseIterable {
    /// The next page is on the right.
    case leftToRight

    /// The next page is on the left.
    case rightToLeft
  }

  /// Returns the position of a content offset, in pages from the first one.
  ///
  /// - Parameters:
  ///   - offset: An offset in points from the left or the top.
  ///   - pageCount: The number of pages, which fill the content.
  /// - Returns: The position, which is beyond the pages if the offset is; 0 without pages.
  package func position(atOffset offset: Double, pageCount: Int) -> Double {
    if pageCount == 0 { return 0 }
    return isReversed ? Double(pageCount - 1) - offset / pageExtent : offset / pageExtent
  }

  /// Returns the content offset of a position.
  ///
  /// - Parameters:
  ///   - position: A position in pages from the first one.
  ///   - pageCount: The number of pages, which fill the content.
  /// - Returns: The offset in points from the left or the top.
  package func offset(atPosition position: Double, pageCount: Int) -> Double {
    (isReversed ? Double(pageCount - 1) - position : position) * pageExtent
  }

  private var isReversed: Bool { axis == .horizontal && direction == .rightToLeft }
}
