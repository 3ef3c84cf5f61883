/// A change to which further ones can be added without losing the identities of elements.
///
/// A ``ChangeBatch`` can describe only items of sections that remain. An item that moves into a new
/// section and back would lose its identity if each step were a batch. A pending change keeps all
/// pairs, so composition is associative; only ``batch(sectionCount:itemCount:)`` omits what a list
/// cannot apply.
///
///     var pending = PendingChange(first)
///     pending = pending.followed(by: PendingChange(second))
///     let batch = pending.batch(sectionCount: counts.count) { counts[$0] }
public struct PendingChange: Hashable, Sendable {
  /// The relation of sections, represented as items of section 0.
  @usableFromInline var sections: Relation

  /// The relation of items.
  ///
  /// Items of deleted and inserted sections are included only if they move out of or into them.
  @usableFromInline var items: Relation

  /// The sections whose content changed, ascending by their indices before.
  @usableFromInline var sectionUpdates: [ChangeBatch.SectionPair]

  /// The items whose content changed, ascending by their paths before.
  @usableFromInline var itemUpdates: [ChangeBatch.ItemPair]

  /// Creates an empty change.
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

  /// Whether the change is empty.
  ///
  /// A composition of changes that undo each other is not necessarily empty.
  public var isEmpty: Bool {
    sections.isEmpty && items.isEmpty && sectionUpdates.isEmpty && itemUpdates.isEmpty
  }

  /// Whether any section or item is inserted.
  var hasInserts: Bool {
    sections.partnerBefore.contains(-1) || items.partnerBefore.contains(-1)
  }

  /// The number of recorded sections and items.
  var size: Int {
    sections.before.count + sections.after.count + items.before.count + items.after.count
      + sectionUpdates.count + itemUpdates.count
  }
}

extension ItemPath {
  /// Returns a section as an item of the virtual section that contains all sections.
  @inlinable
  static func sectionNumber(_ index: Int) -> ItemPath {
    ItemPath(section: 0, item: index)
  }
}
