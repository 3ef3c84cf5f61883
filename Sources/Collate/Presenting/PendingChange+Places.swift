extension PendingChange {
  /// Returns where a place between items is after the change.
  ///
  /// A place belongs to its neighbours: it stays right below the one above it, or, if that is gone,
  /// below the next one above that, or else above the next one below.
  ///
  /// - Parameters:
  ///   - place: A path before the change, counted without a certain item.
  ///   - path: The path of that item before the change.
  ///   - pathAfter: The path of that item after the change.
  ///   - before: The sections before the change.
  /// - Returns: A path after the change, counted without that item; `nil` when the section is gone.
  /// - Complexity: O(log *m*) in the size of the change for each neighbour that is gone.
  func place<Section>(
    _ place: ItemPath,
    ofItemAt path: ItemPath,
    thatGoesTo pathAfter: ItemPath,
    from before: Snapshot<Section>
  ) -> ItemPath? {
    if isEmpty { return place }
    guard let section = sectionAfter(place.section) else { return nil }
    let isAtHome = path.section == place.section
    let otherCount = before.itemCount(inSection: place.section) - (isAtHome ? 1 : 0)

    // The number of another item of the section after the change, without the one item.
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
