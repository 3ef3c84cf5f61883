/// The difference between two snapshots, as a list shows it in one animated update.
///
/// A batch is a statement, not a program: it says which sections and items are gone, new, elsewhere
/// or different, and the order of its parts means nothing. Deletes and the left side of moves and
/// updates count in the snapshot *before*, inserts and the right side in the snapshot *after*.
///
///     let batch = ChangeBatch(itemDeletes: [[0, 1]], itemInserts: [[1, 1]])
///     batch.description  // "d 0.1; i 1.1"
///
/// What a batch does not mention stays, in its order. Items of a deleted or an inserted section come
/// and go with it and are never mentioned. An update is independent of a move: an item can be moved
/// and changed at once.
///
/// The batches that Collate makes are *canonical*: as few moves as possible; among those the fewest
/// moves between equal numbers; among those the batch whose resting elements come first. Two ways to
/// the same change give equal batches.
public struct ChangeBatch: Hashable, Sendable {
  /// A section's number in both snapshots.
  public struct SectionPair: Hashable, Sendable, BitwiseCopyable {
    /// The number in the snapshot before the batch.
    public let before: BeforeSection

    /// The number in the snapshot after the batch.
    public let after: AfterSection

    /// Creates a pair.
    @inlinable
    public init(_ before: BeforeSection, _ after: AfterSection) {
      self.before = before
      self.after = after
    }
  }

  /// An item's path in both snapshots.
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

  /// The sections that are gone, ascending.
  public internal(set) var sectionDeletes: [BeforeSection]

  /// The sections that are new, ascending.
  public internal(set) var sectionInserts: [AfterSection]

  /// The sections that stand elsewhere among those that stay, ascending by their old numbers.
  public internal(set) var sectionMoves: [SectionPair]

  /// The sections whose content other than their items differs, ascending by their old numbers.
  public internal(set) var sectionUpdates: [SectionPair]

  /// The items that are gone from sections that stay, ascending.
  public internal(set) var itemDeletes: [BeforePath]

  /// The items that are new in sections that stay, ascending.
  public internal(set) var itemInserts: [AfterPath]

  /// The items that stand elsewhere, in their section or in another, ascending by their old paths.
  public internal(set) var itemMoves: [ItemPair]

  /// The items whose content differs, ascending by their old paths.
  public internal(set) var itemUpdates: [ItemPair]

  /// Creates a batch of the given changes, in any order.
  ///
  /// The batch is taken at its word. To see whether it fits two snapshots, call
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
  /// The batch that changes nothing.
  @usableFromInline static let nothing = ChangeBatch()

  /// Whether nothing changes at all.
  public var isEmpty: Bool { !isStructural && !hasUpdates }

  /// Whether any section or item comes, goes or moves.
  public var isStructural: Bool { hasSectionChanges || hasItemChanges }

  /// Whether the content of any section or item differs.
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

  /// The batch that leads back: what this one deletes it inserts, and the other way round.
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
  /// The pair as the inverse batch has it.
  var inverse: Self { Self(BeforeSection(after.index), AfterSection(before.index)) }
}

extension ChangeBatch.ItemPair {
  /// The pair as the inverse batch has it.
  var inverse: Self { Self(BeforePath(after.path), AfterPath(before.path)) }
}
