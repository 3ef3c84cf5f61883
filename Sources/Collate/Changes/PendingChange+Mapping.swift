extension PendingChange {
  /// Returns the index of a section after the change, or `nil` if it is deleted.
  ///
  /// - Complexity: O(log *m*) in the size of the change.
  public func section(after section: BeforeSection) -> AfterSection? {
    sectionAfter(section.index).map { AfterSection($0) }
  }

  /// Returns the index of a section before the change, or `nil` if it is inserted.
  ///
  /// - Complexity: O(log *m*) in the size of the change.
  public func section(before section: AfterSection) -> BeforeSection? {
    sectionBefore(section.index).map { BeforeSection($0) }
  }

  /// Returns the path of an item after the change, or `nil` if it or its section is deleted.
  ///
  /// - Complexity: O(log *m*) in the size of the change.
  public func path(after path: BeforePath) -> AfterPath? {
    pathAfter(path.path).map { AfterPath($0) }
  }

  /// Returns the path of an item before the change, or `nil` if it or its section is inserted.
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

  /// The reverse of the change.
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
