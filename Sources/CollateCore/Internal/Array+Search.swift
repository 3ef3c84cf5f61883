extension RandomAccessCollection where Index == Int, Element: Comparable {
  /// Returns the first position whose element is not less than a value, in a sorted collection.
  ///
  /// - Complexity: O(log *n*)
  package func lowerBound(of value: Element) -> Int {
    guard let first, first < value else { return startIndex }
    return lastPosition { $0 < value } &+ 1
  }

  /// Returns whether a sorted collection contains an element.
  ///
  /// - Complexity: O(log *n*)
  package func containsSorted(_ value: Element) -> Bool {
    let position = lowerBound(of: value)
    return position < endIndex && self[position] == value
  }
}

extension RandomAccessCollection where Index == Int {
  /// Returns the last position whose element meets a condition that holds for the first elements up
  /// to some position; the first one if it holds for none.
  ///
  /// Each step looks at three elements, and adds up how many of them meet the condition: a branch
  /// would be mispredicted half of the time, and compilers make one of a conditional assignment.
  ///
  /// - Parameters:
  ///   - start: The first position to look at; `nil` for that of the first element.
  ///   - isBelow: The condition.
  /// - Returns: A position.
  /// - Complexity: O(log *n*)
  @inlinable
  @inline(__always)
  package func lastPosition(from start: Int? = nil, where isBelow: (Element) -> Bool) -> Int {
    let start = start ?? startIndex
    @inline(__always)
    func bit(_ position: Int) -> Int { isBelow(self[position]) ? 1 : 0 }
    let length = endIndex &- start
    if length < 2 { return start }
    // Either all elements but the last power of two meet the condition, or those behind do not.
    let shift = Int.bitWidth &- 1 &- length.leadingZeroBitCount
    var step = 1 &<< shift
    var base = endIndex &- step
    if base > start && !isBelow(self[base]) { base = start }
    if shift & 1 == 1 {
      step &>>= 1
      base &+= bit(base &+ step) &* step
    }
    while step > 1 {
      step &>>= 2
      let (first, second, third) = (base &+ step, base &+ 2 &* step, base &+ 3 &* step)
      base &+= (bit(first) &+ bit(second) &+ bit(third)) &* step
    }
    return base
  }
}
