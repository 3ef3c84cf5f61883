extension CompositeDataSource: EditableDataSource {
  /// Returns whether an item may be moved at all, which its own source decides.
  ///
  /// - Parameter path: The path of an item.
  /// - Returns: `false` also when there is no such item.
  public func canMoveItem(at path: ItemPath) -> Bool {
    guard snapshot.contains(path), let leaf = leaf(of: path) else { return false }
    return reorderable(leaf)?.canMoveItem(at: leaf.path) ?? false
  }

  /// Returns whether an item may be moved to a place.
  ///
  /// Within a source that source decides. To go from one to another both must be editable, and their
  /// slots in one ``IdentityGroup``.
  ///
  /// - Parameters:
  ///   - path: The path of an item.
  ///   - destination: The path that the item would have afterwards.
  /// - Returns: `false` also when there is no such item or no such place.
  public func canMoveItem(at path: ItemPath, to destination: ItemPath) -> Bool {
    guard canMoveItem(at: path), let from = snapshot.location(of: path),
      let to = snapshot.location(of: destination), let start = leaf(of: path),
      let end = leaf(of: destination)
    else { return false }
    if start.source === end.source {
      return reorderable(start)?.canMoveItem(at: start.path, to: end.path) ?? false
    }
    if from.slot == to.slot {
      // Between two sources of a composite inside; its own groups decide.
      let inner = source(in: from.slot) as? CompositeDataSource<Section>
      return inner?.canMoveItem(at: from.path, to: to.path) ?? false
    }
    return editable(start) != nil && editable(end) != nil
      && groups[from.slot] != nil && groups[from.slot] == groups[to.slot]
      && snapshot.hasPlace(forItemAt: path, at: destination)
  }

  /// Moves an item, as one update.
  ///
  /// The move is passed on to the source that owns the item. Between two sources the item is removed
  /// from one and inserted into the other.
  ///
  /// - Parameters:
  ///   - path: The path of the item.
  ///   - destination: The path that the item has afterwards.
  /// - Precondition: There is an item at `path`, and a place for it at `destination`; the source
  ///   conforms to ``ReorderableDataSource``; two different sources conform to
  ///   ``EditableDataSource``, and their slots are in one ``IdentityGroup``.
  /// - Complexity: That of the sources' methods, plus O(log *k*) in the number of children.
  public func moveItem(at path: ItemPath, to destination: ItemPath) {
    snapshot.requireItem(at: path)
    snapshot.requireSection(destination.section)
    let (from, to) = (location(of: path), location(of: destination))
    let (start, end) = (requireLeaf(of: path), requireLeaf(of: destination))
    if start.source === end.source {
      return requireReorderable(start).moveItem(at: start.path, to: end.path)
    }
    if from.slot == to.slot, let inner = source(in: from.slot) as? CompositeDataSource<Section> {
      return inner.moveItem(at: from.path, to: to.path)
    }
    precondition(
      groups[from.slot] != nil && groups[from.slot] == groups[to.slot],
      "Item \(path) of \(from.slot) cannot move to \(to.slot): give both slots one IdentityGroup")
    snapshot.requirePlace(at: destination)
    let (giver, taker) = (requireEditable(start), requireEditable(end))
    Transaction.perform {
      taker.insertItem(giver.removeItem(at: start.path), at: end.path)
    }
  }

  /// Inserts an item into the source that owns a section, as one update.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - path: The path that the item has afterwards.
  /// - Precondition: There is a place at `path`, in a source that conforms to
  ///   ``EditableDataSource``.
  public func insertItem(_ item: Section.Item, at path: ItemPath) {
    snapshot.requirePlace(at: path)
    let leaf = requireLeaf(of: path)
    requireEditable(leaf).insertItem(item, at: leaf.path)
  }

  /// Returns whether an item can be removed, which its own source decides.
  ///
  /// - Parameter path: The path of an item.
  /// - Returns: `false` when there is no such item, or its source is not editable.
  public func canRemoveItem(at path: ItemPath) -> Bool {
    guard snapshot.contains(path), let leaf = leaf(of: path) else { return false }
    return editable(leaf)?.canRemoveItem(at: leaf.path) ?? false
  }

  /// Removes an item from the source that owns it, as one update.
  ///
  /// - Parameter path: The path of the item.
  /// - Returns: The item.
  /// - Precondition: There is an item at `path`, in a source that conforms to
  ///   ``EditableDataSource``.
  @discardableResult
  public func removeItem(at path: ItemPath) -> Section.Item {
    snapshot.requireItem(at: path)
    let leaf = requireLeaf(of: path)
    return requireEditable(leaf).removeItem(at: leaf.path)
  }
}

extension CompositeDataSource {
  /// A source that is no composite, and a path in it.
  private typealias Leaf = (source: any DataSource<Section>, path: ItemPath)

  /// Returns the source that a path belongs to, through all composites inside.
  private func leaf(of path: ItemPath) -> Leaf? {
    guard let (slot, local) = snapshot.location(of: path), let source = source(in: slot) else {
      return nil
    }
    if let inner = source as? CompositeDataSource<Section> { return inner.leaf(of: local) }
    return (source, local)
  }

  private func reorderable(_ leaf: Leaf) -> (any ReorderableDataSource<Section>)? {
    leaf.source as? any ReorderableDataSource<Section>
  }

  private func editable(_ leaf: Leaf) -> (any EditableDataSource<Section>)? {
    leaf.source as? any EditableDataSource<Section>
  }

  private func requireLeaf(of path: ItemPath) -> Leaf {
    guard let leaf = leaf(of: path) else {
      preconditionFailure(
        "There is no section \(path.section), there are \(snapshot.sections.count)")
    }
    return leaf
  }

  private func requireReorderable(_ leaf: Leaf) -> any ReorderableDataSource<Section> {
    guard let source = reorderable(leaf) else {
      preconditionFailure(
        "Item \(leaf.path) cannot move: a \(type(of: leaf.source)) is no ReorderableDataSource")
    }
    return source
  }

  private func requireEditable(_ leaf: Leaf) -> any EditableDataSource<Section> {
    guard let source = editable(leaf) else {
      preconditionFailure(
        "Nothing can come to or go from \(leaf.path): a \(type(of: leaf.source)) is no "
          + "EditableDataSource")
    }
    return source
  }
}
