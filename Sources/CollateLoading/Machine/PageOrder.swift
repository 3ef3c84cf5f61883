import CollateCore

/// Where an id is in its page.
struct PagePosition: Hashable, Sendable {
  /// The index of the page among all pages and gaps.
  let page: Int

  /// The number of ids before it in the page.
  let offset: Int
}

/// The order of the pages and gaps of a loader machine: where each of them is, and how many ids come before it.
///
/// Each has a label, ascending in their order, which it keeps while others are inserted and removed. So what is known
/// of a page by its token, or by a number of its chunks, stays valid.
struct PageOrder: Sendable {
  /// What stands in the order.
  enum Name: Hashable, Sendable {
    case page(LoadToken)
    case gap(LoadGap)
  }

  private var names: [Name] = []

  /// The labels, and the numbers of ids; apart from the names, as they are searched and added up.
  private var labels: [Int] = []
  private var counts: [Int] = []

  private var labelsByName: [Name: Int] = [:]

  /// The label of the page that each chunk is in, by the number of the chunk.
  private var homes: [Int] = []

  /// The numbers that no chunk has any more.
  private var freeNumbers: [Int32] = []

  /// The number of ids.
  private(set) var idCount = 0

  /// The number of gaps.
  private(set) var gapCount = 0
}

extension PageOrder {
  /// The number of pages.
  var pageCount: Int { names.count - gapCount }

  /// The number of chunks that there were at the same time at most.
  var chunkCount: Int { homes.count }

  /// The number of ids before each gap.
  var gapRanks: [Int] {
    if gapCount == 0 { return [] }
    var (rank, ranks): (Int, [Int]) = (0, [])
    for (name, count) in zip(names, counts) {
      if case .gap = name { ranks.append(rank) }
      rank += count
    }
    return ranks
  }

  /// Returns the index of a page or gap.
  ///
  /// - Complexity: O(log *k*) in the number of pages.
  func index(of name: Name) -> Int? { labelsByName[name].flatMap(index(ofLabel:)) }

  /// Returns the index of the page that has a chunk.
  ///
  /// - Complexity: O(log *k*) in the number of pages.
  func index(ofChunk number: Int) -> Int? { index(ofLabel: homes[number]) }

  private func index(ofLabel label: Int) -> Int? {
    let index = labels.lastPosition { $0 <= label }
    return index < labels.count && labels[index] == label ? index : nil
  }

  /// Returns the number of ids before an index.
  ///
  /// - Complexity: O(*k*) in the number of pages, of which four take a nanosecond.
  func rank(ofElement index: Int) -> Int { counts.sum(before: index, total: idCount) }
}

// Changes.
extension PageOrder {
  /// Inserts a page or a gap that has no chunks yet.
  mutating func insert(_ name: Name, at index: Int) {
    let label = makeLabel(at: index)
    names.insert(name, at: index)
    labels.insert(label, at: index)
    counts.insert(0, at: index)
    labelsByName[name] = label
    if case .gap = name { gapCount += 1 }
  }

  /// Gives a page or gap another name.
  mutating func rename(at index: Int, to name: Name) {
    labelsByName[names[index]] = nil
    labelsByName[name] = labels[index]
    names[index] = name
  }

  /// Removes pages, whose chunks were removed, and gaps.
  mutating func remove(_ range: Range<Int>) {
    for index in range {
      labelsByName[names[index]] = nil
      idCount -= counts[index]
      if case .gap = names[index] { gapCount -= 1 }
    }
    names.removeSubrange(range)
    labels.removeSubrange(range)
    counts.removeSubrange(range)
  }

  /// Notes that a page has more ids, or fewer.
  mutating func addIDs(_ count: Int, at index: Int) {
    counts[index] += count
    idCount += count
  }

  /// Returns a number for a new chunk of the page at an index.
  mutating func makeChunkNumber(at index: Int) -> Int32 {
    if let number = freeNumbers.popLast() {
      homes[Int(number)] = labels[index]
      return number
    }
    homes.append(labels[index])
    return Int32(homes.count - 1)
  }

  /// Takes back the numbers of removed chunks.
  mutating func freeChunkNumbers(_ numbers: [Int32]) { freeNumbers += numbers }

  /// The distance of the labels of neighbors, between which so many others fit.
  private static var step: Int { 1 << 24 }

  /// Returns a label for what comes to an index.
  private mutating func makeLabel(at index: Int) -> Int {
    if labels.isEmpty { return 0 }
    if index == labels.count { return labels[index - 1] + Self.step }
    if index == 0 { return labels[0] - Self.step }
    let label = labels[index - 1] + (labels[index] - labels[index - 1]) / 2
    if label > labels[index - 1] { return label }
    spreadLabels()
    return makeLabel(at: index)
  }

  /// Gives everything another label, as there is no room between two.
  private mutating func spreadLabels() {
    // The homes of free numbers may be removed labels.
    homes = homes.map { (index(ofLabel: $0) ?? 0) * Self.step }
    for index in labels.indices {
      labels[index] = index * Self.step
      labelsByName[names[index]] = labels[index]
    }
  }
}

extension [Int] {
  /// Returns the sum of the first elements, from the side that is nearer.
  ///
  /// - Complexity: O(*n*), of which four take a nanosecond.
  func sum(before end: Int, total: Int) -> Int {
    if end <= count / 2 {
      var sum = 0
      for index in 0..<end { sum &+= self[index] }
      return sum
    }
    var sum = total
    for index in end..<count { sum &-= self[index] }
    return sum
  }
}

#if COLLATE_CHECK_INVARIANTS
extension PageOrder {
  /// Traps if the order is not that of some pages and gaps, or numbers of chunks are lost.
  ///
  /// That each id has its rank, the pages find out.
  func checkInvariants(_ elements: [Name], usedNumbers: [Int32]) {
    precondition(names == elements, "\(names) instead of \(elements)")
    precondition(gapCount == gapRanks.count && idCount == counts.reduce(0, +), "A sum is wrong")
    for (index, name) in elements.enumerated() {
      precondition(self.index(of: name) == index, "\(name) is elsewhere")
    }
    let numbers = usedNumbers + freeNumbers
    precondition(
      numbers.count == homes.count && Set(numbers).count == homes.count,
      "Numbers of chunks are lost, or used twice: \(numbers.sorted()) of \(homes.count)")
  }
}
#endif
