/// A change that is still growing: who became whom since a moment, whatever sections came and went.
///
/// A ``ChangeBatch`` can speak of an item only while its section survives; an item that moves into a
/// new section and back again would lose its identity if every step were written as a batch. A
/// pending change keeps the raw pairs, so steps compose in any grouping to the same result, and only
/// ``batch(sectionCount:itemCount:)`` leaves out what a list cannot be told.
///
///     var pending = PendingChange(first)
///     pending = pending.followed(by: PendingChange(second))
///     let batch = pending.batch(sectionCount: counts.count) { counts[$0] }
public struct PendingChange: Hashable, Sendable {
  /// Sections, as items of section 0.
  @usableFromInline var sections: Relation

  /// Items. Those of deleted and inserted sections are named only if they survive on their own.
  @usableFromInline var items: Relation

  /// Sections whose content differs, ascending by their old numbers.
  @usableFromInline var sectionUpdates: [ChangeBatch.SectionPair]

  /// Items whose content differs, ascending by their old paths.
  @usableFromInline var itemUpdates: [ChangeBatch.ItemPair]

  /// Creates a change that changes nothing.
  public init() {
    self.init(sections: Relation())
  }

  @usableFromInline
  init(
    sections: Relation = Relation(),
    items: Relation = Relation(),
    sectionUpdates: [ChangeBatch.SectionPair] = [],
    itemUpdates: [ChangeBatch.ItemPair] = []
  ) {
    self.sections = sections
    self.items = items
    self.sectionUpdates = sectionUpdates
    self.itemUpdates = itemUpdates
  }

  /// Creates a change from a batch.
  ///
  /// - Complexity: O(*m* log *m*) in the size of the batch.
  public init(_ batch: ChangeBatch) {
    sections = Relation(
      deletes: batch.sectionDeletes.lazy.map { .sectionNumber($0.index) },
      inserts: batch.sectionInserts.lazy.map { .sectionNumber($0.index) },
      pairs: batch.sectionMoves.lazy.map {
        (.sectionNumber($0.before.index), .sectionNumber($0.after.index))
      })
    items = Relation(
      deletes: batch.itemDeletes.lazy.map(\.path),
      inserts: batch.itemInserts.lazy.map(\.path),
      pairs: batch.itemMoves.lazy.map { ($0.before.path, $0.after.path) })
    sectionUpdates = batch.sectionUpdates
    itemUpdates = batch.itemUpdates
  }

  /// Whether nothing is written down. Changes that undo each other may still be.
  public var isEmpty: Bool {
    sections.isEmpty && items.isEmpty && sectionUpdates.isEmpty && itemUpdates.isEmpty
  }

  /// Whether any section or item is new.
  var hasInserts: Bool {
    sections.partnerBefore.contains(-1) || items.partnerBefore.contains(-1)
  }

  /// How much is written down, in sections and items.
  var size: Int {
    sections.before.count + sections.after.count + items.before.count + items.after.count
      + sectionUpdates.count + itemUpdates.count
  }
}

extension ItemPath {
  /// A section as an item of the imaginary section that holds them all.
  @inlinable
  static func sectionNumber(_ index: Int) -> ItemPath {
    ItemPath(section: 0, item: index)
  }
}
