extension ChangeBatch {
  /// Checks that the batch transforms one snapshot into another, including ids and content.
  ///
  /// - Parameters:
  ///   - before: The sections before.
  ///   - after: The sections after.
  /// - Throws: A ``ChangeBatchError`` for the first broken rule, with its paths and counts.
  /// - Complexity: O(*n* + *m* log *m*) in the number of items and the size of the batch.
  public func validate<Section>(
    from before: Snapshot<Section>, to after: Snapshot<Section>
  ) throws(ChangeBatchError) {
    try validate(before: before.itemCounts, after: after.itemCounts)
    let comparison = Comparison(
      before: before, after: after, change: PendingChange(self),
      updatedSections: Set(sectionUpdates.map(\.after)),
      updatedItems: Set(itemUpdates.map(\.after)))
    for section in after.sections.indices { try comparison.checkSection(section) }
  }
}

/// Two snapshots and the batch to check against them.
private struct Comparison<Section: SectionProtocol> {
  let before: Snapshot<Section>
  let after: Snapshot<Section>
  let change: PendingChange
  let updatedSections: Set<AfterSection>
  let updatedItems: Set<AfterPath>

  func checkSection(_ section: Int) throws(ChangeBatchError) {
    guard let origin = change.sectionBefore(section) else { return }
    let new = after.sections[section]
    let old = before.sections[origin]
    guard old.id == new.id else { throw wrongSection(section, found: "\(old.id)") }
    guard old.hasSameContent(as: new) || updatedSections.contains(AfterSection(section)) else {
      throw .missingUpdate(.section(section), id: "\(new.id)")
    }
    for path in after.paths(inSection: section) {
      guard let origin = change.pathBefore(path) else { continue }
      let (oldID, newID) = (before.itemID(at: origin), after.itemID(at: path))
      guard oldID == newID else { throw wrongItem(at: path, found: "\(oldID)") }
      let (oldPath, newPath) = (BeforePath(origin), AfterPath(path))
      guard
        before.hasItem(at: oldPath, equalToItemAt: newPath, in: after)
          || updatedItems.contains(newPath)
      else { throw .missingUpdate(.item(path), id: "\(newID)") }
    }
  }

  /// Returns the error for a section that is not the expected one.
  ///
  /// It is a missing move if the expected section keeps its index but the batch places another one
  /// there.
  private func wrongSection(_ section: Int, found: String) -> ChangeBatchError {
    for (number, new) in after.sections.enumerated() where number < before.sections.count {
      if before.sections[number].id == new.id && change.sectionBefore(number) != number {
        return .missingMove(.section(number), id: "\(new.id)")
      }
    }
    return .wrongIdentity(
      .section(section), expected: "\(after.sections[section].id)", found: found)
  }

  /// Returns the error for an item that is not the expected one.
  private func wrongItem(at path: ItemPath, found: String) -> ChangeBatchError {
    for place in after.paths(inSection: path.section) where before.contains(place) {
      let id = after.itemID(at: place)
      if before.itemID(at: place) == id && change.pathBefore(place) != place {
        return .missingMove(.item(place), id: "\(id)")
      }
    }
    return .wrongIdentity(.item(path), expected: "\(after.itemID(at: path))", found: found)
  }
}
