/// A stretch of elements that stand side by side in two orders.
struct Block {
  /// Where the stretch starts in the first order.
  var before: Int

  /// Where the stretch starts in the second order.
  var after: Int

  /// The number of elements.
  var length: Int
}

/// Returns which blocks to keep so that the kept ones ascend in both orders and weigh most.
///
/// Among the heaviest choices it is the one whose kept blocks come first in the first order.
///
/// - Parameters:
///   - blocks: Blocks in the first order, without overlaps in either.
///   - afterCount: An upper bound of the places in the second order.
///   - weight: The weight of a block, above zero.
/// - Returns: One flag a block, or `nil` when all can be kept.
/// - Complexity: O(*b* log *b*) in the number of blocks.
func heaviestChain(
  in blocks: [Block],
  afterCount: Int,
  weight: (Block) -> Int
) -> [Bool]? {
  guard zip(blocks, blocks.dropFirst()).contains(where: { $0.after > $1.after }) else {
    return nil
  }
  // `heaviest[i]` is the most that a chain which starts with block i can weigh.
  var heaviest = [Int](repeating: 0, count: blocks.count)
  var tree = SuffixMaximum(count: blocks.count)
  for position in positionsByAfter(blocks, afterCount: afterCount).reversed() {
    let best = weight(blocks[position]) + tree.maximum(after: position)
    heaviest[position] = best
    tree.raise(position, to: best)
  }
  var remaining = tree.maximum(after: -1)
  var last = -1
  var isKept = [Bool](repeating: false, count: blocks.count)
  for (position, block) in blocks.enumerated()
  where heaviest[position] == remaining && block.after > last {
    isKept[position] = true
    remaining -= weight(block)
    last = block.after
    if remaining == 0 { break }
  }
  return isKept
}

/// Returns the positions of blocks in their second order.
private func positionsByAfter(_ blocks: [Block], afterCount: Int) -> [Int] {
  if blocks.count < afterCount / 16 {
    return blocks.indices.sorted { blocks[$0].after < blocks[$1].after }
  }
  // Many blocks: one bucket a place beats a sort.
  var buckets = [Int32](repeating: -1, count: afterCount)
  for (position, block) in blocks.enumerated() { buckets[block.after] = Int32(position) }
  var result: [Int] = []
  result.reserveCapacity(blocks.count)
  for bucket in buckets where bucket >= 0 { result.append(Int(bucket)) }
  return result
}

/// The maximum of every tail of an array that only grows (a Fenwick tree).
private struct SuffixMaximum {
  private var nodes: [Int]

  init(count: Int) {
    nodes = [Int](repeating: 0, count: count + 1)
  }

  /// Returns the largest value at any position above `position`.
  func maximum(after position: Int) -> Int {
    var node = nodes.count - 2 - position
    var result = 0
    while node > 0 {
      result = max(result, nodes[node])
      node &= node &- 1
    }
    return result
  }

  /// Raises the value at a position.
  mutating func raise(_ position: Int, to value: Int) {
    var node = nodes.count - 1 - position
    while node < nodes.count {
      nodes[node] = max(nodes[node], value)
      node &+= node & -node
    }
  }
}
