/// The indices of the pages that intersect the screen, one or two of them.
struct PagerWindow: Equatable, Sendable {
  /// The page whose beginning is at or before the position.
  var first: Int

  /// The page after it, or the same one when the position is exactly on it.
  var last: Int

  /// The same pages, the other way round.
  var swapped: PagerWindow { PagerWindow(first: last, last: first) }
}

extension PagerMachine {
  /// Whether a position is known to bring no page in or out; it is noted.
  ///
  /// This is what almost every scroll event comes to, so it asks nobody for anything.
  mutating func isStill(at newPosition: Double) -> Bool {
    guard let window, phase != .idle, canScroll, let place = heldPlace(of: newPosition)
    else { return false }
    if case .jumping = phase {} else if self.window(at: place) != window { return false }
    position = place
    return true
  }

  /// Returns the position within the pages that counts in this phase, or `nil` for what is none.
  func heldPlace(of newPosition: Double) -> Double? {
    guard let place = place(of: newPosition) else { return nil }
    guard case .settling(.some(let target)) = phase else { return place }
    return heldBack(place, target: target)
  }

  /// Returns the position within the pages, or `nil` for what is no position.
  func place(of newPosition: Double) -> Double? {
    guard newPosition.isFinite else { return nil }
    let count = Double(pages.count)
    guard configuration.loops else { return min(max(newPosition, 0), max(count - 1, 0)) }
    let rest = newPosition.truncatingRemainder(dividingBy: count)
    return rest < 0 ? rest + count : rest
  }

  /// Returns the window at a position within the pages.
  func window(at place: Double) -> PagerWindow {
    let nearest = place.rounded()
    if abs(place - nearest) <= configuration.epsilon {
      let index = wrapped(Int(nearest))
      return PagerWindow(first: index, last: index)
    }
    let first = Int(place.rounded(.down))
    return PagerWindow(first: wrapped(first), last: wrapped(first + 1))
  }

  /// Returns the index on the other end of the pages when it lies beyond this one.
  func wrapped(_ index: Int) -> Int {
    configuration.loops && index >= pages.count ? index - pages.count : index
  }

  /// Returns a position that stands for the same place and lies next to another one.
  func unwrapped(_ position: Double, near other: Double) -> Double {
    unwrapped(position, near: other, among: pages.count)
  }

  /// Returns a position that stands for the same place among pages and lies next to another one.
  func unwrapped(_ position: Double, near other: Double, among pageCount: Int) -> Double {
    guard configuration.loops && pageCount > 0 else { return position }
    let count = Double(pageCount)
    return position + ((other - position) / count).rounded() * count
  }

  /// Returns the page that is nearest to a position within the pages.
  func page(nearest position: Double) -> ID {
    pages[wrapped(Int(position.rounded()))]
  }

  /// Returns how far a page is from a position.
  func distance(of page: ID, from position: Double) -> Double {
    guard let index = pages.index(of: page) else { return .infinity }
    return abs(unwrapped(Double(index), near: position) - position)
  }

  /// Returns the position, held between where the finger let go and the target.
  ///
  /// A fast flick goes beyond its target and comes back, which nobody needs to hear.
  private func heldBack(_ place: Double, target: ID) -> Double {
    guard let index = pages.index(of: target) else { return place }
    let end = unwrapped(Double(index), near: releasePosition)
    let middle = (releasePosition + end) / 2
    let here = unwrapped(place, near: middle)
    let held = min(max(here, min(releasePosition, end)), max(releasePosition, end))
    return self.place(of: held) ?? place
  }
}
