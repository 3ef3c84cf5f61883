extension ChangeBatch {
  /// Checks that the batch leads from one snapshot to another, identities and contents included.
  ///
  /// - Parameters:
  ///   - before: The sections before.
  ///   - after: The sections after.
  /// - Throws: The first broken rule, with its paths and counts.
  /// - Complexity: O(*n* + *m* log *m*) in the number of items and the size of the batch.
  public func validate<Section>(
    from before: Snapshot<Section>,
    to after: Snapshot<Section>
  ) throws(ChangeBatchError) {
    try validate(before: before.itemCounts, after: after.itemCounts)
    let change = PendingChange(self)
    let updatedSections = Set(sectionUpdates)
    let updatedItems = Set(itemUpdates)
    for (section, new) in after.sections.enumerated() {
      guard let origin = change.section(before: AfterSection(section)) else { continue }
      let old = before.sections[origin.index]
      guard old.id == new.id else {
        let stayed = section < before.sections.count && before.sections[section].id == new.id
        throw Self.identity(
          .section(section), "\(new.id)", "\(old.id)", isMissingMove: stayed)
      }
      guard
        old.hasSameContent(as: new)
          || updatedSections.contains(.init(origin, AfterSection(section)))
      else { throw .missingUpdate(.section(section), id: "\(new.id)") }

      for (item, newItem) in new.items.enumerated() {
        let path = AfterPath(section: section, item: item)
        guard let origin = change.path(before: path) else { continue }
        let oldItem = before[origin.path]
        guard oldItem.id == newItem.id else {
          let stayed = before.item(at: path.path)?.id == newItem.id
          throw Self.identity(
            .item(path.path), "\(newItem.id)", "\(oldItem.id)", isMissingMove: stayed)
        }
        guard oldItem == newItem || updatedItems.contains(.init(origin, path)) else {
          throw .missingUpdate(.item(path.path), id: "\(newItem.id)")
        }
      }
    }
  }

  private static func identity(
    _ place: ChangeBatchError.Place,
    _ expected: String,
    _ found: String,
    isMissingMove: Bool
  ) -> ChangeBatchError {
    isMissingMove
      ? .missingMove(place, id: expected)
      : .wrongIdentity(place, expected: expected, found: found)
  }
}
