/// The comparison of two snapshots, which pairs elements and finds those that changed.
///
/// Sections are paired first, then the items of each pair of sections are walked in parallel. The
/// remaining items are matched by hash, across sections. Items that the walk pairs are not hashed.
@usableFromInline
struct SnapshotDiff<Section: SectionProtocol> {
  @usableFromInline typealias Item = Section.Item

  @usableFromInline let old: [Section]
  @usableFromInline let new: [Section]

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
  init(from old: [Section], to new: [Section]) {
    self.old = old
    self.new = new
  }

  /// Returns the change between two snapshots.
  ///
  /// - Parameters:
  ///   - before: The snapshot to start from.
  ///   - after: The snapshot to end with.
  ///   - isCancelled: A closure that returns whether to stop, called from time to time.
  /// - Returns: The change, or `nil` if it was cancelled.
  @inlinable
  static func change(
    from before: Snapshot<Section>,
    to after: Snapshot<Section>,
    isCancelled: () -> Bool = { false }
  ) -> PendingChange? {
    if before.isIdentical(to: after) { return PendingChange() }
    var diff = SnapshotDiff(from: before.allSections, to: after.allSections)
    diff.pairSections()
    for section in diff.old.indices {
      let partner = diff.partner(ofSection: section)
      if partner >= 0 { diff.compare(section, with: partner) }
      if isCancelled() { return nil }
    }
    diff.orderLeftovers()
    diff.matchLeftovers()
    return isCancelled() ? nil : PendingChange(diff)
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
    sections: Relation,
    items: Relation,
    sectionUpdates: [ChangeBatch.SectionPair],
    itemUpdates: [ChangeBatch.ItemPair]
  ) {
    if sections.isEmpty && items.isEmpty && sectionUpdates.isEmpty && itemUpdates.isEmpty {
      self.init()
      return
    }
    self.init(
      Parts(
        sections: sections, items: items, sectionUpdates: sectionUpdates, itemUpdates: itemUpdates))
  }
}

extension SnapshotDiff {
  /// Returns the index of an old section in the new snapshot, or -1.
  @inlinable
  func partner(ofSection section: Int) -> Int {
    sectionPartners.isEmpty ? section : Int(sectionPartners[section])
  }

  /// Pairs the sections by their ids.
  @inlinable
  mutating func pairSections() {
    let shorter = min(old.count, new.count)
    var prefix = 0
    while prefix < shorter && old[prefix].id == new[prefix].id { prefix += 1 }
    if prefix == old.count && prefix == new.count { return }
    var suffix = 0
    while suffix < shorter - prefix
      && old[old.count - 1 - suffix].id == new[new.count - 1 - suffix].id
    {
      suffix += 1
    }

    var leftOld: [Int] = []
    var leftNew: [Int] = []
    sectionPartners = [Int32](repeating: -1, count: old.count)
    for section in 0..<prefix { sectionPartners[section] = Int32(section) }
    for section in old.count - suffix..<old.count {
      sectionPartners[section] = Int32(section + new.count - old.count)
    }
    var alignment = Alignment()
    alignment.walk(prefix..<old.count - suffix, prefix..<new.count - suffix) {
      guard old[$0].id == new[$1].id else { return false }
      sectionPartners[$0] = Int32($1)
      return true
    } isSame: {
      old[$0].id == new[$1].id
    } leaveOld: {
      leftOld += $0
    } leaveNew: {
      leftNew += $0
    }

    var matching = LeftoverMatching(oldCount: leftOld.count, newCount: leftNew.count)
    if !leftOld.isEmpty && !leftNew.isEmpty {
      var leftovers = IDLeftovers(leftOld.map { old[$0].id }, leftNew.map { new[$0].id })
      matching.match(&leftovers)
    }
    for (position, partner) in matching.partnerNew.enumerated() where partner >= 0 {
      sectionPartners[leftOld[position]] = Int32(leftNew[Int(partner)])
    }
    sections = Relation(
      before: leftOld.map { .sectionNumber($0) }, partnerAfter: matching.partnerNew,
      after: leftNew.map { .sectionNumber($0) }, partnerBefore: matching.partnerOld)
  }

  /// Compares an old section with its partner in the new snapshot.
  @inlinable
  mutating func compare(_ section: Int, with partner: Int) {
    if !old[section].hasSameContent(as: new[partner]) {
      sectionUpdates.append(.init(BeforeSection(section), AfterSection(partner)))
    }
    if old[section].sharesItems(with: new[partner]) { return }
    if old[section].isLazy && compareKeys(ofSection: section, with: partner) { return }
    let oldItems = old[section].items[...]
    let newItems = new[partner].items[...]
    let oldSpan = oldItems.span
    let newSpan = newItems.span
    if !sectionPartners.isEmpty {
      leftNewStarts.append((partner, unpairedNew.count))
    }

    var updates = itemUpdates
    itemUpdates = []
    defer { itemUpdates = updates }
    // Equal items are the same item, so the ids of unchanged items need not be compared.
    @inline(__always)
    func isSame(_ i: Int, _ j: Int, updates: inout [ChangeBatch.ItemPair]) -> Bool {
      if oldSpan[i] == newSpan[j] { return true }
      guard oldSpan[i].id == newSpan[j].id else { return false }
      updates.append(
        .init(BeforePath(section: section, item: i), AfterPath(section: partner, item: j)))
      return true
    }
    let shorter = min(oldSpan.count, newSpan.count)
    var prefix = 0
    while prefix < shorter && isSame(prefix, prefix, updates: &updates) { prefix &+= 1 }
    if prefix == oldSpan.count && prefix == newSpan.count { return }
    var suffix = 0
    var suffixUpdates: [ChangeBatch.ItemPair] = []
    while suffix < shorter &- prefix
      && isSame(
        oldSpan.count &- 1 &- suffix, newSpan.count &- 1 &- suffix, updates: &suffixUpdates)
    {
      suffix &+= 1
    }
    var (leftOld, leftNew) = (unpairedOld, unpairedNew)
    (unpairedOld, unpairedNew) = ([], [])
    var alignment = alignment
    defer { self.alignment = alignment }
    alignment.walk(prefix..<oldSpan.count &- suffix, prefix..<newSpan.count &- suffix) {
      isSame($0, $1, updates: &updates)
    } isSame: {
      oldSpan[$0].id == newSpan[$1].id
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
    let isLazy = old.contains(where: \.isLazy) || new.contains(where: \.isLazy)
    if oldCount > 0 && newCount > 0 && isLazy {
      matchIDs(of: &matching)
    } else if oldCount > 0 && newCount > 0 {
      var leftovers = ItemLeftovers(self)
      if oldCount * newCount <= LeftoverMatching.comparisonLimit {
        leftovers.staysInSection = true
        matching.matchByComparing(&leftovers)
        leftovers.staysInSection = false
        matching.matchByComparing(&leftovers)
      } else if matching.matchByHashing(&leftovers) && old.count > 1 {
        // If an id occurs in several sections, items are first matched within their section.
        matching.reset()
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
