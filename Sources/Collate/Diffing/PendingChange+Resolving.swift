extension PendingChange {
  /// Returns the change without doubts.
  ///
  /// Edits are recorded by position. Elements that are deleted and inserted are matched by id: in the
  /// snapshots of a composite within a slot, and items then within a group of slots. Updates of
  /// elements that are equal are removed.
  ///
  /// - Parameters:
  ///   - before: The snapshot that the change starts from.
  ///   - after: The snapshot that the change leads to.
  /// - Returns: The change between the same snapshots.
  /// - Complexity: O(*m* log *m*) expected, in the size of the change and of the sections that were
  ///   removed and inserted again; O(1) without doubts.
  func resolved<Section>(
    from before: Snapshot<Section>,
    to after: Snapshot<Section>
  ) -> PendingChange {
    // There is nothing to match in a single edit.
    let isCertain = edit.map { $0.kind != .update } ?? isEmpty
    if isCertain || doubts.isEmpty { return with(doubts: []) }
    var resolution = Resolution(parts, from: before, to: after)
    if doubts.contains(.identities) {
      resolution.rejoinSections()
      resolution.rejoinItems { $0.slotPath(ofSection: $1).slots }
      resolution.rejoinItems { $0.groupScope(ofSection: $1) }
    }
    return resolution.change
  }
}

/// The matching of deleted and inserted elements by their ids.
private struct Resolution<Section: SectionProtocol> {
  private let before: Snapshot<Section>
  private let after: Snapshot<Section>
  private var sections: Relation
  private var items: Relation
  private var sectionUpdates: [ChangeBatch.SectionPair]
  private var itemUpdates: [ChangeBatch.ItemPair]

  init(_ parts: PendingChange.Parts, from before: Snapshot<Section>, to after: Snapshot<Section>) {
    self.before = before
    self.after = after
    sections = parts.sections
    items = parts.items
    sectionUpdates = parts.sectionUpdates
    itemUpdates = parts.itemUpdates
  }

  /// The change, without updates of elements that are equal.
  var change: PendingChange {
    PendingChange(
      .init(
        sections: sections,
        items: items,
        sectionUpdates: sectionUpdates.filter { pair in
          !before.sections[pair.before.index].hasSameContent(as: after.sections[pair.after.index])
        },
        itemUpdates: itemUpdates.filter {
          !before.hasItem(at: $0.before, equalToItemAt: $0.after, in: after)
        }))
  }

  mutating func rejoinSections() {
    guard sections.hasDeletesAndInserts else { return }
    let gone = sections.deletes.map(\.item)
    let came = sections.inserts.map(\.item)
    let partners = matching(
      gone.map { ScopedID(before.sections[$0].id, before.slotPath(ofSection: $0).slots) },
      came.map { ScopedID(after.sections[$0].id, after.slotPath(ofSection: $0).slots) })
    guard !partners.isEmpty else { return }

    // Their items are now items of a remaining section, so each must be accounted for.
    var deletes = Array(items.deletes)
    var inserts = Array(items.inserts)
    for pair in partners {
      let (old, new) = (gone[pair.old], came[pair.new])
      sectionUpdates.append(.init(BeforeSection(old), AfterSection(new)))
      deletes += before.untouchedPaths(inSection: old, items.before)
      inserts += after.untouchedPaths(inSection: new, items.after)
    }
    sectionUpdates.sort { $0.before < $1.before }
    sections = sections.joining(
      partners.map { (.sectionNumber(gone[$0.old]), .sectionNumber(came[$0.new])) })
    items = Relation(deletes: deletes, inserts: inserts, pairs: items.pairs)
  }

  /// Matches items within scopes; those in none are left out.
  mutating func rejoinItems<Scope: Hashable>(
    by scope: (Snapshot<Section>, _ section: Int) -> Scope?
  ) {
    guard items.hasDeletesAndInserts else { return }
    let gone = scoped(items.deletes, in: before, by: scope)
    if gone.isEmpty { return }
    let came = scoped(items.inserts, in: after, by: scope)
    let partners = matching(gone.map(\.id), came.map(\.id))
    guard !partners.isEmpty else { return }
    let pairs = partners.map { (before: gone[$0.old].path, after: came[$0.new].path) }
    itemUpdates += pairs.map { .init(BeforePath($0.before), AfterPath($0.after)) }
    itemUpdates.sort { $0.before < $1.before }
    items = items.joining(pairs)
  }

  private func scoped<Scope: Hashable>(
    _ paths: some Sequence<ItemPath>,
    in snapshot: Snapshot<Section>,
    by scope: (Snapshot<Section>, _ section: Int) -> Scope?
  ) -> [(path: ItemPath, id: ScopedID<Section.Item.ID, Scope>)] {
    // The paths are ascending, so each section's scope is determined once.
    var section = -1
    var current: Scope?
    return paths.compactMap { path in
      if path.section != section {
        section = path.section
        current = scope(snapshot, section)
      }
      return current.map { (path, ScopedID(snapshot.itemID(at: path), $0)) }
    }
  }

  private func matching<ID: Hashable>(_ old: [ID], _ new: [ID]) -> [(old: Int, new: Int)] {
    guard !old.isEmpty && !new.isEmpty else { return [] }
    var matching = LeftoverMatching(oldCount: old.count, newCount: new.count)
    var leftovers = IDLeftovers(old, new)
    matching.match(&leftovers)
    return matching.partnerNew.enumerated().compactMap { old, new in
      new < 0 ? nil : (old, Int(new))
    }
  }
}

/// An id, and the slots among which it is unique.
private struct ScopedID<ID: Hashable, Scope: Hashable>: Hashable {
  private let id: ID
  private let scope: Scope

  init(_ id: ID, _ scope: Scope) {
    self.id = id
    self.scope = scope
  }
}

extension Relation {
  /// Returns the relation with some deletes and inserts replaced by pairs.
  fileprivate func joining(_ joined: [(before: ItemPath, after: ItemPath)]) -> Relation {
    let gone = Set(joined.map(\.before))
    let came = Set(joined.map(\.after))
    return Relation(
      deletes: deletes.filter { !gone.contains($0) },
      inserts: inserts.filter { !came.contains($0) },
      pairs: Array(pairs) + joined)
  }
}
