// Edits by the ids of items, wherever those are.
extension EditableDataSource {
  /// Removes the item with an id in a single update.
  ///
  ///     screen.removeItem(withID: letter.id)
  ///
  /// - Parameter id: The id of the item; if several items have it, the first is removed.
  /// - Returns: The item; `nil` if there is none, or it cannot be removed.
  /// - Complexity: That of ``DataSource/itemPath(of:)`` and ``EditableDataSource/removeItem(at:)``.
  @inlinable
  @discardableResult
  public func removeItem(withID id: Section.Item.ID) -> Section.Item? {
    guard let path = itemPath(of: id), canRemoveItem(at: path) else { return nil }
    return removeItem(at: path)
  }

  /// Removes the items with some ids in a single update.
  ///
  /// - Parameter ids: The ids, in any order. Nothing happens for ids without an item, or whose items cannot be
  ///   removed; an id that is given twice counts once.
  /// - Returns: The items that were removed, in the order of the ids.
  /// - Complexity: That of ``DataSource/itemPath(of:)`` for each id, and ``EditableDataSource/removeItems(at:)``.
  @inlinable
  @discardableResult
  public func removeItems(withIDs ids: some Sequence<Section.Item.ID>) -> [Section.Item] {
    var known: Set<Section.Item.ID> = []
    // What was hidden behind an item that is removed, as by `uniqued`, is not meant.
    let paths = ids.compactMap { known.insert($0).inserted ? itemPath(of: $0) : nil }
      .filter { canRemoveItem(at: $0) }
    let removed = paths.map { snapshot[$0] }
    removeItems(at: paths)
    return removed
  }

  /// Changes the item with an id in a single update, or nothing if there is none.
  ///
  ///     screen.modifyItem(withID: letter.id) { $0.isRead = true }
  ///
  /// - Parameters:
  ///   - id: The id of the item; if several items have it, the first is changed.
  ///   - body: A closure that changes the item.
  /// - Returns: Whether there is such an item, and it can be replaced or, if the closure gives it another id, removed.
  /// - Precondition: The section can have the item as it is then.
  /// - Complexity: That of ``DataSource/itemPath(of:)`` and ``replaceItem(at:with:)``.
  @inlinable
  @discardableResult
  public func modifyItem(withID id: Section.Item.ID, _ body: (inout Section.Item) -> Void) -> Bool {
    guard let path = itemPath(of: id), canReplaceItem(at: path) else { return false }
    var item = snapshot[path]
    body(&item)
    // The closure may have changed the source.
    guard let path = itemPath(of: id),
      item.id == id ? canReplaceItem(at: path) : canRemoveItem(at: path)
    else { return false }
    replaceItem(at: path, with: item)
    return true
  }

  /// Changes the items with some ids in a single update.
  ///
  ///     screen.modifyItems(withIDs: selection.ids) { $0.isRead = true }
  ///
  /// - Parameters:
  ///   - ids: The ids, in any order. Nothing happens for ids without an item, or whose items cannot be changed; an id
  ///     that is given twice counts once.
  ///   - body: A closure that changes an item.
  /// - Returns: The items as the closure left them, in the order of the ids.
  /// - Precondition: The sections can have the items as they are then.
  /// - Complexity: That of ``DataSource/itemPath(of:)`` for each id, and ``EditableDataSource/replaceItems(at:with:)``.
  @inlinable
  @discardableResult
  public func modifyItems(
    withIDs ids: some Sequence<Section.Item.ID>, _ body: (inout Section.Item) -> Void
  ) -> [Section.Item] {
    var known: Set<Section.Item.ID> = []
    let changed = ids.compactMap { id -> (id: Section.Item.ID, item: Section.Item)? in
      guard known.insert(id).inserted, let path = itemPath(of: id), canReplaceItem(at: path)
      else { return nil }
      var item = snapshot[path]
      body(&item)
      return (id, item)
    }
    // The closure may have changed the source.
    let edits = changed.compactMap { id, item -> (path: ItemPath, item: Section.Item)? in
      guard let path = itemPath(of: id),
        item.id == id ? canReplaceItem(at: path) : canRemoveItem(at: path)
      else { return nil }
      return (path, item)
    }
    let items = edits.map(\.item)
    replaceItems(at: edits.map(\.path), with: items)
    return items
  }
}
