extension Snapshot {
  /// Mutates a section in place, and copies only storage that is shared.
  @inlinable
  @inline(__always)
  package mutating func modifySection<Result>(
    _ section: Int, _ body: (inout Section) -> Result
  ) -> Result {
    SnapshotNode.modifySection(section, in: &root, body)
  }

  /// Moves an item to a path in the snapshot from which it has been removed.
  mutating func moveItem(at path: ItemPath, to destination: ItemPath) {
    let old = itemIndex
    index = nil
    if !moveKey(at: path, to: destination) {
      let item = modifySection(path.section) { $0.items.remove(at: path.item) }
      modifySection(destination.section) { $0.items.insert(item, at: destination.item) }
    }
    itemIndex = old?.applying(.moving(item: path, to: destination), after: self)
  }

  /// Moves a lazy item without making any, and returns whether that could be done.
  private mutating func moveKey(at path: ItemPath, to destination: ItemPath) -> Bool {
    guard let rows = keyedSection(path.section)?.list.rows,
      let others = keyedSection(destination.section)?.list.rows, rows.items === others.items,
      rows.hasSameItem(of: rows.keys[path.item], as: others)
    else { return false }
    let range = path.item..<path.item + 1
    replaceKeys(range, inSection: path.section, with: KeyRuns())
    replaceKeys(
      destination.item..<destination.item, inSection: destination.section,
      with: rows.keys.list(at: range))
    return true
  }

  private func keyedSection(_ section: Int) -> (any KeyedSection<Section.Item>)? {
    sections[section].isLazy ? sections[section] as? any KeyedSection<Section.Item> : nil
  }

  private mutating func replaceKeys(
    _ range: Range<Int>, inSection section: Int, with keys: KeyRuns
  ) {
    var keyed = keyedSection(section)
    keyed?.list.rows?.keys.replace(range, with: keys)
    if let result = keyed as? Section { modifySection(section) { $0 = result } }
  }

  /// Traps if there is no section at an index.
  @inlinable
  package func requireSection(_ section: Int) {
    precondition(
      sections.indices.contains(section),
      "There is no section \(section), there are \(sections.count)")
  }

  /// Traps if no section can be inserted at an index.
  @inlinable
  package func requirePlace(forSectionAt index: Int) {
    precondition(
      index >= 0 && index <= sections.count,
      "No section can be inserted at \(index), there are \(sections.count)")
  }

  /// Traps if there is no section at an index, or another index is no valid destination for it.
  @inlinable
  package func requireSectionMove(_ section: Int, to destination: Int) {
    requireSection(section)
    precondition(
      sections.indices.contains(destination),
      "Section \(section) cannot be moved to \(destination), there are \(sections.count)")
  }

  /// Moves a section to a valid index.
  @inlinable
  package mutating func moveSection(at section: Int, to destination: Int) {
    let moved = sections[section]
    replaceSections(section..<section + 1, with: [])
    replaceSections(destination..<destination, with: [moved])
  }

  /// Traps if there is no item at a path.
  @inlinable
  package func requireItem(at path: ItemPath) {
    requireSection(path.section)
    let count = itemCount(inSection: path.section)
    precondition(
      path.item >= 0 && path.item < count,
      "There is no item \(path.item) in section \(path.section), which has \(count) items")
  }

  /// Traps if a path is not a valid insertion path, after the removal of some items of its section.
  @inlinable
  package func requirePlace(at path: ItemPath, afterRemoving removed: Int = 0) {
    requireSection(path.section)
    let count = itemCount(inSection: path.section) - removed
    precondition(
      path.item >= 0 && path.item <= count,
      "Nothing can be inserted at \(path), section \(path.section) has \(count) items"
        + (removed > 0 ? " without those that move" : ""))
  }
}
