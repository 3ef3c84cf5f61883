public import CollateCore

// What was loaded, without the rows of gaps and the sections of statuses.
extension LoadingDataSource {
  /// The sections without those of statuses, and without the rows of gaps.
  ///
  /// - Complexity: O(1) without statuses and rows of gaps; otherwise O(*s*) in the number of sections, plus the size of
  ///   those that have such rows.
  public var content: Snapshot<Section> {
    let snapshot = snapshot
    let sections = contentSections
    if rows.isEmpty, sections.count == snapshot.sections.count { return snapshot }
    return Snapshot(
      sections.map { index in
        var section = snapshot.sections[index]
        for row in rows(inSection: index).reversed() { section.items.remove(at: row) }
        return section
      })
  }

  /// Returns the path in ``content`` of an item of the source; `nil` if it is none that was loaded.
  ///
  /// - Parameter path: A path in the source.
  /// - Returns: A path in the content.
  /// - Complexity: O(log *s*) in the number of sections, plus the number of rows of gaps.
  public func contentPath(for path: ItemPath) -> ItemPath? {
    let sections = contentSections
    guard snapshot.contains(path), sections.contains(path.section) else { return nil }
    let rows = rows(inSection: path.section)
    if rows.contains(path.item) { return nil }
    return ItemPath(
      section: path.section - sections.lowerBound, item: path.item - rows.count { $0 < path.item })
  }

  /// Returns the path in the source of an item that was loaded; `nil` if there is none.
  ///
  /// - Parameter path: A path in ``content``.
  /// - Returns: A path in the source.
  /// - Complexity: O(log *s*) in the number of sections, plus the number of rows of gaps.
  public func path(forContent path: ItemPath) -> ItemPath? {
    let sections = contentSections
    guard path.section >= 0, path.section < sections.count, path.item >= 0 else { return nil }
    let section = path.section + sections.lowerBound
    var item = path.item
    for row in rows(inSection: section) where row <= item { item += 1 }
    let result = ItemPath(section: section, item: item)
    return snapshot.contains(result) ? result : nil
  }

  /// Returns the indices of the rows of gaps in a section.
  private func rows(inSection section: Int) -> [Int] {
    rows.compactMap { $0.path?.section == section ? $0.path?.item : nil }
  }
}

// By the hand of a person, such as by a drag.
extension LoadingDataSource: EditableDataSource {
  /// Returns whether an item can be moved: it is one that was loaded, and no pending edit says where it is, or that
  /// another one is beside it.
  ///
  /// - Parameter path: The path of the item.
  /// - Returns: `true` if it can.
  public func canMoveItem(at path: ItemPath) -> Bool { toldID(at: path) != nil }

  /// Returns whether an item can be moved to a path: beside another one that was loaded, and not as the last
  /// one of its section, which would go with it.
  ///
  /// An ``AnySection`` refuses items of another type.
  ///
  /// - Parameters:
  ///   - path: The path of the item.
  ///   - destination: The path that the item would have after the move.
  /// - Returns: `true` if it can.
  public func canMoveItem(at path: ItemPath, to destination: ItemPath) -> Bool {
    let snapshot = snapshot
    guard canMoveItem(at: path), snapshot.hasPlace(forItemAt: path, at: destination),
      snapshot.accepts(snapshot[path], inSection: destination.section)
    else { return false }
    if path == destination { return true }
    return (path.section == destination.section || contentCount(inSection: path.section) > 1)
      && place(at: destination, without: path) != nil
  }

  /// Moves an item in a single update, as a change that no load undoes.
  ///
  /// - Parameters:
  ///   - path: The path of the item.
  ///   - destination: The path of the item after the update.
  /// - Precondition: The item can be moved there.
  public func moveItem(at path: ItemPath, to destination: ItemPath) {
    if snapshot.contains(path), snapshot.sections.indices.contains(destination.section) {
      snapshot.requireAcceptance(
        of: CollectionOfOne(snapshot[path]), inSection: destination.section)
    }
    guard canMoveItem(at: path, to: destination) else {
      preconditionFailure(
        "The item at \(path) cannot be moved to \(destination) among \(snapshot.itemCounts) items: it has "
          + "to be loaded, as must be one beside that place, and another one has to stay in its section"
      )
    }
    guard path != destination, let place = place(at: destination, without: path) else { return }
    apply([.move(snapshot[path].id, place)])
  }

  /// Returns whether an item can be inserted at a path: beside one that was loaded, or into the only section if
  /// that is empty.
  ///
  /// An ``AnySection`` refuses items of another type.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - path: The path that the item would have.
  /// - Returns: `true` if it can.
  public func canInsertItem(_ item: Section.Item, at path: ItemPath) -> Bool {
    let snapshot = snapshot
    guard snapshot.hasPlace(at: path), contentSections.contains(path.section),
      snapshot.accepts(item, inSection: path.section)
    else { return false }
    let isAlone = contentSections.count == 1 && contentCount(inSection: path.section) == 0
    return isAlone || place(at: path) != nil
  }

