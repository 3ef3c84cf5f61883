import Collate
import TestSupport
import Testing

/// What updates say about where items went, compared with a look at the ids on both sides.
@MainActor
final class FollowedItems {
  /// An id, and the slots in which it is unique.
  private struct Name<ID: Hashable>: Hashable {
    let slots: [Slot]
    let id: ID
  }

  /// The number of items that were there before and after.
  private(set) var count = 0

  /// The number of those whose section came or went.
  private(set) var loneCount = 0

  /// Checks an update.
  ///
  /// An item whose id occurs once on each side must be found. Others, and those that went to another slot of
  /// a group, may be found; if so, then in both directions, and with the same id.
  ///
  /// - Parameters:
  ///   - update: The update.
  ///   - label: What the message of a failure begins with.
  ///   - hasGroups: Whether slots share ids. Then an item with the same id that comes from another slot, or
  ///     goes to one, can be taken for this one.
  func check<Section: SectionProtocol>(
    _ update: Update<Section>, _ label: String, hasGroups: Bool = false
  ) {
    let (old, new) = (Self.places(update.before), Self.places(update.after))
    let remaining = Set(update.after.items.map(\.id))
    for (name, paths) in old {
      for path in paths {
        let end = update.path(after: BeforePath(path))
        if let end {
          let isSame = update.after.item(at: end.path)?.id == name.id
          if !isSame || update.path(before: end) != BeforePath(path) {
            Self.fail("\(label): \(name.id) at \(path) is said to go to \(end), \(update)")
          }
        }
        if let others = new[name], paths.count == 1, others.count == 1 {
          count += 1
          if update.section(after: BeforeSection(path.section)) == nil
            || update.section(before: AfterSection(others[0].section)) == nil
          {
            loneCount += 1
          }
          let isFound = end == AfterPath(others[0])
          let isTaken = end != nil || update.path(before: AfterPath(others[0])) != nil
          if !isFound && !(hasGroups && isTaken) {
            Self.fail(
              "\(label): \(name.id) at \(path) is at \(others[0]), "
                + "not \(end, default: "nil"), \(update)")
          }
        } else if !remaining.contains(name.id) && end != nil {
          Self.fail("\(label): \(name.id) at \(path) is gone, not at \(end, default: "nil")")
        }
      }
    }
    for (name, paths) in new where old[name] == nil {
      for path in paths {
        guard let start = update.path(before: AfterPath(path)) else { continue }
        if update.path(after: start) != AfterPath(path) {
          Self.fail("\(label): \(name.id) at \(path) is said to come from \(start), \(update)")
        }
      }
    }
  }

  private static func fail(_ message: String) {
    Issue.record("\(message)")
  }

  private static func places<Section: SectionProtocol>(
    _ snapshot: Snapshot<Section>
  ) -> [Name<Section.Item.ID>: [ItemPath]] {
    var result: [Name<Section.Item.ID>: [ItemPath]] = [:]
    for section in snapshot.sections.indices {
      let slots = snapshot.slotPath(ofSection: section).slots
      for (item, element) in snapshot.sections[section].items.enumerated() {
        result[Name(slots: slots, id: element.id), default: []]
          .append(ItemPath(section: section, item: item))
      }
    }
    return result
  }
}

/// A way to change a source into another state.
enum WayToChange: CaseIterable {
  case assigning
  case assigningEachSection
  case removingFirst
  case insertingFirst
  case replacing
  case editingItems
  case movingItems
  case givingABatch

  /// Changes a source.
  ///
  /// - Parameters:
  ///   - source: The source.
  ///   - goal: Its sections after.
  ///   - read: A closure that is called in the middle of the transaction.
  @MainActor
  func change(_ source: ArrayDataSource<Shelf>, to goal: [Shelf], read: () -> Void) {
    source.performBatchUpdates {
      switch self {
      case .assigning: source.sections = goal
      case .assigningEachSection:
        while source.sections.count > goal.count { source.sections.removeLast() }
        read()
        for (index, shelf) in goal.enumerated() {
          if index < source.sections.count {
            source.sections[index] = shelf
          } else {
            source.sections.append(shelf)
          }
        }
      case .removingFirst:
        while !source.sections.isEmpty { source.removeSection(at: 0) }
        read()
        for shelf in goal { source.appendSection(shelf) }
      case .insertingFirst:
        let count = source.sections.count
        for shelf in goal { source.appendSection(shelf) }
        read()
        for _ in 0..<count { source.removeSection(at: 0) }
      case .replacing:
        while source.sections.count > goal.count { source.removeSection(at: goal.count) }
        for index in source.sections.indices {
          source.replaceSection(at: index, with: goal[index])
          read()
        }
        for shelf in goal[source.sections.count...] { source.appendSection(shelf) }
      case .editingItems:
        for path in source.snapshot.paths.reversed() { source.removeItem(at: path) }
        read()
        while !source.sections.isEmpty { source.removeSection(at: 0) }
        for (index, shelf) in goal.enumerated() {
          source.appendSection(Shelf(shelf.id, title: shelf.title))
          for (item, book) in shelf.items.enumerated() {
            source.insertItem(book, at: [index, item])
          }
        }
      case .movingItems: move(source, to: goal, read: read)
      case .givingABatch:
        let snapshot = Snapshot(goal)
        source.store.replaceSnapshot(
          snapshot, batch: snapshot.difference(from: source.snapshot))
      }
    }
  }

  /// Moves all sections and items that there are, before others come and go.
  @MainActor
  private func move(_ source: ArrayDataSource<Shelf>, to goal: [Shelf], read: () -> Void) {
    for (index, shelf) in goal.enumerated() {
      if let old = source.snapshot.section(of: shelf.id) {
        source.moveSection(at: old, to: index)
      } else {
        source.insertSection(Shelf(shelf.id), at: index)
      }
    }
    read()
    for (index, shelf) in goal.enumerated() {
      for (item, book) in shelf.items.enumerated() {
        if let path = source.itemPath(of: book.id) {
          source.moveItem(at: path, to: [index, item])
          source.replaceItem(at: [index, item], with: book)
        } else {
          source.insertItem(book, at: [index, item])
        }
      }
    }
    read()
    source.sections = goal
  }
}
