extension CompositeDataSource: EditableDataSource, OrderingSource {
  /// Returns whether an item can be moved, as determined by its source.
  ///
  /// - Parameter path: The path of the item.
  /// - Returns: `true` if the item can be moved; `false` if not, or if there is no such item.
  public func canMoveItem(at path: ItemPath) -> Bool {
    guard store.currentSnapshot.contains(path), let leaf = leaf(of: path) else { return false }
    return reorderable(leaf)?.canMoveItem(at: leaf.path) ?? false
  }

  /// Returns whether an item can be moved to a path.
  ///
  /// A move within a source is determined by that source. For a move between sources, both must be
  /// editable, their slots must be in the same ``IdentityGroup``, the first must be able to remove the
  /// item, and the second to have it.
  ///
  /// - Parameters:
  ///   - path: The path of the item.
  ///   - destination: The path that the item would have after the move.
  /// - Returns: `true` if the item can be moved there; `false` if not, or if either path is
  ///   invalid.
  public func canMoveItem(at path: ItemPath, to destination: ItemPath) -> Bool {
    guard canMoveItem(at: path), let start = leaf(of: path), let end = leaf(of: destination)
    else { return false }
    if start.source === end.source {
      return reorderable(start)?.canMoveItem(at: start.path, to: end.path) ?? false
    }
    let snapshot = store.currentSnapshot
    guard let giver = editable(start), let taker = editable(end),
      let fork = fork(path, destination), haveCommonGroup(fork),
      snapshot.hasPlace(forItemAt: path, at: destination),
      giver.canRemoveItem(at: start.path)
    else { return false }
    return taker.canInsertItem(snapshot[path], at: end.path)
  }

  /// Moves an item in a single update.
  ///
  /// The move is forwarded to the source of the item. Between two sources, the item is removed from
  /// one and inserted into the other. If both show the same source, and the second has no place for the item once it is
  /// removed, the item goes back.
  ///
  /// - Parameters:
  ///   - path: The path of the item.
  ///   - destination: The path of the item after the update.
  /// - Precondition: There is an item at `path`, and `destination` is a valid path for it; the
  ///   source conforms to ``ReorderableDataSource``; two different sources conform to
  ///   ``EditableDataSource``, their slots are in the same ``IdentityGroup``, the first can remove the
  ///   item, and the second can have it.
  /// - Complexity: That of the sources' methods, plus O(log *k*) in the number of children.
  public func moveItem(at path: ItemPath, to destination: ItemPath) {
    store.currentSnapshot.requireItem(at: path)
    store.currentSnapshot.requireSection(destination.section)
    let (start, end) = (requireLeaf(of: path), requireLeaf(of: destination))
    if start.source === end.source {
      return requireReorderable(start).moveItem(at: start.path, to: end.path)
    }
    guard let fork = fork(path, destination), haveCommonGroup(fork) else {
      preconditionFailure(
        "Item \(start.path) of \(slotPath(ofSection: path.section).slots) cannot move to "
          + "\(slotPath(ofSection: destination.section).slots): give the slots one IdentityGroup")
    }
    store.currentSnapshot.requirePlace(at: destination)
    let (giver, taker) = (requireEditable(start), requireEditable(end))
    let item = store.currentSnapshot[path]
    store.currentSnapshot.requireAcceptance(
      of: CollectionOfOne(item), inSection: destination.section)
    precondition(
      taker.canInsertItem(item, at: end.path),
      "Item \(item.id) of \(fork.from.slot) cannot move to \(fork.to.slot): a \(type(of: end.source)) refuses it "
        + "at \(end.path)")
    Transaction.perform {
      let item = giver.removeItem(at: start.path)
      // If both are made from one source, such as its first items and the rest, the second may have fewer items now, or
      // no such section; the item goes back then.
      let place = taker.snapshot.nearestPlace(to: end.path)
      if taker.canInsertItem(item, at: place) {
        taker.insertItem(item, at: place)
      } else {
        giver.insertItem(item, at: giver.snapshot.nearestPlace(to: start.path))
      }
    }
  }

