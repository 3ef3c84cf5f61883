#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
/// A jump, which shows its two pages side by side, however far apart they are.
struct PageJump: Equatable {
  let start: Int

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

  /// Returns the place at which the pager shows a position.
  func place(of position: Double) -> Double {
    startPlace + min(max((position - startPlace) / way, 0), 1) * (way < 0 ? -1 : 1)
  }

  /// Creates a jump, which takes the shorter way in a loop.
  ///
  /// - Parameters:
  ///   - start: The index of the page that disappears.
  ///   - target: The index of the target page.
  ///   - position: The current position, which decides between two ways of equal length.
  ///   - geometry: The layout of the pages.
  init(from start: Int, to target: Int, at position: Double, in geometry: PageGeometry) {
    self.start = start
    self.target = target
    let origin = Double(start)
    let way = geometry.place(ofPageAt: target, near: origin) - origin
    guard geometry.margin > 0, 2 * abs(way) == Double(geometry.pageCount) else {
      self.way = way
      return
    }
    self.way = geometry.unwrapped(position, near: origin) < origin ? -abs(way) : abs(way)
  }
}

extension PageGeometry {
  /// Returns the equivalent position of a loop that is nearest to another one.
  func unwrapped(_ position: Double, near other: Double) -> Double {
    guard margin > 0 else { return position }
    return position + ((other - position) / Double(pageCount)).rounded() * Double(pageCount)
  }
}
#endif
