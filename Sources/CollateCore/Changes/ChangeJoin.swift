/// A builder that combines changes of parts of a list, in any order, into one change of the list.
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

  /// The doubts about the whole.
  var doubts: PendingChange.Doubts = []

  mutating func delete(sections: Range<Int>) {
    sectionDeletes += sections.map { .sectionNumber($0) }
  }

  mutating func insert(sections: Range<Int>) {
    sectionInserts += sections.map { .sectionNumber($0) }
  }

  /// Adds the change of a part, with the ranges of its sections before and after.
  ///
  /// - Parameters:
  ///   - change: The change, in indices of the part.
  ///   - before: The range of the part's sections before.
  ///   - after: The range of the part's sections after.
  ///   - namesEverySection: Whether remaining sections must be paired explicitly, because their
  ///     order changes.
  mutating func add(
    _ change: PendingChange, before: Range<Int>, after: Range<Int>, namesEverySection: Bool
  ) {
    doubts.formUnion(change.doubts)
    let shifted = change.shifted(before: before.lowerBound, after: after.lowerBound).parts
    sectionDeletes += shifted.sections.deletes
    sectionInserts += shifted.sections.inserts
    if namesEverySection {
      for section in before {
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
      .init(
        sections: Relation(deletes: sectionDeletes, inserts: sectionInserts, pairs: sectionPairs),
        items: Relation(deletes: itemDeletes, inserts: itemInserts, pairs: itemPairs),
        sectionUpdates: sectionUpdates.sorted { $0.before < $1.before },
        itemUpdates: itemUpdates.sorted { $0.before < $1.before }),
      doubts: doubts)
  }
}
