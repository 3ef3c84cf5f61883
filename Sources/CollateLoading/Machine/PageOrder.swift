import CollateCore

/// Where an id is, or comes to be.
struct PagePosition: Hashable, Sendable {
  /// The load that delivered its page.
  let token: LoadToken

  /// The number of ids before it in all pages.
  let rank: Int
}

/// The order of the pages and gaps of a loader machine: where each of them is, and how many ids come before it.
///
/// A large page is divided into chunks. A small one is a single chunk, and a gap a chunk without ids. Each chunk has
/// a number, which it keeps while others are inserted and removed, so that a ``ChunkTable`` finds ids.
struct PageOrder: Sendable {
  /// What stands in the order.
  enum Name: Hashable, Sendable {
    case page(LoadToken)
    case gap(LoadGap)
  }

  /// What each chunk is one of, its number, and its ids; apart from each other, as they are searched and added up.
  private var names: [Name] = []
  private var numbers: [Int] = []
  private var counts: [Int] = []

  /// The number of the first chunk of each page or gap.
  private var firstNumbers: [Name: Int] = [:]

  /// The index of each chunk, by its number.
  private var indices: [Int] = []

  /// The numbers that no chunk has any more.
  private var freeNumbers: [Int] = []

  /// The number of ids.
  private(set) var idCount = 0

  /// The number of gaps.
  private(set) var gapCount = 0
}

extension PageOrder {
  /// The number of pages.
  var pageCount: Int { firstNumbers.count - gapCount }

  /// The number of chunks that there were at the same time at most.
  var chunkCount: Int { indices.count }

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

  /// Returns the index of the first chunk of a page, or that of a gap.
  ///
  /// - Complexity: O(1) expected.
  func index(of name: Name) -> Int? { firstNumbers[name].map { indices[$0] } }

  /// Returns the index of the chunk with a number.
  func index(ofChunk number: Int) -> Int { indices[number] }

  /// Returns the number of the chunk at an index.
  func number(at index: Int) -> Int { numbers[index] }

  /// Returns the indices of the chunks of a page or gap.
  ///
  /// - Complexity: O(*c*) in their number.
  func chunks(of name: Name) -> Range<Int>? {
    guard let first = index(of: name) else { return nil }
    var end = first + 1
    while end < names.count, names[end] == name { end += 1 }
    return first..<end
  }

  /// Returns the ranks of the ids of a page or gap.
  func ranks(of name: Name) -> Range<Int>? {
    chunks(of: name).map { rank(ofChunkAt: $0.lowerBound)..<rank(ofChunkAt: $0.upperBound) }
  }

  /// Returns the number of ids before an index, added up from the side that is nearer.
  ///
  /// - Complexity: O(*k*) in the number of chunks, of which four take a nanosecond.
  func rank(ofChunkAt index: Int) -> Int {
    if index <= counts.count / 2 {
      var sum = 0
      for before in 0..<index { sum &+= counts[before] }
      return sum
    }
    var sum = idCount
    for behind in index..<counts.count { sum &-= counts[behind] }
    return sum
  }

  /// Returns the index of the chunk that has the id at a position, or else of the last one of the page, and the number
  /// of ids before it there.
  func place(of position: PagePosition) -> (index: Int, offset: Int)? {
    let name = Name.page(position.token)
    guard var index = index(of: name) else { return nil }
    var offset = position.rank - rank(ofChunkAt: index)
    while offset >= counts[index], index + 1 < names.count, names[index + 1] == name {
      offset -= counts[index]
      index += 1
    }
    return (index, offset)
  }
}

// Changes.
extension PageOrder {
  /// Inserts chunks of a page, or a gap.
  mutating func insert(_ name: Name, counts new: [Int], at index: Int) {
    shiftIndices(from: index, by: new.count)
    let newNumbers = new.indices.map { makeNumber(at: index + $0) }
    if firstNumbers[name] == nil { firstNumbers[name] = newNumbers.first }
    names.insert(contentsOf: repeatElement(name, count: new.count), at: index)
    numbers.insert(contentsOf: newNumbers, at: index)
    counts.insert(contentsOf: new, at: index)
    for count in new { idCount += count }
    if case .gap = name { gapCount += 1 }
  }

  private mutating func makeNumber(at index: Int) -> Int {
    if let number = freeNumbers.popLast() {
      indices[number] = index
      return number
    }
    indices.append(index)
    return indices.count - 1
  }

  /// Notes that chunks have come or gone before those that are at an index and behind it.
  private mutating func shiftIndices(from index: Int, by growth: Int) {
    if index == names.count { return }
    for number in indices.indices { indices[number] &+= indices[number] >= index ? growth : 0 }
  }

  /// Has the chunks of a page be those of another load.
  mutating func rename(_ chunks: Range<Int>, to name: Name) {
    firstNumbers[names[chunks.lowerBound]] = nil
    firstNumbers[name] = numbers[chunks.lowerBound]
    for index in chunks { names[index] = name }
  }

  /// Removes chunks and gaps.
  mutating func remove(_ range: Range<Int>) {
    for index in range {
      let name = names[index]
      if firstNumbers[name] == numbers[index] {
        let hasMore = index + 1 < names.count && names[index + 1] == name
        firstNumbers[name] = hasMore ? numbers[index + 1] : nil
      }
      freeNumbers.append(numbers[index])
      idCount -= counts[index]
      if case .gap = name { gapCount -= 1 }
    }
    shiftIndices(from: range.upperBound, by: -range.count)
    names.removeSubrange(range)
    numbers.removeSubrange(range)
    counts.removeSubrange(range)
  }

  /// Notes that a chunk has more ids, or fewer.
  mutating func addIDs(_ count: Int, at index: Int) {
    counts[index] += count
    idCount += count
  }
}

#if COLLATE_CHECK_INVARIANTS
extension PageOrder {
  /// Traps if the order is not that of some chunks and gaps, or numbers are lost.
  ///
  /// That each id has its rank, the pages find out.
  func checkInvariants(_ elements: [Name]) {
    precondition(names == elements, "\(names) instead of \(elements)")
    precondition(gapCount == gapRanks.count && idCount == counts.reduce(0, +), "A sum is wrong")
    precondition(firstNumbers.count == Set(names).count, "A page is forgotten, or remembered")
    for (index, name) in elements.enumerated() {
      precondition(indices[numbers[index]] == index, "\(name) is elsewhere")
      precondition(chunks(of: name)?.contains(index) == true, "\(name) is in pieces")
    }
    let all = numbers + freeNumbers
    precondition(
      all.count == indices.count && Set(all).count == indices.count,
      "Numbers of chunks are lost, or used twice: \(all.sorted()) of \(indices.count)")
  }
}
#endif
