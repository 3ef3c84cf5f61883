extension Presenter {
  /// Returns where an item that the view shows is in the source now, or `nil` when it is gone.
  ///
  /// The view is behind the source while updates wait, as they do during a drag.
  ///
  /// - Parameter path: A path in ``snapshot``.
  /// - Returns: A path in the source, as of its last update.
  /// - Complexity: O(log *m*) in the size of the changes that wait, after O(*m*) to merge them.
  public func sourcePath(of path: ItemPath) -> ItemPath? {
    guard snapshot.contains(path) else { return nil }
    return untoldChange.pathAfter(path)
  }

  /// Returns where the view shows an item of the source, or `nil` when it does not show it yet.
  ///
  /// - Parameter path: A path in the source, as of its last update.
  /// - Returns: A path in ``snapshot``.
  /// - Complexity: O(log *m*) in the size of the changes that wait, after O(*m*) to merge them.
  public func presentedPath(of path: ItemPath) -> ItemPath? {
    guard latest.contains(path) else { return nil }
    return untoldChange.pathBefore(path)
  }

  /// What leads from the sections that are served to those of the source.
  var untoldChange: PendingChange {
    guard let change = changeUnderWay else { return backlog }
    return change.uncommitted.followed(by: backlog)
  }
}
