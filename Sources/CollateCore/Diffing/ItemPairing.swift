/// The pairing of items that a change deletes and inserts, and of items that are inserted or removed with their
/// sections.
///
/// Lists cannot move an item out of a section that goes, or into one that comes, so no batch mentions
/// such a pair. Nevertheless it is the same item, and an observer that follows it through the change finds it.
/// These items are paired after all others, so that a batch is the same with them and without.
@usableFromInline
struct ItemPairing<Section: SectionProtocol> {
  @usableFromInline typealias Item = Section.Item

  @usableFromInline let before: Snapshot<Section>
  @usableFromInline let after: Snapshot<Section>

  /// The relation of the sections.
  @usableFromInline var sections: Relation

  /// The relation of the items, with all pairs found so far.
  @usableFromInline var items: Relation

  /// The pairs found here whose content changed.
  @usableFromInline var updates: [ChangeBatch.ItemPair] = []

  /// The pairs that are not yet in the relation.
  @usableFromInline var runs: [ItemRun] = []

  @inlinable
  init(
    from before: Snapshot<Section>, to after: Snapshot<Section>, sections: Relation, items: Relation
  ) {
    (self.before, self.after) = (before, after)
    (self.sections, self.items) = (sections, items)
  }

  /// Items without partners that can be the same.
  @usableFromInline
  struct Candidates {
    /// The items of removed and of inserted sections.
    @usableFromInline var removed: [UntouchedItems] = []
    @usableFromInline var inserted: [UntouchedItems] = []

    /// The items removed from remaining sections, and those inserted into remaining sections.
    @usableFromInline var deletes: [ItemPath] = []
    @usableFromInline var inserts: [ItemPath] = []

    @inlinable
    init() {}
  }

  /// The items of a section that the relation does not mention.
  @usableFromInline
  struct UntouchedItems {
    @usableFromInline let section: Int
    @usableFromInline let items: [Item]

    /// Their indices in the section; `nil` if these are all items.
    @usableFromInline let indices: [Int]?

    @inlinable
    init(_ items: [Item], at indices: [Int]?, in section: Int) {
      (self.section, self.items, self.indices) = (section, items, indices)
    }

    /// Returns the path of an item by its position among these.
    @inlinable
    func path(_ position: Int) -> ItemPath {
      ItemPath(section: section, item: indices?[position] ?? position)
    }
  }
}

extension ItemPairing {
  /// Pairs items of sections that come or go with each other, and with those that are deleted and
  /// inserted.
  ///
  /// Items of lazy sections are left out, as all their ids would be read.
  ///
  /// - Parameter scope: A closure that returns what the ids of a section's items are unique in, or `nil`
  ///   if its items are to be left out.
  /// - Complexity: O(*n*) expected in the number of items of the sections that come or go; O(1) without
  ///   such. Items that are in the same order in the *i*-th section that goes and in the *i*-th that
  ///   comes are not hashed.
  @inlinable
  mutating func pairItemsOfLoneSections<Scope: Hashable>(
    by scope: (Snapshot<Section>, _ section: Int) -> Scope?
  ) {
    let (hasRemoved, hasInserted) = (sections.hasDeletes, sections.hasInserts)
    guard hasRemoved || hasInserted, hasRemoved || items.hasDeletes, hasInserted || items.hasInserts
    else { return }
    let removed = sections.deletedSections.compactMap {
      ItemPairing.untouchedItems(ofSection: $0, of: before, items.before)
    }
    let inserted = sections.insertedSections.compactMap {
      ItemPairing.untouchedItems(ofSection: $0, of: after, items.after)
    }
    pair(removed, inserted, by: scope)
  }

