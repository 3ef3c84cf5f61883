/// A data source whose items, and possibly sections, can be moved.
///
/// Drag and drop requires no more.
@MainActor
public protocol ReorderableDataSource<Section>: DataSource {
  /// Returns whether an item can be moved.
  ///
  /// - Parameter path: The path of the item.
  /// - Returns: `true` if the item can be moved; `false` if not, or if there is no such item.
  func canMoveItem(at path: ItemPath) -> Bool

  /// Returns whether an item can be moved to a path.
  ///
  /// - Parameters:
  ///   - path: The path of the item.
  ///   - destination: The path that the item would have after the move.
  /// - Returns: `true` if the item can be moved there; `false` if not, or if either path is
  ///   invalid.
  func canMoveItem(at path: ItemPath, to destination: ItemPath) -> Bool

  /// Moves an item in a single update.
  ///
  /// - Parameters:
  ///   - path: The path of the item.
  ///   - destination: The path of the item after the update.
  /// - Precondition: There is an item at `path`, and `destination` is a valid path for it.
  func moveItem(at path: ItemPath, to destination: ItemPath)

  /// Returns whether a section can be moved to an index.
  ///
  /// By default, none can. Sources whose sections are those of other sources, one to one, ask those.
  ///
  /// - Parameters:
  ///   - section: The index of the section.
  ///   - destination: The index that the section would have after the move; its own one to ask whether it can be
  ///     moved at all.
  /// - Returns: `true` if the section can be moved there; `false` if not, or if either index is invalid.
  func canMoveSection(at section: Int, to destination: Int) -> Bool

  /// Moves a section with its items in a single update.
  ///
  /// - Parameters:
  ///   - section: The index of the section.
  ///   - destination: The index of the section after the update.
  /// - Precondition: Both indices are valid, and the section can be moved there.
  func moveSection(at section: Int, to destination: Int)
}

extension ReorderableDataSource {
  /// Returns `false`: by default, sources do not move sections.
  @_disfavoredOverload
  public func canMoveSection(at section: Int, to destination: Int) -> Bool { false }

  /// Traps: by default, sources do not move sections.
  @_disfavoredOverload
  public func moveSection(at section: Int, to destination: Int) {
    preconditionFailure(
      "Section \(section) of \(snapshot.sections.count) cannot be moved to \(destination): a "
        + "\(Self.self) does not move sections")
  }
}

/// A data source that orders its items itself, so that none can be moved.
@MainActor
package protocol OrderedDataSource: ReorderableDataSource {}

/// A data source whose items can be inserted and removed, and so moved to other sources.
@MainActor
public protocol EditableDataSource<Section>: ReorderableDataSource {
  /// Returns whether an item can be inserted at a path.
  ///
  /// By default, it can at every valid insertion path, except that an ``AnySection`` refuses items of
  /// another type than its own. Sources that contain other ones return `false` where those are not
  /// editable.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - path: The path that the item would have.
  /// - Returns: `true` if the item can be inserted there; `false` if not, or if there is no such
  ///   place.
  func canInsertItem(_ item: Section.Item, at path: ItemPath) -> Bool

  /// Inserts an item in a single update.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - path: The path of the item after the update.
  /// - Precondition: `path` is a valid insertion path, and the section there can have the item.
  func insertItem(_ item: Section.Item, at path: ItemPath)

  /// Returns whether an item can be removed.
  ///
  /// By default, all items can. Sources that contain other ones return `false` for items of those
  /// that are not editable. For several items, it is called for each before any is removed.
  ///
  /// - Parameter path: The path of the item.
  /// - Returns: `true` if the item can be removed; `false` if not, or if there is no such item.
  func canRemoveItem(at path: ItemPath) -> Bool

  /// Removes an item in a single update.
  ///
  /// - Parameter path: The path of the item.
  /// - Returns: The item.
  /// - Precondition: There is an item at `path`.
  @discardableResult
  func removeItem(at path: ItemPath) -> Section.Item

  /// Removes items in a single update.
  ///
  /// By default, they are removed one by one, from the last to the first. A source that contains another one passes all
  /// of them on to it at once.
  ///
  /// - Parameter paths: The paths of the items before the update, in any order and without duplicates.
  /// - Precondition: There is an item at each path.
  func removeItems(at paths: some Collection<ItemPath>)

