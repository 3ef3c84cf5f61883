extension Array where Element: Comparable {
  /// Returns the elements in ascending order, each once.
  func sortedWithoutRepeats() -> [Element] {
    var result: [Element] = []
    result.reserveCapacity(count)
    for element in sorted() where element != result.last { result.append(element) }
    return result
  }
}

extension RandomAccessCollection where Index == Int {
  /// Returns the position of an element, by its rank among those whose positions are not in this
  /// ascending list.
  ///
  /// - Parameters:
  ///   - rank: The rank.
  ///   - position: Returns the position that an element of the list stands for.
  /// - Returns: The position.
  /// - Complexity: O(log *m*)
  @inline(__always)
  func position(ofRemaining rank: Int, listedBy position: (Element) -> Int) -> Int {
    // The rank is shifted by the number of listed elements that precede the position.
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if position(self[startIndex + middle]) - middle <= rank {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return rank + low
  }
}

extension Array {
  /// Returns the array without some elements, and with others.
  ///
  /// - Parameters:
  ///   - removed: The positions of the elements to remove, ascending.
  ///   - elements: The elements to add.
  ///   - ranks: How many of the remaining elements precede each of these, ascending.
  /// - Returns: The array after.
  /// - Complexity: O(*n*)
  func replacing(
    _ removed: [Int], by elements: some Collection<Element>, at ranks: [Int]
  ) -> [Element] {
    var result: [Element] = []
    result.reserveCapacity(count - removed.count + ranks.count)
    var position = 0
    var rank = 0
    var gone = removed[...]
    func addRemaining(upTo end: Int) {
      while rank < end {
        let stop = gone.first ?? count
        let length = Swift.min(end - rank, stop - position)
        result += self[position..<position + length]
        position += length
        rank += length
        if rank < end {
          gone.removeFirst()
          position += 1
        }
      }
    }
    for (element, rank) in zip(elements, ranks) {
      addRemaining(upTo: rank)
      result.append(element)
    }
    addRemaining(upTo: count - removed.count)
    return result
  }
}
