extension PendingChange {
  /// Returns where a section goes, or `nil` when it is deleted.
  ///
  /// - Complexity: O(log *m*) in the size of the change.
  public func section(after section: BeforeSection) -> AfterSection? {
    sectionAfter(section.index).map { AfterSection($0) }
  }

  /// Returns where a section comes from, or `nil` when it is inserted.
  ///
  /// - Complexity: O(log *m*) in the size of the change.
  public func section(before section: AfterSection) -> BeforeSection? {
    sectionBefore(section.index).map { BeforeSection($0) }
  }

  /// Returns where an item goes, or `nil` when it is deleted, alone or with its section.
  ///
  /// - Complexity: O(log *m*) in the size of the change.
  public func path(after path: BeforePath) -> AfterPath? {
    pathAfter(path.path).map { AfterPath($0) }
  }

  /// Returns where an item comes from, or `nil` when it is inserted, alone or with its section.
  ///
  /// - Complexity: O(log *m*) in the size of the change.
  public func path(before path: AfterPath) -> BeforePath? {
    pathBefore(path.path).map { BeforePath($0) }
  }
}

extension PendingChange {
  func sectionAfter(_ section: Int) -> Int? {
    if sections.isEmpty { return section }
    return sections.forward(.sectionNumber(section)) { $0 }?.item
  }

  func sectionBefore(_ section: Int) -> Int? {
    if sections.isEmpty { return section }
    return sections.inverse.forward(.sectionNumber(section)) { $0 }?.item
  }

  func pathAfter(_ path: ItemPath) -> ItemPath? {
    items.forward(path, sectionAfter: sectionAfter)
  }

  func pathBefore(_ path: ItemPath) -> ItemPath? {
    items.inverse.forward(path, sectionAfter: sectionBefore)
  }

  /// The change in the other direction.
  ///
  /// - Complexity: O(*u* log *u*) in the number of updates.
  public var inverse: PendingChange {
    PendingChange(
      sections: sections.inverse,
      items: items.inverse,
      sectionUpdates: sectionUpdates.map(\.inverse).sorted { $0.before < $1.before },
      itemUpdates: itemUpdates.map(\.inverse).sorted { $0.before < $1.before })
  }
}
