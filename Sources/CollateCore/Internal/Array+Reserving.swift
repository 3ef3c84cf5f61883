extension Array {
  /// Reserves capacity for more elements, growing geometrically so that repeated calls take
  /// amortized constant time per element.
  @inlinable
  mutating func reserve(more count: Int) {
    let needed = self.count &+ count
    if needed > capacity { reserveCapacity(Swift.max(needed, capacity &* 2, 256)) }
  }
}
