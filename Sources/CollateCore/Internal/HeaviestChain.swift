/// A run of elements that are adjacent in two orders.
///
/// Twelve bytes instead of twenty-four: a shuffled list has a block for each item.
struct Block {
  private let storedBefore: Int32
  private let storedAfter: Int32
  private var storedLength: Int32

  /// Creates a block.
  ///
  /// - Parameters:
  ///   - before: The start of the run in the first order.
  ///   - after: The start of the run in the second order.
  ///   - length: The number of elements, or what else keeping the run is worth.
  init(before: Int, after: Int, length: Int) {
    storedBefore = Int32(before)
    storedAfter = Int32(after)
    storedLength = Int32(length)
  }

  /// The start of the run in the first order.
  var before: Int { Int(storedBefore) }

  /// The start of the run in the second order.
  var after: Int { Int(storedAfter) }

  /// The number of elements.
  var length: Int { Int(storedLength) }

  /// Adds elements that follow the run in both orders.
  mutating func extend(by count: Int) { storedLength += Int32(count) }
}

/// A search for the set of blocks that ascend in both orders and are the longest together.
///
/// Of several such sets, it finds the one whose blocks come first in the first order. A value
/// can be reused for many lists, and keeps its memory.
struct HeaviestChain {
  /// The blocks to choose from, in the first order, without overlap in either.
  var blocks: [Block] = []

  /// Whether blocks that start at the same index in both orders are kept rather than others, if the
  /// chain is as long.
  var prefersEqualIndices = false

  /// The weight of the heaviest chain; `nil` while it has all blocks.
  private var weight: Int?

  /// The maximum weight of a chain that starts with each block, from the last block to the first.
  private var heaviest: [Int] = []

  /// The ranks of the blocks in the second order.
  private var ranks: [Int32] = []

  /// The number of blocks before each position in the second order, if they are counted.
  private var counts: [Int32] = []

  private var front = ChainFront()
  private var maximum = SuffixMaximum()

  /// Searches for the heaviest chain.
  ///
  /// - Parameter afterCount: An upper bound of the positions in the second order.
  /// - Returns: The length of the chain; `nil` if no block is left out.
  /// - Complexity: O(*b* log *b*) in the number of blocks.
  @discardableResult
  mutating func search(afterCount: Int) -> Int? {
    weight = nil
    var last = -1
    let isSorted = blocks.allSatisfy { block in
      defer { last = block.after }
      return block.after > last
    }
    if isSorted { return nil }
    if let found = weighByFront() {
      weight = found
    } else {
      rank(afterCount: afterCount)
      weight = weighByTree(afterCount: afterCount)
    }
    return weight.map { prefersEqualIndices ? $0 >> 31 : $0 }
  }

  /// Returns what keeping a block is worth.
  ///
  /// If equal indices are preferred, their number is added as the lower half. Neither sum reaches 2^31.
  private func weight(of block: Block) -> Int {
    guard prefersEqualIndices else { return block.length }
    return block.length << 31 + (block.before == block.after ? block.length : 0)
  }

  /// Calls a closure for each block of the chain, and another one for each that is left out, in the
  /// first order.
  func forEachBlock(kept: (Block) -> Void, leftOut: (Block) -> Void) {
    guard var remaining = weight else { return blocks.forEach(kept) }
    // A chain that starts with a block which cannot follow the last one, but comes before the next
    // one, is heavier than what remains, as the next one can follow it.
    for (block, heaviest) in zip(blocks, heaviest.reversed()) {
      if heaviest == remaining {
        kept(block)
        remaining -= weight(of: block)
      } else {
        leftOut(block)
      }
    }
  }

  /// Finds for each block the heaviest chain that starts with it, from the last block to the first.
  ///
  /// - Returns: The weight of the heaviest of all; `nil` if a tree is faster.
  private mutating func weighByFront() -> Int? {
    front.reset()
    heaviest.removeAll(keepingCapacity: true)
    heaviest.reserveCapacity(blocks.count)
    // Many entries are moved in the time that a tree takes for one block.
    var rest = 32 * blocks.count + 1024
    for block in blocks.reversed() {
      let place = front.position(above: block.after)
      let best = weight(of: block) + front.weight(at: place)
      heaviest.append(best)
      rest -= front.insert(block.after, weight: best, behind: place)
      if rest < 0 { return nil }
    }
    return front.maximum
  }

