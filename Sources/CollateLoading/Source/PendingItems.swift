import CollateCore

/// The items of edits that are shown before the server has made them, and what the server has of these items.
struct PendingItems<Section: SectionProtocol & Sendable>
where Section.Item: Sendable, Section.ID: Sendable {
  typealias ID = Section.Item.ID

  /// An edit, with what the server has made of it, if that waits for the answers to older ones.
  typealias Entry = (
    edit: PendingEdit, changes: [ItemChange<Section>], answer: (item: Section.Item?, version: Int?)?
  )

  /// The edits, the oldest first.
  private var edits: [Entry] = [] { didSet { findItems() } }

  /// What the edits say of an item.
  private struct Edited {
    /// The item and its section in the last change that has them.
    var item: Section.Item?
    var section: Section?

    /// Whether an edit inserts the item, and whether one says where it is, or that another one is beside it.
    var (isInserted, isPlaced) = (false, false)
  }

  /// What the edits say of each item that they are about, or put another one beside.
  private var edited: [ID: Edited] = [:]

  /// What the server reported of an item: the item, if there was one, and its section, without items.
  typealias Report = (item: Section.Item?, section: Section?)

  /// What the server reported of each item that an edit is about.
  private var reported: [ID: Report] = [:]

  /// The number of edits so far.
  private(set) var count = 0

  var isEmpty: Bool { reported.isEmpty }

  /// Finds what the edits say of items, which is asked for about each of them whenever they are made again.
  private mutating func findItems() {
    edited.removeAll(keepingCapacity: true)
    for entry in edits {
      for change in entry.changes {
        let id = change.ofID.id
        if let item = change.item { edited[id, default: Edited()].item = item }
        if let section = change.section { edited[id, default: Edited()].section = section }
        if change.isInsert { edited[id, default: Edited()].isInserted = true }
        guard let place = change.place else { continue }
        edited[id, default: Edited()].isPlaced = true
        if let other = place.neighbor { edited[other, default: Edited()].isPlaced = true }
      }
    }
  }
}

extension PendingItems {
  /// Returns an edit that there was not yet.
  mutating func makeEdit() -> PendingEdit {
    count += 1
    return PendingEdit(count)
  }

  /// Adds an edit, whose items are those of the server so far, unless other edits are about them.
  mutating func add(
    _ changes: [ItemChange<Section>], of edit: PendingEdit, _ find: (ID) -> Report
  ) {
    for id in changes.map({ $0.ofID.id }) where reported[id] == nil { reported[id] = find(id) }
    edits.append((edit, changes, nil))
  }

  /// Notes the answer to an edit, and returns whether it is the first one to an edit that is pending.
  mutating func answer(_ edit: PendingEdit, by item: Section.Item?, version: Int?) -> Bool {
    guard let index = edits.firstIndex(where: { $0.edit == edit && $0.answer == nil }) else {
      return false
    }
    edits[index].answer = (item, version)
    return true
  }

  /// Removes the oldest edit with an answer that need not wait, and returns it.
  mutating func removeAnswered() -> Entry? {
    edits.firstIndex { $0.answer != nil && !hasToWait($0.edit) }.map { edits.remove(at: $0) }
  }

  /// Returns whether an edit is about an item that an older one is about, which would undo it, or about a place beside one
  /// that it inserts.
  func hasToWait(_ edit: PendingEdit) -> Bool {
    guard let index = edits.firstIndex(where: { $0.edit == edit }) else { return false }
    var (known, inserted): (Set<ID>, Set<ID>) = ([], [])
    for entry in edits[..<index] {
      for change in entry.changes {
        known.insert(change.ofID.id)
        if change.isInsert { inserted.insert(change.ofID.id) }
      }
    }
    return edits[index].changes.contains { change in
      known.contains(change.ofID.id) || change.place?.neighbor.map(inserted.contains) ?? false
    }
  }

  /// Removes an edit without an answer, and returns its changes; what the server has of their items is still known.
  mutating func remove(_ edit: PendingEdit) -> [ItemChange<Section>]? {
    edits.firstIndex { $0.edit == edit && $0.answer == nil }.map { edits.remove(at: $0).changes }
  }

  /// Forgets the items that no edit is about any more.
  ///
  /// - Returns: What was known before. The caller releases it when the change is over, because deinitializers of items
  ///   may read the source.
  @discardableResult
  mutating func forget() -> some Any {
    let former = reported
    let ids = Set(edits.lazy.flatMap { $0.changes.map { $0.ofID.id } })
    reported = reported.filter { ids.contains($0.key) }
    return former
  }

  /// Lets the edits be about an item with another id.
  ///
  /// A page or an event may have brought the item before, and what it brought may be newer.
  mutating func rename(_ old: ID, _ new: Section.Item, _ find: (ID) -> Report) {
    edits = edits.map { ($0.edit, $0.changes.map { $0.renamed(old, new.id) }, $0.answer) }
    if reported[new.id] != nil { return }
    let found = find(new.id)
    reported[new.id] = (found.item ?? new, found.section ?? reported[old]?.section)
  }

  /// Notes what the server has of an item, and returns what it had before.
  @discardableResult
  mutating func note(_ item: Section.Item, in section: Section? = nil) -> some Any {
    let former = reported[item.id]
    var section = section ?? former?.section
    section?.items = []
    if former != nil { reported[item.id] = (item, section) }
    return former
  }

  /// Notes in which section the server has an item, and returns what it had before.
  @discardableResult
  mutating func note(section: @autoclosure () -> Section, of id: ID) -> some Any {
    let former = reported[id]
    if let item = former?.item { _ = note(item, in: section()) }
    return former
  }

  /// Returns what the server has of an item that edits are about.
  func reportedItem(_ id: ID) -> Section.Item? { reported[id]?.item }

  /// Returns the section in which the server has an item that edits are about.
  func reportedSection(_ id: ID) -> Section? { reported[id]?.section }

  /// Returns what is shown of an item that edits are about.
  func item(_ id: ID) -> Section.Item? {
    reported[id].flatMap { edited[id]?.item ?? $0.item }
  }

  /// Returns whether an edit says where an item is, or that another one is beside it.
  func places(_ id: ID) -> Bool { edited[id]?.isPlaced ?? false }

  /// Returns whether an edit inserts an item, of which the server has none to change.
  func inserts(_ id: ID) -> Bool { edited[id]?.isInserted ?? false }

  /// Returns the section with whose content an edit inserts an item.
  func section(_ id: ID) -> Section? { edited[id]?.section }
}

extension ItemChange {
  /// Returns the change with the id of an item instead of an earlier one, except for items that have that.
  func renamed(_ old: Section.Item.ID, _ new: Section.Item.ID) -> Self {
    switch self {
    case .insert(let item, let place, let section):
      .insert(item, place.renamed(old, new), section: section)
    case .delete(let id): .delete(id == old ? new : id)
    case .update: self
    case .move(let id, let place): .move(id == old ? new : id, place.renamed(old, new))
    }
  }
}
