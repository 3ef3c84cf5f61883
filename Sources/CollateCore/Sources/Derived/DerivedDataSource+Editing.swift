// Sources adopt `EditableDataSource` by themselves if edits can be meant.
extension DerivedDataSource where Base: EditableDataSource, Section.Item == Base.Section.Item {
  /// Returns whether an item can be inserted at a path, as determined by the base, and would not be hidden.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - path: The path that the item would have.
  /// - Returns: `true` if the item can be inserted there; `false` if not, if there is no such place, or if the item
  ///   would be hidden, such as by a filter or behind the last item of a prefix. Above an order, such as that of a
  ///   ``DataSource/sorted(by:)``, only what would be hidden at any place is.
  public func canInsertItem(_ item: Section.Item, at path: ItemPath) -> Bool {
    canInsert(item, at: path)
  }

  /// Inserts an item into the base in a single update.
  ///
  /// It comes directly behind the item above it, or else directly before the item below. Whether it is shown,
  /// and where, is determined by the closures.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - path: The path of the item after the update, if it is shown.
  /// - Precondition: `path` is a valid insertion path, and the section of the base can have the item.
  public func insertItem(_ item: Section.Item, at path: ItemPath) { insert(item, at: path) }

  /// Returns whether an item can be removed, as determined by the base.
  ///
  /// - Parameter path: The path of the item.
  /// - Returns: `true` if the item can be removed; `false` if not, or if there is no such item.
  public func canRemoveItem(at path: ItemPath) -> Bool { canRemove(at: path) }

  /// Removes an item from the base in a single update.
  ///
  /// - Parameter path: The path of the item.
  /// - Returns: The item.
  /// - Precondition: There is an item at `path`.
  @discardableResult
  public func removeItem(at path: ItemPath) -> Section.Item { remove(at: path) }

  /// Removes items from the base in a single update.
  ///
  /// - Parameter paths: The paths of the items before the update, in any order and without duplicates.
  /// - Precondition: There is an item of the base at each path.
  /// - Complexity: That of the base's method, plus that of ``basePath(of:)`` for each path.
  public func removeItems(at paths: some Collection<ItemPath>) { removeAll(at: paths) }

  /// Returns whether an item can be replaced by another one with the same id, as determined by the base.
  ///
  /// - Parameter path: The path of the item.
  /// - Returns: `true` if the item can be replaced; `false` if not, or if there is no such item.
  public func canReplaceItem(at path: ItemPath) -> Bool { canReplace(at: path) }

  /// Replaces an item of the base in a single update.
  ///
  /// - Parameters:
  ///   - path: The path of the item to replace.
  ///   - item: The new item. Whether it is shown, and where, is determined by the closures.
  /// - Precondition: There is an item at `path` that can be replaced or, if the new one has another id, removed. The
  ///   section of the base can have the new one.
  public func replaceItem(at path: ItemPath, with item: Section.Item) {
    base.replaceItem(at: requireBasePath(of: path), with: item)
  }

  /// Replaces items of the base in a single update.
  ///
  /// - Parameters:
  ///   - paths: The paths of the items to replace, in any order and without duplicates.
  ///   - items: The new item for each path. Whether it is shown, and where, is determined by the closures.
  /// - Precondition: There are as many items as paths, and each can be replaced as by ``replaceItem(at:with:)``.
  public func replaceItems(at paths: [ItemPath], with items: [Section.Item]) {
    replaceAll(at: paths, with: items)
  }
}

// Edits by items of the base, which those of the sections may contain.
extension DerivedDataSource where Base: EditableDataSource {
  package func canInsert(_ item: Base.Section.Item, at path: ItemPath) -> Bool {
    guard let moment, moment.output.hasPlace(at: path), let place = basePlace(for: path),
      base.canInsertItem(item, at: place)
    else { return false }
    let isKnown = !base.mayPlaceItem(elsewhereThan: place)
    return transform?.shows(item, at: isKnown ? place : nil, in: moment.input) ?? true
  }

  package func insert(_ item: Base.Section.Item, at path: ItemPath) {
    store.currentSnapshot.requirePlace(at: path)
    guard let place = basePlace(for: path) else {
      preconditionFailure("There is no place in the base for an item at \(path)")
    }
    base.insertItem(item, at: place)
  }

  package func canRemove(at path: ItemPath) -> Bool {
    basePath(of: path).map { base.canRemoveItem(at: $0) } ?? false
  }

  package func remove(at path: ItemPath) -> Base.Section.Item {
    base.removeItem(at: requireBasePath(of: path))
  }

  package func removeAll(at paths: some Collection<ItemPath>) {
    base.removeItems(at: paths.map { requireBasePath(of: $0) })
  }

  package func canReplace(at path: ItemPath) -> Bool {
    basePath(of: path).map { base.canReplaceItem(at: $0) } ?? false
  }

  package func replaceAll(at paths: [ItemPath], with items: [Base.Section.Item]) {
    base.replaceItems(at: paths.map { requireBasePath(of: $0) }, with: items)
  }

  private func requireBasePath(of path: ItemPath) -> ItemPath {
    store.currentSnapshot.requireItem(at: path)
    guard let basePath = basePath(of: path) else {
      preconditionFailure("The item at \(path) is not an item of the base")
    }
    return basePath
  }
}
