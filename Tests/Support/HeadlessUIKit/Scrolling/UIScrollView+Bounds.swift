// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

extension UIScrollView {
  /// The offset at the beginning of the content.
  var minimumOffset: CGPoint {
    CGPoint(x: -adjustedContentInset.left, y: -adjustedContentInset.top)
  }

  /// The offset at the end of the content.
  var maximumOffset: CGPoint {
    let insets = adjustedContentInset
    return CGPoint(
      x: max(-insets.left, contentSize.width + insets.right - bounds.width),
      y: max(-insets.top, contentSize.height + insets.bottom - bounds.height))
  }

  func clamped(_ offset: CGPoint) -> CGPoint {
    let (low, high) = (minimumOffset, maximumOffset)
    return CGPoint(x: min(max(offset.x, low.x), high.x), y: min(max(offset.y, low.y), high.y))
  }

  /// The insets of the axes along which there is something to scroll.
  var scrollableSafeAreaInsets: UIEdgeInsets {
    var insets = safeAreaInsets
    if contentSize.width <= bounds.width && !alwaysBounceHorizontal {
      (insets.left, insets.right) = (0, 0)
    }
    if contentSize.height <= bounds.height && !alwaysBounceVertical {
      (insets.top, insets.bottom) = (0, 0)
    }
    return insets
  }

  /// Does what has to be done when the size of the content or of the view, or the insets change.
  func settle() {
    tellOfInsets()
    clampOffset()
  }

  /// Tells of the adjusted insets, if they are others.
  func tellOfInsets() {
    let insets = adjustedContentInset
    guard insets != knownInsets else { return }
    knownInsets = insets
    adjustedContentInsetDidChange()
    scrollTold.scrollViewDidChangeAdjustedContentInset?(self)
  }

  /// Moves the content back that would show what lies beyond its end.
  func clampOffset() {
    guard HeadlessUIKit.quirks.clampsOffsets, !isTracking, motion == nil else { return }
    // Views that were never given a content keep what they were told.
    guard contentSize != .zero else { return }
    let offset = clamped(contentOffset)
    if offset != contentOffset { move(to: offset) }
  }

  /// Moves the content because code says so, also while a finger holds it.
  func moveByCode(to offset: CGPoint) {
    let distance = offset - contentOffset
    let old = bounds.origin
    bounds.origin = offset
    carryDrag(by: distance)
    if offset != old { scrollTold.scrollViewDidScroll?(self) }
  }

  /// Moves the content and tells the delegate, whatever the cause.
  func move(to offset: CGPoint) {
    guard offset != bounds.origin else { return }
    bounds.origin = offset
    scrollTold.scrollViewDidScroll?(self)
  }

  /// Returns where a pan that begins to move makes the content go, beyond its ends only half as far.
  func restrained(_ offset: CGPoint) -> CGPoint {
    let inside = clamped(offset)
    guard bounces else { return inside }
    return inside + (offset - inside) * 0.5
  }

  /// Returns where a finger is without ends, so that the content is where it is.
  func unrestrained(_ offset: CGPoint) -> CGPoint {
    let inside = clamped(offset)
    return inside + (offset - inside) * 2
  }
}
