extension Array {
  /// Makes room for more elements, twice as much as there was and not too little if any is needed, so
  /// that many calls cost no more than appending does.
  @inlinable
  mutating func reserve(more count: Int) {
    let needed = self.count &+ count
    if needed > capacity { reserveCapacity(Swift.max(needed, capacity &* 2, 256)) }
  }
}
