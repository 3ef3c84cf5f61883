extension PendingChange {
  /// The sections after that were there before and have some change in or about them.
  var touchedSections: Set<Int> {
    var touched = sectionsWithOtherItems
    touched.formUnion(sectionUpdates.map(\.after.index))
    touched.formUnion(itemUpdates.map(\.after.section))
    return touched
  }

  /// The sections after that were there before and have other items, or the same at other places.
  var sectionsWithOtherItems: Set<Int> {
    var touched = Set(items.after.map(\.section))
    for section in Set(items.before.map(\.section)) {
      if let target = sectionAfter(section) { touched.insert(target) }
    }
    return touched
  }

  /// Returns the paths of all items that are new, those of new sections included.
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
