#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
public import UIKit

/// The layout of the pages in a ``PagerViewController``.
public struct PagerLayout: Hashable, Sendable {
  /// The axis along which the pages are arranged.
  public var axis: Axis

  /// The spacing between two pages in points, which is visible only while they move.
  ///
  /// More than 100,000 points count as so many.
  ///
  /// - Precondition: It is not negative.
  public var spacing: CGFloat {
    didSet { requireLengths() }
  }

  /// The distance of the current page from both edges of the container along the axis, in points.
  ///
  /// If it is greater than the spacing, the neighbors of the current page are visible there. They
  /// have not appeared, and assistive technologies do not reach them: a page gets its callbacks when
  /// it is about to become the current one.
  ///
  /// - Precondition: It is not negative.
  public var inset: CGFloat {
    didSet { requireLengths() }
  }

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - axis: The axis along which the pages are arranged.
  ///   - spacing: The spacing between two pages, in points.
  ///   - inset: The distance of the current page from both edges of the container along the axis, in
  ///     points.
  /// - Precondition: Neither the spacing nor the inset is negative.
  public init(axis: Axis = .horizontal, spacing: CGFloat = 0, inset: CGFloat = 0) {
    self.axis = axis
    self.spacing = spacing
    self.inset = inset
    requireLengths()
  }

  private func requireLengths() {
    precondition(spacing >= 0, "There cannot be \(spacing) points between two pages")
    precondition(inset >= 0, "A page cannot be \(inset) points away from the edges")
  }
}

extension PagerLayout {
  /// The axis of a layout.
  public enum Axis: Hashable, Sendable, CaseIterable {
    /// Pages are side by side, in the reading direction of the language.
    case horizontal

    /// Pages are one below the other.
    case vertical
  }
}
#endif
