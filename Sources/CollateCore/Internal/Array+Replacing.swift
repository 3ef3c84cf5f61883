extension Array where Element: Comparable {
  /// Returns the elements in ascending order, each once.
  package func sortedWithoutRepeats() -> [Element] {
    if count < 2 { return self }
    var result: [Element] = []
    result.reserveCapacity(count)
    for element in sorted() where element != result.last { result.append(element) }
    return result
  }
}

extension [Int] {
  /// How many other elements precede each of those that come to these ascending positions.
  package var insertionRanks: [Int] { enumerated().map { $0.element - $0.offset } }
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
  package func position(ofRemaining rank: Int, listedBy position: (Element) -> Int) -> Int {
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
  /// Elements are copied in ranges, so that nothing has to ask for their type at run time.
  ///
  /// - Parameters:
  ///   - removed: The positions of the elements to remove, ascending.
  ///   - elements: The elements to add.
  ///   - ranks: How many of the remaining elements precede each of these, ascending.
  /// - Returns: The array after.
  /// - Complexity: O(*n*)
  package func replacing(_ removed: [Int], by elements: [Element], at ranks: [Int]) -> [Element] {
    let parts = ArrayPart.parts(removing: removed, addingAt: ranks)
    if parts.isEmpty { return self }
    let resultCount = count - removed.count + elements.count
    return unsafe Array(unsafeUninitializedCapacity: resultCount) { result, resultCount in
      var position = 0
      for part in parts {
        unsafe append(position..<part.removed.lowerBound, to: result, &resultCount)
        unsafe elements.append(part.added, to: result, &resultCount)
        position = part.removed.upperBound
      }
      unsafe append(position..<count, to: result, &resultCount)
    }
  }

  /// Copies a range behind those that were copied to memory that is not initialized.
  private func append(
    _ range: Range<Int>, to result: UnsafeMutableBufferPointer<Element>, _ count: inout Int
  ) {
    if range.isEmpty { return }
    precondition(count + range.count <= result.count && range.upperBound <= self.count)
    // Both have memory, as the range is not empty and within the bounds of both.
    unsafe withUnsafeBufferPointer { elements in
      unsafe result.baseAddress.unsafelyUnwrapped.advanced(by: count).initialize(
        from: elements.baseAddress.unsafelyUnwrapped.advanced(by: range.lowerBound),
        count: range.count)
    }
    count += range.count
  }
}

/// A range of an array, and the range of others that takes its place.
private struct ArrayPart {
  let removed: Range<Int>
  let added: Range<Int>

  static func parts(removing removed: [Int], addingAt ranks: [Int]) -> [ArrayPart] {
    var result: [ArrayPart] = []
    var (removedCount, next) = (0, 0)
    while removedCount < removed.count || next < ranks.count {
      let (firstRemoved, firstNext) = (removedCount, next)
      let start = Swift.min(
        removedCount < removed.count ? removed[removedCount] : .max,
        next < ranks.count ? ranks[next] + removedCount : .max)
      // What is removed there one after the other, and what is added among that.
      while true {
        let end = start + removedCount - firstRemoved
        if removedCount < removed.count, removed[removedCount] == end {
          removedCount += 1
        } else if next < ranks.count, ranks[next] + removedCount == end {
          next += 1
        } else {
          result.append(ArrayPart(removed: start..<end, added: firstNext..<next))
          break
        }
      }
    }
    return result
  }
}
