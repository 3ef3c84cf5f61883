#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

/// Where pages lie in the content of a scroll view.
///
/// This is the one place that turns offsets into positions and back. A position is a *place* as long
/// as it may lie rounds away: the content of a loop goes on beyond its first and its last page.
struct PageGeometry: Equatable {
  var layout = PagerLayout()

  /// Whether the next page is on the left.
  var isReversed = false

  /// The size of a page.
  var pageSize = CGSize.zero

  var pageCount = 0

  /// Whether the first page follows the last one.
  var isLooping = false

  /// The number of places on each side beyond the pages.
  ///
  /// A loop comes back to its pages whenever it rests or a finger holds it, so that nobody gets to
  /// the end of the content.
  var margin: Int { isLooping && pageCount > 1 ? 32 : 0 }

  /// How far it is from one page to the next, in points.
  var extent: CGFloat {
    (layout.axis == .horizontal ? pageSize.width : pageSize.height) + layout.spacing
  }

  /// Whether there are pages and room to show them.
  var hasRoom: Bool { pageCount > 0 && pageSize.width > 0 && pageSize.height > 0 }

  /// The size of the content, which is that of a page across the axis.
  var contentSize: CGSize {
    size(along: CGFloat(pageCount + 2 * margin) * extent)
  }

  /// The size of the scroll view, which sees a page and half of the room on both sides of it.
  var viewSize: CGSize { size(along: extent) }

  /// Returns the offset that shows a place.
  func offset(of place: Double) -> CGPoint {
    let slots = isReversed ? Double(pageCount + margin - 1) - place : place + Double(margin)
    let distance = CGFloat(slots) * extent
    return layout.axis == .horizontal ? CGPoint(x: distance, y: 0) : CGPoint(x: 0, y: distance)
  }

  /// Returns the place that an offset shows; 0 when there is no room for pages.
  func place(at offset: CGPoint) -> Double {
    guard hasRoom else { return 0 }
    let slots = Double((layout.axis == .horizontal ? offset.x : offset.y) / extent)
    return isReversed ? Double(pageCount + margin - 1) - slots : slots - Double(margin)
  }

  /// Returns where the page at a place lies in the content.
  func frame(of place: Double) -> CGRect {
    var origin = offset(of: place)
    if layout.axis == .horizontal {
      origin.x += layout.spacing / 2
    } else {
      origin.y += layout.spacing / 2
    }
    return CGRect(origin: origin, size: pageSize)
  }

  /// Returns the place of the page at an index that is nearest to another place.
  func place(ofPageAt index: Int, near place: Double) -> Double {
    guard margin > 0 else { return Double(index) }
    let rounds = ((place - Double(index)) / Double(pageCount)).rounded()
    return Double(index) + rounds * Double(pageCount)
  }

  /// Returns the place of a page, of all that are the same place in a loop, that is within the pages.
  func placeWithinPages(_ place: Double) -> Double {
    guard margin > 0 else { return place }
    return place - (place / Double(pageCount)).rounded(.down) * Double(pageCount)
  }

  /// Returns the place of the page that is nearest to a place.
  func placeOfPage(nearest place: Double) -> Double {
    let nearest = place.rounded()
    return margin > 0 ? nearest : min(max(nearest, 0), Double(max(pageCount - 1, 0)))
  }

  private func size(along length: CGFloat) -> CGSize {
    layout.axis == .horizontal
      ? CGSize(width: length, height: pageSize.height)
      : CGSize(width: pageSize.width, height: length)
  }
}
#endif
