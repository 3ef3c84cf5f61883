extension Snapshot {
  /// Changes a section in place; only what others share with this snapshot is copied.
  @inlinable
  mutating func modifySection<Result>(
    _ section: Int,
    _ body: (inout Section) -> Result
  ) -> Result {
    SnapshotNode.modifySection(section, in: &root, body)
  }

  /// Changes the list of sections.
  ///
  /// - Complexity: O(*s*) in the number of sections.
  @inlinable
  mutating func modifySections<Result>(_ body: (inout [Section]) -> Result) -> Result {
    var sections = root.allSections
    let result = body(&sections)
    root = Snapshot(sections).root
    return result
  }

  /// Moves an item to a path that counts when the item is taken out.
  mutating func moveItem(at path: ItemPath, to destination: ItemPath) {
    let index = index
    let item = modifySection(path.section) { $0.items.remove(at: path.item) }
    modifySection(destination.section) { $0.items.insert(item, at: destination.item) }
    self.index = index?.applying(.moving(item: path, to: destination), after: self)
  }

  /// Traps when there is no section with a number.
  @inlinable
  func requireSection(_ section: Int) {
    precondition(
      section >= 0 && section < root.sectionCount,
      "There is no section \(section), there are \(root.sectionCount)")
  }

  /// Traps when there is no item at a path.
  @inlinable
  func requireItem(at path: ItemPath) {
    requireSection(path.section)
    let count = itemCount(inSection: path.section)
    precondition(
      path.item >= 0 && path.item < count,
      "There is no item \(path.item) in section \(path.section), which has \(count) items")
  }

  /// Traps when no item can be inserted at a path, into a section that lost some items just before.
  @inlinable
  func requirePlace(at path: ItemPath, afterRemoving removed: Int = 0) {
    requireSection(path.section)
    let count = itemCount(inSection: path.section) - removed
    precondition(
      path.item >= 0 && path.item <= count,
      "Item \(path.item) cannot come into section \(path.section), which has \(count) items"
        + (removed > 0 ? " when it is taken out" : ""))
  }
}