  /// Pairs items that are deleted and inserted, and some of sections that come or go, by their ids.
  @inlinable
  mutating func pair<Scope: Hashable>(
    _ removed: [UntouchedItems], _ inserted: [UntouchedItems],
    by scope: (Snapshot<Section>, _ section: Int) -> Scope?
  ) {
    if removed.isEmpty && !items.hasDeletes || inserted.isEmpty && !items.hasInserts { return }
    var numbers: [Scope: Int] = [:]
    var candidates: [Candidates] = []
    @inline(__always)
    func add(_ section: Int, of snapshot: Snapshot<Section>, _ body: (inout Candidates) -> Void) {
      guard let scope = scope(snapshot, section) else { return }
      let number = numbers[scope] ?? candidates.count
      if number == candidates.count {
        numbers[scope] = number
        candidates.append(Candidates())
      }
      body(&candidates[number])
    }
    for items in removed { add(items.section, of: before) { $0.removed.append(items) } }
    for items in inserted { add(items.section, of: after) { $0.inserted.append(items) } }
    for paths in items.deletesBySection {
      add(paths[0].section, of: before) { $0.deletes += paths }
    }
    for paths in items.insertsBySection {
      add(paths[0].section, of: after) { $0.inserts += paths }
    }
    for candidates in candidates { pair(candidates) }
    items = items.pairing(runs)
    runs = []
  }

  @inlinable
  mutating func pair(_ candidates: Candidates) {
    let (removed, inserted) = (candidates.removed, candidates.inserted)
    var (old, new) = (candidates.deletes, candidates.inserts)
    let count = min(removed.count, inserted.count)
    if count > 0 {
      var comparison = SnapshotDiff<Section>.ofNothing
      for (one, two) in zip(removed, inserted) {
        let left = compare(one, two, by: &comparison)
        addRuns(one, two, without: left.old, left.new)
        old += left.old.lazy.map { one.path($0.item) }
        new += left.new.lazy.map { two.path($0.item) }
      }
    }
    let (hasOld, hasNew) = (
      !old.isEmpty || removed.count > count, !new.isEmpty || inserted.count > count
    )
    guard hasOld && hasNew else { return }
    for items in removed[count...] { old += items.items.indices.lazy.map(items.path) }
    for items in inserted[count...] { new += items.items.indices.lazy.map(items.path) }
    old.sort()
    new.sort()
    match(old, new)
  }
}

extension ItemPairing {
  /// Returns the items of a section that a relation does not mention; `nil` if there are none, or if
  /// they are lazy.
  @inlinable
  static func untouchedItems(
    ofSection section: Int, of snapshot: Snapshot<Section>, _ touched: [ItemPath]
  ) -> UntouchedItems? {
    let content = snapshot.sections[section]
    if content.isLazy { return nil }
    let items = content.items
    let range = Relation.range(of: section, in: touched)
    if range.count >= items.count { return nil }
    if range.isEmpty { return UntouchedItems(items, at: nil, in: section) }
    let indices = touched[range].otherItems(of: items.count)
    return UntouchedItems(indices.map { items[$0] }, at: indices, in: section)
  }

  /// Walks the items of two sections in parallel.
  ///
  /// - Returns: The positions of those that have not been paired, as items of their sections.
  @inlinable
  mutating func compare(
    _ one: UntouchedItems, _ two: UntouchedItems, by comparison: inout SnapshotDiff<Section>
  ) -> (old: [ItemPath], new: [ItemPath]) {
    if one.items.sharesStorage(with: two.items) { return ([], []) }
    let limit = min(one.items.count, two.items.count)
    let prefix = SnapshotDiff<Section>.equalCount(one.items, 0, two.items, 0, limit: limit)
    if prefix == one.items.count && prefix == two.items.count { return ([], []) }
    comparison.compare(
      one.items, ofSection: one.section, with: two.items, ofSection: two.section, from: prefix)
    for pair in comparison.itemUpdates {
      updates.append(
        .init(BeforePath(one.path(pair.before.item)), AfterPath(two.path(pair.after.item))))
    }
    defer {
      comparison.itemUpdates.removeAll(keepingCapacity: true)
      (comparison.unpairedOld, comparison.unpairedNew) = ([], [])
    }
    return (comparison.unpairedOld, comparison.unpairedNew)
  }