  /// Returns whether an item can be replaced by another one with the same id.
  ///
  /// By default, an item can be replaced if it can be removed. A source may return `true` for others, too, as nothing comes or goes.
  ///
  /// - Parameter path: The path of the item.
  /// - Returns: `true` if the item can be replaced; `false` if not, or if there is no such item.
  func canReplaceItem(at path: ItemPath) -> Bool

  /// Replaces an item in a single update.
  ///
  /// If the ids are equal, the item is updated; otherwise the old item is deleted and the new one is inserted. By
  /// default, the old item is removed and the new one inserted.
  ///
  /// - Parameters:
  ///   - path: The path of the item to replace.
  ///   - item: The new item.
  /// - Precondition: There is an item at `path` that can be replaced or, if the new one has another id, removed. The
  ///   section can have the new one.
  func replaceItem(at path: ItemPath, with item: Section.Item)

  /// Replaces items in a single update.
  ///
  /// By default, they are replaced one by one, wherever those before have moved them, if all ids are different. A source
  /// that contains another one passes all of them on to it at once.
  ///
  /// - Parameters:
  ///   - paths: The paths of the items to replace, in any order and without duplicates.
  ///   - items: The new item for each path.
  /// - Precondition: There are as many items as paths, and each can be replaced as by ``replaceItem(at:with:)``.
  func replaceItems(at paths: [ItemPath], with items: [Section.Item])
}

extension EditableDataSource {
  /// Returns whether a path is a valid insertion path, and the section there can have an item.
  public func canInsertItem(_ item: Section.Item, at path: ItemPath) -> Bool {
    let snapshot = snapshot
    return snapshot.hasPlace(at: path) && snapshot.accepts(item, inSection: path.section)
  }

  /// Returns whether there is an item at a path.
  public func canRemoveItem(at path: ItemPath) -> Bool { snapshot.contains(path) }

  /// Removes items one by one, from the last to the first, in a single update.
  public func removeItems(at paths: some Collection<ItemPath>) {
    performBatchUpdates {
      for path in paths.sorted(by: >) { removeItem(at: path) }
    }
  }

  /// Returns whether an item can be removed.
  public func canReplaceItem(at path: ItemPath) -> Bool { canRemoveItem(at: path) }

  /// Removes an item and inserts another one in its place, in a single update.
  public func replaceItem(at path: ItemPath, with item: Section.Item) {
    performBatchUpdates {
      removeItem(at: path)
      insertItem(item, at: path)
    }
  }

  /// Replaces items one by one, in a single update.
  public func replaceItems(at paths: [ItemPath], with items: [Section.Item]) {
    requireSameCount(paths, items)
    let old = snapshot
    let edits = zip(paths, items).map { (path: $0, id: old[$0].id, item: $1) }
    performBatchUpdates {
      for edit in edits {
        // A source may order its items itself.
        let isThere = snapshot.item(at: edit.path)?.id == edit.id
        guard let path = isThere ? edit.path : itemPath(of: edit.id) else { continue }
        replaceItem(at: path, with: edit.item)
      }
    }
  }

  /// Stops the app unless there is an item for each path.
  package func requireSameCount(_ paths: [ItemPath], _ items: [Section.Item]) {
    precondition(
      paths.count == items.count, "There are \(paths.count) paths, but \(items.count) items")
  }
}

extension Snapshot {
  /// Returns whether a path is a valid insertion path, after some items were removed from its section.
  package func hasPlace(at path: ItemPath, afterRemoving removedCount: Int = 0) -> Bool {
    sections.indices.contains(path.section)
      && (0...itemCount(inSection: path.section) - removedCount).contains(path.item)
  }

  /// Returns a path, or else the nearest insertion path before it, if there are sections.
  package func nearestPlace(to path: ItemPath) -> ItemPath {
    guard path.section < sections.count else {
      let last = max(sections.count - 1, 0)
      return ItemPath(section: last, item: sections.isEmpty ? 0 : itemCount(inSection: last))
    }
    return ItemPath(
      section: path.section, item: min(path.item, itemCount(inSection: path.section)))
  }

  /// Returns whether there is a section at an index, and another index is a valid destination for it.
  package func hasPlace(forSectionAt section: Int, at destination: Int) -> Bool {
    sections.indices.contains(section) && sections.indices.contains(destination)
  }

  /// Returns whether there is an item at a path, and another path is a valid destination for it.
  package func hasPlace(forItemAt path: ItemPath, at destination: ItemPath) -> Bool {
    contains(path)
      && hasPlace(at: destination, afterRemoving: path.section == destination.section ? 1 : 0)
  }
}
