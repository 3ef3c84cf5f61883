#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

/// A title in a bar of pages, with a badge beside it.
final class PageTitleControl: UIControl {
  private let label = UILabel(frame: .zero)
  private let badge = UILabel(frame: .zero)

  /// Whether the badge is to the left of the title.
  var isReversed = false {
    didSet { if isReversed != oldValue { setNeedsLayout() } }
  }

  /// The space around the texts.
  static var margin: CGFloat { 12 }
  private static var badgeGap: CGFloat { 6 }

  init(action: UIAction) {
    super.init(frame: .zero)
    addAction(action, for: .touchUpInside)
    for label in [label, badge] {
      label.adjustsFontForContentSizeCategory = true
      label.textAlignment = .center
      addSubview(label)
    }
    badge.textColor = .white
    badge.backgroundColor = .systemRed
    badge.clipsToBounds = true
    isAccessibilityElement = true
    showSelection()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Shows a title.
  func show(_ title: PageTitle, style: UIFont.TextStyle) {
    label.text = title.text
    label.font = .preferredFont(forTextStyle: style)
    badge.text = title.badge
    badge.font = .preferredFont(forTextStyle: .footnote)
    badge.isHidden = title.badge == nil
    accessibilityLabel = title.text
    accessibilityValue = title.badge
    setNeedsLayout()
  }

  override var isSelected: Bool {
    didSet { showSelection() }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showSelection()
  }

  private func showSelection() {
    label.textColor = isSelected ? tintColor : .secondaryLabel
    accessibilityTraits = isSelected ? [.button, .selected] : .button
  }

  private var labelSize: CGSize { label.sizeThatFits(.unlimited) }

  /// The size of the badge, which is at least as wide as high.
  private var badgeSize: CGSize {
    guard !badge.isHidden else { return .zero }
    let size = badge.sizeThatFits(.unlimited)
    return CGSize(width: max(size.width + size.height / 2, size.height), height: size.height)
  }

  private var badgeSpace: CGFloat { badge.isHidden ? 0 : Self.badgeGap + badgeSize.width }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: labelSize.width + badgeSpace + 2 * Self.margin,
      height: max(labelSize.height, badgeSize.height) + 2 * Self.margin)
  }

  /// The part below which the indicator is.
  var textFrame: CGRect { frame.insetBy(dx: Self.margin, dy: 0) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (size, badgeSize) = (labelSize, badgeSize)
    let start = (bounds.width - size.width - badgeSpace) / 2
    label.frame = CGRect(
      x: start, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    badge.frame = CGRect(
      x: start + size.width + Self.badgeGap, y: (bounds.height - badgeSize.height) / 2,
      width: badgeSize.width, height: badgeSize.height)
    badge.layer.cornerRadius = badgeSize.height / 2
    guard isReversed else { return }
    for label in [label, badge] { label.frame.origin.x = bounds.width - label.frame.maxX }
  }
}

/// The content of a title in a bar.
struct PageTitle: Equatable {
  var text: String
  var badge: String?
}

extension CGSize {
  fileprivate static var unlimited: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  }
}
#endif
