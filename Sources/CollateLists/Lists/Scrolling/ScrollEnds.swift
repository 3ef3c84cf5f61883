#if canImport(UIKit) && !os(watchOS)
import CollateCore
import UIKit

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

extension ListDataSource {
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
    let last = view.rectForRow(
      at: snapshot.path(ofItemWithRank: snapshot.itemCount - 1).indexPath)
    // Before an update, the view may not know the last item.
    if last.isEmpty { return false }
    return view.rectForRow(at: snapshot.path(ofItemWithRank: 0).indexPath).midX > last.midX
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
