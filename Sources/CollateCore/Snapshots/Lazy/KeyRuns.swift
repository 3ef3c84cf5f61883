/// A list of integers, stored as runs of consecutive ones.
package struct KeyRuns: Hashable, Sendable {
  /// Consecutive integers, and the position of the first in the list.
  private struct Run: Hashable, Sendable {
    var keys: Range<Int>
    var start: Int

    var end: Int { start + keys.count }
  }

  /// The runs, of which none is empty, and none continues the one before.
  ///
  /// So lists with the same integers have the same runs.
  private var runs: [Run] = []

  package init() {}

  /// Creates a list of integers.
  ///
  /// - Precondition: They are less than the greatest one of all.
  /// - Complexity: O(1) for a range or such a list, otherwise O(*n*).
  package init(_ keys: some Sequence<Int>) {
    if let keys = keys as? KeyRuns {
      self = keys
    } else if let keys = keys as? Range<Int> {
      append(keys)
    } else if let keys = keys as? ClosedRange<Int> {
      append(Self.range(keys))
    } else {
      for key in keys { append(Self.range(key...key)) }
    }
  }

  private static func range(_ keys: ClosedRange<Int>) -> Range<Int> {
    precondition(
      keys.upperBound < .max,
      "The key \(keys.upperBound) is too large, the largest is \(Int.max - 1)")
    return Range(keys)
  }

  private mutating func append(_ keys: Range<Int>) {
    if keys.isEmpty { return }
    let (length, isTooLong) = keys.upperBound.subtractingReportingOverflow(keys.lowerBound)
    precondition(
      !isTooLong && length <= .max - count,
      "The keys \(keys) after \(count) others are more than can be counted")
    if let last = runs.indices.last, runs[last].keys.upperBound == keys.lowerBound {
      runs[last].keys = runs[last].keys.lowerBound..<keys.upperBound
    } else {
      runs.append(Run(keys: keys, start: count))
    }
  }
}

extension KeyRuns: RandomAccessCollection {
  package var startIndex: Int { 0 }

  package var endIndex: Int { runs.last?.end ?? 0 }

  /// The integer at a position.
  ///
  /// - Complexity: O(log *r*) in the number of runs.
  package subscript(position: Int) -> Int {
    precondition(
      position >= 0 && position < count, "There is no key \(position), there are \(count)")
    let run = runs[runs.lastPosition { $0.start <= position }]
    return run.keys.lowerBound + (position - run.start)
  }
}

extension KeyRuns {
  /// Returns the list of the integers at positions.
  ///
  /// - Complexity: O(*r*) in the number of runs.
  package func list(at positions: Range<Int>) -> KeyRuns {
    var result = KeyRuns()
    for run in runs {
      let part = positions.clamped(to: run.start..<run.end)
      let (start, end) = (part.lowerBound - run.start, part.upperBound - run.start)
      result.append(run.keys.lowerBound + start..<run.keys.lowerBound + end)
    }
    return result
  }

  /// Replaces the integers at positions.
  ///
  /// - Complexity: O(*r*) in the number of runs.
  package mutating func replace(_ positions: Range<Int>, with keys: KeyRuns) {
    var result = list(at: 0..<positions.lowerBound)
    for run in keys.runs { result.append(run.keys) }
    for run in list(at: positions.upperBound..<count).runs { result.append(run.keys) }
    self = result
  }

  /// Returns the positions of some integers, ascending.
  ///
  /// - Parameter keys: Integers, ascending.
  /// - Returns: The positions, ascending.
  /// - Complexity: O(*r* log *m* + *h*) in the numbers of runs, of integers, and of hits.
  package func positions(of keys: [Int]) -> [Int] {
    runs.flatMap { run in
      keys[keys.lowerBound(of: run.keys.lowerBound)..<keys.lowerBound(of: run.keys.upperBound)]
        .map { run.start + ($0 - run.keys.lowerBound) }
    }
  }
}

extension KeyRuns {
  /// Returns the positions that must be removed here and inserted there to obtain another list.
  ///
  /// What remains is the longest list that both have in their order. Lists with repeated integers
  /// have nothing in common.
  ///
  /// - Complexity: O(*r* log *r*) in the number of runs, plus the size of the result.
  package func difference(to other: KeyRuns) -> (removed: [Range<Int>], inserted: [Range<Int>]) {
    var chain = HeaviestChain()
    chain.blocks = commonBlocks(with: other) ?? []
    chain.search(afterCount: other.count)
    var kept: [Block] = []
    chain.forEachBlock(kept: { kept.append($0) }, leftOut: { _ in })
    return (
      (0..<count).gaps(between: kept.map { $0.before..<$0.before + $0.length }),
      (0..<other.count).gaps(between: kept.map { $0.after..<$0.after + $0.length })
    )
  }

  /// Returns the runs of integers that are consecutive here and there, in the order here; `nil` if
  /// any integer is repeated.
  private func commonBlocks(with other: KeyRuns) -> [Block]? {
    guard let ours = sortedRuns, let theirs = other.sortedRuns else { return nil }
    var blocks: [Block] = []
    var rest = theirs[...]
    for run in ours {
      while let next = rest.first, next.keys.lowerBound < run.keys.upperBound {
        let common = run.keys.clamped(to: next.keys)
        if !common.isEmpty {
          blocks.append(
            Block(
              before: run.start + (common.lowerBound - run.keys.lowerBound),
              after: next.start + (common.lowerBound - next.keys.lowerBound),
              length: common.count))
        }
        // The next of our runs may have more of it.
        if next.keys.upperBound > run.keys.upperBound { break }
        rest.removeFirst()
      }
    }
    return blocks.sorted { $0.before < $1.before }
  }

  /// The runs, ascending by their integers; `nil` if any integer is repeated.
  private var sortedRuns: [Run]? {
    let sorted = runs.sorted { $0.keys.lowerBound < $1.keys.lowerBound }
    let isRepeated = zip(sorted, sorted.dropFirst()).contains {
      $0.keys.upperBound > $1.keys.lowerBound
    }
    return isRepeated ? nil : sorted
  }
}

extension Range<Int> {
  /// Returns the ranges that lie between others, which are ascending and in this one.
  fileprivate func gaps(between others: [Range]) -> [Range] {
    let starts = [lowerBound] + others.map(\.upperBound)
    let ends = others.map(\.lowerBound) + [upperBound]
    return zip(starts, ends).filter { $0 < $1 }.map { $0..<$1 }
  }
}