  /// Returns whether a section can be moved to an index, as determined by its source.
  ///
  /// A section stays in its slot: it cannot be moved among the sections of another one, even if that has the same
  /// source.
  ///
  /// - Parameters:
  ///   - section: The index of the section.
  ///   - destination: The index that the section would have after the move.
  /// - Returns: `true` if the section can be moved there; `false` if not, or if either index is invalid.
  /// - Complexity: That of the source's method, plus O(log *k*) in the number of children on each level.
  public func canMoveSection(at section: Int, to destination: Int) -> Bool {
    guard let (leaf, place) = leaf(ofSection: section, and: destination) else { return false }
    return reorderable(leaf)?.canMoveSection(at: leaf.path.section, to: place) ?? false
  }

  /// Moves a section of a source in a single update.
  ///
  /// - Parameters:
  ///   - section: The index of the section.
  ///   - destination: The index of the section after the update.
  /// - Precondition: Both sections are those of one slot, and its source conforms to ``ReorderableDataSource`` and
  ///   can move the section.
  /// - Complexity: That of the source's method, plus O(log *k*) in the number of children on each level.
  public func moveSection(at section: Int, to destination: Int) {
    store.currentSnapshot.requireSectionMove(section, to: destination)
    guard let (leaf, place) = leaf(ofSection: section, and: destination) else {
      preconditionFailure(
        "Section \(section) cannot be moved to \(destination): they are in different slots, "
          + "\(slotPath(ofSection: section).slots) and \(slotPath(ofSection: destination).slots)")
    }
    requireReorderable(leaf).moveSection(at: leaf.path.section, to: place)
  }

  /// Returns whether an item can be inserted at a path, as determined by the source there.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - path: The path that the item would have.
  /// - Returns: `true` if the item can be inserted there; `false` if not, if there is no such place, or
  ///   its source is not editable.
  public func canInsertItem(_ item: Section.Item, at path: ItemPath) -> Bool {
    guard let leaf = leaf(of: path) else { return false }
    return editable(leaf)?.canInsertItem(item, at: leaf.path) ?? false
  }

  /// Inserts an item into the source that contains its section in a single update.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - path: The path of the item after the update.
  /// - Precondition: `path` is a valid insertion path in a source that conforms to
  ///   ``EditableDataSource`` and can have the item.
  public func insertItem(_ item: Section.Item, at path: ItemPath) {
    store.currentSnapshot.requirePlace(at: path)
    let leaf = requireLeaf(of: path)
    requireEditable(leaf).insertItem(item, at: leaf.path)
  }

  /// Returns whether an item can be removed, as determined by its source.
  ///
  /// - Parameter path: The path of the item.
  /// - Returns: `true` if the item can be removed; `false` if there is no such item, or its source
  ///   is not editable.
  public func canRemoveItem(at path: ItemPath) -> Bool {
    guard store.currentSnapshot.contains(path), let leaf = leaf(of: path) else { return false }
    return editable(leaf)?.canRemoveItem(at: leaf.path) ?? false
  }

  /// Removes an item from its source in a single update.
  ///
  /// - Parameter path: The path of the item.
  /// - Returns: The item.
  /// - Precondition: There is an item at `path` in a source that conforms to
  ///   ``EditableDataSource``.
  @discardableResult
  public func removeItem(at path: ItemPath) -> Section.Item {
    store.currentSnapshot.requireItem(at: path)
    let leaf = requireLeaf(of: path)
    return requireEditable(leaf).removeItem(at: leaf.path)
  }

  /// Removes items from their sources in a single update.
  ///
  /// Two sources that are made from a third can give items to each other when some are removed. These are removed
  /// wherever they are then.
  ///
  /// - Parameter paths: The paths of the items before the update, in any order and without duplicates.
  /// - Precondition: There is an item at each path, in a source that conforms to ``EditableDataSource``.
  /// - Complexity: That of the sources' methods, plus O(log *k*) for each path in the number of children on each level,
  ///   and that of the change so far for each source that was changed with another one.
  public func removeItems(at paths: some Collection<ItemPath>) {
    edit(paths.map { ($0, ()) }) { path, _ in
      canRemoveItem(at: path)
    } by: { source, edits in
      source.removeItems(at: edits.map(\.key))
    }
  }

