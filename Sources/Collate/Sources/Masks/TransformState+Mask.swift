// Paths in a masked source, and in its base. They relate two snapshots of one moment.
extension TransformState where Plan == Mask, Input == Output {
  /// Returns the path in the base of an item, or `nil` if there is no such item.
  func basePath(of path: ItemPath) -> ItemPath? {
    output.contains(path) ? plan.basePath(of: path) : nil
  }

  /// Returns the path of an item of the base, or `nil` if it is hidden or does not exist.
  func path(ofBase path: ItemPath) -> ItemPath? {
    plan.sections.sections.indices.contains(path.section) ? plan.outputPath(of: path) : nil
  }

  /// Returns the move in the base that makes one in the output, or `nil` if a path is invalid.
  func move(
    _ path: ItemPath, to destination: ItemPath
  ) -> (path: ItemPath, destination: ItemPath)? {
    guard output.hasPlace(forItemAt: path, at: destination) else { return nil }
    return (
      plan.basePath(of: path), plan.baseDestination(forItemAt: path, to: destination, in: input)
    )
  }

  /// Returns the move in the base that makes one in the output, or traps if a path is invalid.
  func requireMove(
    _ path: ItemPath, to destination: ItemPath
  ) -> (path: ItemPath, destination: ItemPath)? {
    output.requireMove(path, to: destination)
    return move(path, to: destination)
  }
}

extension Snapshot {
  /// Traps if there is no item at a path, or another path is no valid destination for it.
  func requireMove(_ path: ItemPath, to destination: ItemPath) {
    requireItem(at: path)
    requirePlace(at: destination, afterRemoving: path.section == destination.section ? 1 : 0)
  }
}
