extension ArrayDataSource {
  /// Inserts a section, as one update.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - index: The number that the section has afterwards.
  /// - Precondition: `index` is not above the number of sections.
  /// - Complexity: O(*s*) in the number of sections.
  @inlinable
  public func insertSection(_ section: Section, at index: Int) {
    requirePlace(index, count: store.snapshot.sections.count)
    store.edit(.inserting(section: index)) { snapshot in
      snapshot.modifySections { $0.insert(section, at: index) }
    }
  }

  /// Inserts a section after the last one, as one update.
  ///
  /// - Parameter section: The section.
  /// - Complexity: O(*s*) in the number of sections.
  @inlinable
  public func appendSection(_ section: Section) {
    insertSection(section, at: store.snapshot.sections.count)
  }

  /// Removes a section, as one update.
  ///
  /// - Parameter index: The number of a section.
  /// - Returns: The section.
  /// - Precondition: There is such a section.
  /// - Complexity: O(*s*) in the number of sections.
  @inlinable
  @discardableResult
  public func removeSection(at index: Int) -> Section {
    let section = store.snapshot.sections[index]
    store.edit(.deleting(section: index)) { snapshot in
      snapshot.modifySections { _ = $0.remove(at: index) }
    }
    return section
  }

  /// Moves a section, as one update.
  ///
  /// - Parameters:
  ///   - index: The number of a section.
  ///   - destination: The number that the section has afterwards.
  /// - Precondition: There are sections with both numbers.
  /// - Complexity: O(*s*) in the number of sections.
  @inlinable
  public func moveSection(at index: Int, to destination: Int) {
    let count = store.snapshot.sections.count
    store.snapshot.requireSection(index)
    requirePlace(destination, count: count - 1)
    if index == destination { return }
    store.edit(.moving(section: index, to: destination)) { snapshot in
      snapshot.modifySections { $0.insert($0.remove(at: index), at: destination) }
    }
  }

  /// Puts a section in the place of another, as one update.
  ///
  /// A section with the same id is the same section, and its items are compared; one with another id
  /// takes the place of one that is gone. No other section is looked at.
  ///
  /// - Parameters:
  ///   - index: The number of a section.
  ///   - section: The new section.
  /// - Precondition: There is a section with that number.
  /// - Complexity: That of ``Snapshot/difference(from:)`` for the one section.
  @inlinable
  public func replaceSection(at index: Int, with section: Section) {
    let old = store.snapshot.sections[index]
    let change =
      old.id == section.id
      ? SnapshotDiff.change(from: Snapshot([old]), to: Snapshot([section])) ?? PendingChange()
      : .replacing(section: 0)
    store.edit(change.shifted(before: index, after: index)) { snapshot in
      snapshot.modifySection(index) { $0 = section }
    }
  }

  @inlinable
  func requirePlace(_ index: Int, count: Int) {
    precondition(
      index >= 0 && index <= count,
      "Section \(index) cannot come into a list of \(count) sections")
  }
}
