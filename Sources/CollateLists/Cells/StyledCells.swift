#if canImport(UIKit) && !os(watchOS)
public import UIKit

extension RegistrationMethod where View == UITableViewCell {
  /// Registers a table view cell class in one of the system styles.
  ///
  /// - Parameter style: The cell style.
  /// - Returns: The registration method.
  public static func style(_ style: UITableViewCell.CellStyle) -> Self {
    switch style {
    case .value1: Self(kind: .viewClass(Value1Cell.self))
    case .value2: Self(kind: .viewClass(Value2Cell.self))
    case .subtitle: Self(kind: .viewClass(SubtitleCell.self))
    case .default: Self(kind: .viewClass(UITableViewCell.self))
    @unknown default: Self(kind: .viewClass(UITableViewCell.self))
    }
  }
}

// Table views create cells of registered classes in the default style. With a class for each style,
// cells can be registered and dequeued, which `reconfigureRows(at:)` requires.

private class StyledCell: UITableViewCell {
  class var style: CellStyle { .default }

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: Self.style, reuseIdentifier: reuseIdentifier)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}

private final class Value1Cell: StyledCell {
  override class var style: CellStyle { .value1 }
}

private final class Value2Cell: StyledCell {
  override class var style: CellStyle { .value2 }
}

private final class SubtitleCell: StyledCell {
  override class var style: CellStyle { .subtitle }
}
#endif
