extension PendingChange {
  /// Returns the composition of this change and a following one.
  ///
  /// Composition is associative: `a.followed(by: b).followed(by: c)` and
  /// `a.followed(by: b.followed(by: c))` describe the same change. Elements that are inserted and
  /// deleted again are omitted.
  ///
  /// - Parameter next: A change that starts where this one ends.
  /// - Returns: The change from the start of this one to the end of the other.
  /// - Complexity: O(*m* log *m*) in the size of both changes.
  @usableFromInline
  package func followed(by next: PendingChange) -> PendingChange {
    if isEmpty { return next }
    if next.isEmpty { return self }
    let (one, two) = (parts, next.parts)
    let sections = one.sections.followed(
      by: two.sections,
      steps: (forward: { $0 }, backward: { $0 }),
      survives: { _ in true },
      isOld: { _ in true })
    let items = one.items.followed(
      by: two.items,
      steps: (forward: two.sectionAfter, backward: one.sectionBefore),
      survives: { sections.isEmpty || sections.forward(.sectionNumber($0)) { $0 } != nil },
      isOld: { sections.isEmpty || sections.inverse.forward(.sectionNumber($0)) { $0 } != nil })
    let sectionUpdates = PendingChange.union(
      one.sectionUpdates.compactMap { pair -> ChangeBatch.SectionPair? in
        two.sectionAfter(pair.after.index).map { .init(pair.before, AfterSection($0)) }
      },
      two.sectionUpdates.compactMap { pair -> ChangeBatch.SectionPair? in
        one.sectionBefore(pair.before.index).map { .init(BeforeSection($0), pair.after) }
      },
      by: \.before)
    let itemUpdates = PendingChange.union(
      one.itemUpdates.compactMap { pair -> ChangeBatch.ItemPair? in
        next.path(after: BeforePath(pair.after.path)).map { .init(pair.before, $0) }
      },
      two.itemUpdates.compactMap { pair -> ChangeBatch.ItemPair? in
        path(before: AfterPath(pair.before.path)).map { .init($0, pair.after) }
      },
      by: \.before)
    return PendingChange(
      Parts(
        sections: sections, items: items, sectionUpdates: sectionUpdates, itemUpdates: itemUpdates),
      doubts: [.identities, .updates])
  }

  /// Returns the union of two lists of pairs, in ascending order without duplicates.
  private static func union<Pair, Key: Comparable>(
    _ one: [Pair], _ other: [Pair], by key: (Pair) -> Key
  ) -> [Pair] {
    if one.isEmpty && other.isEmpty { return [] }
    var result: [Pair] = []
    for pair in (one + other).sorted(by: { key($0) < key($1) }) {
      if let last = result.last, key(last) == key(pair) { continue }
      result.append(pair)
    }
    return result
  }
}

extension Relation {
  /// Returns the composition of this relation and a following one.
  ///
  /// - Parameters:
  ///   - next: A relation that starts where this one ends.
  ///   - steps: The mappings of sections forward through the second step and back through the
  ///     first.
  ///   - survives: Whether a section before still exists after both steps.
  ///   - isOld: Whether a section after both steps existed before.
  /// - Returns: The relation from before the first step to after the second.
  fileprivate func followed(
    by next: Relation, steps: (forward: (Int) -> Int?, backward: (Int) -> Int?),
    survives: (Int) -> Bool, isOld: (Int) -> Bool
  ) -> Relation {
    if isEmpty && next.isEmpty { return self }
    let back = inverse
    var deletes: [ItemPath] = []
    var inserts: [ItemPath] = []
    var composed: [(before: ItemPath, after: ItemPath)] = []

    // Elements touched by the first step.
    for position in before.indices {
      let start = before[position]
      if let middle = target(ofTouched: position),
        let end = next.forward(middle, sectionAfter: steps.forward)
      {
        composed.append((start, end))
      } else if survives(start.section) {
        deletes.append(start)
      }
    }
    for middle in self.inserts {
      if let end = next.forward(middle, sectionAfter: steps.forward), isOld(end.section) {
        inserts.append(end)
      }
    }
    // Elements touched only by the second step.
    for position in next.before.indices where !after.containsSorted(next.before[position]) {
      let start = back.forward(next.before[position], sectionAfter: steps.backward)
      switch (start, next.target(ofTouched: position)) {
      case (let start?, let end?): composed.append((start, end))
      case (let start?, nil) where survives(start.section): deletes.append(start)
      case (nil, let end?) where isOld(end.section): inserts.append(end)
      default: break
      }
    }
    for end in next.inserts where isOld(end.section) { inserts.append(end) }
    return Relation(deletes: deletes, inserts: inserts, pairs: composed)
  }
}
