#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
/// Two pages side by side, however far they are apart, and the way from one to the other.
struct PageJump: Equatable {
  let start: Int

  let target: Int

  /// How many pages the way is, negative when it goes back.
  let way: Double

  /// Where the page that leaves lies, which is its own place.
  var startPlace: Double { Double(start) }

  /// Where the page to go to lies.
  var targetPlace: Double { startPlace + (way < 0 ? -1 : 1) }

  /// Returns the position of a place between the two.
  func position(at place: Double) -> Double {
    startPlace + (place - startPlace) * abs(way)
  }

  /// Returns the place where the pager is seen to be at a position.
  func place(of position: Double) -> Double {
    startPlace + min(max((position - startPlace) / way, 0), 1) * (way < 0 ? -1 : 1)
  }

  /// Creates a jump, which takes the shorter way in a loop.
  ///
  /// - Parameters:
  ///   - start: The index of the page that leaves.
  ///   - target: The index of the page to go to.
  ///   - position: Where the pager is, which decides between two ways of the same length.
  ///   - geometry: Where pages lie.
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
  /// Returns a position that stands for the same place and lies next to another one.
  func unwrapped(_ position: Double, near other: Double) -> Double {
    guard margin > 0 else { return position }
    return position + ((other - position) / Double(pageCount)).rounded() * Double(pageCount)
  }
}
#endif
