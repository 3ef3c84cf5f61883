extension PendingChange {
  /// The indices after the change of the remaining sections with any change of items or content.
  @usableFromInline package var touchedSections: Set<Int> {
    let parts = parts
    var touched = sectionsWithOtherItems
    for pair in parts.sectionUpdates { touched.insert(pair.after.index) }
    for pair in parts.itemUpdates { touched.insert(pair.after.section) }
    return touched
  }

  /// The indices after the change of the remaining sections with inserted, deleted or moved items.
  package var sectionsWithOtherItems: Set<Int> {
    let items = items
    var touched = Set(items.after.lazy.map(\.section))
    for section in Set(items.before.lazy.map(\.section)) {
      if let target = sectionAfter(section) { touched.insert(target) }
    }
    return touched
  }

  /// Returns the paths of all inserted items, including those of inserted sections.
  package func insertedPaths<Section: SectionProtocol>(in after: Snapshot<Section>) -> [ItemPath] {
    if let edit, !edit.isOfSection { return edit.kind == .insert ? [edit.after] : [] }
    let (sections, items) = (sections, items)
    var paths = Array(items.inserts)
    for section in sections.inserts {
      paths += after.untouchedPaths(inSection: section.item, items.after)
    }
    return paths
  }
}
