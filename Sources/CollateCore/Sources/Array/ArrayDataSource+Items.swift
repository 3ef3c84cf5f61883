extension ArrayDataSource: EditableDataSource {
  /// Inserts an item in a single update.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - path: The path of the item after the update.
  /// - Precondition: `path` is a valid insertion path; an ``AnySection`` has items of this type.
  /// - Complexity: That of inserting into the section's array.
  @inlinable
  public func insertItem(_ item: Section.Item, at path: ItemPath) {
    store.currentSnapshot.requirePlace(at: path)
    store.currentSnapshot.requireAcceptance(of: CollectionOfOne(item), inSection: path.section)
    edit(.inserting(item: path)) { snapshot in
      snapshot.modifySection(path.section) { $0.items.insert(item, at: path.item) }
    }
  }

  /// Inserts consecutive items in a single update.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - path: The path of the first item after the update.
  /// - Precondition: `path` is a valid insertion path; an ``AnySection`` has items of this type.
  /// - Complexity: That of inserting into the section's array.
  @inlinable
  public func insertItems(_ items: some Collection<Section.Item>, at path: ItemPath) {
    store.currentSnapshot.requirePlace(at: path)
    if items.isEmpty { return }
    // A collection of the app is read before the source is in the middle of a change.
    let items = Array(items)
    store.currentSnapshot.requireAcceptance(of: items, inSection: path.section)
    let paths = (path.item..<path.item + items.count).map {
      ItemPath(section: path.section, item: $0)
    }
    edit(.inserting(items: paths)) { snapshot in
      snapshot.modifySection(path.section) { $0.items.insert(contentsOf: items, at: path.item) }
    }
  }

  /// Inserts items at the end of a section in a single update.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - section: The index of the section.
  /// - Precondition: There is such a section; an ``AnySection`` has items of this type.
  /// - Complexity: That of inserting into the section's array.
  @inlinable
  public func appendItems(_ items: some Collection<Section.Item>, toSection section: Int) {
    let snapshot = store.currentSnapshot
    snapshot.requireSection(section)
    let count = snapshot.itemCount(inSection: section)
    insertItems(items, at: ItemPath(section: section, item: count))
  }

  /// Removes an item in a single update.
  ///
  /// - Parameter path: The path of the item.
  /// - Returns: The item.
  /// - Precondition: There is an item at `path`.
  /// - Complexity: That of removing from the section's array.
  @inlinable
  @discardableResult
  public func removeItem(at path: ItemPath) -> Section.Item {
    let item = store.currentSnapshot[path]
    edit(.deleting(item: path)) { snapshot in
      _ = snapshot.modifySection(path.section) { $0.items.remove(at: path.item) }
    }
    return item
  }

  /// Removes items in a single update.
  ///
  /// - Parameter paths: The paths of the items before the update, in any order and without
  ///   duplicates.
  /// - Precondition: There is an item at each path.
  /// - Complexity: O(*m* log *m*) in the number of paths, plus one pass over the array of each
  ///   affected section.
  @inlinable
  public func removeItems(at paths: some Collection<ItemPath>) {
    let snapshot = store.currentSnapshot
    for path in paths { snapshot.requireItem(at: path) }
    let ascending = Set(paths).sorted()
    precondition(
      ascending.count == paths.count,
      "\(paths.count - ascending.count) of \(paths.count) paths are given twice")
    if ascending.isEmpty { return }
    // Released after the edit, as the app may read the source when an item is released.
    let removed = ascending.map { snapshot[$0] }
    defer { withExtendedLifetime(removed) {} }
    edit(.deleting(items: ascending)) { snapshot in
      var rest = ascending[...]
      while let first = rest.first {
        let ofSection = rest.prefix { $0.section == first.section }
        rest = rest.dropFirst(ofSection.count)
        snapshot.modifySection(first.section) { $0.items.remove(atAscending: ofSection) }
      }
    }
  }

  /// Replaces an item in a single update.
  ///
  /// If the ids are equal, the item is updated; otherwise the old item is deleted and the new one
  /// is inserted.
  ///
  /// - Parameters:
  ///   - path: The path of the item to replace.
  ///   - item: The new item.
  /// - Precondition: There is an item at `path`; an ``AnySection`` has items of this type.
  /// - Complexity: That of writing to the section's array.
  @inlinable
  public func replaceItem(at path: ItemPath, with item: Section.Item) {
    let old = store.currentSnapshot[path]
    store.currentSnapshot.requireAcceptance(of: CollectionOfOne(item), inSection: path.section)
    edit(.replacing(item: path, hasSameID: old.id == item.id)) { snapshot in
      snapshot.modifySection(path.section) { $0.items[path.item] = item }
    }
  }

  /// Returns whether an item can be moved.
  ///
  /// - Parameter path: The path of the item.
  /// - Returns: `true` if the item can be moved; `false` if not, or if there is no such item.
  public func canMoveItem(at path: ItemPath) -> Bool {
    store.currentSnapshot.contains(path) && (canMove?(path) ?? true)
  }

  /// Returns whether an item can be moved to a path.
  ///
  /// - Parameters:
  ///   - path: The path of the item.
  ///   - destination: The path that the item would have after the move.
  /// - Returns: `true` if the item can be moved there; `false` if not, if either path is invalid, or
  ///   if an ``AnySection`` there has items of another type.
  public func canMoveItem(at path: ItemPath, to destination: ItemPath) -> Bool {
    let snapshot = store.currentSnapshot
    return canMoveItem(at: path) && snapshot.hasPlace(forItemAt: path, at: destination)
      && snapshot.accepts(snapshot[path], inSection: destination.section)
  }

  /// Moves an item in a single update.
  ///
  /// The destination is a path in the array from which the item has already been removed: in
  /// `a b c`, moving 0 to 2 results in `b c a`.
  ///
  /// - Parameters:
  ///   - path: The path of the item.
  ///   - destination: The path of the item after the update.
  /// - Precondition: There is an item at `path`, and `destination` is a valid path for it; an
  ///   ``AnySection`` there has items of its type.
  /// - Complexity: That of removing from and inserting into the sections' arrays.
  @inlinable
  public func moveItem(at path: ItemPath, to destination: ItemPath) {
    let isSameSection = path.section == destination.section
    store.currentSnapshot.requireItem(at: path)
    store.currentSnapshot.requirePlace(at: destination, afterRemoving: isSameSection ? 1 : 0)
    if path == destination { return }
    if !isSameSection {
      let snapshot = store.currentSnapshot
      snapshot.requireAcceptance(
        of: CollectionOfOne(snapshot[path]), inSection: destination.section)
    }
    edit(.moving(item: path, to: destination)) { snapshot in
      let item = snapshot.modifySection(path.section) { $0.items.remove(at: path.item) }
      snapshot.modifySection(destination.section) { $0.items.insert(item, at: destination.item) }
    }
  }
}

extension Array {
  /// Removes the elements at paths in ascending order.
  ///
  /// - Complexity: One pass over the array, or less if the elements are adjacent.
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
