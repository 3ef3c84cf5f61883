/// How pages lie on a screen: along which axis, in which direction, and how large they are.
///
/// This is the one place that turns content offsets into positions and back.
public struct PagerGeometry: Hashable, Sendable {
  /// The axis along which pages follow each other.
  public var axis: Axis

  /// The direction of the language, which pages follow along the horizontal axis.
  public var direction: Direction

  /// The size of a page along the axis, in points.
  public var pageExtent: Double

  /// Creates a geometry.
  ///
  /// - Parameters:
  ///   - axis: The axis along which pages follow each other.
  ///   - direction: The direction of the language.
  ///   - pageExtent: The size of a page along the axis, in points.
  /// - Precondition: The size is greater than zero.
  public init(
    axis: Axis = .horizontal,
    direction: Direction = .leftToRight,
    pageExtent: Double = 256
  ) {
    precondition(pageExtent > 0, "A page cannot be \(pageExtent) points large")
    self.axis = axis
    self.direction = direction
    self.pageExtent = pageExtent
  }
}

extension PagerGeometry {
  /// An axis of the screen.
  public enum Axis: Hashable, Sendable, CaseIterable {
    /// Pages lie side by side.
    case horizontal

    /// Pages lie one below the other.
    case vertical
  }

  /// A direction of languages.
  public enum Direction: Hashable, Sendable, CaseIterable {
    /// The next page is on the right.
    case leftToRight

    /// The next page is on the left.
    case rightToLeft
  }

  /// Returns the position, in pages from the first, of a content offset.
  ///
  /// - Parameters:
  ///   - offset: An offset in points from the left, or from the top.
  ///   - pageCount: The number of pages, which fill the content.
  /// - Returns: The position, which is beyond the pages if the offset is.
  public func position(atOffset offset: Double, pageCount: Int) -> Double {
    isReversed ? Double(pageCount - 1) - offset / pageExtent : offset / pageExtent
  }

  /// Returns the content offset of a position.
  ///
  /// - Parameters:
  ///   - position: A position in pages from the first.
  ///   - pageCount: The number of pages, which fill the content.
  /// - Returns: The offset in points from the left, or from the top.
  public func offset(atPosition position: Double, pageCount: Int) -> Double {
    (isReversed ? Double(pageCount - 1) - position : position) * pageExtent
  }

  private var isReversed: Bool { axis == .horizontal && direction == .rightToLeft }
}
