/// Where the pager is, and how far it may scroll before a page comes in or goes out.
///
/// Almost every scroll event stays within that stretch. A gate lets those pass and notes where they
/// lead; it has no type parameters, so that it costs a few comparisons in code that has.
@usableFromInline
struct PagerGate: Sendable {
  /// Where the pager is, in pages from the first.
  @usableFromInline var position = 0.0

  private var isOpen = false

  /// The last position, and the number of pages where they go round.
  private var last = 0.0
  private var period: Double?

  /// The positions between which the pager is held on the way to its target.
  private var hold: ClosedRange<Double>?

  /// The positions at which nothing comes in or goes out, held ones.
  private var still: ClosedRange<Double> = 0...0

  /// Lets nothing pass any more.
  mutating func close() {
    isOpen = false
  }

  /// Lets pass what brings no page in or out.
  ///
  /// - Parameters:
  ///   - still: The positions at which nothing happens.
  ///   - hold: The positions between which all others are held.
  ///   - count: The number of pages.
  ///   - loops: Whether the pages go round.
  mutating func open(
    _ still: ClosedRange<Double>,
    hold: ClosedRange<Double>?,
    count: Int,
    loops: Bool
  ) {
    isOpen = true
    self.still = still
    self.hold = hold
    last = Double(count - 1)
    period = loops ? Double(count) : nil
  }

  /// Returns whether a position is known to bring no page in or out; it is noted.
  @usableFromInline
  mutating func admits(_ newPosition: Double) -> Bool {
    guard isOpen, newPosition.isFinite else { return false }
    var place = min(max(newPosition, 0), last)
    if let period { place = newPosition.wrapped(into: period) }
    guard let hold else {
      guard still.contains(place) else { return false }
      position = place
      return true
    }
    if let period {
      place = place.unwrapped(near: (hold.lowerBound + hold.upperBound) / 2, period: period)
    }
    place = min(max(place, hold.lowerBound), hold.upperBound)
    guard still.contains(place) else { return false }
    position = period.map(place.wrapped) ?? place
    return true
  }
}
