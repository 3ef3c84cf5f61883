extension PendingChange {
  /// Whether there is nothing to resolve: no doubts, or a single edit, in which there is nothing to match.
  var isCertain: Bool { doubts.isEmpty || edit.map { $0.kind != .update } ?? isEmpty }

  /// Returns the change without doubts.
  ///
  /// Edits are recorded by position. Elements that are deleted and inserted are matched by id: in the
  /// snapshots of a composite within a slot, and items then within a group of slots. After them, so are
  /// the items of sections that come or go. Updates of elements that are equal are removed.
  ///
  /// - Parameters:
  ///   - before: The snapshot that the change starts from.
  ///   - after: The snapshot that the change leads to.
  /// - Returns: The change between the same snapshots.
  /// - Complexity: O(*m* log *m*) expected, in the size of the change and of the sections that come, go,
  ///   or were removed and inserted again; O(1) without doubts.
  func resolved<Section>(
    from before: Snapshot<Section>, to after: Snapshot<Section>
  ) -> PendingChange {
    if isCertain { return with(doubts: []) }
    let parts = parts
    var pairing = ItemPairing(from: before, to: after, sections: parts.sections, items: parts.items)
    var rejoined: [ChangeBatch.SectionPair] = []
    if doubts.contains(.identities) {
      rejoined = pairing.rejoinSections()
      pairing.pair([], []) { $0.slotPath(ofSection: $1).slots }
      pairing.pair([], []) { $0.groupScope(ofSection: $1) }
      pairing.followItems()
    }
    return PendingChange(
      .init(
        sections: pairing.sections,
        items: pairing.items,
        sectionUpdates: parts.sectionUpdates.adding(rejoined, by: \.before).filter { pair in
          !before.sections[pair.before.index].hasSameContent(as: after.sections[pair.after.index])
        },
        itemUpdates: parts.itemUpdates.filter {
          !before.hasItem(at: $0.before, equalToItemAt: $0.after, in: after)
        }.adding(pairing.updates, by: \.before)))
  }

  /// Returns the change with pairs of the items of sections that come or go, as far as they are the same
  /// by their ids.
  ///
  /// - Parameters:
  ///   - before: The snapshot that the change starts from.
  ///   - after: The snapshot that the change leads to.
  /// - Returns: The change between the same snapshots, with the same batch.
  func followingItems<Section>(
    from before: Snapshot<Section>, to after: Snapshot<Section>
  ) -> PendingChange {
    let parts = parts
    var pairing = ItemPairing(from: before, to: after, sections: parts.sections, items: parts.items)
    pairing.followItems()
    return PendingChange(
      .init(
        sections: parts.sections, items: pairing.items, sectionUpdates: parts.sectionUpdates,
        itemUpdates: parts.itemUpdates.adding(pairing.updates, by: \.before)),
      doubts: doubts)
  }
}

extension ItemPairing {
  /// Pairs items of sections that come or go, within slots and then within groups of slots.
  fileprivate mutating func followItems() {
    pairItemsOfLoneSections { $0.slotPath(ofSection: $1).slots }
    pairItemsOfLoneSections { $0.groupScope(ofSection: $1) }
  }

  /// Pairs sections that are deleted and inserted by their ids, and returns the pairs.
  fileprivate mutating func rejoinSections() -> [ChangeBatch.SectionPair] {
    guard sections.hasDeletes && sections.hasInserts else { return [] }
    let (removed, inserted) = (sections.deletedSections, sections.insertedSections)
    var matching = LeftoverMatching(oldCount: removed.count, newCount: inserted.count)
    var leftovers = IDLeftovers(
      removed.map { SectionName(before.sections[$0].id, before.slotPath(ofSection: $0).slots) },
      inserted.map { SectionName(after.sections[$0].id, after.slotPath(ofSection: $0).slots) })
    matching.match(&leftovers)
    let pairs = zip(removed, matching.partnerNew).filter { $0.1 >= 0 }.map { section, partner in
      ChangeBatch.SectionPair(BeforeSection(section), AfterSection(inserted[Int(partner)]))
    }
    if pairs.isEmpty { return [] }
    sections = sections.pairing(
      pairs.map { ItemRun(.sectionNumber($0.before.index), .sectionNumber($0.after.index)) })

    // Their items are now items of a remaining section, so each must be accounted for.
    var (deletes, inserts) = (Array(items.deletes), Array(items.inserts))
    let (deleteCount, insertCount) = (deletes.count, inserts.count)
    var comparison = SnapshotDiff<Section>.ofNothing
    for pair in pairs {
      let left = compareItems(of: pair, by: &comparison)
      deletes += left.old
      inserts += left.new
    }
    if deletes.count > deleteCount || inserts.count > insertCount {
      items = Relation(deletes: deletes, inserts: inserts, pairs: items.pairs)
    }
    items = items.pairing(runs)
    runs = []
    return pairs
  }

  /// Compares the items of a section that is removed and inserted again.
  ///
  /// - Returns: The items that have not been paired.
  private mutating func compareItems(
    of pair: ChangeBatch.SectionPair, by comparison: inout SnapshotDiff<Section>
  ) -> (old: [ItemPath], new: [ItemPath]) {
    let (section, partner) = (pair.before.index, pair.after.index)
    let isTouched =
      !Relation.range(of: section, in: items.before).isEmpty
      || !Relation.range(of: partner, in: items.after).isEmpty
    if !isTouched && before.sections[section].sharesItems(with: after.sections[partner]) {
      return ([], [])
    }
    guard let one = Self.untouchedItems(ofSection: section, of: before, items.before),
      let two = Self.untouchedItems(ofSection: partner, of: after, items.after)
    else {
      return (
        before.untouchedPaths(inSection: section, items.before),
        after.untouchedPaths(inSection: partner, items.after)
      )
    }
    let left = compare(one, two, by: &comparison)
    // Those that may have been replaced by equal ones are named.
    addRuns(one, two, without: left.old, left.new, omittingSame: true)
    return (left.old.map { one.path($0.item) }, left.new.map { two.path($0.item) })
  }
}

/// The id of a section, and the slots in which it is unique.
private struct SectionName<ID: Hashable>: Hashable {
  private let id: ID
  private let slots: [Slot]

  init(_ id: ID, _ slots: [Slot]) {
    self.id = id
    self.slots = slots
  }
}

extension Array {
  /// Returns the list with further elements, ascending by a key.
  func adding<Key: Comparable>(_ others: Self, by key: (Element) -> Key) -> Self {
    others.isEmpty ? self : (self + others).sorted { key($0) < key($1) }
  }
}
