extension PagerMachine {
  /// Lets the next positions pass that bring no page in or out.
  mutating func openGate() {
    guard phase != .idle, canScroll, let window else { return gate.close() }
    var still = -Double.infinity...Double.infinity
    var hold: ClosedRange<Double>?
    switch phase {
    case .jumping: break
    case .idle, .dragging, .settling(nil): still = window.stretch(epsilon: configuration.tolerance)
    case .settling(.some(let target)):
      hold = self.hold(target: target)
      // The way to the target may go round the end of the pages.
      let middle = hold.map { ($0.lowerBound + $0.upperBound) / 2 } ?? position
      let distance = (unwrapped(position, near: middle) - position).rounded()
      still = window.stretch(epsilon: configuration.tolerance, around: distance)
    }
    gate.open(still, hold: hold, count: pages.count, loops: configuration.loops)
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
    return newPosition.wrapped(into: count)
  }

  /// Returns the window at a position within the pages.
  func window(at place: Double) -> PagerWindow {
    let nearest = place.rounded()
    if abs(place - nearest) <= configuration.tolerance {
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

  /// Returns the page at an index, which may be rounds away if the pager loops.
  func page(atWrapped index: Int) -> ID? {
    let count = pages.count
    if index >= 0 && index < count { return pages[index] }
    guard configuration.loops && count > 0 else { return nil }
    return pages[((index % count) + count) % count]
  }

  /// Returns a position that stands for the same place and lies next to another one.
  func unwrapped(_ position: Double, near other: Double) -> Double {
    unwrapped(position, near: other, among: pages.count)
  }

  /// Returns a position that stands for the same place among pages and lies next to another one.
  func unwrapped(_ position: Double, near other: Double, among pageCount: Int) -> Double {
    guard configuration.loops && pageCount > 0 else { return position }
    return position.unwrapped(near: other, period: Double(pageCount))
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

  /// Returns the position, held on the way to the target.
  private func heldBack(_ place: Double, target: ID) -> Double {
    guard let hold = hold(target: target) else { return place }
    let here = unwrapped(place, near: (hold.lowerBound + hold.upperBound) / 2)
    return self.place(of: min(max(here, hold.lowerBound), hold.upperBound)) ?? place
  }

  /// Returns the way from where the finger let go to the target.
  ///
  /// A fast flick goes beyond its target and comes back, which nobody needs to hear.
  private func hold(target: ID) -> ClosedRange<Double>? {
    guard let index = pages.index(of: target) else { return nil }
    let end = unwrapped(Double(index), near: releasePosition)
    return min(releasePosition, end)...max(releasePosition, end)
  }
}
