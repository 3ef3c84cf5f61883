#if canImport(UIKit) && !os(watchOS)
import CollateCore
import UIKit

// The end of a list.
extension ListDataSource {
  /// Whether people see the end of the content, but for 20 points, or there is none.
  public var isAtEnd: Bool { view?.isAtEnd(within: 20) ?? true }

  /// Scrolls to the end of the content.
  ///
  /// - Parameter isAnimated: Whether people see how.
  public func scrollToEnd(animated isAnimated: Bool = true) {
    giveUpAwaitedPlace()
    watchScrolling()
    followEnd(animated: isAnimated)
  }

  /// Whether new items scroll into view.
  var followsEnd: Bool {
    guard anchoring == .visibleExceptAtEnd, let view, !view.isTracking else { return false }
    return scrollMemory.isAtEnd || isAtEnd
  }

  /// Scrolls to the end of the content, also if a place is awaited.
  func followEnd(animated isAnimated: Bool) {
    let snapshot = presenter.snapshot
    guard let view, snapshot.itemCount > 0 else { return }
    scrollMemory.isAtEnd = true
    if isAnimated, view.takesBatches {
      view.layoutIfNeeded()
      // UIKit does not report the end of an animation that moves nothing.
      setOnTheWay(!view.isAtEnd(within: 0.5))
      if scrollMemory.isOnTheWay { view.setContentOffset(view.endOffset, animated: true) }
    } else {
      setOnTheWay(false)
      let last = snapshot.path(ofItemWithRank: snapshot.itemCount - 1)
      view.scroll(to: last.indexPath, at: .end, animated: false)
      view.settleAtEnd()
    }
  }

  private func setOnTheWay(_ isOnTheWay: Bool) {
    if let view { scrollMemory.way = view.wayToEnd }
    scrollMemory.isOnTheWay = isOnTheWay
  }

  /// Forgets where the view was to scroll, as it is scrolled elsewhere.
  func leaveEnd() {
    setOnTheWay(false)
    (scrollMemory.isAtEnd, scrollMemory.isToBegin) = (false, false)
  }

  /// Lets the list begin at its end, if it is to be there and people have not seen it yet.
  func beginAtEnd() {
    leaveEnd()
    scrollMemory.isToBegin = anchoring == .visibleExceptAtEnd && view?.shownCells.isEmpty == true
    scrollMemory.isAtEnd = scrollMemory.isToBegin
  }

  /// Scrolls to where the list is to be, once its cells are there.
  func completeScrolling() {
    if enterAwaitedPlace() || scrollMemory.awaited != nil { return }
    if scrollMemory.isToBegin { pinAtEnd() }
    scrollMemory.isToBegin = false
  }

  private func pinAtEnd() {
    guard anchoring == .visibleExceptAtEnd, scrollMemory.isAtEnd, !scrollMemory.isOnTheWay,
      changeToRefresh == nil, let view, !view.isTracking, !view.isDecelerating,
      !view.isAtEnd(within: 0.5)
    else { return }
    followEnd(animated: false)
  }

  /// Whether the list is notified of the scrolling of its view.
  var watchesScrolling: Bool { anchoring == .visibleExceptAtEnd || scrollMemory.isWatched }

  /// Has the list be notified of the scrolling of its view from now on.
  func watchScrolling() {
    if !watchesScrolling {
      scrollMemory.isWatched = true
      presenceDidChange()
    }
    // A view that reads what is responded to may forget heights, so it does that before it is scrolled.
    reassignDelegate()
  }

  func viewDidScroll(_ event: ScrollEvent) {
    guard let view else { return }
    switch event {
    case .begin:
      setOnTheWay(false)
      giveUpAwaitedPlace()
    case .move:
      let (old, new) = (scrollMemory.way, view.wayToEnd)
      scrollMemory.way = new
      if new.bounds != old.bounds, !view.isTracking { return pinAtEnd() }
      // An animation that has been replaced by another one leads elsewhere, and its end is not reported.
      if new.content == old.content, new.distance > old.distance { setOnTheWay(false) }
      if !scrollMemory.isOnTheWay, changeToRefresh == nil { scrollMemory.isAtEnd = isAtEnd }
    case .animationEnd:
      // The last item may be higher than it was estimated.
      if scrollMemory.isOnTheWay, !view.isTracking { followEnd(animated: false) }
    case .insets:
      if scrollMemory.awaited == nil { pinAtEnd() }
    }
  }
}

/// How far the end of the content is from what is visible, and the sizes of both.
struct WayToEnd {
  var distance: CGFloat = 0
  var content = CGSize.zero
  var bounds = CGSize.zero
}

extension ListSurface {
  /// The offset at which the end of the content is visible.
  fileprivate var endOffset: CGPoint {
    let (first, insets) = (firstOffset, adjustedContentInset)
    return CGPoint(
      x: max(first.x, contentSize.width + insets.right - bounds.width),
      y: max(first.y, contentSize.height + insets.bottom - bounds.height))
  }

  fileprivate var wayToEnd: WayToEnd {
    let end = endOffset
    return WayToEnd(
      distance: max(end.x - contentOffset.x, end.y - contentOffset.y), content: contentSize,
      bounds: bounds.size)
  }

  /// Whether no more than a distance is hidden below or after what is visible.
  fileprivate func isAtEnd(within distance: CGFloat) -> Bool { wayToEnd.distance <= distance }

  /// Scrolls until the end is reached, as heights are estimates until cells are laid out.
  fileprivate func settleAtEnd() {
    for _ in 0..<4 {
      if takesBatches { layoutIfNeeded() }
      let end = endOffset
      if abs(end.x - contentOffset.x) < 0.5, abs(end.y - contentOffset.y) < 0.5 { return }
      contentOffset = end
    }
  }
}
#endif
