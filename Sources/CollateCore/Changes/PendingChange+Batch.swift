extension PendingChange {
  /// Returns the canonical batch for the change, without what a list cannot apply.
  ///
  /// Moves between a remaining section and one that is inserted or deleted become inserts or
  /// deletes. The batch has the minimum number of moves; see ``ChangeBatch``.
  ///
  /// - Parameters:
  ///   - sectionCount: The number of sections before.
  ///   - itemCount: A closure that returns the number of items in a section before; called only for
  ///     sections whose items changed order.
  /// - Returns: The batch.
  /// - Complexity: O(*m* log *m*) in the size of the change.
  @usableFromInline
  package func batch(sectionCount: Int, itemCount: (BeforeSection) -> Int) -> ChangeBatch {
    if isEmpty { return ChangeBatch.nothing }
    if let edit { return ChangeBatch(edit) }
    return parts.batch(sectionCount: sectionCount, itemCount: itemCount)
  }
}

extension PendingChange.Parts {
  fileprivate func batch(sectionCount: Int, itemCount: (BeforeSection) -> Int) -> ChangeBatch {
    var batch = ChangeBatch.Lists()
    batch.sectionUpdates = sectionUpdates
    batch.sectionDeletes = sections.deletes.map { BeforeSection($0.item) }
    batch.sectionInserts = sections.inserts.map { AfterSection($0.item) }
    var chain = HeaviestChain()
    sections.forEachMove(
      touchedBefore: sections.before.indices,
      touchedAfter: sections.after.indices,
      count: sectionCount,
      prefersEqualIndices: true,
      in: &chain,
      reserve: { batch.sectionMoves.reserveCapacity($0) },
      move: { batch.sectionMoves.append(.init(BeforeSection($0), AfterSection($1))) })
    emitItems(into: &batch, chain: &chain, itemCount: itemCount)
    return ChangeBatch(batch)
  }

  private func emitItems(
    into batch: inout ChangeBatch.Lists, chain: inout HeaviestChain,
    itemCount: (BeforeSection) -> Int
  ) {
    let deleteCount = items.partnerAfter.count { $0 < 0 }
    if sections.isEmpty && deleteCount == items.before.count {
      // No item moves, and all sections remain: deletes and inserts are what is touched.
      batch.itemDeletes = items.before.map { BeforePath($0) }
      batch.itemInserts = items.after.map { AfterPath($0) }
      batch.itemUpdates = itemUpdates
      return
    }
    batch.itemDeletes.reserveCapacity(deleteCount)
    batch.itemMoves.reserveCapacity(min(1_024, items.before.count - deleteCount))
    let insertCount = items.partnerBefore.count { $0 < 0 }
    batch.itemInserts.reserveCapacity(insertCount)
    var moves = ItemMoves(change: self)
    var position = 0
    while position < items.before.count {
      let section = items.before[position].section
      let end = items.before[position...].lowerBound(of: ItemPath(section: section + 1, item: 0))
      if let target = sectionAfter(section) {
        moves.emit(
          position..<end, from: section, to: target, itemCount: itemCount, chain: &chain,
          into: &batch)
      }
      position = end
    }
    if moves.areOutOfOrder { batch.itemMoves.sort { $0.before < $1.before } }
    if sections.isEmpty {
      // What comes from another section has moved.
      if insertCount > 0 { batch.itemInserts += items.inserts.map { AfterPath($0) } }
      batch.itemUpdates = itemUpdates
      return
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
    batch.itemUpdates = itemUpdates.filter {
      moves.survives($0.before.section) && moves.isOld($0.after.section)
    }
  }
}

/// Distinguishes deletes from moves, section by section.
private struct ItemMoves {
  let change: PendingChange.Parts
  private let deletedSections: Set<Int>
  private let insertedSections: Set<Int>

  /// Whether any section has moves to others, which come first, and moves within it.
  private(set) var areOutOfOrder = false

  init(change: PendingChange.Parts) {
    self.change = change
    deletedSections = Set(change.sections.deletes.map(\.item))
    insertedSections = Set(change.sections.inserts.map(\.item))
  }

  /// Returns whether a section before still exists after.
  func survives(_ section: Int) -> Bool { !deletedSections.contains(section) }

  /// Returns whether a section after existed before.
  func isOld(_ section: Int) -> Bool { !insertedSections.contains(section) }

  /// Returns whether a touched path after belongs to an item of a section that survives.
  func comesFromSurvivor(_ position: Int) -> Bool {
    let partner = change.items.partnerBefore[position]
    return partner >= 0 && survives(change.items.before[Int(partner)].section)
  }

  /// Adds the deletes and moves of the touched items of one section that survives.
  mutating func emit(
    _ touched: Range<Int>, from section: Int, to target: Int, itemCount: (BeforeSection) -> Int,
    chain: inout HeaviestChain, into batch: inout ChangeBatch.Lists
  ) {
    let touchedAfter = Relation.range(of: target, in: change.items.after)
    var staysInSection = false
    let moveCount = batch.itemMoves.count
    let items = change.items
    for position in touched {
      let partner = Int(items.partnerAfter[position])
      if partner < 0 {
        batch.itemDeletes.append(BeforePath(items.before[position]))
      } else if touchedAfter.contains(partner) {
        // Items that stay in the section are identified by position, without reading their paths.
        staysInSection = true
      } else if isOld(items.after[partner].section) {
        batch.itemMoves.append(
          .init(BeforePath(items.before[position]), AfterPath(items.after[partner])))
      } else {
        batch.itemDeletes.append(BeforePath(items.before[position]))
      }
    }
    guard staysInSection else { return }
    let areSomeLeaving = batch.itemMoves.count > moveCount
    change.items.forEachMove(
      touchedBefore: touched,
      touchedAfter: touchedAfter,
      count: itemCount(BeforeSection(section)),
      prefersEqualIndices: section == target,
      in: &chain,
      reserve: {
        batch.itemMoves.reserve(more: $0)
        areOutOfOrder = areOutOfOrder || areSomeLeaving && $0 > 0
      },
      move: {
        batch.itemMoves.append(
          .init(BeforePath(section: section, item: $0), AfterPath(section: target, item: $1)))
      })
  }
}
