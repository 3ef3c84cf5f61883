import CollateCore

/// The items of edits that are shown before the server has made them, and what the server has of these items.
struct PendingItems<Section: SectionProtocol & Sendable>
where Section.Item: Sendable, Section.ID: Sendable {
  typealias ID = Section.Item.ID

  /// The edits, the oldest first.
  private var edits: [(edit: PendingEdit, changes: [ItemChange<Section>])] = []

  /// What the server reported of each item that an edit is about: the item, if there was one, and its section, without
  /// items.
  private var reported: [ID: (item: Section.Item?, section: Section?)] = [:]

  /// The answers to edits that wait for those to older ones.
  var answers: [(edit: PendingEdit, item: Section.Item?, version: Int?)] = []

  /// The number of edits so far.
  private(set) var count = 0

  var isEmpty: Bool { reported.isEmpty }
}

extension PendingItems {
  /// Returns an edit that there was not yet.
  mutating func makeEdit() -> PendingEdit {
    count += 1
    return PendingEdit(count)
  }

  /// Adds an edit, whose items are those of the server so far, unless other edits are about them.
  mutating func add(
    _ changes: [ItemChange<Section>], of edit: PendingEdit,
    _ find: (ID) -> (item: Section.Item, section: Section)?
  ) {
    for change in changes where reported[change.ofID.id] == nil {
      let found = find(change.ofID.id)
      reported[change.ofID.id] = (found?.item, found?.section)
    }
    edits.append((edit, changes))
  }

  /// Returns whether an edit is about an item that an older one is about, which would undo it, or about a place beside one
  /// that it inserts.
  func hasToWait(_ edit: PendingEdit) -> Bool {
    var (known, inserted): (Set<ID>, Set<ID>) = ([], [])
    for (other, changes) in edits {
      for change in changes {
        if other == edit {
          if known.contains(change.ofID.id) { return true }
          if let id = change.place?.neighbor, inserted.contains(id) { return true }
        } else {
          known.insert(change.ofID.id)
          if change.isInsert { inserted.insert(change.ofID.id) }
        }
      }
      if other == edit { break }
    }
    return false
  }

  /// Removes an edit, and returns its changes; what the server has of their items is still known.
  mutating func remove(_ edit: PendingEdit) -> [ItemChange<Section>]? {
    edits.firstIndex { $0.edit == edit }.map { edits.remove(at: $0).changes }
  }

  /// Forgets the items that no edit is about any more.
  ///
  /// - Returns: What was known before. The caller releases it when the change is over, because deinitializers of items
  ///   may read the source.
  @discardableResult
  mutating func forget() -> some Any {
    let former = reported
    let ids = Set(edits.flatMap { $0.changes.map { $0.ofID.id } })
    reported = reported.filter { ids.contains($0.key) }
    return former
  }

  /// Lets the edits be about an item with another id.
  ///
  /// A page or an event may have brought the item before, and what it brought may be newer.
  mutating func rename(
    _ old: ID, _ new: Section.Item, _ find: (ID) -> (item: Section.Item, section: Section)?
  ) {
    for index in edits.indices {
      edits[index].changes = edits[index].changes.map { $0.renamed(old, new.id) }
    }
    if reported[new.id] != nil { return }
    let found = find(new.id)
    reported[new.id] = (found?.item ?? new, found?.section ?? reported[old]?.section)
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

  /// Returns what the server has of an item that edits are about.
  func reportedItem(_ id: ID) -> Section.Item? { reported[id]?.item }

  /// Returns the section in which the server has an item that edits are about.
  func reportedSection(_ id: ID) -> Section? { reported[id]?.section }

  /// Returns what is shown of an item that edits are about.
  func item(_ id: ID) -> Section.Item? {
    if reported[id] == nil { return nil }
    return newest { $0.item?.id == id ? $0.item : nil } ?? reported[id]?.item
  }

  /// Returns what is found in the newest change in which it is.
  private func newest<Value>(_ find: (ItemChange<Section>) -> Value?) -> Value? {
    for (_, changes) in edits.reversed() {
      for change in changes.reversed() {
        if let value = find(change) { return value }
      }
    }
    return nil
  }

  /// Returns whether an edit says where an item is, or that another one is beside it.
  func places(_ id: ID) -> Bool {
    edits.contains { edit in
      edit.changes.contains { change in
        change.place.map { change.ofID.id == id || $0.neighbor == id } ?? false
      }
    }
  }

  /// Returns whether an edit inserts an item, of which the server has none to change.
  func inserts(_ id: ID) -> Bool {
    edits.contains { edit in edit.changes.contains { $0.isInsert && $0.ofID.id == id } }
  }

  /// Returns the section with whose content an edit inserts an item.
  func section(_ id: ID) -> Section? {
    newest {
      if case .insert(let item, _, let section) = $0, item.id == id { section } else { nil }
    }
  }
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
