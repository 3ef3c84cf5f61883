extension PendingChange {
  /// Returns the change shifted by the sections that precede it.
  ///
  /// - Parameters:
  ///   - before: The number of preceding sections before the change.
  ///   - after: The number of preceding sections after the change.
  /// - Returns: The change, in indices of the whole list.
  /// - Complexity: O(*m*) in the size of the change.
  @usableFromInline
  func shifted(before: Int, after: Int) -> PendingChange {
    if before == 0 && after == 0 || isEmpty { return self }
    if let edit {
      return PendingChange(edit.shifted(before: before, after: after), doubts: doubts)
    }
    let parts = parts
    return PendingChange(
      Parts(
        sections: parts.sections.mapping(
          before: { .sectionNumber($0.item + before) }, after: { .sectionNumber($0.item + after) }),
        items: parts.items.mapping(
          before: { $0.shifted(by: before) }, after: { $0.shifted(by: after) }),
        sectionUpdates: parts.sectionUpdates.map { $0.shifted(before: before, after: after) },
        itemUpdates: parts.itemUpdates.map { $0.shifted(before: before, after: after) }),
      doubts: doubts)
  }
}

extension Relation {
  /// Returns the relation with other paths, which must be in the same order.
  func mapping(
    before beforeMap: (ItemPath) -> ItemPath,
    after afterMap: (ItemPath) -> ItemPath
  ) -> Relation {
    var result = self
    for position in before.indices { result.before[position] = beforeMap(before[position]) }
    for position in after.indices { result.after[position] = afterMap(after[position]) }
    return result
  }
}

extension ItemPath {
  /// Returns the path shifted by a number of preceding sections.
  func shifted(by sections: Int) -> ItemPath {
    ItemPath(section: section + sections, item: item)
  }
}

extension ChangeBatch.SectionPair {
  /// Returns the pair shifted by the sections that precede it.
  func shifted(before beforeOffset: Int, after afterOffset: Int) -> Self {
    Self(BeforeSection(before.index + beforeOffset), AfterSection(after.index + afterOffset))
  }
}

extension ChangeBatch.ItemPair {
  /// Returns the pair shifted by the sections that precede it.
  func shifted(before beforeOffset: Int, after afterOffset: Int) -> Self {
    Self(
      BeforePath(before.path.shifted(by: beforeOffset)),
      AfterPath(after.path.shifted(by: afterOffset)))
  }
}
