extension PendingChange {
  /// The indices after the change of the remaining sections with any change of items or content, ascending.
  @usableFromInline package var touchedSections: [Int] {
    if let edit, !edit.isOfSection, edit.before.section == edit.after.section {
      return [edit.after.section]
    }
    let parts = parts
    return
      (sectionsWithOtherItems + parts.sectionUpdates.map(\.after.index)
      + parts.itemUpdates.map(\.after.section)).sortedWithoutRepeats()
  }

  /// The indices after the change of the remaining sections with inserted, deleted or moved items, ascending.
  package var sectionsWithOtherItems: [Int] {
    let items = items
    var touched = items.after.map(\.section)
    var last: Int?
    for path in items.before where path.section != last {
      last = path.section
      if let target = sectionAfter(path.section) { touched.append(target) }
    }
    return touched.sortedWithoutRepeats()
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
