/// The comparison of two snapshots, which pairs elements and finds those that changed.
///
/// Sections are paired first, then the items of each pair of sections are walked in parallel. The
/// remaining items are matched by hash, across sections. Items that the walk pairs are not hashed.
@usableFromInline
struct SnapshotDiff<Section: SectionProtocol> {
  @usableFromInline typealias Item = Section.Item

  @usableFromInline let old: SectionTable<Section>
  @usableFromInline let new: SectionTable<Section>

  /// The number of sections at the start that are the same on both sides, their items included.
  @usableFromInline let sharedCount: Int

  /// The number of sections at the end that are the same on both sides, behind those that are paired
  /// from the start.
  @usableFromInline var sharedEndCount = 0

  /// Whether to name the sections that may have been replaced by equal ones, or items of which may have
  /// been.
  @usableFromInline let namesSilentUpdates: Bool

  /// These sections.
  @usableFromInline var silentUpdates: [ChangeBatch.SectionPair] = []

  /// The partner of every old section, or -1; empty while each is paired with the same index.
  @usableFromInline var sectionPartners: [Int32] = []

  @usableFromInline var sections = Relation()
  @usableFromInline var items = Relation()

  /// The items that have not been paired, ascending.
  @usableFromInline var unpairedOld: [ItemPath] = []
  @usableFromInline var unpairedNew: [ItemPath] = []

  @usableFromInline var sectionUpdates: [ChangeBatch.SectionPair] = []
  @usableFromInline var itemUpdates: [ChangeBatch.ItemPair] = []

  @usableFromInline var alignment = Alignment()

  /// The first unpaired new path of each section, if sections changed order.
  @usableFromInline var leftNewStarts: [(section: Int, start: Int)] = []

  @inlinable
  init(
    from old: SectionTable<Section>, to new: SectionTable<Section>, sharedCount: Int,
    namesSilentUpdates: Bool
  ) {
    self.old = old
    self.new = new
    self.sharedCount = sharedCount
    self.namesSilentUpdates = namesSilentUpdates
  }

  /// Returns the change between two snapshots.
  ///
  /// - Parameters:
  ///   - before: The snapshot to start from.
  ///   - after: The snapshot to end with.
  ///   - namingSilentUpdates: Whether to name the sections that may have been replaced by equal ones, or
  ///     items of which may have been. Sources that are derived from these make theirs again.
  ///   - followsItems: Whether to pair the items of sections that come or go, too, which no batch
  ///     mentions.
  ///   - isCancelled: A closure that returns whether to stop, called from time to time.
  /// - Returns: The change, or `nil` if it was cancelled.
  @inlinable
  static func change(
    from before: Snapshot<Section>, to after: Snapshot<Section>, namingSilentUpdates: Bool = false,
    followsItems: Bool = true, isCancelled: () -> Bool = { false }
  ) -> PendingChange? {
    if before.isIdentical(to: after) { return PendingChange() }
    let (old, new) = (SectionTable(before), SectionTable(after))
    let sharedCount = old.sharedCount(with: new)
    if sharedCount == old.count && sharedCount == new.count { return PendingChange() }
    var diff = SnapshotDiff(
      from: old, to: new, sharedCount: sharedCount, namesSilentUpdates: namingSilentUpdates)
    diff.pairSections()
    guard diff.compareSections(isCancelled: isCancelled) else { return nil }
    diff.orderLeftovers()
    diff.matchLeftovers()
    if followsItems && !diff.sections.isEmpty { diff.followItems(from: before, to: after) }
    if isCancelled() { return nil }
    let change = PendingChange(diff)
    return diff.silentUpdates.isEmpty ? change : change.addingSilentUpdates(diff.silentUpdates)
  }
}

extension SnapshotDiff: Sendable where Section: Sendable {}

extension PendingChange {
  /// Creates a change from a complete comparison.
  @inlinable
  init<Section>(_ diff: SnapshotDiff<Section>) {
    self.init(
      sections: diff.sections, items: diff.items, sectionUpdates: diff.sectionUpdates,
      itemUpdates: diff.itemUpdates)
  }

  @usableFromInline
  init(
    sections: Relation, items: Relation, sectionUpdates: [ChangeBatch.SectionPair],
    itemUpdates: [ChangeBatch.ItemPair]
  ) {
    if sections.isEmpty && items.isEmpty && sectionUpdates.isEmpty && itemUpdates.isEmpty {
      self.init()
      return
    }
    if let edit = Edit(sections, items, sectionUpdates, itemUpdates) {
      self.init(edit)
      return
    }
    self.init(
      Parts(
        sections: sections, items: items, sectionUpdates: sectionUpdates, itemUpdates: itemUpdates))
  }
}