  /// Adds the pairs of items that are in the same order, which are all but those left over.
  ///
  /// - Parameters:
  ///   - one: Items of a section before.
  ///   - two: Items of a section after.
  ///   - leftOld: Those before that have not been paired.
  ///   - leftNew: Those after that have not been paired.
  ///   - omitsSame: Whether pairs with the same bits are left out, at the start of each run.
  @inlinable
  mutating func addRuns(
    _ one: UntouchedItems, _ two: UntouchedItems, without leftOld: [ItemPath],
    _ leftNew: [ItemPath], omittingSame omitsSame: Bool = false
  ) {
    var (old, new) = (leftOld[...], leftNew[...])
    var (i, j) = (0, 0)
    while true {
      while let next = old.first, next.item == i {
        old.removeFirst()
        i &+= 1
      }
      while let next = new.first, next.item == j {
        new.removeFirst()
        j &+= 1
      }
      let length = min(
        (old.first?.item ?? one.items.count) &- i, (new.first?.item ?? two.items.count) &- j)
      if length == 0 { return }
      let same =
        omitsSame ? one.items.sameBitCount(from: i, as: two.items, from: j, upTo: length) : 0
      let end = i &+ length
      i &+= same
      j &+= same
      if one.indices == nil && two.indices == nil {
        if i < end { runs.append(ItemRun(one.path(i), two.path(j), count: end &- i)) }
        j &+= end &- i
        i = end
      }
      while i < end {
        runs.append(ItemRun(one.path(i), two.path(j)))
        i &+= 1
        j &+= 1
      }
    }
  }

  /// Pairs items by their ids, and compares each pair.
  @inlinable
  mutating func match(_ old: [ItemPath], _ new: [ItemPath]) {
    var matching = LeftoverMatching(oldCount: old.count, newCount: new.count)
    let (oldItems, newItems) = (before.items(at: old), after.items(at: new))
    var leftovers = IDLeftovers(
      oldItems?.map { $0.id } ?? before.itemIDs(at: old),
      newItems?.map { $0.id } ?? after.itemIDs(at: new))
    matching.match(&leftovers)
    for (position, partner) in matching.partnerNew.enumerated() where partner >= 0 {
      let (start, end) = (old[position], new[Int(partner)])
      runs.append(ItemRun(start, end))
      let isSame =
        if let oldItems, let newItems {
          oldItems[position] == newItems[Int(partner)]
        } else {
          before.hasItem(at: BeforePath(start), equalToItemAt: AfterPath(end), in: after)
        }
      if !isSame { updates.append(.init(BeforePath(start), AfterPath(end))) }
    }
  }
}

extension Snapshot {
  /// Returns the items at ascending paths; `nil` if any are lazy.
  @inlinable
  func items(at paths: [ItemPath]) -> [Item]? {
    var result: [Item] = []
    result.reserveCapacity(paths.count)
    while result.count < paths.count {
      let section = paths[result.count].section
      let content = sections[section]
      if content.isLazy { return nil }
      let items = content.items
      while result.count < paths.count, paths[result.count].section == section {
        result.append(items[paths[result.count].item])
      }
    }
    return result
  }

  /// Returns the ids of the items at ascending paths, without making lazy ones.
  @inlinable
  func itemIDs(at paths: [ItemPath]) -> [Item.ID] {
    var result: [Item.ID] = []
    result.reserveCapacity(paths.count)
    while result.count < paths.count {
      let section = paths[result.count].section
      let content = sections[section]
      while result.count < paths.count, paths[result.count].section == section {
        result.append(content.itemID(at: paths[result.count].item))
      }
    }
    return result
  }
}

extension ItemPairing: Sendable where Section: Sendable, Section.Item: Sendable {}

extension ItemPairing.Candidates: Sendable where Section.Item: Sendable {}

extension ItemPairing.UntouchedItems: Sendable where Section.Item: Sendable {}
