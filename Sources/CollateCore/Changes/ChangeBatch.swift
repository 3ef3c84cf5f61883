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
  public var sectionDeletes: [BeforeSection] { list(\.sectionDeletes, \.sectionDeletes) }

  /// The inserted sections, in ascending order.
  public var sectionInserts: [AfterSection] { list(\.sectionInserts, \.sectionInserts) }

  /// The sections whose position among the remaining sections changed, ascending by their indices
  /// before.
  public var sectionMoves: [SectionPair] { list(\.sectionMoves, \.sectionMoves) }

  /// The sections whose content, apart from their items, changed, ascending by their indices
  /// before.
  public var sectionUpdates: [SectionPair] { list(\.sectionUpdates, \.sectionUpdates) }

  /// The items deleted from remaining sections, in ascending order.
  public var itemDeletes: [BeforePath] { list(\.itemDeletes, \.itemDeletes) }

  /// The items inserted into remaining sections, in ascending order.
  public var itemInserts: [AfterPath] { list(\.itemInserts, \.itemInserts) }

  /// The items moved within their section or to another, ascending by their paths before.
  public var itemMoves: [ItemPair] { list(\.itemMoves, \.itemMoves) }

  /// The items whose content changed, ascending by their paths before.
  public var itemUpdates: [ItemPair] { list(\.itemUpdates, \.itemUpdates) }

  /// Creates a batch from changes in any order.
  ///
  /// The batch is not validated. To check that it matches two snapshots, call
  /// ``validate(before:after:)``.
  public init(
    sectionDeletes: [BeforeSection] = [], sectionInserts: [AfterSection] = [],
    sectionMoves: [SectionPair] = [], sectionUpdates: [SectionPair] = [],
    itemDeletes: [BeforePath] = [], itemInserts: [AfterPath] = [], itemMoves: [ItemPair] = [],
    itemUpdates: [ItemPair] = []
  ) {
    self.init(
      Lists(
        sectionDeletes: sectionDeletes.sorted(),
        sectionInserts: sectionInserts.sorted(),
        sectionMoves: sectionMoves.sorted { $0.before < $1.before },
        sectionUpdates: sectionUpdates.sorted { $0.before < $1.before },
        itemDeletes: itemDeletes.sorted(),
        itemInserts: itemInserts.sorted(),
        itemMoves: itemMoves.sorted { $0.before < $1.before },
        itemUpdates: itemUpdates.sorted { $0.before < $1.before }))
  }

  /// What a batch contains.
  private enum Content: Sendable {
    /// A single change, which is stored inline; most batches are of this kind.
    case edit(Edit)

    /// Any changes, in one object, so that copying a batch costs little.
    case lists(Storage)
  }

  private final class Storage: Sendable {
    let lists: Lists

    init(_ lists: consuming Lists) {
      self.lists = lists
    }
  }

  private let content: Content

  /// Creates a batch from changes in ascending order.
  init(_ lists: consuming Lists) {
    content = .lists(Storage(lists))
  }

  /// Creates a batch from a single change.
  init(_ edit: Edit) {
    content = .edit(edit.canonical)
  }

  // If inlined, it would be repeated wherever a list is read.
  @inline(never)
  private func list<Change>(
    _ ofEdit: (Edit) -> [Change], _ ofLists: (Lists) -> [Change]
  ) -> [Change] {
    switch content {
    case .edit(let edit): ofEdit(edit)
    case .lists(let storage): ofLists(storage.lists)
    }
  }
}

extension ChangeBatch {
  /// Changes of each kind, in ascending order.
  struct Lists: Hashable {
    var sectionDeletes: [BeforeSection] = []
    var sectionInserts: [AfterSection] = []
    var sectionMoves: [SectionPair] = []
    var sectionUpdates: [SectionPair] = []
    var itemDeletes: [BeforePath] = []
    var itemInserts: [AfterPath] = []
    var itemMoves: [ItemPair] = []
    var itemUpdates: [ItemPair] = []
  }

  /// The changes of each kind.
  var lists: Lists {
    Lists(
      sectionDeletes: sectionDeletes,
      sectionInserts: sectionInserts,
      sectionMoves: sectionMoves,
      sectionUpdates: sectionUpdates,
      itemDeletes: itemDeletes,
      itemInserts: itemInserts,
      itemMoves: itemMoves,
      itemUpdates: itemUpdates)
  }

  /// Returns whether two batches contain the same changes.
  public static func == (one: ChangeBatch, two: ChangeBatch) -> Bool {
    if case .edit(let one) = one.content, case .edit(let two) = two.content { return one == two }
    return one.lists == two.lists
  }

  /// Hashes the changes.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(lists)
  }
}

extension ChangeBatch {
  /// The empty batch.
  @usableFromInline static let nothing = ChangeBatch()

  /// Whether the batch contains no changes.
  public var isEmpty: Bool {
    if case .edit = content { return false }
    return !isStructural && !hasUpdates
  }

  /// Whether any section or item is inserted, deleted or moved.
  public var isStructural: Bool { hasSectionChanges || hasItemChanges }

  /// Whether any section or item is updated.
  public var hasUpdates: Bool { !sectionUpdates.isEmpty || !itemUpdates.isEmpty }

  /// The batch without its updates.
  var structure: ChangeBatch {
    if !hasUpdates { return self }
    var structure = lists
    structure.sectionUpdates = []
    structure.itemUpdates = []
    return ChangeBatch(structure)
  }

  /// Whether sections come, go or move.
  package var hasSectionChanges: Bool {
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
