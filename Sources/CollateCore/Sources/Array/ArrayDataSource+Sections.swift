extension ArrayDataSource {
  /// Inserts a section in a single update.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - index: The index of the section after the update.
  /// - Precondition: `index` is at most the number of sections.
  /// - Complexity: O(log *s*) in the number of sections.
  @inlinable
  public func insertSection(_ section: Section, at index: Int) {
    store.currentSnapshot.requirePlace(forSectionAt: index)
    Section.requireAcceptedItems(in: CollectionOfOne(section))
    edit(.inserting(section: index)) { snapshot in
      snapshot.replaceSections(index..<index, with: [section])
    }
  }

  /// Appends a section in a single update.
  ///
  /// - Parameter section: The section.
  /// - Complexity: O(log *s*) in the number of sections.
  @inlinable
  public func appendSection(_ section: Section) {
    insertSection(section, at: store.currentSnapshot.sections.count)
  }

  /// Removes a section in a single update.
  ///
  /// - Parameter index: The index of the section.
  /// - Returns: The section.
  /// - Precondition: There is such a section.
  /// - Complexity: O(log *s*) in the number of sections.
  @inlinable
  @discardableResult
  public func removeSection(at index: Int) -> Section {
    let section = store.currentSnapshot.sections[index]
    edit(.deleting(section: index)) { snapshot in
      snapshot.replaceSections(index..<index + 1, with: [])
    }
    return section
  }

  /// Returns whether there is a section at an index, and another index is a valid destination for it.
  ///
  /// - Parameters:
  ///   - index: The index of the section.
  ///   - destination: The index that the section would have after the move.
  /// - Returns: `true` if both indices are valid.
  public func canMoveSection(at index: Int, to destination: Int) -> Bool {
    store.currentSnapshot.hasPlace(forSectionAt: index, at: destination)
  }

  /// Moves a section in a single update.
  ///
  /// - Parameters:
  ///   - index: The index of the section.
  ///   - destination: The index of the section after the update.
  /// - Precondition: Both indices are valid.
  /// - Complexity: O(log *s*) in the number of sections.
  @inlinable
  public func moveSection(at index: Int, to destination: Int) {
    store.currentSnapshot.requireSectionMove(index, to: destination)
    if index == destination { return }
    edit(.moving(section: index, to: destination)) { snapshot in
      snapshot.moveSection(at: index, to: destination)
    }
  }

  /// Replaces a section in a single update.
  ///
  /// The difference of the items is computed. If the ids are not equal, the old section is deleted and
  /// the new one is inserted. Other sections are not compared.
  ///
  /// - Parameters:
  ///   - index: The index of the section.
  ///   - section: The new section.
  /// - Precondition: There is a section at `index`.
  /// - Complexity: That of ``Snapshot/difference(from:)`` for one section.
  @inlinable
  public func replaceSection(at index: Int, with section: Section) {
    let old = store.currentSnapshot.sections[index]
    Section.requireAcceptedItems(in: CollectionOfOne(section))
    let (before, after) = (Snapshot([old]), Snapshot([section]))
    let change = store.core.comparing {
      SnapshotDiff.change(from: before, to: after, namingSilentUpdates: true) ?? PendingChange()
    }
    edit(change.shifted(before: index, after: index)) { snapshot in
      snapshot.modifySection(index) { $0 = section }
    }
  }
}
