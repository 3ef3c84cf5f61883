extension ChangeBatch {
  /// Returns the sections that result from applying the batch to a snapshot.
  ///
  /// Unchanged sections and items are taken from `before`, inserted and updated ones from `after`.
  ///
  /// If the batch is correct, the result equals `after`. Test hosts use it to keep only the data
  /// that they were notified of.
  ///
  /// - Parameters:
  ///   - before: The sections before.
  ///   - after: The sections after, from which inserted and updated elements are taken.
  /// - Returns: The resulting sections.
  /// - Throws: ``ChangeBatchError`` if the batch does not match the item counts.
  /// - Complexity: O(*n* + *m* log *m*) in the number of items and the size of the batch.
  public func replayed<Section>(
    on before: Snapshot<Section>, with after: Snapshot<Section>
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
      // An item of a lazy section is made whenever it is asked for.
      let newItems = new.items
      section.items = newItems.indices.map { item in
        let path = AfterPath(section: number, item: item)
        guard !updatedItems.contains(path), let origin = change.path(before: path) else {
          return newItems[item]
        }
        return before[origin.path]
      }
      result.append(section)
    }
    return Snapshot(result)
  }
}
