extension FilteredDataSource: ReorderableDataSource where Base: ReorderableDataSource {
  /// Returns whether an item can be moved, as determined by the base.
  ///
  /// - Parameter path: The path of the item.
  /// - Returns: `true` if the item can be moved; `false` if not, or if there is no such item.
  public func canMoveItem(at path: ItemPath) -> Bool {
    basePath(of: path).map { base.canMoveItem(at: $0) } ?? false
  }

  /// Returns whether an item can be moved to a path, as determined by the base.
  ///
  /// - Parameters:
  ///   - path: The path of the item.
  ///   - destination: The path that the item would have after the move.
  /// - Returns: `true` if the item can be moved there; `false` if not, or if either path is
  ///   invalid.
  public func canMoveItem(at path: ItemPath, to destination: ItemPath) -> Bool {
    state?.move(path, to: destination)
      .map { base.canMoveItem(at: $0.path, to: $0.destination) } ?? false
  }

  /// Moves an item of the base in a single update.
  ///
  /// If hidden items stand between the new neighbors, the item moves as little as possible: down to
  /// directly behind the one above, or up to directly before the one below.
  ///
  /// - Parameters:
  ///   - path: The path of the item.
  ///   - destination: The path of the item after the update.
  /// - Precondition: There is an item at `path`, and `destination` is a valid path for it.
  public func moveItem(at path: ItemPath, to destination: ItemPath) {
    guard let move = state?.requireMove(path, to: destination) else { return }
    base.moveItem(at: move.path, to: move.destination)
  }
}

extension FilteredDataSource: EditableDataSource where Base: EditableDataSource {
  /// Inserts an item into the base in a single update.
  ///
  /// It comes directly behind the item above it. If the closures hide it, it is not shown.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - path: The path of the item after the update, if it is shown.
  /// - Precondition: `path` is a valid insertion path.
  public func insertItem(_ item: Section.Item, at path: ItemPath) {
    store.currentSnapshot.requirePlace(at: path)
    guard let state else { return }
    base.insertItem(item, at: state.plan.basePlace(for: path, in: state.input))
  }

  /// Returns whether an item can be removed, as determined by the base.
  ///
  /// - Parameter path: The path of the item.
  /// - Returns: `true` if the item can be removed; `false` if not, or if there is no such item.
  public func canRemoveItem(at path: ItemPath) -> Bool {
    basePath(of: path).map { base.canRemoveItem(at: $0) } ?? false
  }

  /// Removes an item from the base in a single update.
  ///
  /// - Parameter path: The path of the item.
  /// - Returns: The item.
  /// - Precondition: There is an item at `path`.
  @discardableResult
  public func removeItem(at path: ItemPath) -> Section.Item {
    store.currentSnapshot.requireItem(at: path)
    guard let basePath = basePath(of: path) else { preconditionFailure("\(path) has no base") }
    return base.removeItem(at: basePath)
  }
}
