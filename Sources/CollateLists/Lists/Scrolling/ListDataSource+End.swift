#if canImport(UIKit) && !os(watchOS)
import CollateCore
import UIKit

// The end of a list.
extension ListDataSource {
  /// Whether at most 20 points of the content are hidden below; also `true` without content.
  public var isAtEnd: Bool { distanceToEnd <= 20 }

  /// Scrolls to the end of the content.
  ///
  /// - Parameter isAnimated: Whether to scroll with an animation.
  public func scrollToEnd(animated isAnimated: Bool = true) {
    giveUpAwaitedPlace()
    watchScrolling()
    followEnd(animated: isAnimated)
  }

  /// Returns whether the list can be scrolled no farther toward its end, or toward its beginning.
  package func isScrolledFully(toEnd: Bool) -> Bool {
    guard let view else { return true }
    let (ends, offset) = (scrollEnds(of: view), view.contentOffset)
    return toEnd ? ends.distanceToEnd(from: offset) < 0.5 : ends.isAtStart(offset)
  }

  /// How much is hidden after what people see.
  private var distanceToEnd: CGFloat {
    guard let view, presenter.snapshot.itemCount > 0 else { return 0 }
    return scrollEnds(of: view).distanceToEnd(from: view.contentOffset)
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
      setOnTheWay(distanceToEnd > 0.5)
      if scrollMemory.isOnTheWay { view.setContentOffset(scrollEnds(of: view).end, animated: true) }
    } else {
      setOnTheWay(false)
      let last = snapshot.path(ofItemWithRank: snapshot.itemCount - 1)
      view.scroll(to: last.indexPath, at: .end, animated: false)
      view.settle { scrollEnds(of: view).end }
    }
  }

  private func setOnTheWay(_ isOnTheWay: Bool) {
    if let view { scrollMemory.way = wayToEnd(of: view) }
    scrollMemory.isOnTheWay = isOnTheWay
  }

  private func wayToEnd(of view: any ListSurface) -> WayToEnd {
    WayToEnd(
      distance: distanceToEnd,
      content: view.contentSize, size: view.bounds.size, insets: view.adjustedContentInset)
  }

  /// Forgets where the view was to scroll, as it is scrolled elsewhere.
  func leaveEnd() {
    setOnTheWay(false)
    (scrollMemory.isAtEnd, scrollMemory.isToSettle) = (false, false)
  }

  /// Lets the list begin at its end, if it is to be there and people have not seen it yet.
  func beginAtEnd() {
    leaveEnd()
    scrollMemory.sizeWatch?.removeFromSuperview()
    scrollMemory.sizeWatch = nil
    guard anchoring == .visibleExceptAtEnd, let view else { return }
    scrollMemory.isAtEnd = view.visibleCells.isEmpty
    scrollMemory.way = WayToEnd()
    scrollMemory.sizeWatch = SizeWatch(in: view, of: self)
  }

  /// Scrolls to where the list is to be, once its cells are there.
  func completeScrolling() {
    if !enterAwaitedPlace(), scrollMemory.awaited == nil, scrollMemory.isToSettle { pinAtEnd() }
  }

  private func pinAtEnd() {
    guard anchoring == .visibleExceptAtEnd, scrollMemory.isAtEnd, !scrollMemory.isOnTheWay,
      changeToRefresh == nil, let view, !view.isTracking, !view.isDecelerating
    else { return }
    if view.takesBatches { view.layoutIfNeeded() }
    if !view.isScrolled(to: scrollEnds(of: view).end) { followEnd(animated: false) }
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
      onScrollBegin?()
      setOnTheWay(false)
      scrollMemory.isToSettle = false
      giveUpAwaitedPlace()
    case .move:
      // Items come and go behind bars without their cells.
      if onViewportChange != nil { planViewportReport() }
      let (old, new) = (scrollMemory.way, wayToEnd(of: view))
      // What UIKit moves for another size or other insets, it moves before these are reported.
      let isResized = new.size != old.size || new.insets != old.insets
      if isResized, anchoring == .visibleExceptAtEnd, !view.isTracking { return }
      scrollMemory.way = new
      // An animation that has been replaced by another one leads elsewhere, and its end is not reported.
      if new.content == old.content, new.distance > old.distance { setOnTheWay(false) }
      // A layout that is not over moves what it finds to be higher than it was estimated.
      if scrollMemory.isToSettle, new.content != old.content { return }
      if !scrollMemory.isOnTheWay, changeToRefresh == nil {
        // Who is to read elsewhere may pass the end on the way there.
        scrollMemory.isAtEnd = scrollMemory.awaited == nil && isAtEnd
      }
    case .animationEnd:
      if !scrollMemory.isOnTheWay {
        // The list scrolls to a place without an animation, so this one led people or the app elsewhere.
        giveUpAwaitedPlace()
      } else if !view.isTracking {
        // The last item may be higher than it was estimated.
        followEnd(animated: false)
      }
      planViewportReport()
    case .resize:
      scrollMemory.way = wayToEnd(of: view)
      scrollMemory.isToSettle = true
      completeScrolling()
      planViewportReport()
    }
  }

  /// Returns the offsets at which a view shows the beginning and the end of the list.
  func scrollEnds(of view: any ListSurface) -> ScrollEnds {
    let (low, high) = view.outermostOffsets
    guard low.x < high.x, beginsAtRight(of: view) else { return ScrollEnds(start: low, end: high) }
    return ScrollEnds(start: CGPoint(x: high.x, y: low.y), end: CGPoint(x: low.x, y: high.y))
  }

  /// Returns whether the first item is to the right of the last one.
  ///
  /// Where people read from right to left, some layouts mirror the items, some the coordinates, so that offsets are
  /// those of other languages, and others nothing; but frames are always in the coordinates of the offsets.
  private func beginsAtRight(of view: any ListSurface) -> Bool {
    let snapshot = presenter.snapshot
    guard view.effectiveUserInterfaceLayoutDirection == .rightToLeft, snapshot.itemCount > 0 else {
      return false
    }
    let last = view.rectForRow(at: snapshot.path(ofItemWithRank: snapshot.itemCount - 1).indexPath)
    // Before an update, the view may not know the last item.
    if last.isEmpty { return false }
    return view.rectForRow(at: snapshot.path(ofItemWithRank: 0).indexPath).midX > last.midX
  }
}

