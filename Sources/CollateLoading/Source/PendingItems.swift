import CollateCore

/// The items of edits that are shown before the server has made them, and what the server has of these items.
struct PendingItems<Section: SectionProtocol & Sendable>
where Section.Item: Sendable, Section.ID: Sendable {
  typealias ID = Section.Item.ID

  /// The edits, the oldest first.
  private var edits: [(edit: PendingEdit, changes: [ItemChange<Section>])] = []

  /// What the server reported of each item that an edit is about.
  private var reported: [ID: Reported] = [:]

  private struct Reported {
    /// The item, if there was one.
    var item: Section.Item?

    /// Its section, without items.
    var section: Section?
  }

  private(set) var count = 0

  var isEmpty: Bool { reported.isEmpty }
}

extension PendingItems {
  /// Adds an edit, whose items are those of the server so far, unless other edits are about them.
  mutating func add(
    _ changes: [ItemChange<Section>], _ find: (ID) -> (item: Section.Item, section: Section)?
  ) -> PendingEdit {
    for change in changes where reported[change.ofID.id] == nil {
      let found = find(change.ofID.id)
      reported[change.ofID.id] = Reported(item: found?.item, section: found?.section)
    }
    count += 1
    edits.append((PendingEdit(count), changes))
    return PendingEdit(count)
  }

  /// Removes an edit, and returns its changes; what the server has of their items is still known.
  mutating func remove(_ edit: PendingEdit) -> [ItemChange<Section>]? {
    edits.firstIndex { $0.edit == edit }.map { edits.remove(at: $0).changes }
  }

  /// Forgets the items that no edit is about any more.
  ///
  /// - Returns: What was known before. Whatever is released asks nothing before the change is over.
  @discardableResult
  mutating func forget() -> some Any {
    let former = reported
    let ids = Set(edits.flatMap { $0.changes.map { $0.ofID.id } })
    reported = reported.filter { ids.contains($0.key) }
    return former
  }

  /// Lets the edits be about an item with another id.
  mutating func rename(_ old: ID, _ new: Section.Item) {
    for index in edits.indices {
      edits[index].changes = edits[index].changes.map { $0.renamed(old, new.id) }
    }
    reported[new.id] = reported[old]
    reported[new.id]?.item = new
  }

  /// Notes what the server has of an item, and returns what it had before.
  @discardableResult
  mutating func note(_ item: Section.Item, in section: Section? = nil) -> Section.Item? {
    guard let former = reported[item.id] else { return nil }
    reported[item.id]?.item = item
    guard var section else { return former.item }
    section.items = []
    reported[item.id]?.section = section
    return former.item
  }

  /// Returns what the server has of an item that edits are about.
  func reportedItem(_ id: ID) -> Section.Item? { reported[id]?.item }

  /// Returns the section in which the server has an item that edits are about.
  func reportedSection(_ id: ID) -> Section? { reported[id]?.section }

  /// Returns what is shown of an item that edits are about.
  func item(_ id: ID) -> Section.Item? {
    if reported[id] == nil { return nil }
    for (_, changes) in edits.reversed() {
      for change in changes.reversed() {
        if let item = change.item, item.id == id { return item }
      }
    }
    return reported[id]?.item
  }

  /// Returns whether an edit says where an item is, or that another one is beside it.
  func places(_ id: ID) -> Bool {
    edits.contains { edit in
      edit.changes.contains { change in
        switch change {
        case .insert(let item, let place, _): item.id == id || place.neighbor == id
        case .move(let moved, let place): moved == id || place.neighbor == id
        case .delete, .update: false
        }
      }
    }
  }

  /// Returns the section with whose content an edit inserts an item.
  func section(_ id: ID) -> Section? {
    for (_, changes) in edits.reversed() {
      for case .insert(let item, _, let section?) in changes.reversed() where item.id == id {
        return section
      }
    }
    return nil
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
