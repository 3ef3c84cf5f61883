extension PendingChange {
  /// The indices after the change of the remaining sections with any change of items or content.
  var touchedSections: Set<Int> {
    var touched = sectionsWithOtherItems
    touched.formUnion(sectionUpdates.map(\.after.index))
    touched.formUnion(itemUpdates.map(\.after.section))
    return touched
  }

  /// The indices after the change of the remaining sections with inserted, deleted or moved items.
  var sectionsWithOtherItems: Set<Int> {
    var touched = Set(items.after.map(\.section))
    for section in Set(items.before.map(\.section)) {
      if let target = sectionAfter(section) { touched.insert(target) }
    }
    return touched
  }

  /// Returns the paths of all inserted items, including those of inserted sections.
  func insertedPaths<Section: SectionProtocol>(in after: Snapshot<Section>) -> [ItemPath] {
    var paths = Array(items.inserts)
    for section in sections.inserts {
      for item in 0..<after.itemCount(inSection: section.item) {
        let path = ItemPath(section: section.item, item: item)
        if !items.after.containsSorted(path) { paths.append(path) }
      }
    }
    return paths
  }
}