extension SnapshotDiff {
  /// Compares each old section with its partner in the new snapshot, unless they are the same.
  ///
  /// - Parameter isCancelled: A closure that returns whether to stop.
  /// - Returns: Whether all have been compared.
  @inlinable
  mutating func compareSections(isCancelled: () -> Bool) -> Bool {
    var section = sharedCount
    // Most partners are in the same leaf as the one before.
    var (others, otherIndices): ([Section], Range<Int>) = ([], 0..<0)
    let end = old.count &- sharedEndCount
    while section < end {
      let (own, indices) = old.leaf(with: section)
      let limit = Swift.min(indices.upperBound, end)
      while section < limit {
        if sectionPartners.isEmpty {
          if !otherIndices.contains(section) { (others, otherIndices) = new.leaf(with: section) }
          let same = own.sameBitCount(
            from: section &- indices.lowerBound, as: others,
            from: section &- otherIndices.lowerBound,
            upTo: Swift.min(limit, otherIndices.upperBound) &- section)
          if same > 0 {
            section &+= same
            continue
          }
        }
        let partner = partner(ofSection: section)
        if partner >= 0 {
          if !otherIndices.contains(partner) { (others, otherIndices) = new.leaf(with: partner) }
          let (position, otherPosition) = (
            section &- indices.lowerBound, partner &- otherIndices.lowerBound
          )
          if own.sameBitCount(from: position, as: others, from: otherPosition, upTo: 1) == 0 {
            compare(section, own, position, with: partner, others, otherPosition)
          }
        }
        if isCancelled() { return false }
        section &+= 1
      }
    }
    return true
  }

  /// Compares a section at an index, and at a position in a leaf, with its partner.
  @inlinable
  mutating func compare(
    _ section: Int, _ own: [Section], _ position: Int, with partner: Int, _ others: [Section],
    _ otherPosition: Int
  ) {
    let (one, two) = (own[position], others[otherPosition])
    let pair = ChangeBatch.SectionPair(BeforeSection(section), AfterSection(partner))
    let isUpdated = !one.hasSameContent(as: two)
    if isUpdated { sectionUpdates.append(pair) }
    let mayBeSilent = namesSilentUpdates && !isUpdated
    if one.sharesItems(with: two) {
      // The content may leave out properties that `==` compares.
      if mayBeSilent && one != two { silentUpdates.append(pair) }
      return
    }
    if one.isLazy && compareKeys(ofSection: section, with: partner) {
      if mayBeSilent { silentUpdates.append(pair) }
      return
    }
    let (oldItems, newItems) = (one.items, two.items)
    let shorter = min(oldItems.count, newItems.count)
    let prefix = SnapshotDiff.equalCount(oldItems, 0, newItems, 0, limit: shorter)
    if prefix == oldItems.count && prefix == newItems.count {
      if mayBeSilent { silentUpdates.append(pair) }
      return
    }
    if mayBeSilent && !hasSingleDifference(oldItems, newItems, prefix) {
      silentUpdates.append(pair)
    }
    let start = unpairedNew.count
    compare(oldItems, ofSection: section, with: newItems, ofSection: partner, from: prefix)
    if !sectionPartners.isEmpty && unpairedNew.count > start {
      leftNewStarts.append((partner, start))
    }
  }

  /// Returns whether two lists differ in one item only, and the others have the same bits, so that none was
  /// replaced by an equal one.
  @inlinable
  func hasSingleDifference(_ oldItems: [Item], _ newItems: [Item], _ prefix: Int) -> Bool {
    let (oldRest, newRest) = (oldItems.count &- prefix, newItems.count &- prefix)
    let suffix = max(oldRest, newRest) &- 1
    return suffix <= min(oldRest, newRest)
      && oldItems.sameBitCount(from: 0, as: newItems, from: 0, upTo: prefix) == prefix
      && oldItems.sameBitCount(
        from: oldItems.count &- suffix, as: newItems, from: newItems.count &- suffix, upTo: suffix)
        == suffix
  }

