extension Array where Element: Comparable {
  /// Returns the elements in ascending order, each once.
  package func sortedWithoutRepeats() -> [Element] {
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
    if parts.count <= 4 {
      var result = self
      for part in parts.reversed() {
        result.replaceSubrange(part.removed, with: elements[part.added])
      }
      return result
    }
    var result: [Element] = []
    result.reserveCapacity(count - removed.count + ranks.count)
    var position = 0
    for part in parts {
      result += self[position..<part.removed.lowerBound]
      result += elements[part.added]
      position = part.removed.upperBound
    }
    result += self[position...]
    return result
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
