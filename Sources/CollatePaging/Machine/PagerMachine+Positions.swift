extension PagerMachine {
  /// Opens the gate for positions that have no effects.
  mutating func openGate() {
    guard let movement = phase.movement, canScroll, let window = gate.window else {
      return gate.close()
    }
    var still = -Double.infinity...Double.infinity
    var hold: ClosedRange<Double>?
    switch movement {
    case .jump: break
    case .drag, .settling(nil, _): still = window.stretch(epsilon: configuration.tolerance)
    case .settling(let target?, let start):
      hold = self.hold(from: start, to: target)
      // The way to the target can cross the end of the loop.
      let middle = hold.map { ($0.lowerBound + $0.upperBound) / 2 } ?? position
      let distance = (unwrapped(position, near: middle) - position).rounded()
      still = window.stretch(epsilon: configuration.tolerance, around: distance)
    }
    gate.open(still, hold: hold, count: pages.count, loops: configuration.loops)
  }

  /// Returns the position within the pages, clamped for the phase, or `nil` if it is invalid.
  func heldPlace(of newPosition: Double) -> Double? {
    guard let place = place(of: newPosition) else { return nil }
    guard case .settling(let target?, let start) = phase.movement,
      let hold = hold(from: start, to: target)
    else { return place }
    let here = unwrapped(place, near: (hold.lowerBound + hold.upperBound) / 2)
    return self.place(of: min(max(here, hold.lowerBound), hold.upperBound)) ?? place
  }

  /// Returns the position within the pages, or `nil` if it is invalid.
  func place(of newPosition: Double) -> Double? {
    guard newPosition.isFinite else { return nil }
    let count = Double(pages.count)
    guard configuration.loops && count > 0 else {
      return min(max(newPosition, 0), max(count - 1, 0))
    }
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

  /// Returns the index wrapped around the ends of the pages.
  func wrapped(_ index: Int) -> Int {
    configuration.loops && index >= pages.count ? index - pages.count : index
  }

  /// Returns the page at an index, which can be any number of rounds away if the pager loops.
  func page(atWrapped index: Int) -> PageKey? {
    let count = pages.count
    if index >= 0 && index < count { return pages[index] }
    guard configuration.loops && count > 0 else { return nil }
    return pages[((index % count) + count) % count]
  }

  /// Returns the equivalent position that is nearest to another one.
  func unwrapped(_ position: Double, near other: Double) -> Double {
    unwrapped(position, near: other, among: pages.count)
  }

  /// Returns the equivalent position among a number of pages that is nearest to another one.
  func unwrapped(_ position: Double, near other: Double, among pageCount: Int) -> Double {
    guard configuration.loops && pageCount > 0 else { return position }
    return position.unwrapped(near: other, period: Double(pageCount))
  }

  /// Returns the page nearest to a position within the pages.
  func page(nearest position: Double) -> PageKey {
    pages[wrapped(Int(position.rounded()))]
  }

  /// Returns the distance of a page from a position.
  func distance(of page: PageKey, from position: Double) -> Double {
    guard let index = pages.index(of: page) else { return .infinity }
    return abs(unwrapped(Double(index), near: position) - position)
  }

  /// Returns the range from the end of the drag to the target.
  ///
  /// A fast flick overshoots its target and returns, which must have no effects.
  private func hold(from start: Double, to target: PageKey) -> ClosedRange<Double>? {
    guard let index = pages.index(of: target) else { return nil }
    let end = unwrapped(Double(index), near: start)
    return min(start, end)...max(start, end)
  }
}
