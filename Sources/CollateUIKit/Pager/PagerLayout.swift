#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
public import UIKit

/// The layout of the pages in a ``PagerViewController``.
public struct PagerLayout: Hashable, Sendable {
  /// The axis along which the pages are arranged.
  public var axis: Axis

  /// The spacing between two pages in points, which is visible only while they move.
  ///
  /// - Precondition: It is not negative.
  public var spacing: CGFloat {
    didSet { Self.require(spacing) }
  }

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - axis: The axis along which the pages are arranged.
  ///   - spacing: The spacing between two pages, in points.
  /// - Precondition: The spacing is not negative.
  public init(axis: Axis = .horizontal, spacing: CGFloat = 0) {
    Self.require(spacing)
    self.axis = axis
    self.spacing = spacing
  }

  private static func require(_ spacing: CGFloat) {
    precondition(spacing >= 0, "There cannot be \(spacing) points between two pages")
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