  /// Compares the items of a section with those of its partner, from the first that are not equal.
  @inlinable
  mutating func compare(
    _ oldItems: [Item], ofSection section: Int, with newItems: [Item], ofSection partner: Int,
    from start: Int
  ) {
    var updates = itemUpdates
    itemUpdates = []
    defer { itemUpdates = updates }
    // Equal items are the same item, so only ids of items that changed are compared.
    @inline(__always)
    func pairs(_ i: Int, _ j: Int, updates: inout [ChangeBatch.ItemPair]) -> Bool {
      guard oldItems[i].id == newItems[j].id else { return false }
      updates.append(
        .init(BeforePath(section: section, item: i), AfterPath(section: partner, item: j)))
      return true
    }
    let shorter = min(oldItems.count, newItems.count)
    var prefix = start
    while prefix < shorter && pairs(prefix, prefix, updates: &updates) {
      prefix &+= 1
      prefix &+= SnapshotDiff.equalCount(
        oldItems, prefix, newItems, prefix, limit: shorter &- prefix)
    }
    if prefix == oldItems.count && prefix == newItems.count { return }
    var suffix = 0
    var suffixUpdates: [ChangeBatch.ItemPair] = []
    while true {
      suffix &+= SnapshotDiff.equalCount(
        oldItems, beforeLast: suffix, newItems, limit: shorter &- prefix &- suffix)
      let (i, j) = (oldItems.count &- 1 &- suffix, newItems.count &- 1 &- suffix)
      guard suffix < shorter &- prefix && pairs(i, j, updates: &suffixUpdates) else { break }
      suffix &+= 1
    }
    var (leftOld, leftNew) = (unpairedOld, unpairedNew)
    (unpairedOld, unpairedNew) = ([], [])
    var alignment = alignment
    defer { self.alignment = alignment }
    alignment.walk(prefix..<oldItems.count &- suffix, prefix..<newItems.count &- suffix) {
      SnapshotDiff.shortRun(oldItems, $0, newItems, $1, limit: $2)
    } pairs: {
      pairs($0, $1, updates: &updates)
    } isSame: {
      oldItems[$0].id == newItems[$1].id
    } leaveOld: { items in
      leftOld.append(items: items, ofSection: section)
    } leaveNew: { items in
      leftNew.append(items: items, ofSection: partner)
    }
    (unpairedOld, unpairedNew) = (leftOld, leftNew)
    updates.append(contentsOf: suffixUpdates.reversed())
  }

  /// Sorts the unpaired new paths, which are out of order if sections moved.
  @inlinable
  mutating func orderLeftovers() {
    let starts = leftNewStarts
    guard zip(starts, starts.dropFirst()).contains(where: { $0.section > $1.section }) else {
      return
    }
    let paths = unpairedNew
    var ordered: [ItemPath] = []
    ordered.reserveCapacity(paths.count)
    for position in starts.indices.sorted(by: { starts[$0].section < starts[$1].section }) {
      let end = position + 1 < starts.count ? starts[position + 1].start : paths.count
      ordered.append(contentsOf: paths[starts[position].start..<end])
    }
    unpairedNew = ordered
  }

  /// Matches the unpaired items of both snapshots.
  @inlinable
  mutating func matchLeftovers() {
    let oldCount = unpairedOld.count
    let newCount = unpairedNew.count
    var matching = LeftoverMatching(oldCount: oldCount, newCount: newCount)
    let mayMatch = oldCount > 0 && newCount > 0
    if mayMatch && (old.hasLazySections(at: unpairedOld) || new.hasLazySections(at: unpairedNew)) {
      matchIDs(of: &matching)
    } else if mayMatch {
      var leftovers = ItemLeftovers(self)
      if oldCount * newCount <= LeftoverMatching.comparisonLimit {
        leftovers.staysInSection = true
        matching.matchByComparing(&leftovers)
        leftovers.staysInSection = false
        matching.matchByComparing(&leftovers)
      } else if matching.matchByHashing(&leftovers) && old.count > 1 {
        // If an id occurs in several sections, items are first matched within their section.
        matching = LeftoverMatching(oldCount: oldCount, newCount: newCount)
        leftovers.staysInSection = true
        matching.matchByHashing(&leftovers)
        leftovers.staysInSection = false
        matching.matchByHashing(&leftovers)
      }
      addUpdates(of: matching, leftovers)
    }
    items = Relation(
      before: unpairedOld, partnerAfter: matching.partnerNew,
      after: unpairedNew, partnerBefore: matching.partnerOld)
  }

  @inlinable
  mutating func addUpdates(of matching: LeftoverMatching, _ leftovers: ItemLeftovers<Section>) {
    let firstUpdate = itemUpdates.count
    for position in leftovers.isUpdated.indices where leftovers.isUpdated[position] {
      let partner = Int(matching.partnerNew[position])
      if partner < 0 { continue }
      itemUpdates.append(
        .init(BeforePath(leftovers.old[position]), AfterPath(leftovers.new[partner])))
    }
    if firstUpdate > 0 && itemUpdates.count > firstUpdate {
      itemUpdates.sort { $0.before < $1.before }
    }
  }
}

extension [ItemPath] {
  @inlinable
  @inline(__always)
  mutating func append(items: Range<Int>, ofSection section: Int) {
    reserve(more: items.count)
    for item in items { append(ItemPath(section: section, item: item)) }
  }
}
