import CollateCore

/// The ids of a page, in chunks, so that a change of a large page moves only a few of them.
///
/// Each chunk has a number that no other one of its machine has, by which a ``ChunkTable`` finds ids.
package struct PageIDs<ID: Hashable & Sendable>: Sendable {
  /// The number of ids above which a chunk is divided.
  static var capacity: Int { 128 }

  /// The ids of each chunk, none of which is empty.
  private(set) var chunks: [[ID]] = []

  /// The number of each chunk.
  private(set) var numbers: [Int32] = []

  /// The number of ids in each chunk; apart from these, as adding up many of them is fast then.
  private var counts: [Int] = []

  /// The number of ids.
  private(set) var count = 0

  /// Creates the ids of a page, which is divided into as many chunks as numbers are asked for.
  init(_ ids: [ID], makeNumber: (_ ids: ArraySlice<ID>) -> Int32) {
    count = ids.count
    if ids.count <= Self.capacity {
      if ids.isEmpty { return }
      (chunks, numbers, counts) = ([ids], [makeNumber(ids[...])], [ids.count])
      return
    }
    // Not full, so that the first changes need not divide them.
    let size = Self.capacity * 3 / 4
    for start in stride(from: 0, to: ids.count, by: size) {
      let chunk = ids[start..<min(start + size, ids.count)]
      chunks.append(Array(chunk))
      numbers.append(makeNumber(chunk))
      counts.append(chunk.count)
    }
  }
}

extension PageIDs {
  var isEmpty: Bool { count == 0 }
  var first: ID? { chunks.first?.first }
  var last: ID? { chunks.last?.last }

  /// All ids, in order, which are not copied.
  var joined: FlattenSequence<[[ID]]> { chunks.joined() }

  /// All ids, in order.
  var all: [ID] { chunks.count == 1 ? chunks[0] : Array(joined) }

  /// Returns the index of the chunk with a number.
  func index(ofChunk number: Int) -> Int? {
    numbers.count == 1
      ? numbers[0] == number ? 0 : nil : numbers.firstIndex(of: Int32(truncatingIfNeeded: number))
  }

  /// Returns the number of ids before a chunk.
  func start(ofChunk chunk: Int) -> Int { chunk == 0 ? 0 : counts.sum(before: chunk, total: count) }

  /// Returns the chunk of the id at an index, or of the last one, and its offset in the chunk.
  func position(of index: Int) -> (chunk: Int, offset: Int) {
    if chunks.count <= 1 { return (0, index) }
    if index >= count { return (chunks.count - 1, counts[chunks.count - 1] + index - count) }
    var (chunk, rest) = (0, index)
    while rest >= counts[chunk] {
      rest -= counts[chunk]
      chunk += 1
    }
    return (chunk, rest)
  }
}

// Changes.
extension PageIDs {
  /// Inserts an id; if its chunk is full, some of the ids go into a new one.
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - index: The index of the id.
  ///   - makeNumber: Returns the number of a new chunk with ids that were in an old one, if any.
  /// - Returns: The number of the chunk that has the id now.
  mutating func insert(
    _ id: ID, at index: Int, makeNumber: (_ ids: ArraySlice<ID>, _ old: Int32?) -> Int32
  ) -> Int32 {
    var (chunk, offset) = position(of: index)
    count += 1
    if chunks.isEmpty {
      (chunks, numbers, counts) = ([[id]], [makeNumber([], nil)], [1])
      return numbers[0]
    }
    if counts[chunk] >= Self.capacity {
      // In a list that grows at its end, chunks are left full.
      let isLast = chunk == chunks.count - 1 && offset == counts[chunk]
      let half = isLast ? counts[chunk] : counts[chunk] / 2
      let rest = Array(chunks[chunk][half...])
      chunks[chunk].removeSubrange(half...)
      counts[chunk] = half
      chunks.insert(rest, at: chunk + 1)
      numbers.insert(makeNumber(rest[...], numbers[chunk]), at: chunk + 1)
      counts.insert(rest.count, at: chunk + 1)
      if isLast || offset > half { (chunk, offset) = (chunk + 1, offset - half) }
    }
    chunks[chunk].insert(id, at: offset)
    counts[chunk] += 1
    return numbers[chunk]
  }

  /// Removes the ids in a range.
  ///
  /// - Parameters:
  ///   - range: The indices of the ids, of which there is at least one.
  ///   - body: A closure that is called with the ids of each chunk that are removed, and with its number.
  /// - Returns: The numbers of the removed chunks.
  mutating func remove(
    _ range: Range<Int>, _ body: (_ ids: ArraySlice<ID>, _ number: Int32) -> Void
  ) -> [Int32] {
    let (first, last) = (position(of: range.lowerBound), position(of: range.upperBound - 1))
    count -= range.count
    var removedChunks = first.chunk..<last.chunk + 1
    for chunk in removedChunks {
      let low = chunk == first.chunk ? first.offset : 0
      let high = chunk == last.chunk ? last.offset + 1 : counts[chunk]
      body(chunks[chunk][low..<high], numbers[chunk])
      if high - low == counts[chunk] { continue }
      // Some of the first chunk stays, or of the last one.
      chunks[chunk].removeSubrange(low..<high)
      counts[chunk] -= high - low
      removedChunks =
        chunk == first.chunk
        ? chunk + 1..<removedChunks.upperBound : removedChunks.lowerBound..<chunk
    }
    let freed = Array(numbers[removedChunks])
    chunks.removeSubrange(removedChunks)
    numbers.removeSubrange(removedChunks)
    counts.removeSubrange(removedChunks)
    return freed
  }
}

extension PageIDs: Hashable {
  /// Returns whether the ids are the same, however they are divided.
  package static func == (one: Self, other: Self) -> Bool {
    one.count == other.count && one.all == other.all
  }

  /// Hashes the ids.
  package func hash(into hasher: inout Hasher) { hasher.combine(all) }
}
