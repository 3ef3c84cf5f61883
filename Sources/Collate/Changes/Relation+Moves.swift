extension Relation {
  /// Calls a body with each of the fewest moves that bring the survivors of one section into their
  /// new order, ascending by the number before.
  ///
  /// - Parameters:
  ///   - touchedBefore: The positions in `before` that belong to the section.
  ///   - touchedAfter: The positions in `after` that belong to it.
  ///   - count: The number of items in the section before.
  ///   - prefersOthers: Whether a move between equal numbers is to be avoided where another will do,
  ///     because equal numbers are the same place.
  ///   - chain: The memory to work in.
  ///   - reserve: Receives the number of moves first.
  ///   - move: Receives the number before and the number after.
  func forEachMove(
    touchedBefore: Range<Int>,
    touchedAfter: Range<Int>,
    count: Int,
    prefersOthers: Bool,
    in chain: inout HeaviestChain,
    reserve: (Int) -> Void,
    move: (_ before: Int, _ after: Int) -> Void
  ) {
    collectBlocks(
      touchedBefore: touchedBefore, touchedAfter: touchedAfter, count: count, in: &chain.blocks)
    for index in chain.blocks.indices {
      // The elements that rest count first, those among them that would be moved to their own number
      // second. Neither sum can reach 2^31.
      let block = chain.blocks[index]
      let isEqual = prefersOthers && block.before == block.after
      chain.blocks[index].weight = block.length << 31 + (isEqual ? block.length : 0)
    }
    let afterCount = count - touchedBefore.count + touchedAfter.count
    guard chain.search(afterCount: afterCount) else { return }
    var moveCount = 0
    for index in chain.blocks.indices where !chain.isKept[index] {
      moveCount += chain.blocks[index].length
    }
    reserve(moveCount)
    for index in chain.blocks.indices where !chain.isKept[index] {
      let block = chain.blocks[index]
      for offset in 0..<block.length { move(block.before + offset, block.after + offset) }
    }
  }

  /// Finds the survivors that stay in a section, as stretches without a gap in either order.
  private func collectBlocks(
    touchedBefore: Range<Int>,
    touchedAfter: Range<Int>,
    count: Int,
    in blocks: inout [Block]
  ) {
    blocks.removeAll(keepingCapacity: true)
    func add(_ before: Int, _ after: Int, _ length: Int) {
      if let last = blocks.last, last.before + last.length == before,
        last.after + last.length == after
      {
        blocks[blocks.count - 1].length += length
      } else {
        blocks.append(Block(before: before, after: after, length: length))
      }
    }
    // The items that nobody touched are numbered by rank; a rank is as many touched items away from
    // the number of its item as stand before it, on either side.
    var rank = 0
    var passed = touchedAfter.lowerBound
    func addUntouched(upTo end: Int, touchedAbove: Int) {
      while rank < end {
        var stop = end
        while passed < touchedAfter.upperBound {
          let next = after[passed].item - (passed - touchedAfter.lowerBound)
          if next > rank {
            stop = min(stop, next)
            break
          }
          passed += 1
        }
        add(rank + touchedAbove, rank + passed - touchedAfter.lowerBound, stop - rank)
        rank = stop
      }
    }
    for (above, position) in touchedBefore.enumerated() {
      let item = before[position].item
      addUntouched(upTo: item - above, touchedAbove: above)
      let partner = Int(partnerAfter[position])
      if touchedAfter.contains(partner) { add(item, after[partner].item, 1) }
    }
    addUntouched(upTo: count - touchedBefore.count, touchedAbove: touchedBefore.count)
  }
}
