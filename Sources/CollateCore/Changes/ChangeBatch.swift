/// The difference between two snapshots, in a form that lists can apply in one animated update.
///
/// A batch describes which sections and items are deleted, inserted, moved or updated; the order of
/// its parts has no meaning. Deletes and the first elements of moves and updates are indices in the
/// snapshot *before*, inserts and the second elements indices in the snapshot *after*.
///
///     let batch = ChangeBatch(itemDeletes: [[0, 1]], itemInserts: [[1, 1]])
///     batch.description  // "d 0.1; i 1.1"
///
/// Elements that a batch does not contain remain, in the same relative order. Items of a deleted or
/// an inserted section are deleted or inserted with it, and are not part of the batch. If one of them
/// is in a remaining section on the other side, it is a delete or an insert there, and no move;
/// ``Update/path(after:)`` knows where it went. Updates are independent of moves: an item can be both
/// moved and updated.
///
/// The batches that Collate makes are *canonical*: they have the minimum number of moves; among
/// those, the fewest moves between equal indices; among those, the batch whose unmoved elements
/// come first. Different ways to make the same change therefore result in equal batches.
public struct ChangeBatch: Hashable, Sendable {
  /// The indices of a section in both snapshots.
  public struct SectionPair: Hashable, Sendable, BitwiseCopyable {
    /// The index in the snapshot before the batch.
    public let before: BeforeSection

    /// The index in the snapshot after the batch.
    public let after: AfterSection

    /// Creates a pair.
    @inlinable
    public init(_ before: BeforeSection, _ after: AfterSection) {
      self.before = before
      self.after = after
    }
  }

  /// The paths of an item in both snapshots.
  public struct ItemPair: Hashable, Sendable, BitwiseCopyable {
    /// The path in the snapshot before the batch.
    public let before: BeforePath

    /// The path in the snapshot after the batch.
    public let after: AfterPath

    /// Creates a pair.
    @inlinable
    public init(_ before: BeforePath, _ after: AfterPath) {
      self.before = before
      self.after = after
    }
  }

  /// The deleted sections, in ascending order.
  public internal(set) var sectionDeletes: [BeforeSection]

  /// The inserted sections, in ascending order.
  public internal(set) var sectionInserts: [AfterSection]

  /// The sections whose position among the remaining sections changed, ascending by their indices
  /// before.
  public internal(set) var sectionMoves: [SectionPair]

  /// The sections whose content, apart from their items, changed, ascending by their indices
  /// before.
  public internal(set) var sectionUpdates: [SectionPair]

  /// The items deleted from remaining sections, in ascending order.
  public internal(set) var itemDeletes: [BeforePath]

  /// The items inserted into remaining sections, in ascending order.
  public internal(set) var itemInserts: [AfterPath]

  /// The items moved within their section or to another, ascending by their paths before.
  public internal(set) var itemMoves: [ItemPair]

  /// The items whose content changed, ascending by their paths before.
  public internal(set) var itemUpdates: [ItemPair]

  /// Creates a batch from changes in any order.
  ///
  /// The batch is not validated. To check that it matches two snapshots, call
  /// ``validate(before:after:)``.
  public init(
    sectionDeletes: [BeforeSection] = [],
    sectionInserts: [AfterSection] = [],
    sectionMoves: [SectionPair] = [],
    sectionUpdates: [SectionPair] = [],
    itemDeletes: [BeforePath] = [],
    itemInserts: [AfterPath] = [],
    itemMoves: [ItemPair] = [],
    itemUpdates: [ItemPair] = []
  ) {
    self.sectionDeletes = sectionDeletes.sorted()
    self.sectionInserts = sectionInserts.sorted()
    self.sectionMoves = sectionMoves.sorted { $0.before < $1.before }
    self.sectionUpdates = sectionUpdates.sorted { $0.before < $1.before }
    self.itemDeletes = itemDeletes.sorted()
    self.itemInserts = itemInserts.sorted()
    self.itemMoves = itemMoves.sorted { $0.before < $1.before }
    self.itemUpdates = itemUpdates.sorted { $0.before < $1.before }
  }
}

extension ChangeBatch {
  /// The empty batch.
  @usableFromInline static let nothing = ChangeBatch()

  /// Whether the batch contains no changes.
  public var isEmpty: Bool { !isStructural && !hasUpdates }

  /// Whether any section or item is inserted, deleted or moved.
  public var isStructural: Bool { hasSectionChanges || hasItemChanges }

  /// Whether any section or item is updated.
  public var hasUpdates: Bool { !sectionUpdates.isEmpty || !itemUpdates.isEmpty }

  /// The batch without its updates.
  var structure: ChangeBatch {
    var result = self
    result.sectionUpdates = []
    result.itemUpdates = []
    return result
  }

  var hasSectionChanges: Bool {
    !sectionDeletes.isEmpty || !sectionInserts.isEmpty || !sectionMoves.isEmpty
  }

  var hasItemChanges: Bool {
    !itemDeletes.isEmpty || !itemInserts.isEmpty || !itemMoves.isEmpty
  }

  /// The batch that reverts this one, with deletes and inserts exchanged.
  ///
  /// - Complexity: O(*m* log *m*) in the size of the batch.
  public var inverse: ChangeBatch {
    ChangeBatch(
      sectionDeletes: sectionInserts.map { BeforeSection($0.index) },
      sectionInserts: sectionDeletes.map { AfterSection($0.index) },
      sectionMoves: sectionMoves.map(\.inverse),
      sectionUpdates: sectionUpdates.map(\.inverse),
      itemDeletes: itemInserts.map { BeforePath($0.path) },
      itemInserts: itemDeletes.map { AfterPath($0.path) },
      itemMoves: itemMoves.map(\.inverse),
      itemUpdates: itemUpdates.map(\.inverse))
  }
}

extension ChangeBatch.SectionPair {
  /// The pair in the inverse batch.
  var inverse: Self { Self(BeforeSection(after.index), AfterSection(before.index)) }
}

extension ChangeBatch.ItemPair {
  /// The pair in the inverse batch.
  var inverse: Self { Self(BeforePath(after.path), AfterPath(before.path)) }
}
