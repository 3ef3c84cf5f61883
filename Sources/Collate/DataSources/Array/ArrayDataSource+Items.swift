extension ArrayDataSource: EditableDataSource {
  /// Inserts an item, as one update.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - path: The path that the item has afterwards.
  /// - Precondition: There is a place at `path`.
  /// - Complexity: That of the insertion into the section's array.
  @inlinable
  public func insertItem(_ item: Section.Item, at path: ItemPath) {
    insertItems(CollectionOfOne(item), at: path)
  }

  /// Inserts items side by side, as one update.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - path: The path that the first one has afterwards.
  /// - Precondition: There is a place at `path`.
  /// - Complexity: That of the insertion into the section's array.
  @inlinable
  public func insertItems(_ items: some Collection<Section.Item>, at path: ItemPath) {
    store.snapshot.requirePlace(at: path)
    if items.isEmpty { return }
    let paths = (path.item..<path.item + items.count).map {
      ItemPath(section: path.section, item: $0)
    }
    store.edit(.inserting(items: paths)) { snapshot in
      snapshot.modifySection(path.section) { $0.items.insert(contentsOf: items, at: path.item) }
    }
  }

  /// Inserts items at the end of a section, as one update.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - section: The number of a section.
  /// - Precondition: There is such a section.
  /// - Complexity: That of the insertion into the section's array.
  @inlinable
  public func appendItems(_ items: some Collection<Section.Item>, toSection section: Int) {
    let snapshot = store.snapshot
    snapshot.requireSection(section)
    let count = snapshot.itemCount(inSection: section)
    insertItems(items, at: ItemPath(section: section, item: count))
  }

  /// Removes an item, as one update.
  ///
  /// - Parameter path: The path of the item.
  /// - Returns: The item.
  /// - Precondition: There is an item at `path`.
  /// - Complexity: That of the removal from the section's array.
  @inlinable
  @discardableResult
  public func removeItem(at path: ItemPath) -> Section.Item {
    let item = store.snapshot[path]
    removeItems(at: CollectionOfOne(path))
    return item
  }

  /// Removes items, as one update.
  ///
  /// - Parameter paths: The paths of the items, all counted before any of them is removed, in any
  ///   order and each once.
  /// - Precondition: There is an item at each path.
  /// - Complexity: O(*m* log *m*) in the number of paths, and one pass over each section's array.
  @inlinable
  public func removeItems(at paths: some Collection<ItemPath>) {
    let snapshot = store.snapshot
    for path in paths { snapshot.requireItem(at: path) }
    let ascending = Set(paths).sorted()
    precondition(
      ascending.count == paths.count,
      "\(paths.count - ascending.count) of \(paths.count) paths are given twice")
    if ascending.isEmpty { return }
    store.edit(.deleting(items: ascending)) { snapshot in
      var rest = ascending[...]
      while let first = rest.first {
        let ofSection = rest.prefix { $0.section == first.section }
        rest = rest.dropFirst(ofSection.count)
        snapshot.modifySection(first.section) { $0.items.remove(atAscending: ofSection) }
      }
    }
  }

  /// Puts an item in the place of another, as one update.
  ///
  /// An item with the same id is the same item with other content; one with another id takes the
  /// place of one that is gone.
  ///
  /// - Parameters:
  ///   - path: The path of the item to replace.
  ///   - item: The new item.
  /// - Precondition: There is an item at `path`.
  /// - Complexity: That of writing to the section's array.
  @inlinable
  public func replaceItem(at path: ItemPath, with item: Section.Item) {
    let old = store.snapshot[path]
    var change = PendingChange()
    if old.id != item.id {
      change = .replacing(item: path)
    } else if old != item {
      change = .updating(item: path)
    }
    store.edit(change) { snapshot in
      snapshot.modifySection(path.section) { $0.items[path.item] = item }
    }
  }

  /// Returns whether an item may be moved at all.
  ///
  /// - Parameter path: The path of an item.
  /// - Returns: `false` also when there is no such item.
  public func canMoveItem(at path: ItemPath) -> Bool {
    snapshot.contains(path) && (canMove?(path) ?? true)
  }

  /// Returns whether an item may be moved to a place.
  ///
  /// - Parameters:
  ///   - path: The path of an item.
  ///   - destination: The path that the item would have afterwards.
  /// - Returns: `false` also when there is no such item or no such place.
  public func canMoveItem(at path: ItemPath, to destination: ItemPath) -> Bool {
    canMoveItem(at: path) && snapshot.hasPlace(forItemAt: path, at: destination)
  }

  /// Moves an item, as one update.
  ///
  /// The destination counts when the item is already taken out: in `a b c`, moving 0 to 2 makes
  /// `b c a`.
  ///
  /// - Parameters:
  ///   - path: The path of the item.
  ///   - destination: The path that the item has afterwards.
  /// - Precondition: There is an item at `path`, and a place for it at `destination`.
  /// - Complexity: That of the removal from and the insertion into the sections' arrays.
  @inlinable
  public func moveItem(at path: ItemPath, to destination: ItemPath) {
    let isSameSection = path.section == destination.section
    store.snapshot.requireItem(at: path)
    store.snapshot.requirePlace(at: destination, afterRemoving: isSameSection ? 1 : 0)
    if path == destination { return }
    store.edit(.moving(item: path, to: destination)) { snapshot in
      let item = snapshot.modifySection(path.section) { $0.items.remove(at: path.item) }
      snapshot.modifySection(destination.section) { $0.items.insert(item, at: destination.item) }
    }
  }
}

extension Array {
  /// Removes the elements that ascending paths name.
  ///
  /// - Complexity: One pass over the array, or less where the elements stand side by side.
  @inlinable
  mutating func remove(atAscending paths: some BidirectionalCollection<ItemPath>) {
    guard let first = paths.first?.item, let last = paths.last?.item else { return }
    if last - first + 1 == paths.count {
      removeSubrange(first...last)
      return
    }
    var kept = first
    var rest = paths[...]
    for position in kept..<count {
      if rest.first?.item == position {
        rest = rest.dropFirst()
      } else {
        swapAt(kept, position)
        kept += 1
      }
    }
    removeLast(count - kept)
  }
}
