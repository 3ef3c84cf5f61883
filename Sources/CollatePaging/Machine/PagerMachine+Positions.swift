extension PagerMachine {
  /// Opens the gate for positions that have no effects.
  mutating func openGate() {
    guard phase != .idle, canScroll, let window = gate.window else { return gate.close() }
    let still =
      phase.jump == nil
      ? window.stretch(epsilon: configuration.tolerance) : -Double.infinity...Double.infinity
    gate.open(still, hold: hold, in: ring)
  }

  /// The positions among the pages.
  var ring: PageRing { ring(of: pages) }

  /// Returns the positions among pages, which may be the previous ones.
  func ring(of pages: PageList) -> PageRing {
    PageRing(count: pages.count, loops: configuration.loops)
  }

  /// Returns the window at a position within the pages.
  func window(at place: Double) -> PagerWindow {
    let nearest = place.rounded()
    if abs(place - nearest) <= configuration.tolerance {
      let index = ring.wrapped(Int(nearest))
      return PagerWindow(first: index, last: index)
    }
    let first = Int(place.rounded(.down))
    return PagerWindow(first: ring.wrapped(first), last: ring.wrapped(first + 1))
  }

  /// Returns the page at an index, which can be any number of rounds away if the pager loops.
  func page(atWrapped index: Int) -> PageKey? {
    let index = ring.wrapped(index)
    return index >= 0 && index < pages.count ? pages[index] : nil
  }

  /// Returns the page nearest to a position within the pages.
  func page(nearest position: Double) -> PageKey {
    pages[ring.wrapped(Int(position.rounded()))]
  }

  /// Returns the distance of a page from a position.
  func distance(of page: PageKey, from position: Double) -> Double {
    guard let index = pages.index(of: page) else { return .infinity }
    return abs(ring.unwrapped(Double(index), near: position) - position)
  }

  /// The range from the end of the drag to the target, to which positions are clamped.
  ///
  /// A fast flick overshoots its target and returns, which must have no effects.
  var hold: ClosedRange<Double>? {
    guard case .settling(let target?, let start) = phase.movement,
      let index = pages.index(of: target)
    else { return nil }
    let end = ring.unwrapped(Double(index), near: start)
    return min(start, end)...max(start, end)
  }
}
