extension PendingChange {
  /// Returns the insertion point after the change that corresponds to one before it.
  ///
  /// An insertion point belongs to its neighbors: it stays below the item above it or, if that one
  /// is removed, below the next one above; if none is left, it stays above the next item below.
  ///
  /// - Parameters:
  ///   - place: A path before the change, counted without the item.
  ///   - path: The path of the item before the change.
  ///   - pathAfter: The path of the item after the change.
  ///   - before: The sections before the change.
  /// - Returns: A path after the change, counted without the item; `nil` if the section was
  ///   removed.
  /// - Complexity: O(log *m*) in the size of the change for each neighbor that was removed.
  func place<Section>(
    _ place: ItemPath, ofItemAt path: ItemPath, thatGoesTo pathAfter: ItemPath,
    from before: Snapshot<Section>
  ) -> ItemPath? {
    if isEmpty { return place }
    guard let section = sectionAfter(place.section) else { return nil }
    let isAtHome = path.section == place.section
    let otherCount = before.itemCount(inSection: place.section) - (isAtHome ? 1 : 0)

    // The index of another item after the change, in both cases counted without the moved item.
    func number(ofOther number: Int) -> Int? {
      let item = isAtHome && number >= path.item ? number + 1 : number
      let after = self.pathAfter(ItemPath(section: place.section, item: item))
      guard let after, after.section == section else { return nil }
      let isBelow = pathAfter.section == section && pathAfter.item < after.item
      return after.item - (isBelow ? 1 : 0)
    }
    for other in (0..<min(place.item, otherCount)).reversed() {
      if let above = number(ofOther: other) { return ItemPath(section: section, item: above + 1) }
    }
    for other in min(place.item, otherCount)..<otherCount {
      if let below = number(ofOther: other) { return ItemPath(section: section, item: below) }
    }
    return ItemPath(section: section, item: 0)
  }
}
