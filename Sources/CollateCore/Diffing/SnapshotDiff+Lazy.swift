// Sections whose items are made when they are read are compared without making these.
extension SnapshotDiff {
  /// Compares a section with its partner by the keys of their items, if both are lazy and have the same
  /// ``LazyItems``.
  ///
  /// - Returns: Whether they have been compared.
  @usableFromInline
  mutating func compareKeys(ofSection section: Int, with partner: Int) -> Bool {
    guard let rows = old[section].lazyItems?.rows, let others = new[partner].lazyItems?.rows,
      rows.items === others.items
    else { return false }
    if !sectionPartners.isEmpty { leftNewStarts.append((partner, unpairedNew.count)) }
    let (removed, inserted) = rows.keys.difference(to: others.keys)
    for range in removed { unpairedOld.append(items: range, ofSection: section) }
    for range in inserted { unpairedNew.append(items: range, ofSection: partner) }

    func kept(_ positions: [Int], without ranges: [Range<Int>]) -> [Int] {
      positions.filter { position in !ranges.contains { $0.contains(position) } }
    }
    let changed = rows.changedKeys(since: others).filter { !rows.hasSameItem(of: $0, as: others) }
    let updates = zip(
      kept(rows.keys.positions(of: changed), without: removed),
      kept(others.keys.positions(of: changed), without: inserted))
    for (one, two) in updates {
      itemUpdates.append(
        .init(BeforePath(section: section, item: one), AfterPath(section: partner, item: two)))
    }
    return true
  }

  /// Matches the unpaired items of both snapshots by their ids alone.
  @usableFromInline
  mutating func matchIDs(of matching: inout LeftoverMatching) {
    var leftovers = IDLeftovers(
      unpairedOld.map { old[$0.section].itemID(at: $0.item) },
      unpairedNew.map { new[$0.section].itemID(at: $0.item) })
    matching.match(&leftovers)
    for (position, partner) in matching.partnerNew.enumerated() where partner >= 0 {
      let (one, two) = (unpairedOld[position], unpairedNew[Int(partner)])
      if old[one.section].hasItem(at: one.item, equalToItemAt: two.item, in: new[two.section]) {
        continue
      }
      itemUpdates.append(.init(BeforePath(one), AfterPath(two)))
    }
    itemUpdates.sort { $0.before < $1.before }
  }
}
