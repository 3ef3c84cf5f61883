import CollateCore

/// An edit that is shown before the server has made it.
public struct PendingEdit: Hashable, Sendable {
  package let number: Int

  package init(_ number: Int) {
    self.number = number
  }
}

/// The edits that are shown before the server has made them.
///
/// They are made over what the server reported, in their order: taken back before an event, so that the machine handles
/// it as if there were none, and made again after it.
struct PendingChanges<ID: Hashable & Sendable>: Sendable {
  /// An edit.
  struct Entry: Sendable {
    let edit: PendingEdit
    var changes: [LoadChange<ID>]

    /// What else has changed since, with the versions that may overrule the answer.
    var laterChanges: [RecordedChange<ID>] = []

    /// Whether another list is shown since, in which what the edit inserts or moves has no place.
    var isOfFormerList = false

    /// Returns those of some changes that have a place in the list that is shown.
    func placed(_ changes: [LoadChange<ID>]) -> [LoadChange<ID>] {
      isOfFormerList ? changes.filter { !$0.hasPlace } : changes
    }
  }

  /// The edits, the oldest first.
  var edits: [Entry] = []

  /// Where ids were before each change of them, and their ranks after it; `nil` for nowhere.
  var origins: [(id: ID, position: PagePosition?, newRank: Int?)] = []

  /// Whether the pages are those that the server reported.
  var isTakenBack = false
}

extension LoadChange {
  /// Returns the change with another id of an item that is there, and of a neighbor.
  func renamed(_ old: ID, _ new: ID) -> Self {
    switch self {
    case .insert(let id, let place): .insert(id, place.renamed(old, new))
    case .delete(let id): .delete(id == old ? new : id)
    case .update(let id): .update(id == old ? new : id)
    case .move(let id, let place): .move(id == old ? new : id, place.renamed(old, new))
    }
  }
}

extension LoadPlace {
  /// Returns the place with another id of its neighbor.
  func renamed(_ old: ID, _ new: ID) -> Self {
    switch self {
    case .before(old): .before(new)
    case .after(old): .after(new)
    default: self
    }
  }
}
