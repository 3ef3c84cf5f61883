extension PendingChange {
  /// Returns the change with elements paired that were removed and inserted again.
  ///
  /// Edits are recorded by position; elements that are deleted and inserted are matched by id, in
  /// the snapshots of a composite within a slot. Updates of elements that are equal are removed.
  ///
  /// - Parameters:
  ///   - before: The snapshot that the change starts from.
  ///   - after: The snapshot that the change leads to.
  /// - Returns: The change between the same snapshots.
  /// - Complexity: O(*m* log *m*) expected, in the size of the change and of the sections that were
  ///   removed and inserted again.
  func resolved<Section>(
    from before: Snapshot<Section>,
    to after: Snapshot<Section>
  ) -> PendingChange {
    var result = self
    result.rejoinSections(from: before, to: after)
    result.rejoinItems(from: before, to: after)
    result.sectionUpdates.removeAll { pair in
      before.sections[pair.before.index].hasSameContent(as: after.sections[pair.after.index])
    }
    result.itemUpdates.removeAll { before[$0.before.path] == after[$0.after.path] }
    return result
  }

  private mutating func rejoinSections<Section>(
    from before: Snapshot<Section>,
    to after: Snapshot<Section>
  ) {
    let gone = sections.deletes.map(\.item)
    let came = sections.inserts.map(\.item)
    let partners = matching(
      gone.map { ScopedID(before.sections[$0].id, inSection: $0, of: before) },
      came.map { ScopedID(after.sections[$0].id, inSection: $0, of: after) })
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
      partners.map { (gone[$0.old], came[$0.new]) }.map {
        (.sectionNumber($0.0), .sectionNumber($0.1))
      })
    items = Relation(deletes: deletes, inserts: inserts, pairs: items.pairs)
  }

  private mutating func rejoinItems<Section>(
    from before: Snapshot<Section>,
    to after: Snapshot<Section>
  ) {
    let gone = Array(items.deletes)
    let came = Array(items.inserts)
    guard !gone.isEmpty && !came.isEmpty else { return }
    let partners = matching(
      gone.map { ScopedID(before[$0].id, inSection: $0.section, of: before) },
      came.map { ScopedID(after[$0].id, inSection: $0.section, of: after) })
    guard !partners.isEmpty else { return }
    let pairs = partners.map { (before: gone[$0.old], after: came[$0.new]) }
    itemUpdates += pairs.map { .init(BeforePath($0.before), AfterPath($0.after)) }
    itemUpdates.sort { $0.before < $1.before }
    items = items.joining(pairs)
  }

  private func matching<ID: Hashable>(_ old: [ID], _ new: [ID]) -> [(old: Int, new: Int)] {
    guard !old.isEmpty && !new.isEmpty else { return [] }
    var matching = LeftoverMatching(oldCount: old.count, newCount: new.count)
    var leftovers = IDLeftovers(old, new)
    if old.count * new.count <= LeftoverMatching.comparisonLimit {
      matching.matchByComparing(&leftovers)
    } else {
      matching.matchByHashing(&leftovers)
    }
    return matching.partnerNew.enumerated().compactMap { old, new in
      new < 0 ? nil : (old, Int(new))
    }
  }
}

/// An id, and the slots in which it is unique.
private struct ScopedID<ID: Hashable>: Hashable {
  private let id: ID
  private let slots: [Slot]

  init<Section>(_ id: ID, inSection section: Int, of snapshot: Snapshot<Section>) {
    self.id = id
    slots = snapshot.slotPath(ofSection: section).slots
  }
}

extension Relation {
  /// Returns the relation with some deletes and inserts replaced by pairs.
  func joining(_ joined: [(before: ItemPath, after: ItemPath)]) -> Relation {
    let gone = Set(joined.map(\.before))
    let came = Set(joined.map(\.after))
    return Relation(
      deletes: deletes.filter { !gone.contains($0) },
      inserts: inserts.filter { !came.contains($0) },
      pairs: Array(pairs) + joined)
  }
}

extension Snapshot {
  /// Returns the paths in a section that are not in an ascending list.
  fileprivate func untouchedPaths(inSection section: Int, _ touched: [ItemPath]) -> [ItemPath] {
    let touched = Set(touched[Relation.range(of: section, in: touched)])
    return (0..<itemCount(inSection: section)).lazy
      .map { ItemPath(section: section, item: $0) }
      .filter { !touched.contains($0) }
  }
}
