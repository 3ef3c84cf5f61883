/// The position of a pager, and the range in which it can scroll without effects.
///
/// Almost all scroll events stay within that range. A gate admits those and stores their positions.
/// It is not generic, so that it costs only a few comparisons in generic code.
struct PagerGate: Sendable {
  /// The position, in pages from the first one.
  private(set) var position = 0.0

  /// The indices of the pages on screen at the last position; `nil` if unknown.
  private(set) var window: PagerWindow?

  private var isOpen = false

  /// The positions among the pages.
  private var ring = PageRing(count: 0, loops: false)

  /// The range to which positions are clamped on the way to the target.
  private var hold: ClosedRange<Double>?

  /// The clamped positions at which no page appears or disappears.
  private var still: ClosedRange<Double> = 0...0

  /// Sets the position, at which the pages on screen are unknown.
  mutating func move(to position: Double) {
    self.position = position
    forgetWindow()
  }

  /// Sets the position, and the pages that are on screen there.
  mutating func move(to position: Double, showing window: PagerWindow) {
    self.position = position
    self.window = window
    close()
  }

  /// Forgets which pages are on screen.
  mutating func forgetWindow() {
    window = nil
    close()
  }

  /// Closes the gate, so that it admits no position.
  mutating func close() {
    isOpen = false
  }

  /// Opens the gate for positions that have no effects.
  ///
  /// - Parameters:
  ///   - still: The positions without effects.
  ///   - hold: The range to which positions are clamped.
  ///   - ring: The positions among the pages.
  mutating func open(
    _ still: ClosedRange<Double>, hold: ClosedRange<Double>?, in ring: PageRing
  ) {
    isOpen = true
    self.still = still
    self.hold = hold
    self.ring = ring
  }

  /// Stores a position if it is known to have no effects, and returns whether it did.
  mutating func admits(_ newPosition: Double) -> Bool {
    guard isOpen, let place = ring.place(of: newPosition, within: hold), still.contains(place)
    else { return false }
    position = place
    return true
  }
}

/// The indices of the pages that intersect the screen, one or two of them.
struct PagerWindow: Equatable, Sendable {
  /// The last page that starts at or before the position.
  var first: Int

  /// The next page, or the same one if the position is exactly at it.
  var last: Int

  /// Returns the range of positions at which these pages are on screen.
  ///
  /// - Parameter epsilon: The tolerance for being at a page.
  /// - Returns: A range that contains no positions of other windows, and almost all of this one.
  func stretch(epsilon: Double) -> ClosedRange<Double> {
    let page = Double(first)
    if first == last {
      // Sums are rounded.
      return min((page - epsilon).nextUp, page)...max((page + epsilon).nextDown, page)
    }
    let (start, end) = ((page + epsilon).nextUp, (page + 1 - epsilon).nextDown)
    return start...max(start, end)
  }

  /// The same pages in reverse order.
  var swapped: PagerWindow { PagerWindow(first: last, last: first) }
}