  /// Inserts an item in a single update, as a change that no load undoes.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - path: The path of the item after the update. If no item beside it was loaded, the item comes to the
  ///     beginning of what was; if that is nothing, it is left out, and reported.
  public func insertItem(_ item: Section.Item, at path: ItemPath) {
    if contentSections.contains(path.section) {
      snapshot.requireAcceptance(of: CollectionOfOne(item), inSection: path.section)
    }
    let first = machine.content.elements.lazy.compactMap { [pending] element in
      element.ids?.first { !pending.places($0) }
    }.first
    let place = place(at: path) ?? first.map(LoadPlace.before) ?? .first
    whenIdle { [self] in
      apply([.insert(item, place)])
      if !contains(item.id) { store.report(.unplacedItem(id: "\(item.id)")) }
    }
  }

  /// Returns whether an item can be removed: it is one that was loaded, and no pending edit says where it is, or that
  /// another one is beside it.
  ///
  /// - Parameter path: The path of the item.
  /// - Returns: `true` if it can.
  public func canRemoveItem(at path: ItemPath) -> Bool { toldID(at: path) != nil }

  /// Removes an item in a single update, as a change that no load undoes.
  ///
  /// - Parameter path: The path of the item.
  /// - Returns: The item.
  /// - Precondition: There is an item at `path` that was loaded.
  @discardableResult
  public func removeItem(at path: ItemPath) -> Section.Item {
    requireContent(at: path)
    let item = snapshot[path]
    apply([.delete(item.id)])
    return item
  }

  /// Removes items in a single update, as changes that no load undoes.
  ///
  /// - Parameter paths: The paths of the items before the update, in any order and without duplicates.
  /// - Precondition: There is an item at each path that was loaded.
  public func removeItems(at paths: some Collection<ItemPath>) {
    if paths.isEmpty { return }
    for path in paths { requireContent(at: path) }
    let snapshot = snapshot
    apply(paths.map { .delete(snapshot[$0].id) })
  }

  /// Returns whether an item can be replaced by another one with the same id: it is one that was loaded, and no pending
  /// edit inserts it.
  ///
  /// - Parameter path: The path of the item.
  /// - Returns: `true` if it can.
  public func canReplaceItem(at path: ItemPath) -> Bool {
    contentPath(for: path) != nil && !pending.inserts(snapshot[path].id)
  }

  /// Replaces an item in a single update, as a change that no load undoes.
  ///
  /// - Parameters:
  ///   - path: The path of the item to replace.
  ///   - item: The new item.
  /// - Precondition: There is an item at `path` that can be replaced or, if the new one has another id, removed. Its
  ///   section can have the new one.
  public func replaceItem(at path: ItemPath, with item: Section.Item) {
    replaceItems(at: [path], with: [item])
  }

  /// Replaces items in a single update, as changes that no load undoes.
  ///
  /// - Parameters:
  ///   - paths: The paths of the items to replace, in any order and without duplicates.
  ///   - items: The new item for each path.
  /// - Precondition: There are as many items as paths, and each can be replaced as by ``replaceItem(at:with:)``. A new id
  ///   is none of another item that was loaded.
  public func replaceItems(at paths: [ItemPath], with items: [Section.Item]) {
    requireSameCount(paths, items)
    if paths.isEmpty { return }
    let snapshot = snapshot
    let changes = zip(paths, items).flatMap { path, item -> [ItemChange<Section>] in
      let isUpdate = canReplaceItem(at: path) && snapshot[path].id == item.id
      if !isUpdate { requireContent(at: path) }
      snapshot.requireAcceptance(of: CollectionOfOne(item), inSection: path.section)
      let old = snapshot[path].id
      return isUpdate ? [.update(item)] : [.insert(item, .after(old)), .delete(old)]
    }
    apply(changes)
  }

  /// Returns the place of an item that is to be at a path; `nil` if nothing that was loaded is beside it.
  ///
  /// The path is one after another item, if any, has been taken away.
  private func place(
    at path: ItemPath, without other: ItemPath? = nil
  ) -> LoadPlace<Section.Item.ID>? {
    func id(_ item: Int) -> Section.Item.ID? {
      let isShifted = other.map { $0.section == path.section && $0.item <= item } ?? false
      let path = ItemPath(section: path.section, item: item + (isShifted ? 1 : 0))
      return toldID(at: path)
    }
    return id(path.item - 1).map(LoadPlace.after) ?? id(path.item).map(LoadPlace.before)
  }

  /// Returns the id of an item whose place only the server knows.
  private func toldID(at path: ItemPath) -> Section.Item.ID? {
    if contentPath(for: path) == nil { return nil }
    let id = snapshot[path].id
    return pending.places(id) ? nil : id
  }

  private func requireContent(at path: ItemPath) {
    precondition(
      toldID(at: path) != nil,
      "There is no item at \(path) that was loaded: the source has \(snapshot.itemCounts) items, those "
        + "for gaps and statuses included")
  }

  private func contentCount(inSection section: Int) -> Int {
    snapshot.itemCount(inSection: section) - rows(inSection: section).count
  }
}
