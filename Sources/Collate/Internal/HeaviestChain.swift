/// A stretch of elements that stand side by side in two orders.
struct Block {
  /// Where the stretch starts in the first order.
  var before: Int

  /// Where the stretch starts in the second order.
  var after: Int

  /// The number of elements.
  var length: Int

  /// What it is worth to keep the stretch, above zero.
  var weight = 0
}

/// Chooses blocks to keep, so that those kept ascend in both orders and weigh most.
///
/// Among the heaviest choices it is the one whose kept blocks come first in the first order. One
/// search serves for many lists and keeps its memory.
struct HeaviestChain {
  /// The blocks to choose from, in the first order, without overlaps in either.
  var blocks: [Block] = []

  /// Whether each block is kept, after a search that found something to leave out.
  private(set) var isKept: [Bool] = []

  /// The most that a chain which starts with each block can weigh.
  private var heaviest: [Int] = []

  /// The numbers of the blocks in the second order.
  private var ranks: [Int32] = []

  private var maximum = SuffixMaximum()

  /// Chooses.
  ///
  /// - Parameter afterCount: An upper bound of the places in the second order.
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

  /// Numbers the blocks in the second order; not at all where the places themselves are dense enough
  /// to do as numbers.
  private mutating func rank(afterCount: Int) {
    ranks.removeAll(keepingCapacity: true)
    if blocks.count >= afterCount / 2 { return }
    ranks.append(contentsOf: repeatElement(0, count: blocks.count))
    if blocks.count < afterCount / 16 {
      let order = blocks.indices.sorted { blocks[$0].after < blocks[$1].after }
      for (rank, position) in order.enumerated() { ranks[position] = Int32(rank) }
      return
    }
    // Many blocks: counting the places beats a sort.
    var counts = [Int32](repeating: 0, count: afterCount)
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

  /// Takes, from the first block to the last, every one that a heaviest chain can go on with.
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

/// The maximum of every tail of an array whose values only grow (a Fenwick tree).
private struct SuffixMaximum {
  private var nodes: [Int] = []

  /// Makes all of so many values zero.
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

  /// Raises the value at a position.
  mutating func raise(_ position: Int, to value: Int) {
    var node = nodes.count &- 1 &- position
    // A node's maximum is never above that of the next one, which covers more.
    while node < nodes.count, nodes[node] < value {
      nodes[node] = value
      node &+= node & -node
    }
  }
}
