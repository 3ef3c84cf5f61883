#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
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
