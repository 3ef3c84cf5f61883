extension CompositeDataSource: EditableDataSource {
  /// Returns whether an item may be moved at all, which its own source decides.
  ///
  /// - Parameter path: The path of an item.
  /// - Returns: `false` also when there is no such item.
  public func canMoveItem(at path: ItemPath) -> Bool {
    guard let (source, local) = owner(of: path, as: Reorderable.self) else { return false }
    return source.canMoveItem(at: local)
  }

  /// Returns whether an item may be moved to a place.
  ///
  /// Within a slot its source decides. To go from one slot to another both must be editable and in
  /// one ``IdentityGroup``.
  ///
  /// - Parameters:
  ///   - path: The path of an item.
  ///   - destination: The path that the item would have afterwards.
  /// - Returns: `false` also when there is no such item or no such place.
  public func canMoveItem(at path: ItemPath, to destination: ItemPath) -> Bool {
    guard let from = snapshot.location(of: path),
      let to = snapshot.location(of: destination),
      let (source, local) = owner(of: path, as: Reorderable.self)
    else { return false }
    if from.slot == to.slot { return source.canMoveItem(at: local, to: to.path) }
    return source.canMoveItem(at: local)
      && owner(of: path, as: Editable.self) != nil
      && owner(of: destination, as: Editable.self) != nil
      && groups[from.slot] != nil && groups[from.slot] == groups[to.slot]
      && snapshot.hasPlace(forItemAt: path, at: destination)
  }

  /// Moves an item, as one update.
  ///
  /// The move is passed on to the source that owns the item. Between two slots the item is removed
  /// from one source and inserted into the other.
  ///
  /// - Parameters:
  ///   - path: The path of the item.
  ///   - destination: The path that the item has afterwards.
  /// - Precondition: There is an item at `path`, and a place for it at `destination`; the sources
  ///   are reorderable, or editable where they differ; two different slots are in one ``IdentityGroup``.
  /// - Complexity: That of the sources' methods, plus O(log *k*) in the number of children.
  public func moveItem(at path: ItemPath, to destination: ItemPath) {
    let from = location(of: path)
    let to = location(of: destination)
    if from.slot == to.slot {
      return requireOwner(of: path, as: Reorderable.self).source.moveItem(
        at: from.path, to: to.path)
    }
    precondition(
      groups[from.slot] != nil && groups[from.slot] == groups[to.slot],
      "Item \(path) of \(from.slot) cannot move to \(to.slot): give both slots one IdentityGroup")
    Transaction.perform {
      let item = requireOwner(of: path, as: Editable.self).source.removeItem(at: from.path)
      requireOwner(of: destination, as: Editable.self).source.insertItem(item, at: to.path)
    }
  }

  /// Inserts an item into the source that owns a section, as one update.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - path: The path that the item has afterwards.
  /// - Precondition: There is a place at `path`, in a source that is editable.
  public func insertItem(_ item: Section.Item, at path: ItemPath) {
    let (source, local) = requireOwner(of: path, as: Editable.self)
    source.insertItem(item, at: local)
  }

  /// Removes an item from the source that owns it, as one update.
  ///
  /// - Parameter path: The path of the item.
  /// - Returns: The item.
  /// - Precondition: There is an item at `path`, in a source that is editable.
  @discardableResult
  public func removeItem(at path: ItemPath) -> Section.Item {
    let (source, local) = requireOwner(of: path, as: Editable.self)
    return source.removeItem(at: local)
  }

  private typealias Reorderable = any ReorderableDataSource<Section>
  private typealias Editable = any EditableDataSource<Section>

  /// Returns the source that owns a path, if it is of some kind, and the path there.
  private func owner<Source>(
    of path: ItemPath,
    as kind: Source.Type
  ) -> (source: Source, path: ItemPath)? {
    guard let (slot, local) = snapshot.location(of: path),
      let source = source(in: slot) as? Source
    else { return nil }
    return (source, local)
  }

  private func requireOwner<Source>(
    of path: ItemPath,
    as kind: Source.Type
  ) -> (source: Source, path: ItemPath) {
    guard let owner = owner(of: path, as: kind) else {
      let (slot, local) = location(of: path)
      preconditionFailure(
        "The source in \(slot) is no \(kind), so item \(local) there, \(path) on the whole, "
          + "cannot be moved")
    }
    return owner
  }
}
