#if canImport(UIKit) && !os(watchOS)
import CollateCore
import UIKit

// The end of a list.
extension ListDataSource {
  /// Whether people see the end of the content, but for 20 points, or there is none.
  public var isAtEnd: Bool { isAtEnd(within: 20) }

  private func isAtEnd(within distance: CGFloat) -> Bool {
    guard let view else { return true }
    return scrollEnds(of: view).distanceToEnd(from: view.contentOffset) <= distance
  }

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
      setOnTheWay(!isAtEnd(within: 0.5))
      if scrollMemory.isOnTheWay {
        view.setContentOffset(scrollEnds(of: view).end, animated: true)
      }
    } else {
      setOnTheWay(false)
      let last = snapshot.path(ofItemWithRank: snapshot.itemCount - 1)
      view.scroll(to: last.indexPath, at: .end, animated: false)
      settleAtEnd(of: view)
    }
  }

  private func setOnTheWay(_ isOnTheWay: Bool) {
    if let view { scrollMemory.way = wayToEnd(of: view) }
    scrollMemory.isOnTheWay = isOnTheWay
  }

  private func wayToEnd(of view: any ListSurface) -> WayToEnd {
    WayToEnd(
      distance: scrollEnds(of: view).distanceToEnd(from: view.contentOffset),
      content: view.contentSize, bounds: view.bounds.size)
  }

  /// Scrolls until the end is reached, as heights are estimates until cells are laid out.
  private func settleAtEnd(of view: any ListSurface) {
    for _ in 0..<4 {
      if view.takesBatches { view.layoutIfNeeded() }
      let (end, offset) = (scrollEnds(of: view).end, view.contentOffset)
      if abs(end.x - offset.x) < 0.5, abs(end.y - offset.y) < 0.5 { return }
      view.contentOffset = end
    }
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
      !isAtEnd(within: 0.5)
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
      let (old, new) = (scrollMemory.way, wayToEnd(of: view))
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

#endif
