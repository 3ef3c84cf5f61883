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

extension Array where Element: FixedWidthInteger {
  /// Returns the last position whose element is not greater than a value, in a sorted array, or 0 if
  /// there is none.
  ///
  /// Each step is branch-free, because half of the branches would be mispredicted.
  ///
  /// - Complexity: O(log *n*)
  @inlinable
  func lastPosition(notAbove value: Element) -> Int {
    var base = 0
    var length = count
    while length > 1 {
      let half = length / 2
      base = self[base &+ half] <= value ? base &+ half : base
      length &-= half
    }
    return base
  }
}
