// Sources with a single section.
extension ArrayDataSource {
  /// The items of a source with a single section.
  ///
  ///     let letters = ArrayDataSource(items: inbox)
  ///     letters.items.removeAll { $0.isRead }
  ///
  /// A source without sections has no items; with the first ones, it gets a section like that of ``init(items:)``.
  ///
  /// - Precondition: The source has one section, or none and the type of that of ``init(items:)``.
  /// - Complexity: O(1) to get; to change, as for ``sections``.
  @inlinable public var items: [Section.Item] {
    get {
      let snapshot = snapshot
      return snapshot.sections.isEmpty ? [] : snapshot.sections[onlySection].items
    }
    _modify {
      if store.currentSnapshot.sections.isEmpty {
        var items: [Section.Item] = []
        defer {
          // The mutation may have added a section.
          if !store.currentSnapshot.sections.isEmpty {
            sections[onlySection].items = items
          } else if !items.isEmpty {
            makeSection(of: items)
          }
        }
        yield &items
      } else {
        yield &sections[onlySection].items
      }
    }
  }

  /// Appends an item to a source with a single section, in a single update.
  ///
  /// A source without sections gets one like that of ``init(items:)``.
  ///
  /// - Parameter item: The item.
  /// - Precondition: The source has one section, which can have the item, or none and the type of that of
  ///   ``init(items:)``.
  /// - Complexity: That of appending to the section's array.
  @inlinable
  public func append(_ item: Section.Item) {
    if store.currentSnapshot.sections.isEmpty {
      makeSection(of: [item])
    } else {
      appendItems(CollectionOfOne(item), toSection: onlySection)
    }
  }

  /// The index of the only section.
  @usableFromInline var onlySection: Int {
    let count = store.currentSnapshot.sections.count
    precondition(
      count == 1, "A source with \(count) sections has no items of its own: use those of a section")
    return 0
  }

  /// Adds a section with items to a source that has none.
  @usableFromInline
  func makeSection(of items: [Section.Item]) {
    guard let section = BasicSection<Int, Section.Item>(id: 0, items: items) as? Section else {
      preconditionFailure(
        "There is no section for \(items.count) items, and a \(Section.self) cannot be made of items alone: "
          + "append one to `sections`")
    }
    insertSection(section, at: 0)
  }
}
