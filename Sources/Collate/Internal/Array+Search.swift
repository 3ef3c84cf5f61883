extension RandomAccessCollection where Index == Int, Element: Comparable {
  /// Returns the first position whose element is not less than a value, in a sorted collection.
  ///
  /// - Complexity: O(log *n*)
  func lowerBound(of value: Element) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low &+ (high &- low) / 2
      if self[middle] < value { low = middle &+ 1 } else { high = middle }
    }
    return low
  }

  /// Returns whether a sorted collection contains an element.
  ///
  /// - Complexity: O(log *n*)
  func containsSorted(_ value: Element) -> Bool {
    let position = lowerBound(of: value)
    return position < endIndex && self[position] == value
  }
}

extension Array {
  /// Returns the last position whose element meets a condition that holds for the first elements up
  /// to some position; 0 if it holds for none.
  ///
  /// Each step is branch-free, because half of the branches would be mispredicted.
  ///
  /// - Complexity: O(log *n*)
  @inlinable
  @inline(__always)
  func lastPosition(where isBelow: (Element) -> Bool) -> Int {
    var base = 0
    var length = count
    while length > 1 {
      let half = length / 2
      base = isBelow(self[base &+ half]) ? base &+ half : base
      length &-= half
    }
    return base
  }
}
