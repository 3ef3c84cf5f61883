#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
public import UIKit

/// How a ``PagerViewController`` lays its pages out.
public struct PagerLayout: Hashable, Sendable {
  /// The axis along which pages follow each other.
  public var axis: Axis

  /// The room between two pages, in points, which is only seen while they move.
  ///
  /// - Precondition: It is not negative.
  public var spacing: CGFloat {
    didSet { Self.require(spacing) }
  }

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - axis: The axis along which pages follow each other.
  ///   - spacing: The room between two pages, in points.
  /// - Precondition: The room is not negative.
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
  /// An axis of the screen.
  public enum Axis: Hashable, Sendable, CaseIterable {
    /// Pages lie side by side, in the direction of the language.
    case horizontal

    /// Pages lie one below the other.
    case vertical
  }
}
#endif
