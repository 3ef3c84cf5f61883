extension PendingChange {
  /// Returns the canonical batch that says as much of the change as a list can be told.
  ///
  /// Items that move between a section that stays and one that does not become inserts or deletes;
  /// of the possible sets of moves the smallest is chosen (see ``ChangeBatch``).
  ///
  /// - Parameters:
  ///   - sectionCount: The number of sections before.
  ///   - itemCount: The number of items in a section before; asked only where items changed order.
  /// - Complexity: O(*m* log *m*) in the size of the change.
  public func batch(sectionCount: Int, itemCount: (BeforeSection) -> Int) -> ChangeBatch {
    var batch = ChangeBatch()
    batch.sectionUpdates = sectionUpdates
    batch.sectionDeletes = sections.deletes.map { BeforeSection($0.item) }
    batch.sectionInserts = sections.inserts.map { AfterSection($0.item) }
    batch.sectionMoves = sections.minimalMoves(
      touchedBefore: sections.before.indices,
      touchedAfter: sections.after.indices,
      count: sectionCount,
      isUnmoved: ==
    ).map { .init(BeforeSection($0.before), AfterSection($0.after)) }
    emitItems(into: &batch, itemCount: itemCount)
    return batch
  }

  private func emitItems(into batch: inout ChangeBatch, itemCount: (BeforeSection) -> Int) {
    var moves = ItemMoves(change: self)
    var position = 0
    while position < items.before.count {
      let section = items.before[position].section
      let end = items.before[position...].lowerBound(of: ItemPath(section: section + 1, item: 0))
      if let target = sectionAfter(section) {
        moves.emit(position..<end, from: section, to: target, itemCount: itemCount, into: &batch)
      }
      position = end
    }
    position = 0
    while position < items.after.count {
      let section = items.after[position].section
      let end = items.after[position...].lowerBound(of: ItemPath(section: section + 1, item: 0))
      if sectionBefore(section) != nil {
        for position in position..<end where !moves.comesFromSurvivor(position) {
          batch.itemInserts.append(AfterPath(items.after[position]))
        }
      }
      position = end
    }
    batch.itemUpdates =
      sections.isEmpty
      ? itemUpdates
      : itemUpdates.filter { moves.survives($0.before.section) && moves.isOld($0.after.section) }
  }
}

/// Tells deletes from moves, section by section, and remembers which sections survive.
private struct ItemMoves {
  let change: PendingChange
  private var survivors: [Int: Bool] = [:]
  private var olds: [Int: Bool] = [:]

  init(change: PendingChange) {
    self.change = change
  }

  /// Returns whether a section before is there after.
  mutating func survives(_ section: Int) -> Bool {
    if change.sections.isEmpty { return true }
    if let known = survivors[section] { return known }
    let result = change.sectionAfter(section) != nil
    survivors[section] = result
    return result
  }

  /// Returns whether a section after was there before.
  mutating func isOld(_ section: Int) -> Bool {
    if change.sections.isEmpty { return true }
    if let known = olds[section] { return known }
    let result = change.sectionBefore(section) != nil
    olds[section] = result
    return result
  }

  /// Returns whether a touched path after belongs to an item of a section that survives.
  mutating func comesFromSurvivor(_ position: Int) -> Bool {
    let partner = change.items.partnerBefore[position]
    return partner >= 0 && survives(change.items.before[Int(partner)].section)
  }

  /// Adds the deletes and moves of the touched items of one section that survives.
  mutating func emit(
    _ touched: Range<Int>,
    from section: Int,
    to target: Int,
    itemCount: (BeforeSection) -> Int,
    into batch: inout ChangeBatch
  ) {
    let items = change.items
    let firstMove = batch.itemMoves.count
    var staysInSection = false
    for position in touched {
      let path = BeforePath(items.before[position])
      if let end = items.target(ofTouched: position), end.section == target || isOld(end.section) {
        if end.section == target {
          staysInSection = true
        } else {
          batch.itemMoves.append(.init(path, AfterPath(end)))
        }
      } else {
        batch.itemDeletes.append(path)
      }
    }
    guard staysInSection else { return }
    let leavesNobody = batch.itemMoves.count == firstMove
    let moves = items.minimalMoves(
      touchedBefore: touched,
      touchedAfter: Relation.range(of: target, in: items.after),
      count: itemCount(BeforeSection(section)),
      isUnmoved: { section == target && $0 == $1 })
    batch.itemMoves.reserveCapacity(firstMove + moves.count)
    for move in moves {
      batch.itemMoves.append(
        .init(
          BeforePath(section: section, item: move.before),
          AfterPath(section: target, item: move.after)))
    }
    if !leavesNobody {
      batch.itemMoves[firstMove...].sort { $0.before < $1.before }
    }
  }
}

extension Relation {
  /// Returns the fewest moves that bring the survivors of one section into their new order.
  ///
  /// - Parameters:
  ///   - touchedBefore: The positions in `before` that belong to the section.
  ///   - touchedAfter: The positions in `after` that belong to it.
  ///   - count: The number of items in the section before.
  ///   - isUnmoved: Whether two numbers are the same place, which a move should rather not name.
  func minimalMoves(
    touchedBefore: Range<Int>,
    touchedAfter: Range<Int>,
    count: Int,
    isUnmoved: (Int, Int) -> Bool
  ) -> [(before: Int, after: Int)] {
    let blocks = blocks(touchedBefore: touchedBefore, touchedAfter: touchedAfter, count: count)
    let afterCount = count - touchedBefore.count + touchedAfter.count
    let isKept = heaviestChain(in: blocks, afterCount: afterCount) { block in
      // The elements that do not move count first, those that would be moved to their own number
      // second. Neither sum can reach 2^31.
      block.length << 31 + (isUnmoved(block.before, block.after) ? block.length : 0)
    }
    guard let isKept else { return [] }
    var moves: [(before: Int, after: Int)] = []
    for (block, isKept) in zip(blocks, isKept) where !isKept {
      for offset in 0..<block.length {
        moves.append((block.before + offset, block.after + offset))
      }
    }
    return moves
  }

  /// Returns the survivors that stay in a section, as stretches without a gap in either order.
  private func blocks(
    touchedBefore: Range<Int>,
    touchedAfter: Range<Int>,
    count: Int
  ) -> [Block] {
    var blocks: [Block] = []
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
    var passed = 0
    func addUntouched(upTo end: Int, touchedAbove: Int) {
      while rank < end {
        while passed < touchedAfter.count,
          after[touchedAfter.lowerBound + passed].item - passed <= rank
        {
          passed += 1
        }
        var stop = end
        if passed < touchedAfter.count {
          stop = min(stop, after[touchedAfter.lowerBound + passed].item - passed)
        }
        add(rank + touchedAbove, rank + passed, stop - rank)
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
    return blocks
  }
}
