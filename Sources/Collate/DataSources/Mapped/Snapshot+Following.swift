extension Snapshot {
  /// Returns this snapshot after a change of the one that it is made from, section for section.
  ///
  /// - Parameters:
  ///   - change: What happened to the base.
  ///   - base: The base after the change.
  ///   - touched: The sections after the change that are made again, apart from the new ones.
  ///   - transform: Makes a section.
  /// - Returns: The snapshot made from the base as it is now.
  /// - Complexity: O(*t*) in the size of the touched sections; O(*s*) more in the number of sections
  ///   if any of them came, went or moved.
  func following<Base: SectionProtocol>(
    _ change: PendingChange,
    of base: Snapshot<Base>,
    touched: Set<Int>,
    transform: (Base) -> Section
  ) -> Snapshot {
    let sections = base.sections
    guard change.sections.isEmpty else {
      return Snapshot(
        sections.enumerated().map { section, content in
          let origin = touched.contains(section) ? nil : change.sectionBefore(section)
          return origin.map { self.sections[$0] } ?? transform(content)
        })
    }
    var result = self
    for section in touched { result.modifySection(section) { $0 = transform(sections[section]) } }
    return result
  }
}

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
