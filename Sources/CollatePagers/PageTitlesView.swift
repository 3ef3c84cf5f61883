#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

/// The titles of a bar of pages side by side, and the indicator below them.
final class PageTitlesView: UIScrollView {
  /// Called with the index of a title that the user chose.
  var onChoice: (Int) -> Void = { _ in }

  /// The text style of the titles.
  var textStyle = UIFont.TextStyle.subheadline {
    didSet { if textStyle != oldValue { showTitles() } }
  }

  /// The titles, in reading order.
  var titles: [PageTitle] = [] {
    didSet { if titles != oldValue { showTitles() } }
  }

  /// The index of the selected title.
  var currentIndex: Int? {
    didSet { if currentIndex != oldValue { showSelection() } }
  }

  /// The place of the indicator, in titles from the first.
  var position = 0.0 {
    didSet { if position != oldValue { moveIndicator() } }
  }

  private(set) var controls: [PageTitleControl] = []
  let indicator = UIView(frame: .zero)

  private static var indicatorHeight: CGFloat { 3 }

  /// The size and the insets for which the titles were laid out; `nil` if they have changed since.
  private var room: (size: CGSize, insets: UIEdgeInsets, isReversed: Bool)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    scrollsToTop = false
    contentInsetAdjustmentBehavior = .never
    indicator.layer.cornerRadius = Self.indicatorHeight / 2
    indicator.backgroundColor = tintColor
    addSubview(indicator)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// The height of the highest title.
  var fittingHeight: CGFloat {
    controls.lazy.map { $0.sizeThatFits(.zero).height }.max() ?? 2 * PageTitleControl.margin
  }

  /// Returns `true`, so that a drag that begins on a title scrolls; by default, controls keep their touches.
  override func touchesShouldCancel(in view: UIView) -> Bool { true }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    indicator.backgroundColor = tintColor
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// Measures the titles again in the next layout pass.
  func setNeedsMeasuring() {
    room = nil
    setNeedsLayout()
    for control in controls { control.setNeedsLayout() }
  }

  private func showTitles() {
    while controls.count > titles.count { controls.removeLast().removeFromSuperview() }
    while controls.count < titles.count {
      let index = controls.count
      let control = PageTitleControl(action: UIAction { [weak self] _ in self?.onChoice(index) })
      controls.append(control)
      addSubview(control)
    }
    for (control, title) in zip(controls, titles) { control.show(title, style: textStyle) }
    showSelection()
    setNeedsMeasuring()
  }

  private func showSelection() {
    for (index, control) in controls.enumerated()
    where control.isSelected != (index == currentIndex) {
      control.isSelected.toggle()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let insets = UIEdgeInsets(
      top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
    // The direction of the bar is not inherited.
    let direction = (superview ?? self).effectiveUserInterfaceLayoutDirection
    let isReversed = direction == .rightToLeft
    let isRoom = room.map { $0 == (bounds.size, insets, isReversed) } ?? false
    // It is called with every step of a scroll, too.
    guard !isRoom else { return }
    room = (bounds.size, insets, isReversed)
    layOutTitles(insets: insets, isReversed: isReversed)
    moveIndicator()
  }

  /// Places the titles, which share the space that they do not need.
  private func layOutTitles(insets: UIEdgeInsets, isReversed: Bool) {
    let widths = controls.map { $0.sizeThatFits(.zero).width }
    let fullWidth = widths.reduce(insets.left + insets.right, +)
    let surplus = max(0, bounds.width - fullWidth) / CGFloat(max(widths.count, 1))
    let length = max(bounds.width, fullWidth)
    contentSize = CGSize(width: length, height: bounds.height)
    var start = isReversed ? insets.right : insets.left
    for (control, width) in zip(controls, widths) {
      let width = width + surplus
      control.isReversed = isReversed
      control.frame = CGRect(
        x: isReversed ? length - start - width : start, y: 0, width: width, height: bounds.height)
      start += width
    }
  }

  /// Moves the indicator to its place, and to the middle of the bar unless the user scrolls that.
  private func moveIndicator() {
    guard let frame = indicatorFrame else {
      indicator.isHidden = true
      return
    }
    indicator.isHidden = false
    indicator.frame = frame
    guard !isTracking, !isDragging, !isDecelerating else { return }
    let end = max(0, contentSize.width - bounds.width)
    let offset = min(max(0, frame.midX - bounds.width / 2), end)
    if contentOffset.x != offset { contentOffset = CGPoint(x: offset, y: 0) }
  }

  /// The frame of the indicator between the two titles that are nearest to its place.
  ///
  /// In a loop, the first title also follows the last one.
  private var indicatorFrame: CGRect? {
    guard !controls.isEmpty, position.isFinite else { return nil }
    let last = controls.count - 1
    let start = Int(min(max(position, 0), Double(last)).rounded(.down))
    let part = CGFloat(min(max(position - Double(start), 0), 1))
    let from = controls[start].textFrame
    let to = controls[start < last ? start + 1 : 0].textFrame
    return CGRect(
      x: from.minX + (to.minX - from.minX) * part, y: bounds.height - Self.indicatorHeight,
      width: from.width + (to.width - from.width) * part, height: Self.indicatorHeight)
  }
}
#endif
