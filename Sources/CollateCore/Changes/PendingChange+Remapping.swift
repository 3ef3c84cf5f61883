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
    return mappingSections(before: { $0 + before }, after: { $0 + after })
  }

  /// Returns the change with other section indices, in the same order, before and after.
  @usableFromInline
  func mappingSections(_ map: (Int) -> Int) -> PendingChange {
    mappingSections(before: map, after: map)
  }

  private func mappingSections(before: (Int) -> Int, after: (Int) -> Int) -> PendingChange {
    let parts = parts
    return PendingChange(
      Parts(
        sections: parts.sections.mapping(
          before: { .sectionNumber(before($0.item)) }, after: { .sectionNumber(after($0.item)) }),
        items: parts.items.mapping(
          before: { ItemPath(section: before($0.section), item: $0.item) },
          after: { ItemPath(section: after($0.section), item: $0.item) }),
        sectionUpdates: parts.sectionUpdates.map {
          .init(BeforeSection(before($0.before.index)), AfterSection(after($0.after.index)))
        },
        itemUpdates: parts.itemUpdates.map {
          .init(
            BeforePath(section: before($0.before.section), item: $0.before.item),
            AfterPath(section: after($0.after.section), item: $0.after.item))
        }),
      doubts: doubts)
  }
}

extension Relation {
  /// Returns the relation with other paths, which must be in the same order.
  func mapping(
    before beforeMap: (ItemPath) -> ItemPath, after afterMap: (ItemPath) -> ItemPath
  ) -> Relation {
    Relation(
      before: before.map(beforeMap), partnerAfter: partnerAfter,
      after: after.map(afterMap), partnerBefore: partnerBefore)
  }
}

extension ItemPath {
  /// Returns the path shifted by a number of preceding sections.
  func shifted(by sections: Int) -> ItemPath {
    ItemPath(section: section + sections, item: item)
  }
}
