extension PendingChange {
  /// Returns the index of a section after the change, or `nil` if it is deleted.
  ///
  /// - Complexity: O(log *m*) in the size of the change.
  @usableFromInline
  package func section(after section: BeforeSection) -> AfterSection? {
    sectionAfter(section.index).map { AfterSection($0) }
  }

  /// Returns the index of a section before the change, or `nil` if it is inserted.
  ///
  /// - Complexity: O(log *m*) in the size of the change.
  @usableFromInline
  package func section(before section: AfterSection) -> BeforeSection? {
    sectionBefore(section.index).map { BeforeSection($0) }
  }

  /// Returns the path of an item after the change, or `nil` if it or its section is deleted.
  ///
  /// - Complexity: O(log *m*) in the size of the change.
  @usableFromInline
  package func path(after path: BeforePath) -> AfterPath? {
    pathAfter(path.path).map { AfterPath($0) }
  }

  /// Returns the path of an item before the change, or `nil` if it or its section is inserted.
  ///
  /// - Complexity: O(log *m*) in the size of the change.
  @usableFromInline
  package func path(before path: AfterPath) -> BeforePath? {
    pathBefore(path.path).map { BeforePath($0) }
  }
}

extension PendingChange {
  package func sectionAfter(_ section: Int) -> Int? {
    if let edit { return edit.sectionAfter(section) }
    return parts.sectionAfter(section)
  }

  package func sectionBefore(_ section: Int) -> Int? {
    if let edit { return edit.inverse.sectionAfter(section) }
    return parts.sectionBefore(section)
  }

  @usableFromInline
  package func pathAfter(_ path: ItemPath) -> ItemPath? {
    if let edit { return edit.pathAfter(path) }
    return parts.items.forward(path, sectionAfter: parts.sectionAfter)
  }

  package func pathBefore(_ path: ItemPath) -> ItemPath? {
    if let edit { return edit.inverse.pathAfter(path) }
    return parts.items.inverse.forward(path, sectionAfter: parts.sectionBefore)
  }

  /// The reverse of the change.
  ///
  /// - Complexity: O(*u* log *u*) in the number of updates.
  @usableFromInline package var inverse: PendingChange {
    if let edit { return PendingChange(edit.inverse, doubts: doubts) }
    let parts = parts
    return PendingChange(
      Parts(
        sections: parts.sections.inverse,
        items: parts.items.inverse,
        sectionUpdates: parts.sectionUpdates.map(\.inverse).sorted { $0.before < $1.before },
        itemUpdates: parts.itemUpdates.map(\.inverse).sorted { $0.before < $1.before }),
      doubts: doubts)
  }
}

extension PendingChange.Parts {
  func sectionAfter(_ section: Int) -> Int? {
    if sections.isEmpty { return section }
    return sections.forward(.sectionNumber(section)) { $0 }?.item
  }

  func sectionBefore(_ section: Int) -> Int? {
    if sections.isEmpty { return section }
    return sections.inverse.forward(.sectionNumber(section)) { $0 }?.item
  }
}
