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
@usableFromInline
package struct PendingChange: Sendable {
  /// What is not known about a change that was recorded by position.
  ///
  /// Composition keeps doubts. They are resolved once, in the snapshots at both ends of the whole
  /// change, because the result would otherwise depend on where it was divided.
  package struct Doubts: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Elements that are deleted and inserted may be the same.
    package static let identities = Doubts(rawValue: 1)

    /// Elements that are updated may be equal.
    package static let updates = Doubts(rawValue: 2)
  }

  private enum Content: Sendable {
    case nothing
    case edit(Edit)
    case parts(Parts)
  }

  private var content: Content

  private(set) var doubts: Doubts

  /// Creates an empty change.
  @usableFromInline
  package init() {
    content = .nothing
    doubts = []
  }

  init(_ edit: Edit, doubts: Doubts = []) {
    content = .edit(edit)
    self.doubts = doubts
  }

  package init(_ parts: Parts, doubts: Doubts = []) {
    content = parts.isEmpty ? .nothing : .parts(parts)
    self.doubts = parts.isEmpty ? [] : doubts
  }

  /// Creates a change from a batch.
  ///
  /// - Complexity: O(*m* log *m*) in the size of the batch.
  @usableFromInline
  package init(_ batch: ChangeBatch) {
    self.init(
      Parts(
        sections: Relation(
          deletes: batch.sectionDeletes.lazy.map { .sectionNumber($0.index) },
          inserts: batch.sectionInserts.lazy.map { .sectionNumber($0.index) },
          pairs: batch.sectionMoves.lazy.map {
            (.sectionNumber($0.before.index), .sectionNumber($0.after.index))
          }),
        items: Relation(
          deletes: batch.itemDeletes.lazy.map(\.path),
          inserts: batch.itemInserts.lazy.map(\.path),
          pairs: batch.itemMoves.lazy.map { ($0.before.path, $0.after.path) }),
        sectionUpdates: batch.sectionUpdates,
        itemUpdates: batch.itemUpdates))
  }
}

extension PendingChange {
  /// The parts of a change, in one object, so that copying a change costs little.
  @usableFromInline
  package final class Parts: @unchecked Sendable {
    // Mutated only by the change that alone refers to the object.

    /// The relation of sections, represented as items of section 0.
    package let sections: Relation

    /// The relation of items.
    ///
    /// Items of deleted and inserted sections are included only if they move out of or into them.
    package fileprivate(set) var items: Relation

    /// The sections whose content changed, ascending by their indices before.
    let sectionUpdates: [ChangeBatch.SectionPair]

    /// The items whose content changed, ascending by their paths before.
    package let itemUpdates: [ChangeBatch.ItemPair]

    @usableFromInline
    package init(
      sections: Relation = Relation(), items: Relation = Relation(),
      sectionUpdates: [ChangeBatch.SectionPair] = [], itemUpdates: [ChangeBatch.ItemPair] = []
    ) {
      self.sections = sections
      self.items = items
      self.sectionUpdates = sectionUpdates
      self.itemUpdates = itemUpdates
    }

    static let none = Parts()

    var isEmpty: Bool {
      sections.isEmpty && items.isEmpty && sectionUpdates.isEmpty && itemUpdates.isEmpty
    }
  }

  /// The change in parts, which are made when the change is an edit.
  package var parts: Parts {
    switch content {
    case .nothing: Parts.none
    case .edit(let edit): edit.parts
    case .parts(let parts): parts
    }
  }

  /// Traps if the parts contradict each other, in builds that check invariants.
  ///
  /// Changes made from batches of the app may do so; those that sources record and deliver must not.
  func checkInvariants() {
    #if COLLATE_CHECK_INVARIANTS
    sections.checkInvariants()
    items.checkInvariants()
    func check<Pair>(_ updates: [Pair], _ isAscending: (Pair, Pair) -> Bool) {
      for (one, two) in zip(updates, updates.dropFirst()) {
        precondition(isAscending(one, two), "The updates \(one) and \(two) are out of order")
      }
    }
    check(sectionUpdates) { $0.before < $1.before }
    check(itemUpdates) { $0.before < $1.before }
    let (deleted, inserted) = (Set(sections.deletes.map(\.item)), Set(sections.inserts.map(\.item)))
    for path in items.deletes {
      precondition(!deleted.contains(path.section), "\(path) goes with its section")
    }
    for path in items.inserts {
      precondition(!inserted.contains(path.section), "\(path) comes with its section")
    }
    #endif
  }

