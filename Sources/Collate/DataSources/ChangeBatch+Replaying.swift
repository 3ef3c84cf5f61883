extension ChangeBatch {
  /// Returns the sections that the batch makes of others.
  ///
  /// What stays is taken from the old ones, what is inserted or updated from the new ones.
  ///
  /// If the batch is right, the result equals `after`. Test hosts and views that keep only what they
  /// were told work this way.
  ///
  /// - Parameters:
  ///   - before: The sections before.
  ///   - after: The sections after, asked for what is inserted or updated.
  /// - Returns: The sections that the batch makes.
  /// - Throws: ``ChangeBatchError`` when the batch does not fit the numbers of items.
  /// - Complexity: O(*n* + *m* log *m*) in the number of items and the size of the batch.
  public func replayed<Section>(
    on before: Snapshot<Section>,
    with after: Snapshot<Section>
  ) throws(ChangeBatchError) -> Snapshot<Section> {
    try validate(before: before.itemCounts, after: after.itemCounts)
    let change = PendingChange(self)
    let updatedSections = Set(sectionUpdates.map(\.after))
    let updatedItems = Set(itemUpdates.map(\.after))
    var result: [Section] = []
    for (number, new) in after.sections.enumerated() {
      guard let origin = change.section(before: AfterSection(number)) else {
        result.append(new)
        continue
      }
      var section =
        updatedSections.contains(AfterSection(number)) ? new : before.sections[origin.index]
      section.items = new.items.indices.map { item in
        let path = AfterPath(section: number, item: item)
        guard !updatedItems.contains(path), let origin = change.path(before: path) else {
          return new.items[item]
        }
        return before[origin.path]
      }
      result.append(section)
    }
    return Snapshot(result)
  }
}
