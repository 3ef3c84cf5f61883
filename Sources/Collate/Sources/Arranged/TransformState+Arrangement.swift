// Paths in an arranged source, and in its base. They relate two snapshots of one moment.
extension TransformState where Plan == Arrangement {
  /// Returns the path in the base of an item, or `nil` if there is no such item.
  func basePath(of path: ItemPath) -> ItemPath? {
    output.contains(path) ? plan.basePath(of: path) : nil
  }

  /// Returns the path of an item of the base, or `nil` if it does not exist.
  func path(ofBase path: ItemPath) -> ItemPath? {
    input.contains(path) ? plan.outputPaths(of: [path])[0] : nil
  }
}
