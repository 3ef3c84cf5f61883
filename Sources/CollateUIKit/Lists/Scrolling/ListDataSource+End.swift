#if canImport(UIKit) && !os(watchOS)
import UIKit

/// What a list view tells of its scrolling.
enum ScrollEvent {
  /// The content has moved.
  case move

  /// People begin to drag it.
  case drag

  /// An animation that was not of their making is over.
  case animationEnd

  /// Bars or a keyboard cover more or less of it.
  case insets
}

// The end of a list.
extension ListDataSource {
  /// Whether people see the last item, but for 20 points, or there is none.
  public var isAtEnd: Bool { view?.isAtEnd(within: 20) ?? true }

  /// Scrolls to the last item.
  ///
  /// - Parameter isAnimated: Whether people see how.
  public func scrollToEnd(animated isAnimated: Bool = true) {
    let snapshot = presenter.snapshot
    guard let view, snapshot.itemCount > 0 else { return }
    giveUpAwaitedPlace()
    scrollMemory.isAtEnd = true
    let path = snapshot.path(ofItemWithRank: snapshot.itemCount - 1).indexPath
    guard isAnimated, view.takesBatches else {
      scrollMemory.isOnTheWay = false
      view.scroll(to: path, at: .end, animated: false)
      return view.settleAtEnd()
    }
    view.layoutIfNeeded()
    // Nobody tells of the end of an animation that moves nothing.
    scrollMemory.isOnTheWay = !view.isAtEnd(within: 0.5)
    scrollMemory.way = view.wayToEnd
    if scrollMemory.isOnTheWay { view.scroll(to: path, at: .end, animated: true) }
  }

  /// Shows a change, and what it brings at the end, if people are there.
  ///
  /// - Parameters:
  ///   - isShifting: Returns whether what they see would move by what comes or goes above.
  ///   - update: Shows the change.
  /// - Returns: Whether they are.
  func followEnd(isShifting: () -> Bool, during update: () -> Void) -> Bool {
    guard anchoring == .visibleExceptAtEnd, let view, !view.isTracking,
      scrollMemory.isAtEnd || isAtEnd
    else { return false }
    let isAnimated = !isShifting()
    func updateAndFollow() {
      update()
      // The app may have replaced the view.
      if view === self.view { scrollToEnd(animated: isAnimated) }
    }
    if isAnimated { updateAndFollow() } else { UIView.performWithoutAnimation(updateAndFollow) }
    return true
  }

  /// Whether the list has to be told of the scrolling of its view.
  var watchesScrolling: Bool { anchoring == .visibleExceptAtEnd || scrollMemory.awaited != nil }

  func viewDidScroll(_ event: ScrollEvent) {
    guard let view else { return }
    switch event {
    case .drag:
      scrollMemory.isOnTheWay = false
      giveUpAwaitedPlace()
    case .move:
      // An animation that has been replaced by another one leads elsewhere, and nobody tells of its end.
      let (old, new) = (scrollMemory.way, view.wayToEnd)
      if new.size == old.size, new.distance > old.distance { scrollMemory.isOnTheWay = false }
      scrollMemory.way = new
      if !scrollMemory.isOnTheWay { scrollMemory.isAtEnd = isAtEnd }
    case .animationEnd:
      // The last item may be higher than it was estimated.
      if scrollMemory.isOnTheWay { scrollToEnd(animated: false) }
    case .insets:
      if anchoring == .visibleExceptAtEnd, scrollMemory.isAtEnd, !view.isTracking, !isAtEnd {
        scrollToEnd(animated: false)
      }
    }
  }
}

extension ListSurface {
  /// The offset at which the end of the content is visible.
  private var endOffset: CGPoint {
    let (first, insets) = (firstOffset, adjustedContentInset)
    return CGPoint(
      x: max(first.x, contentSize.width + insets.right - bounds.width),
      y: max(first.y, contentSize.height + insets.bottom - bounds.height))
  }

  /// The distance to the end, and the size of the content.
  fileprivate var wayToEnd: (distance: CGFloat, size: CGSize) {
    let end = endOffset
    return (max(end.x - contentOffset.x, end.y - contentOffset.y), contentSize)
  }

  /// Whether no more than a distance is hidden below or after what is visible.
  fileprivate func isAtEnd(within distance: CGFloat) -> Bool { wayToEnd.distance <= distance }

  /// Scrolls until the end is reached, as heights are estimates until cells are laid out.
  fileprivate func settleAtEnd() {
    for _ in 0..<4 {
      layoutIfNeeded()
      let end = endOffset
      if abs(end.x - contentOffset.x) < 0.5, abs(end.y - contentOffset.y) < 0.5 { return }
      contentOffset = end
    }
  }
}
#endif
