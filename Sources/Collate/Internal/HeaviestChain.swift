/// A run of elements that are adjacent in two orders.
struct Block {
  /// The start of the run in the first order.
  var before: Int

  /// The start of the run in the second order.
  var after: Int

  /// The number of elements.
  var length: Int

  /// The weight of keeping the run, greater than zero.
  var weight = 0
}

/// A search for the heaviest set of blocks that ascend in both orders.
///
/// Of several heaviest sets, it finds the one whose blocks come first in the first order. A value
/// can be reused for many lists, and keeps its memory.
struct HeaviestChain {
  /// The blocks to choose from, in the first order, without overlap in either.
  var blocks: [Block] = []

  /// Whether each block is kept, after a search that left out any.
  private(set) var isKept: [Bool] = []

  /// The maximum weight of a chain that starts with each block.
  private var heaviest: [Int] = []

  /// The ranks of the blocks in the second order.
  private var ranks: [Int32] = []

  /// The number of blocks before each position in the second order, if they are counted.
  private var counts: [Int32] = []

  private var maximum = SuffixMaximum()

  /// Searches for the heaviest chain.
  ///
  /// - Parameter afterCount: An upper bound of the positions in the second order.
  /// - Returns: Whether any block is left out.
  /// - Complexity: O(*b* log *b*) in the number of blocks.
  mutating func search(afterCount: Int) -> Bool {
    var last = -1
    let isSorted = blocks.allSatisfy { block in
      defer { last = block.after }
      return block.after > last
    }
    if isSorted { return false }
    rank(afterCount: afterCount)
    weigh(afterCount: afterCount)
    choose()
    return true
  }

  /// Ranks the blocks in the second order, unless their positions are dense enough to use as ranks.
  private mutating func rank(afterCount: Int) {
    ranks.removeAll(keepingCapacity: true)
    if blocks.count >= afterCount / 2 { return }
    if blocks.count <= 16 {
      for block in blocks { ranks.append(Int32(blocks.count { $0.after < block.after })) }
      return
    }
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

  /// Finds for each block the heaviest chain that starts with it, from the last block to the first.
  private mutating func weigh(afterCount: Int) {
    heaviest.removeAll(keepingCapacity: true)
    heaviest.append(contentsOf: repeatElement(0, count: blocks.count))
    maximum.reset(count: ranks.isEmpty ? afterCount : blocks.count)
    for position in blocks.indices.reversed() {
      let block = blocks[position]
      let rank = ranks.isEmpty ? block.after : Int(ranks[position])
      let best = block.weight + maximum.above(rank)
      heaviest[position] = best
      maximum.raise(rank, to: best)
    }
  }

  /// Keeps, from the first block to the last, each one with which a heaviest chain can continue.
  private mutating func choose() {
    isKept.removeAll(keepingCapacity: true)
    isKept.append(contentsOf: repeatElement(false, count: blocks.count))
    var remaining = maximum.above(-1)
    var last = -1
    for (position, block) in blocks.enumerated()
    where heaviest[position] == remaining && block.after > last {
      isKept[position] = true
      remaining -= block.weight
      last = block.after
      if remaining == 0 { break }
    }
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
