/// The positions along the pages of a pager, which form a ring if the last page is followed by the first one.
///
/// The machine and the layout of its host have to agree on them, so neither has arithmetic of its own.
package struct PageRing: Equatable, Sendable {
  /// The number of pages.
  package let count: Int

  /// Whether the first page follows the last one.
  package let loops: Bool

  package init(count: Int, loops: Bool) {
    self.count = count
    self.loops = loops && count > 0
  }

  /// Returns the equivalent position between the first page and the end of the ring.
  package func wrapped(_ position: Double) -> Double {
    guard loops else { return position }
    let rest = position.truncatingRemainder(dividingBy: Double(count))
    return rest < 0 ? rest + Double(count) : rest
  }

  /// Returns the equivalent index within the pages, if they loop.
  package func wrapped(_ index: Int) -> Int {
    loops ? (index % count + count) % count : index
  }

  /// Returns the equivalent position that is nearest to another one.
  package func unwrapped(_ position: Double, near other: Double) -> Double {
    guard loops else { return position }
    return position + ((other - position) / Double(count)).rounded() * Double(count)
  }

  /// Returns the position within the pages, and within a range on its way to a target; `nil` if it is invalid.
  func place(of position: Double, within hold: ClosedRange<Double>? = nil) -> Double? {
    guard position.isFinite else { return nil }
    let place = loops ? wrapped(position) : min(max(position, 0), Double(max(count - 1, 0)))
    guard let hold else { return place }
    // The way to the target can cross the end of the ring.
    let here = unwrapped(place, near: (hold.lowerBound + hold.upperBound) / 2)
    return wrapped(min(max(here, hold.lowerBound), hold.upperBound))
  }

  /// Returns the distance from one page to another, by the shorter way if the pages loop.
  ///
  /// If both have the same length and the direction is not given, it is the way that the position is
  /// on, otherwise the one forward.
  package func way(
    from start: Int, to goal: Int, at position: Double, isBackward: Bool? = nil
  ) -> Double {
    let way = unwrapped(Double(goal), near: Double(start)) - Double(start)
    guard hasEqualWays(from: start, to: goal) else { return way }
    let here = unwrapped(position, near: Double(start))
    return isBackward ?? (here < Double(start)) ? -abs(way) : abs(way)
  }

  /// Returns whether both ways between two pages have the same length, half around the ring.
  func hasEqualWays(from start: Int, to goal: Int) -> Bool {
    loops && 2 * abs(goal - start) == count
  }

  /// Returns the completed part of the way between two different pages, from 0 to 1.
  package func partDone(from start: Int, to goal: Int, at position: Double) -> Double {
    let way = way(from: start, to: goal, at: position)
    let here = unwrapped(position, near: Double(start) + way / 2) - Double(start)
    return min(max(here / way, 0), 1)
  }
}
