#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// How high a header or footer of a table view is.
public enum SectionHeight: Hashable, Sendable {
  /// As high as this.
  case value(CGFloat)

  /// As high as its content asks for.
  case automatic

  /// Not there at all, not even as a gap.
  case zero
}

extension SectionHeight {
  /// The height as a table view takes it.
  ///
  /// Tables with grouped sections take zero for the default height.
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
