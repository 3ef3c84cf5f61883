#if canImport(UIKit) && !os(watchOS)
import CollateCore
public import UIKit

/// The height of a header or footer in a table view.
public enum SectionHeight: Hashable, Sendable {
  /// A fixed height in points.
  case value(CGFloat)

  /// A height that fits the content, as with `UITableView.automaticDimension`.
  case automatic

  /// No header or footer, and no gap.
  case zero
}

extension SectionHeight {
  /// The height to return to a table view.
  ///
  /// Table views of grouped styles use their default height for a height of zero.
  @MainActor
  func points(in tableView: UITableView) -> CGFloat {
    switch self {
    case .value(let height): height
    case .automatic: UITableView.automaticDimension
    case .zero: tableView.style == .plain ? 0 : .leastNonzeroMagnitude
    }
  }
}
#endif
