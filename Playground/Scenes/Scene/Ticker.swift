/// What happens by itself again and again, unless it is switched off.
struct Ticker {
  /// The time at which it happens next; `nil` while it is off.
  var next: Duration?

  /// The time between two occurrences.
  private let rest: Duration

  /// Creates a ticker that is on.
  ///
  /// - Parameters:
  ///   - rest: The time between two occurrences.
  ///   - first: The time of the first one; `nil` for that time as well.
  init(every rest: Duration, from first: Duration? = nil) {
    (self.rest, next) = (rest, first ?? rest)
  }

  /// Returns whether it is to happen now, and if so, plans the next time.
  mutating func isDue(at now: Duration) -> Bool {
    guard let next, now >= next else { return false }
    self.next = now + rest
    return true
  }

  /// Switches it off, or on again.
  mutating func toggle(at now: Duration) { next = next == nil ? now : nil }
}