  /// Ranks the blocks in the second order, unless their positions are dense enough to use as ranks.
  private mutating func rank(afterCount: Int) {
    ranks.removeAll(keepingCapacity: true)
    if blocks.count >= afterCount / 2 { return }
    ranks.append(contentsOf: repeatElement(0, count: blocks.count))
    if blocks.count < afterCount / 16 {
      let order = blocks.indices.sorted { blocks[$0].after < blocks[$1].after }
      for (rank, position) in order.enumerated() { ranks[position] = Int32(rank) }
      return
    }
    // For many blocks, counting is faster than sorting.
    counts.removeAll(keepingCapacity: true)
    counts.append(contentsOf: repeatElement(0, count: afterCount))
    for block in blocks { counts[block.after] = 1 }
    var count: Int32 = 0
    for place in counts.indices {
      let isTaken = counts[place]
      counts[place] = count
      count &+= isTaken
    }
    for (position, block) in blocks.enumerated() { ranks[position] = counts[block.after] }
  }

  /// Finds the same as ``weighByFront()``, if the front is long and changes everywhere.
  private mutating func weighByTree(afterCount: Int) -> Int {
    maximum.reset(count: ranks.isEmpty ? afterCount : blocks.count)
    heaviest.removeAll(keepingCapacity: true)
    for position in blocks.indices.reversed() {
      let block = blocks[position]
      let rank = ranks.isEmpty ? block.after : Int(ranks[position])
      let best = weight(of: block) + maximum.above(rank)
      heaviest.append(best)
      maximum.raise(rank, to: best)
    }
    return maximum.above(-1)
  }
}

/// The chains that no other one surpasses: those that start earlier in the second order are heavier.
///
/// For shuffled lists of *n* elements there are about 2√*n* of them, in the fastest cache, and most new
/// ones replace another. With a tree of all positions instead, the difference of a shuffled list of
/// 10 000 integers takes a quarter more time.
private struct ChainFront {
  struct Entry {
    let start: Int32
    let weight: Int
  }

  /// Where the chains start in the second order, descending, and their weights, ascending, after an
  /// entry for no chain.
  private var entries: ContiguousArray<Entry> = []

  /// The weight of the heaviest chain.
  var maximum: Int { entries[entries.count &- 1].weight }

  /// The number of last entries to look at first.
  private static var tailCount: Int { 16 }

  /// Removes all chains.
  mutating func reset() {
    entries.removeAll(keepingCapacity: true)
    entries.append(Entry(start: .max, weight: 0))
  }

  /// Returns the position of the heaviest chain that starts after a place.
  func position(above place: Int) -> Int {
    let low = Int32(truncatingIfNeeded: place)
    if entries[entries.count &- 1].start > low { return entries.count &- 1 }
    // Most elements of a list that is almost in order belong to the last few entries.
    let tail = entries.count &- ChainFront.tailCount
    if tail > 0 && entries[tail].start > low {
      return entries.lastPosition(from: tail) { $0.start > low }
    }
    return entries.lastPosition { $0.start > low }
  }

  /// Returns the weight of the chain at a position.
  func weight(at position: Int) -> Int { entries[position].weight }

  /// Inserts a chain, and removes those that it surpasses.
  ///
  /// - Parameters:
  ///   - start: Where it starts.
  ///   - weight: Its weight.
  ///   - position: The position of the heaviest chain that starts after it.
  /// - Returns: How many entries have been moved.
  mutating func insert(_ start: Int, weight: Int, behind position: Int) -> Int {
    let place = position &+ 1
    var end = place
    while end < entries.count && entries[end].weight <= weight { end &+= 1 }
    let entry = Entry(start: Int32(truncatingIfNeeded: start), weight: weight)
    if end == place &+ 1 {
      entries[place] = entry
      return 0
    }
    let movedCount = entries.count &- end
    entries.replaceSubrange(place..<end, with: CollectionOfOne(entry))
    return movedCount
  }
}

/// The maximum of every suffix of an array whose values only increase (a Fenwick tree).
private struct SuffixMaximum {
  private var nodes: [Int] = []

  /// Resets a number of values to zero.
  mutating func reset(count: Int) {
    nodes.removeAll(keepingCapacity: true)
    nodes.append(contentsOf: repeatElement(0, count: count + 1))
  }

  /// Returns the largest value at any position above `position`.
  func above(_ position: Int) -> Int {
    var node = nodes.count &- 2 &- position
    var result = 0
    while node > 0 {
      result = max(result, nodes[node])
      node &= node &- 1
    }
    return result
  }

  /// Increases the value at a position.
  mutating func raise(_ position: Int, to value: Int) {
    var node = nodes.count &- 1 &- position
    // The maximum of a node never exceeds that of the next one, which covers more values.
    while node < nodes.count, nodes[node] < value {
      nodes[node] = value
      node &+= node & -node
    }
  }
}
