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
    return untoldChange.pathAfter(path)
  }

  /// Returns the path at which the view shows an item of the source, or `nil` if it is not shown
  /// yet.
  ///
  /// - Parameter path: A path in the source, as of its last update.
  /// - Returns: A path in ``snapshot``.
  /// - Complexity: O(log *m*) in the size of the pending changes, after O(*m*) to merge them.
  public func presentedPath(of path: ItemPath) -> ItemPath? {
    guard latest.contains(path) else { return nil }
    return untoldChange.pathBefore(path)
  }

  /// The difference between ``snapshot`` and the source.
  var untoldChange: PendingChange {
    guard let change = changeUnderWay else { return backlog }
    return change.uncommitted.followed(by: backlog)
  }
}
