// Items that people drag, and that need not be dropped where they come from.
extension Presenter {
  /// Follows the item at a path in the view; returns `nil` if there is none, or it was removed from
  /// the source.
  package func follow(at path: ItemPath) -> FollowedItem? {
    guard let sourcePath = sourcePath(of: path) else { return nil }
    let item = FollowedItem(at: sourcePath)
    followed.add(item)
    return item
  }

  /// Returns the items that can be moved by the rules for interactive moves.
  package func movable(_ items: [FollowedItem]) -> [FollowedItem] {
    items.filter { item in
      item.sourcePath.map { reordering?.canMove($0) ?? false } ?? false
    }
  }

  /// Returns the insertion path in the source for a place in the view; `nil` if its section was
  /// removed.
  ///
  /// It stays next to the same neighbors, as the destination of a move does.
  ///
  /// - Parameter place: A path in the view at which an item can be inserted.
  /// - Returns: A path in the source, as of its last update.
  package func sourcePlace(for place: ItemPath) -> ItemPath? {
    // An item from elsewhere is in no section of the view.
    let elsewhere = ItemPath(section: -1, item: 0)
    return unpresentedChange.place(
      place, ofItemAt: elsewhere, thatGoesTo: elsewhere, from: snapshot)
  }

  /// Returns whether at least one of some items can be dropped at a place in the view.
  ///
  /// - Parameters:
  ///   - items: The items, which can be moved.
  ///   - place: A place in the view. For a single item it is counted after that is removed, for
  ///     several it is an insertion path among all items.
  /// - Returns: Whether the rules allow it.
  package func canDrop(_ items: [FollowedItem], at place: ItemPath) -> Bool {
    if let path = single(items) {
      return allowedDestination(ofItemAt: path, proposedAt: place) != nil
    }
    guard let place = sourcePlace(for: place) else { return false }
    return items.contains { item in
      item.sourcePath.map { target(ofItemAt: $0, insertedAt: place) != nil } ?? false
    }
  }

  /// Moves items in the source to a place in the view, in their order and in one transaction.
  ///
  /// Items that cannot be dropped there stay where they are.
  ///
  /// - Parameters:
  ///   - items: The items, which can be moved.
  ///   - place: A place in the view; see ``canDrop(_:at:)``.
  package func drop(_ items: [FollowedItem], at place: ItemPath) {
    if let path = single(items), let sourcePath = sourcePath(of: path) {
      let destination = allowedDestination(ofItemAt: path, proposedAt: place)
      if let destination, destination != sourcePath { reordering?.move(sourcePath, destination) }
      return
    }
    guard let place = sourcePlace(for: place) else { return }
    source.performBatchUpdates {
      let paths = items.compactMap(\.sourcePath)
      if !(reordering?.moveTogether(paths, place) ?? true) { move(items, to: place) }
    }
  }

  /// The path in the view of an item that is the only one of several.
  private func single(_ items: [FollowedItem]) -> ItemPath? {
    guard items.count == 1, let path = items[0].sourcePath else { return nil }
    return presentedPath(of: path)
  }

  /// Moves items one after the other to a place in the source, each below the one before.
  private func move(_ items: [FollowedItem], to place: ItemPath) {
    let before = source.snapshot
    var paths = items.map(\.sourcePath)
    // The neighbor below stays where it is, and so marks the place.
    let below = (place.item..<max(place.item, before.itemCount(inSection: place.section)))
      .lazy.map { ItemPath(section: place.section, item: $0) }
    paths.append(below.first { !paths.contains($0) })
    let ids = paths.map { $0.flatMap { before.item(at: $0)?.id } }
    for number in items.indices {
      let mark = paths[items.count]
      let section = mark?.section ?? place.section
      guard let path = paths[number], source.snapshot.sections.indices.contains(section) else {
        continue
      }
      let place = ItemPath(
        section: section, item: mark?.item ?? source.snapshot.itemCount(inSection: section))
      guard let target = target(ofItemAt: path, insertedAt: place), target != path else { continue }
      reordering?.move(path, target)
      // Updates are delivered only when the transaction ends.
      let change = PendingChange.moving(item: path, to: target)
      for other in paths.indices {
        guard let old = paths[other], let id = ids[other] else { continue }
        let new = change.pathAfter(old)
        let isThere = new.flatMap { source.snapshot.item(at: $0)?.id } == id
        // Who moves items may do something else.
        paths[other] = isThere ? new : source.snapshot.itemPath(of: id)
      }
    }
  }

  /// Returns the destination of an item of the source for an insertion path among all items; `nil`
  /// if it is not allowed.
  private func target(ofItemAt path: ItemPath, insertedAt place: ItemPath) -> ItemPath? {
    let proposal = place.counted(without: path)
    guard source.snapshot.hasPlace(forItemAt: path, at: proposal),
      let target = reordering?.target(path, proposal),
      source.snapshot.hasPlace(forItemAt: path, at: target)
    else { return nil }
    return target
  }
}

extension ItemPath {
  /// Returns an insertion path among all items, counted after one of them is removed.
  package func counted(without path: ItemPath) -> ItemPath {
    let isBelow = path.section == section && path.item < item
    return ItemPath(section: section, item: item - (isBelow ? 1 : 0))
  }

  /// Returns the insertion path among all items for one that is counted without one of them.
  package func counted(with path: ItemPath) -> ItemPath {
    let isBelow = path.section == section && path.item <= item
    return ItemPath(section: section, item: item + (isBelow ? 1 : 0))
  }
}