  /// The only edit of the change, if it is one.
  var edit: Edit? {
    guard case .edit(let edit) = content else { return nil }
    return edit
  }

  /// Returns the change with other doubts.
  package func with(doubts: Doubts) -> PendingChange {
    PendingChange(content, doubts)
  }

  private init(_ content: Content, _ doubts: Doubts) {
    self.content = content
    self.doubts = doubts
  }

  package var sections: Relation { parts.sections }

  package var items: Relation { parts.items }

  @usableFromInline var sectionUpdates: [ChangeBatch.SectionPair] {
    if let edit { return edit.sectionUpdates }
    return parts.sectionUpdates
  }

  package var itemUpdates: [ChangeBatch.ItemPair] {
    if let edit { return edit.itemUpdates }
    return parts.itemUpdates
  }
}

extension PendingChange {
  /// Whether the change is empty.
  ///
  /// A composition of changes that undo each other is not necessarily empty.
  @usableFromInline package var isEmpty: Bool {
    guard case .nothing = content else { return false }
    return true
  }

  /// Whether sections are inserted, deleted or moved.
  package var changesSections: Bool {
    switch content {
    case .nothing: false
    case .edit(let edit): edit.isOfSection && edit.kind != .update
    case .parts(let parts): !parts.sections.isEmpty
    }
  }

  /// The indices before of the sections that are deleted or moved, ascending.
  package var leavingSections: [Int] { changesSections ? sections.before.map(\.item) : [] }

  /// The indices after of the sections that are inserted or moved, ascending.
  package var enteringSections: [Int] { changesSections ? sections.after.map(\.item) : [] }

  /// Whether items are inserted, deleted or moved, apart from those of whole sections.
  package var changesItems: Bool {
    switch content {
    case .nothing: false
    case .edit(let edit): !edit.isOfSection && edit.kind != .update
    case .parts(let parts): !parts.items.isEmpty
    }
  }

  /// The number of recorded sections and items.
  package var size: Int {
    switch content {
    case .nothing: 0
    case .edit: 1
    case .parts(let parts):
      parts.sections.size + parts.items.size + parts.sectionUpdates.count
        + parts.itemUpdates.count
    }
  }
}

extension PendingChange {
  /// Adds a following change of a single item in place, if only few items changed so far.
  ///
  /// The result is that of ``followed(by:)``, for which this is a faster way.
  ///
  /// - Returns: Whether the change was added.
  mutating func append(_ next: PendingChange) -> Bool {
    guard let edit = next.edit, next.changesItems, changesItems, size <= 64 else { return false }
    var parts = parts
    guard parts.sections.isEmpty, parts.itemUpdates.isEmpty, parts.sectionUpdates.isEmpty
    else { return false }
    content = .nothing
    if !isKnownUniquelyReferenced(&parts) { parts = Parts(items: parts.items) }
    parts.items.append(edit)
    self = PendingChange(parts, doubts: [.identities, .updates])
    return true
  }
}

extension PendingChange: Equatable {
  /// Returns whether two changes have the same parts.
  @usableFromInline
  package static func == (one: PendingChange, other: PendingChange) -> Bool {
    let (one, other) = (one.parts, other.parts)
    return one === other
      || one.sections == other.sections && one.items == other.items
        && one.sectionUpdates == other.sectionUpdates && one.itemUpdates == other.itemUpdates
  }
}

extension ItemPath {
  /// Returns a section as an item of the virtual section that contains all sections.
  @inlinable
  package static func sectionNumber(_ index: Int) -> ItemPath {
    ItemPath(section: 0, item: index)
  }
}
