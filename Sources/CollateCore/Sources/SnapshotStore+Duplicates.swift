extension SnapshotStore {
  /// Reports ids that occur more than once in the initial sections.
  package func reportInitialDuplicates() {
    guard Diagnostics.looksForDuplicates else { return }
    let snapshot = currentSnapshot
    reportDuplicateSections(snapshot.sections.indices, in: snapshot)
    var seen: Set<Section.Item.ID> = []
    var repeated: [Section.Item.ID] = []
    for section in snapshot.sections where !section.isLazy {
      section.forEachItemID { if !seen.insert($1).inserted { repeated.append($1) } }
    }
    reportDuplicateItems(repeated)
  }

  /// Reports ids that occur more than once because of a change's insertions.
  ///
  /// - Complexity: O(*m*) expected in the size of the change, after an index of all items has been
  ///   built.
  func reportDuplicates(insertedBy change: PendingChange) {
    let snapshot = currentSnapshot
    reportDuplicateSections(Array(change.sections.inserts.map(\.item)), in: snapshot)
    var inserted: [Section.Item.ID] = []
    func isLazy(_ section: Int) -> Bool { snapshot.sections[section].isLazy }
    for path in change.items.inserts where !isLazy(path.section) {
      inserted.append(snapshot.itemID(at: path))
    }
    for section in change.sections.inserts where !isLazy(section.item) {
      snapshot.sections[section.item].forEachItemID { inserted.append($1) }
    }
    reportDuplicateItems(inserted)
  }

  private func reportDuplicateSections(
    _ numbers: some Collection<Int>, in snapshot: Snapshot<Section>
  ) {
    if numbers.isEmpty { return }
    var places: [Section.ID: [Int]] = [:]
    for (number, section) in snapshot.sections.enumerated() {
      places[section.id, default: []].append(number)
    }
    var reported: Set<Section.ID> = []
    for number in numbers {
      let id = snapshot.sections[number].id
      guard let sections = places[id], sections.count > 1, reported.insert(id).inserted else {
        continue
      }
      report(.duplicateSectionID(id: "\(id)", sections: sections))
    }
  }

  private func reportDuplicateItems(_ ids: [Section.Item.ID]) {
    var reported: Set<Section.Item.ID> = []
    for id in ids {
      let paths = itemPaths(of: id)
      guard paths.count > 1, reported.insert(id).inserted else { continue }
      report(.duplicateItemID(id: "\(id)", paths: paths))
    }
  }
}
