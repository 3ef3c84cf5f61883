extension Presenter {
  /// Returns the current source path of an item that the view shows, or `nil` if it was removed.
  ///
  /// The view is behind the source while updates are pending, as during a drag.
  ///
  /// - Parameter path: A path in ``snapshot``.
  /// - Returns: A path in the source, as of its last update.
  /// - Complexity: O(log *m*) in the size of the pending changes, after O(*m*) to merge them.
  public func sourcePath(of path: ItemPath) -> ItemPath? {
    guard snapshot.contains(path) else { return nil }
    return unpresentedChange.pathAfter(path)
  }

  /// Returns the path at which the view shows an item of the source, or `nil` if it is not shown
  /// yet.
  ///
  /// - Parameter path: A path in the source, as of its last update.
  /// - Returns: A path in ``snapshot``.
  /// - Complexity: O(log *m*) in the size of the pending changes, after O(*m*) to merge them.
  public func presentedPath(of path: ItemPath) -> ItemPath? {
    guard latest.contains(path) else { return nil }
    return unpresentedChange.pathBefore(path)
  }

  /// Returns the path of an item after the reload that is under way, or `nil` if it was removed.
  ///
  /// - Parameter path: The path at which the view showed the item before.
  /// - Returns: A path in ``snapshot``.
  package func pathAfterReload(of path: ItemPath) -> ItemPath? {
    guard let (shown, change) = reloadUnderWay, shown.contains(path) else { return nil }
    if let path = change.pathAfter(path) { return path }
    // An item that was inserted again is the same to people, but another one of its id is not.
    let id = shown.itemID(at: path)
    guard let path = presentedPath(ofItemWithID: id), change.pathBefore(path) == nil
    else { return nil }
    return path
  }

  /// The sections that the view showed before the reload that is under way.
  package var snapshotBeforeReload: Snapshot<Section>? { reloadUnderWay?.shown }

  /// Returns the path at which the view shows the item with an id, or `nil` if there is none.
  package func presentedPath(ofItemWithID id: Section.Item.ID) -> ItemPath? {
    // The source has an index, which the snapshot of the view may not have.
    if snapshot.isIdentical(to: source.snapshot) { return source.itemPath(of: id) }
    return snapshot.itemPath(of: id)
  }

  /// The difference between ``snapshot`` and the source.
  var unpresentedChange: PendingChange {
    guard let change = changeUnderWay else { return pendingChange }
    return change.uncommitted.followed(by: pendingChange)
  }
}
