extension ArrangedSection {
  /// The difference of the labels of neighbors, where nothing was inserted between them.
  private static var stride: Int64 { 1 << 32 }

  /// The labels are between this one and its negative.
  private static var limit: Int64 { 1 << 61 }

  /// Gives labels to the items that have none, which is `Int64.min`.
  ///
  /// If there is no room between two labels, all items get new ones.
  ///
  /// - Returns: The new labels of the items that had others.
  /// - Complexity: O(*n*)
  mutating func giveLabels() -> [Int64: Int64] {
    var start = 0
    while let first = items[start...].firstIndex(where: { $0.label == .min }) {
      let end = items[first...].firstIndex { $0.label != .min } ?? items.count
      guard let labels = labels(for: first..<end) else { return giveNewLabels() }
      for (index, label) in zip(first..<end, labels) { items[index].label = label }
      start = end
    }
    return [:]
  }

  /// Returns labels for some items, or `nil` if there is no room.
  private func labels(for range: Range<Int>) -> StrideTo<Int64>? {
    let lower = range.lowerBound > 0 ? items[range.lowerBound - 1].label : nil
    let upper = range.upperBound < items.count ? items[range.upperBound].label : nil
    let count = Int64(range.count)
    let (first, step): (Int64, Int64) =
      switch (lower, upper) {
      case (nil, nil): (0, Self.stride)
      case (let lower?, nil): (lower + Self.stride, Self.stride)
      case (nil, let upper?): (upper - count * Self.stride, Self.stride)
      case (let lower?, let upper?):
        (lower + (upper - lower) / (count + 1), (upper - lower) / (count + 1))
      }
    let end = first + count * step
    guard step > 0, first > -Self.limit, end < Self.limit else { return nil }
    return Swift.stride(from: first, to: end, by: Int64.Stride(step))
  }

  private mutating func giveNewLabels() -> [Int64: Int64] {
    var names: [Int64: Int64] = [:]
    for index in items.indices {
      let label = Int64(index) * Self.stride
      if items[index].label != .min { names[items[index].label] = label }
      items[index].label = label
    }
    return names
  }
}