  /// Returns whether an item can be replaced by another one with the same id, as determined by its source.
  ///
  /// - Parameter path: The path of the item.
  /// - Returns: `true` if the item can be replaced; `false` if there is no such item, or its source
  ///   is not editable.
  public func canReplaceItem(at path: ItemPath) -> Bool {
    guard store.currentSnapshot.contains(path), let leaf = leaf(of: path) else { return false }
    return editable(leaf)?.canReplaceItem(at: leaf.path) ?? false
  }

  /// Replaces an item in its source in a single update.
  ///
  /// - Parameters:
  ///   - path: The path of the item to replace.
  ///   - item: The new item.
  /// - Precondition: There is an item at `path` that can be replaced or, if the new one has another id, removed. Its
  ///   source can have the new one.
  public func replaceItem(at path: ItemPath, with item: Section.Item) {
    store.currentSnapshot.requireItem(at: path)
    let leaf = requireLeaf(of: path)
    requireEditable(leaf).replaceItem(at: leaf.path, with: item)
  }

  /// Replaces items in their sources in a single update.
  ///
  /// Two sources that are made from a third can give items to each other when some are replaced. These are replaced
  /// wherever they are then.
  ///
  /// - Parameters:
  ///   - paths: The paths of the items to replace, in any order and without duplicates.
  ///   - items: The new item for each path.
  /// - Precondition: There are as many items as paths, and each can be replaced as by ``replaceItem(at:with:)``.
  /// - Complexity: That of the sources' methods, plus O(log *k*) for each path in the number of children on each level,
  ///   and that of the change so far for each source that was changed with another one.
  public func replaceItems(at paths: [ItemPath], with items: [Section.Item]) {
    requireSameCount(paths, items)
    edit(zip(paths, items)) { path, item in
      store.currentSnapshot[path].id == item.id
        ? canReplaceItem(at: path) : canRemoveItem(at: path)
    } by: { source, edits in
      source.replaceItems(at: edits.map(\.key), with: edits.map(\.value))
    }
  }
}

extension CompositeDataSource {
  /// A source that is not a composite, and a path in it.
  private typealias Leaf = (source: any DataSource<Section>, path: ItemPath)

  package func hasOwnOrder(at path: ItemPath) -> Bool {
    leaf(of: path).map { $0.source.mayPlaceItem(elsewhereThan: $0.path) } ?? false
  }

  /// Returns the innermost source that contains a path, through nested composites.
  private func leaf(of path: ItemPath) -> Leaf? {
    guard let (composite, (slot, path), _) = fork(path, path),
      let source = composite.source(in: slot)
    else { return nil }
    return (source, path)
  }

  /// The innermost composite that contains two paths, whose groups apply to moves between them, and where they
  /// are in its slots.
  private typealias Fork = (
    composite: CompositeDataSource, from: (slot: Slot, path: ItemPath),
    to: (slot: Slot, path: ItemPath)
  )

  /// Returns where the ways to two paths part; `nil` if there are no such sections.
  private func fork(_ path: ItemPath, _ destination: ItemPath) -> Fork? {
    var (composite, path, destination) = (self, path, destination)
    while true {
      let snapshot = composite.store.currentSnapshot
      guard let from = snapshot.location(of: path), let to = snapshot.location(of: destination)
      else { return nil }
      guard from.slot == to.slot,
        let inner = composite.source(in: from.slot) as? CompositeDataSource<Section>
      else { return (composite, from, to) }
      (composite, path, destination) = (inner, from.path, to.path)
    }
  }

