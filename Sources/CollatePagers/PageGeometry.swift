#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import CollatePaging
import UIKit

/// The layout of pages in the content of a scroll view.
///
/// Only this type converts content offsets to positions and back. A position that may be outside of
/// the range of pages is called a *place*: the content of a loop continues before its first page
/// and after its last one.
struct PageGeometry: Equatable {
  var layout = PagerLayout()

  /// Whether the next page is to the left.
  var isReversed = false

  /// The size of a page.
  var pageSize = CGSize.zero

  var pageCount = 0

  /// Whether the last page is followed by the first one.
  var isLooping = false

  /// The number of places on each side of the pages.
  ///
  /// A loop returns to the range of pages whenever it rests, and during a drag, so the user never
  /// reaches the end of the content.
  var margin: Int { isLooping && pageCount > 1 ? 32 : 0 }

  /// The distance from one page to the next, in points.
  var extent: CGFloat {
    (layout.axis == .horizontal ? pageSize.width : pageSize.height) + layout.spacing
  }

  /// Whether there are pages, and they can be seen.
  ///
  /// Between pages that are only a fraction of a point wide, all would be visible.
  var hasRoom: Bool { pageCount > 0 && pageSize.width >= 0.5 && pageSize.height >= 0.5 }

  /// The places of the pages.
  var ring: PageRing { PageRing(count: pageCount, loops: margin > 0) }

  /// The size of the content; across the axis it is the size of a page.
  var contentSize: CGSize { size(along: CGFloat(pageCount + 2 * margin) * extent) }

  /// The size of the scroll view: a page, and half of the spacing on both sides of it.
  var viewSize: CGSize { size(along: extent) }

  /// The number of pages on each side of a resting one that are visible.
  ///
  /// Pages that are less than half a point wide do not count.
  var visibleNeighbors: Int {
    guard hasRoom else { return 0 }
    let room = layout.inset - layout.spacing
    return room < 0.5 ? 0 : Int((room / extent).rounded(.up))
  }

  /// The distance of a page from the middle of the container, in pages, up to which it is visible.
  var visibleReach: Double {
    let length = extent - layout.spacing
    return Double((length / 2 + layout.inset + length / 2) / extent)
  }

  /// Returns the index of the page at a place; `nil` if there is none.
  func index(at place: Double) -> Int? {
    let index = ring.wrapped(Int(place.rounded()))
    return index >= 0 && index < pageCount ? index : nil
  }

  /// Returns the content offset of a place.
  func offset(of place: Double) -> CGPoint {
    let slots = isReversed ? Double(pageCount + margin - 1) - place : place + Double(margin)
    let distance = CGFloat(slots) * extent
    return layout.axis == .horizontal ? CGPoint(x: distance, y: 0) : CGPoint(x: 0, y: distance)
  }

  /// Returns the place at a content offset; 0 if there is no room for pages.
  func place(at offset: CGPoint) -> Double {
    guard hasRoom else { return 0 }
    let slots = Double((layout.axis == .horizontal ? offset.x : offset.y) / extent)
    return isReversed ? Double(pageCount + margin - 1) - slots : slots - Double(margin)
  }

  /// Returns the frame of the page at a place in the content.
  func frame(of place: Double) -> CGRect {
    var origin = offset(of: place)
    if layout.axis == .horizontal {
      origin.x += layout.spacing / 2
    } else {
      origin.y += layout.spacing / 2
    }
    return CGRect(origin: origin, size: pageSize)
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

/// A jump, which shows its two pages side by side, however far apart they are.
struct PageJump: Equatable {
  /// The index of the page that disappears.
  let start: Int

  /// The index of the target page.
  let target: Int

  /// The number of pages from start to target, negative if it goes backward.
  let way: Double

  /// The place of the page that disappears, which is its regular one.
  var startPlace: Double { Double(start) }

  /// The place of the target page.
  var targetPlace: Double { startPlace + (way < 0 ? -1 : 1) }

  /// Returns the regular place of the page that is shown at a place.
  func regularPlace(of place: Double) -> Double {
    let isBeyondStart = way < 0 ? place < startPlace : place > startPlace
    return isBeyondStart ? place - targetPlace + Double(target) : place
  }

  /// Returns the position of a place between the two pages.
  func position(at place: Double) -> Double { startPlace + (place - startPlace) * abs(way) }
}
#endif