/// How far the end of the content is from what is visible, and the sizes of both.
struct WayToEnd {
  var distance: CGFloat = 0
  var content = CGSize.zero
  var size = CGSize.zero
  var insets = UIEdgeInsets.zero
}

/// Notices that a list view gets another size.
///
/// A scroll view tells its delegate that its content moves, which it does not if the view gets lower. A hidden view
/// participates in autoresizing as usual (page of `isHidden`).
final class SizeWatch: UIView {
  private weak var list: (any PresentedList)?

  init(in view: UIView, of list: any PresentedList) {
    self.list = list
    super.init(frame: CGRect(origin: .zero, size: view.bounds.size))
    isHidden = true
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(self)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    list?.viewDidScroll(.resize)
  }
}

/// The offsets at which a list view shows the beginning and the end of its content.
struct ScrollEnds {
  let start: CGPoint
  let end: CGPoint

  /// Returns how much is hidden below or after what is visible at an offset.
  func distanceToEnd(from offset: CGPoint) -> CGFloat {
    max(end.x < start.x ? offset.x - end.x : end.x - offset.x, end.y - offset.y)
  }

  /// Returns whether nothing is hidden above or before what is visible at an offset.
  func isAtStart(_ offset: CGPoint) -> Bool {
    (end.x < start.x ? offset.x >= start.x : offset.x <= start.x) && offset.y <= start.y
  }
}

extension ListSurface {
  /// The offsets at the top left and at the bottom right of the content.
  var outermostOffsets: (low: CGPoint, high: CGPoint) {
    let insets = adjustedContentInset
    let low = CGPoint(x: -insets.left, y: -insets.top)
    let high = CGPoint(
      x: max(low.x, contentSize.width + insets.right - bounds.width),
      y: max(low.y, contentSize.height + insets.bottom - bounds.height))
    return (low, high)
  }
}
#endif
