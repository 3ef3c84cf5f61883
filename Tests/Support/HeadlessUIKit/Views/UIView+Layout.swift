// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

extension UIView {
  func layOutTree() {
    var rounds = 0
    while needsLayoutInTree, rounds < 8 {
      rounds += 1
      layoutPass()
    }
    if rounds == 8, needsLayoutInTree {
      HeadlessUIKit.warn("[headless] layout does not settle in \(self)")
    }
  }

  private var needsLayoutInTree: Bool {
    // A loop is faster than a closure, where nothing is optimized and tests lay out thousands of trees.
    for view in subviews where view.needsLayoutInTree { return true }
    return needsLayout
  }

  private func layoutPass() {
    tellOfSafeArea()
    // The superview has been laid out just now, so that the view has its final frame.
    viewController?.sendManualIsAppearing()
    if needsLayout {
      needsLayout = false
      viewController?.viewWillLayoutSubviews()
      layoutSubviews()
      viewController?.viewDidLayoutSubviews()
    }
    for subview in subviews { subview.layoutPass() }
  }

  /// Resizes and moves the view as its superview got another size.
  func autoresize(from old: CGSize, to new: CGSize) {
    guard superview?.autoresizesSubviews ?? true else { return }
    var rect = frame
    Self.stretch(
      &rect.origin.x, &rect.size.width, by: new.width - old.width,
      before: autoresizingMask.contains(.flexibleLeftMargin),
      inside: autoresizingMask.contains(.flexibleWidth),
      after: autoresizingMask.contains(.flexibleRightMargin))
    Self.stretch(
      &rect.origin.y, &rect.size.height, by: new.height - old.height,
      before: autoresizingMask.contains(.flexibleTopMargin),
      inside: autoresizingMask.contains(.flexibleHeight),
      after: autoresizingMask.contains(.flexibleBottomMargin))
    if rect != frame { frame = rect }
  }

  /// Shares a difference among all that may take some of it.
  private static func stretch(
    _ start: inout CGFloat, _ length: inout CGFloat, by difference: CGFloat, before: Bool,
    inside: Bool, after: Bool
  ) {
    let takers = [before, inside, after].filter { $0 }.count
    guard takers > 0 else { return }
    let share = difference / CGFloat(takers)
    if before { start += share }
    if inside { length += share }
  }
}
