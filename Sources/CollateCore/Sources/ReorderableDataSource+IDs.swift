extension ReorderableDataSource {
  /// Moves items together, in the order of their ids, in a single update.
  ///
  ///     board.moveItems(withIDs: chosen, toSection: "done", before: nil)     // to its end
  ///
  /// It is what `reorderable()` of SwiftUI reports of a drag. If there is no such section, or the item before which
  /// the others should come is not in it, nothing moves.
  ///
  /// - Parameters:
  ///   - ids: The ids of the items. One that is given twice counts once; if several items have it, the first is moved.
  ///   - section: The id of the section; if several sections have it, items come into the first.
  ///   - next: The id of the item that comes after them, or, if that is one of them, the next one that is not; `nil`
  ///     for the end of the section.
  /// - Returns: The ids whose items have not moved, because there are none, or they cannot be moved there.
  /// - Complexity: That of moving the items one by one, and O(*s* + *n*) for each, in the number of sections, and of
  ///   items in the section. No lazy item is made.
  @discardableResult
  public func moveItems(
    withIDs ids: some Sequence<Section.Item.ID>, toSection section: Section.ID,
    before next: Section.Item.ID?
  ) -> [Section.Item.ID] {
    var known: Set<Section.Item.ID> = []
    let ids = ids.filter { known.insert($0).inserted }
    guard let target = snapshot.sections.first(where: { $0.id == section }) else { return ids }
    var rest = target.itemIDs[...]
    if let next {
      guard let start = rest.firstIndex(of: next) else { return ids }
      rest = rest[start...]
    } else {
      rest = []
    }
    let follower = rest.first { !known.contains($0) }
    return performBatchUpdates {
      ids.filter { !moveItem(withID: $0, toSection: section, before: follower) }
    }
  }

  /// Moves an item before another one that stays, or to the end of a section, and returns whether it is there.
  private func moveItem(
    withID id: Section.Item.ID, toSection section: Section.ID, before next: Section.Item.ID?
  ) -> Bool {
    // Other items and sections may have been inserted or removed with the moves before.
    let snapshot = snapshot
    guard let path = itemPath(of: id),
      let index = snapshot.sections.firstIndex(where: { $0.id == section })
    else { return false }
    let content = snapshot.sections[index]
    var place = content.itemCount
    if let next {
      guard let found = content.itemIDs.firstIndex(of: next) else { return false }
      place = found
    }
    // Counted without the item, as destinations are.
    if path.section == index, path.item < place { place -= 1 }
    let destination = ItemPath(section: index, item: place)
    if path == destination { return true }
    guard canMoveItem(at: path, to: destination) else { return false }
    moveItem(at: path, to: destination)
    return true
  }
}