  /// Returns the innermost source that contains two sections, with the first of them, and the index of the other in
  /// it; `nil` if they are in different slots, or there are no such sections.
  private func leaf(
    ofSection section: Int, and destination: Int
  ) -> (leaf: Leaf, destination: Int)? {
    let sections = store.currentSnapshot.sections.indices
    guard sections.contains(section), sections.contains(destination),
      let fork = fork([section, 0], [destination, 0]), fork.from.slot == fork.to.slot,
      let source = fork.composite.source(in: fork.from.slot)
    else { return nil }
    return ((source, fork.from.path), fork.to.path.section)
  }

  /// Returns whether the slots of two paths are in the same group.
  private func haveCommonGroup(_ fork: Fork) -> Bool {
    let core = fork.composite.core
    guard let group = core.child(in: fork.from.slot)?.group else { return false }
    return group == core.child(in: fork.to.slot)?.group
  }

  /// Edits each source of some items.
  ///
  /// - Parameters:
  ///   - edits: The paths of the items, and what is needed to edit each.
  ///   - canEdit: Returns whether an item that has come to another path can be edited there.
  ///   - body: Edits a source, with paths there in ascending order.
  private func edit<Value>(
    _ edits: some Sequence<(ItemPath, Value)>, if canEdit: (ItemPath, Value) -> Bool,
    by body: (any EditableDataSource<Section>, [Dictionary<ItemPath, Value>.Element]) -> Void
  ) {
    let start = store.currentSnapshot
    // A source can be in several slots.
    var groups: [ObjectIdentifier: [(shown: ItemPath, leaf: Leaf, value: Value)]] = [:]
    for (path, value) in edits {
      start.requireItem(at: path)
      let leaf = requireLeaf(of: path)
      groups[ObjectIdentifier(leaf.source), default: []].append((path, leaf, value))
    }
    // What follows the first items of a base is removed before them.
    let sources = groups.values.sorted { $0[0].shown > $1[0].shown }.map { group in
      (source: requireEditable(group[0].leaf), start: group[0].leaf.source.snapshot, group)
    }
    var edited: Set<Section.Item.ID> = []
    Transaction.perform {
      for (index, (source, known, group)) in sources.enumerated() {
        defer { edited.formUnion(group.map { start[$0.shown].id }) }
        // One without a store always seems to have changed.
        if index == 0 || source.snapshot.isIdentical(to: known) {
          let edits = Dictionary(group.map { ($0.leaf.path, $0.value) }) { $1 }
          body(source, edits.sorted { $0.key < $1.key })
          continue
        }
        // It shows what another one has changed, and may have given items to that one.
        let now = store.currentSnapshot
        let change = store.core.resolved(
          store.change(from: start, to: now), from: start.root, to: now.root)
        let rest = group.compactMap { edit -> (ItemPath, Value)? in
          let id = start[edit.shown].id
          var path = change.pathAfter(edit.shown)
          if path == nil, !edited.contains(id) {
            let inserted = store.itemPaths(of: id).filter { change.pathBefore($0) == nil }
            path =
              inserted.first { path in
                leaf(of: path).map { groups.keys.contains(ObjectIdentifier($0.source)) } ?? false
              } ?? inserted.first
          }
          return path.flatMap { canEdit($0, edit.value) ? ($0, edit.value) : nil }
        }
        self.edit(rest, if: canEdit, by: body)
      }
    }
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
        "There is no section \(path.section), there are \(store.currentSnapshot.sections.count)")
    }
    return leaf
  }

  private func requireReorderable(_ leaf: Leaf) -> any ReorderableDataSource<Section> {
    guard let source = reorderable(leaf) else {
      preconditionFailure(
        "The item at \(leaf.path) cannot be moved: a \(type(of: leaf.source)) is not a ReorderableDataSource"
      )
    }
    return source
  }

  private func requireEditable(_ leaf: Leaf) -> any EditableDataSource<Section> {
    guard let source = editable(leaf) else {
      preconditionFailure(
        "Nothing can be inserted or removed at \(leaf.path): a \(type(of: leaf.source)) is not an "
          + "EditableDataSource")
    }
    return source
  }
}
