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
    if before == 0 && after == 0 { return self }
    var result = self
    result.sections.before.modifyEach { $0 = .sectionNumber($0.item + before) }
    result.sections.after.modifyEach { $0 = .sectionNumber($0.item + after) }
    result.items.before.modifyEach { $0 = $0.shifted(by: before) }
    result.items.after.modifyEach { $0 = $0.shifted(by: after) }
    result.sectionUpdates.modifyEach {
      $0 = .init(BeforeSection($0.before.index + before), AfterSection($0.after.index + after))
    }
    result.itemUpdates.modifyEach {
      $0 = .init(
        BeforePath($0.before.path.shifted(by: before)),
        AfterPath($0.after.path.shifted(by: after)))
    }
    return result
  }

  /// Appends the change of sections that follow those of this one, both before and after.
  ///
  /// - Complexity: O(*m*) in the size of the other change.
  mutating func append(_ other: PendingChange) {
    sections.append(other.sections)
    items.append(other.items)
    sectionUpdates += other.sectionUpdates
    itemUpdates += other.itemUpdates
  }
}

extension Relation {
  fileprivate mutating func append(_ other: Relation) {
    let beforeCount = Int32(before.count)
    let afterCount = Int32(after.count)
    before += other.before
    after += other.after
    partnerAfter += other.partnerAfter.map { $0 < 0 ? -1 : $0 + afterCount }
    partnerBefore += other.partnerBefore.map { $0 < 0 ? -1 : $0 + beforeCount }
  }
}

extension ItemPath {
  /// Returns the path shifted by a number of preceding sections.
  func shifted(by sections: Int) -> ItemPath {
    ItemPath(section: section + sections, item: item)
  }
}

extension Array {
  fileprivate mutating func modifyEach(_ body: (inout Element) -> Void) {
    for index in indices { body(&self[index]) }
  }
}
