/// Collects changes of parts of a list, in any order, into one change of the whole.
struct ChangeJoin {
  private typealias Pair = (before: ItemPath, after: ItemPath)
  private var sectionDeletes: [ItemPath] = []
  private var sectionInserts: [ItemPath] = []
  private var sectionPairs: [Pair] = []
  private var itemDeletes: [ItemPath] = []
  private var itemInserts: [ItemPath] = []
  private var itemPairs: [Pair] = []
  private var sectionUpdates: [ChangeBatch.SectionPair] = []
  private var itemUpdates: [ChangeBatch.ItemPair] = []

  mutating func delete(sections: Range<Int>) {
    sectionDeletes += sections.map { .sectionNumber($0) }
  }

  mutating func insert(sections: Range<Int>) {
    sectionInserts += sections.map { .sectionNumber($0) }
  }

  /// Adds the relation of all sections.
  mutating func add(sections relation: Relation) {
    sectionDeletes += relation.deletes
    sectionInserts += relation.inserts
    sectionPairs += relation.pairs
  }

  /// Adds the change of a part whose sections were in one range and are in another.
  ///
  /// - Parameters:
  ///   - change: The change, in the numbers of the part.
  ///   - before: The sections of the part before.
  ///   - after: The sections of the part after.
  ///   - namesEverySection: Whether sections that stay have to be paired by name, because not all of
  ///     them stay in order.
  mutating func add(
    _ change: PendingChange,
    before: Range<Int>,
    after: Range<Int>,
    namesEverySection: Bool
  ) {
    let shifted = change.shifted(before: before.lowerBound, after: after.lowerBound)
    sectionDeletes += shifted.sections.deletes
    sectionInserts += shifted.sections.inserts
    if namesEverySection {
      for section in before.indices {
        if let target = change.sectionAfter(section - before.lowerBound) {
          sectionPairs.append(
            (.sectionNumber(section), .sectionNumber(target + after.lowerBound)))
        }
      }
    } else {
      sectionPairs += shifted.sections.pairs
    }
    itemDeletes += shifted.items.deletes
    itemInserts += shifted.items.inserts
    itemPairs += shifted.items.pairs
    sectionUpdates += shifted.sectionUpdates
    itemUpdates += shifted.itemUpdates
  }

  func change() -> PendingChange {
    PendingChange(
      sections: Relation(deletes: sectionDeletes, inserts: sectionInserts, pairs: sectionPairs),
      items: Relation(deletes: itemDeletes, inserts: itemInserts, pairs: itemPairs),
      sectionUpdates: sectionUpdates.sorted { $0.before < $1.before },
      itemUpdates: itemUpdates.sorted { $0.before < $1.before })
  }
}
