/// A run of elements that are adjacent in two orders.
///
/// Twenty bytes instead of thirty-two: a shuffled list has a block for each item.
struct Block {
  private let storedBefore: Int32
  private let storedAfter: Int32
  private var storedLength: Int32
  private var highWeight: Int32 = 0
  private var lowWeight: UInt32 = 0

  /// Creates a block.
  ///
  /// - Parameters:
  ///   - before: The start of the run in the first order.
  ///   - after: The start of the run in the second order.
  ///   - length: The number of elements.
  ///   - weight: The weight of keeping the run.
  init(before: Int, after: Int, length: Int, weight: Int = 0) {
    storedBefore = Int32(before)
    storedAfter = Int32(after)
    storedLength = Int32(length)
    self.weight = weight
  }

  /// The start of the run in the first order.
  var before: Int { Int(storedBefore) }

  /// The start of the run in the second order.
  var after: Int { Int(storedAfter) }

  /// The number of elements.
  var length: Int { Int(storedLength) }

  /// The weight of keeping the run, greater than zero.
  var weight: Int {
    get { Int(highWeight) << 32 | Int(lowWeight) }
    set {
      highWeight = Int32(truncatingIfNeeded: newValue >> 32)
      lowWeight = UInt32(truncatingIfNeeded: newValue)
    }
  }

  /// Adds elements that follow the run in both orders.
  mutating func extend(by count: Int) { storedLength += Int32(count) }
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

  private var front = ChainFront()
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
    heaviest.removeAll(keepingCapacity: true)
    heaviest.append(contentsOf: repeatElement(0, count: blocks.count))
    if let weight = weighByFront() {
      choose(from: weight)
    } else {
      rank(afterCount: afterCount)
      choose(from: weighByTree(afterCount: afterCount))
    }
    return true
  }

  /// Finds for each block the heaviest chain that starts with it, from the last block to the first.
  ///
  /// - Returns: The weight of the heaviest of all; `nil` if a tree is faster.
  private mutating func weighByFront() -> Int? {
    front.reset()
    // Many entries are moved in the time that a tree takes for one block.
    var rest = 32 * blocks.count + 1024
    for position in blocks.indices.reversed() {
      let block = blocks[position]
      let place = front.position(above: block.after)
      let best = block.weight + front.weight(at: place)
      heaviest[position] = best
      rest -= front.insert(block.after, weight: best, behind: place)
      if rest < 0 { return nil }
    }
    return front.maximum
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

  /// Finds the same as ``weighByFront()``, if the front is long and changes everywhere.
  private mutating func weighByTree(afterCount: Int) -> Int {
    maximum.reset(count: ranks.isEmpty ? afterCount : blocks.count)
    for position in blocks.indices.reversed() {
      let block = blocks[position]
      let rank = ranks.isEmpty ? block.after : Int(ranks[position])
      let best = block.weight + maximum.above(rank)
      heaviest[position] = best
      maximum.raise(rank, to: best)
    }
    return maximum.above(-1)
  }

  /// Keeps, from the first block to the last, each one with which a heaviest chain can continue.
  private mutating func choose(from weight: Int) {
    isKept.removeAll(keepingCapacity: true)
    isKept.append(contentsOf: repeatElement(false, count: blocks.count))
    var remaining = weight
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

/// The chains that no other one surpasses: those that start earlier in the second order are heavier.
///
/// For shuffled lists of *n* elements there are about 2√*n* of them, in the fastest cache, and most new
/// ones replace another. With a tree of all positions instead, the difference of a shuffled list of
/// 10 000 integers takes a tenth more time.
private struct ChainFront {
  /// Where the chains start in the second order, descending, after an entry for no chain.
  private var starts: [Int32] = []

  /// Their weights, ascending.
  private var weights: [Int] = []

  /// The weight of the heaviest chain.
  var maximum: Int { weights[weights.count &- 1] }

  /// Removes all chains.
  mutating func reset() {
    starts.removeAll(keepingCapacity: true)
    starts.append(.max)
    weights.removeAll(keepingCapacity: true)
    weights.append(0)
  }

  /// Returns the position of the heaviest chain that starts after a place.
  func position(above place: Int) -> Int {
    if Int(starts[starts.count &- 1]) > place { return starts.count &- 1 }
    return starts.lastPosition { Int($0) > place }
  }

  /// Returns the weight of the chain at a position.
  func weight(at position: Int) -> Int { weights[position] }

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
    while end < weights.count && weights[end] <= weight { end &+= 1 }
    if end == place &+ 1 {
      starts[place] = Int32(truncatingIfNeeded: start)
      weights[place] = weight
      return 0
    }
    let movedCount = weights.count &- end
    starts.replaceSubrange(place..<end, with: CollectionOfOne(Int32(truncatingIfNeeded: start)))
    weights.replaceSubrange(place..<end, with: CollectionOfOne(weight))
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
