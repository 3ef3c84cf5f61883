public import CollateCore

/// A data source whose items are made when they are shown.
///
/// It lists *keys*, integers from which ``LazyItems`` makes the items. A million rows of a table with
/// consecutive row ids take the memory of a few numbers; to count them, to find their places in a
/// composite, and to edit the list makes no item. A list view makes those that it shows.
///
///     let songs = LazyItems<Song> { $0 } make: { library.song(rowID: $0) }
///     let source = LazyDataSource(
///       sections: [LazySection(id: "all", keys: 1...library.songCount, items: songs)])
///     source.removeItems(10..<20, inSection: 0)
///     songs.update(keys: [4])
///
/// Edits move and compare keys, so a key must stand for the same item for ever. When what is behind a
/// key changes, call ``LazyItems/update(keys:)``. Repeated keys are separate items, which are not
/// reported.
///
/// Some operations need all items, and make them: ``LazySection/items``, `map`, `filter`, `uniqued`,
/// `sorted`, `grouped` and `separated`; `flattened` too, and comparing a section with one of other
/// ``LazyItems``. ``DataSource/itemPath(of:)`` and pagers ask for all ids.
@MainActor
public final class LazyDataSource<ID: Hashable, Item: Identifiable & Equatable>:
  StoredDataSource, ReorderableDataSource
where Item.ID: Sendable {
  /// The type of the sections.
  public typealias Section = LazySection<ID, Item>

  /// The store that holds the sections.
  public let store: SnapshotStore<Section>

  /// A closure that returns whether an item can be moved; if `nil`, all items can.
  public var canMove: ((ItemPath) -> Bool)?

  /// Creates a source with sections.
  ///
  /// - Parameter sections: The initial sections.
  public init(sections: [Section] = []) {
    let renewed = sections.map { section in
      var section = section
      section.list.rows?.renew()
      return section
    }
    store = SnapshotStore(Snapshot(renewed))
    store.core.source = self
    store.reportInitialDuplicates()
    for section in sections { section.list.rows?.items.add(self) }
  }

  /// Creates a source with a single section, which has id 0 and no title.
  ///
  /// - Parameters:
  ///   - keys: The keys of the items, in order.
  ///   - items: The items.
  public convenience init(keys: some Sequence<Int>, items: LazyItems<Item>) where ID == Int {
    self.init(sections: [LazySection(id: 0, keys: keys, items: items)])
  }
}

// Items.
extension LazyDataSource {
  /// Inserts items in a single update.
  ///
  /// - Parameters:
  ///   - keys: The keys of the items.
  ///   - path: The path of the first item after the update.
  /// - Precondition: `path` is a valid insertion path, and the items of its section are lazy.
  /// - Complexity: O(*m* + *r*) in the number of keys, and of runs of consecutive keys.
  public func insertKeys(_ keys: some Sequence<Int>, at path: ItemPath) {
    store.currentSnapshot.requirePlace(at: path)
    let place = path.item..<path.item
    replace(place, inSection: path.section, with: KeyRuns(keys))
  }

  /// Removes consecutive items of a section in a single update.
  ///
  /// - Parameters:
  ///   - range: The indices of the items.
  ///   - section: The index of the section.
  /// - Precondition: There are such items, which are lazy.
  /// - Complexity: O(*m* + *r*) in the number of items, and of runs of consecutive keys.
  public func removeItems(_ range: Range<Int>, inSection section: Int) {
    store.currentSnapshot.requireItems(range, inSection: section)
    replace(range, inSection: section, with: KeyRuns())
  }

  /// Replaces consecutive items of a section in a single update.
  ///
  /// Items whose keys are among the old and the new ones remain.
  ///
  /// - Parameters:
  ///   - range: The indices of the items.
  ///   - section: The index of the section.
  ///   - keys: The keys of the new items.
  /// - Precondition: There are such items, which are lazy.
  /// - Complexity: O(*m* + *r* log *r*) in the numbers of items that are inserted or removed, and of runs of
  ///   consecutive keys.
  public func replaceItems(
    _ range: Range<Int>, inSection section: Int, withKeys keys: some Sequence<Int>
  ) {
    store.currentSnapshot.requireItems(range, inSection: section)
    replace(range, inSection: section, with: KeyRuns(keys))
  }

  /// Replaces all items of a section in a single update.
  ///
  /// Items whose keys are among the old and the new ones remain.
  ///
  /// - Parameters:
  ///   - keys: The keys of the new items.
  ///   - section: The index of the section.
  /// - Precondition: There is such a section, with lazy items.
  /// - Complexity: That of ``replaceItems(_:inSection:withKeys:)``; the keys are compared run by run.
  public func setKeys(_ keys: some Sequence<Int>, inSection section: Int) {
    store.currentSnapshot.requireSection(section)
    let count = store.currentSnapshot.itemCount(inSection: section)
    replace(0..<count, inSection: section, with: KeyRuns(keys))
  }

  /// Moves consecutive items of a section in a single update.
  ///
  /// The destination is a path in the list from which the items have been removed.
  ///
  /// - Parameters:
  ///   - range: The indices of the items.
  ///   - section: The index of the section.
  ///   - destination: The path of the first of the items after the update.
  /// - Precondition: There are such items, `destination` is a valid path for them, and its section
  ///   has the same ``LazyItems``.
  /// - Complexity: O(*m* log *m* + *r*) in the numbers of items, and of runs of consecutive keys.
  public func moveItems(_ range: Range<Int>, inSection section: Int, to destination: ItemPath) {
    let snapshot = store.currentSnapshot
    snapshot.requireItems(range, inSection: section)
    let isSameSection = section == destination.section
    snapshot.requirePlace(at: destination, afterRemoving: isSameSection ? range.count : 0)
    let rows = rows(ofSection: section)
    precondition(
      rows.items === self.rows(ofSection: destination.section).items,
      "Items of section \(section) cannot move to section \(destination.section), which has "
        + "another LazyItems")
    if range.isEmpty || isSameSection && range.lowerBound == destination.item { return }
    let keys = rows.keys.list(at: range)
    store.edit(.moving(items: range, ofSection: section, to: destination)) { snapshot in
      snapshot.modifyRows(ofSection: section) { $0.keys.replace(range, with: KeyRuns()) }
      snapshot.modifyRows(ofSection: destination.section) {
        $0.keys.replace(destination.item..<destination.item, with: keys)
      }
    }
  }

  private func replace(_ range: Range<Int>, inSection section: Int, with keys: KeyRuns) {
    let old = rows(ofSection: section).keys.list(at: range)
    let difference = old.difference(to: keys)
    if difference.removed.isEmpty && difference.inserted.isEmpty { return }
    func paths(_ ranges: [Range<Int>]) -> [ItemPath] {
      ranges.joined().map { ItemPath(section: section, item: range.lowerBound + $0) }
    }
    let change = PendingChange.replacing(
      items: paths(difference.removed), by: paths(difference.inserted))
    store.edit(change) { snapshot in
      snapshot.modifyRows(ofSection: section) { $0.keys.replace(range, with: keys) }
    }
  }

  private func rows(ofSection section: Int) -> LazyRows<Item> {
    guard let rows = store.currentSnapshot.sections[section].list.rows else {
      preconditionFailure("The items of section \(section) have been set, and are not lazy")
    }
    return rows
  }
}

// Reordering.
extension LazyDataSource {
  /// Returns whether an item can be moved.
  ///
  /// - Parameter path: The path of the item.
  /// - Returns: `true` if the item can be moved; `false` if not, or if there is no such item.
  public func canMoveItem(at path: ItemPath) -> Bool {
    let snapshot = store.currentSnapshot
    return snapshot.contains(path) && snapshot.sections[path.section].isLazy
      && (canMove?(path) ?? true)
  }

  /// Returns whether an item can be moved to a path.
  ///
  /// - Parameters:
  ///   - path: The path of the item.
  ///   - destination: The path that the item would have after the move.
  /// - Returns: `true` if the item can be moved there; `false` if not, if either path is invalid, or
  ///   if the sections have different ``LazyItems``.
  public func canMoveItem(at path: ItemPath, to destination: ItemPath) -> Bool {
    let snapshot = store.currentSnapshot
    guard canMoveItem(at: path), snapshot.hasPlace(forItemAt: path, at: destination) else {
      return false
    }
    let (from, to) = (snapshot.sections[path.section], snapshot.sections[destination.section])
    return from.list.rows?.items === to.list.rows?.items
  }

  /// Moves an item in a single update.
  ///
  /// - Parameters:
  ///   - path: The path of the item.
  ///   - destination: The path of the item after the update.
  /// - Precondition: There is an item at `path`, and `destination` is a valid path for it.
  /// - Complexity: O(*r*) in the number of runs of consecutive keys.
  public func moveItem(at path: ItemPath, to destination: ItemPath) {
    store.currentSnapshot.requireItem(at: path)
    moveItems(path.item..<path.item + 1, inSection: path.section, to: destination)
  }
}

extension LazyDataSource {
  /// Returns whether there is a section at an index, and another index is a valid destination for it.
  ///
  /// - Parameters:
  ///   - section: The index of the section.
  ///   - destination: The index that the section would have after the move.
  /// - Returns: `true` if both indices are valid.
  public func canMoveSection(at section: Int, to destination: Int) -> Bool {
    store.currentSnapshot.hasPlace(forSectionAt: section, at: destination)
  }

  /// Moves a section in a single update.
  ///
  /// - Parameters:
  ///   - section: The index of the section.
  ///   - destination: The index of the section after the update.
  /// - Precondition: Both indices are valid.
  /// - Complexity: O(log *s*) in the number of sections.
  public func moveSection(at section: Int, to destination: Int) {
    store.currentSnapshot.requireSectionMove(section, to: destination)
    if section == destination { return }
    store.edit(.moving(section: section, to: destination)) { snapshot in
      snapshot.moveSection(at: section, to: destination)
    }
  }
}

// Sections, and what changes behind keys.
extension LazyDataSource: LazyItemsUser {
  /// Inserts a section in a single update.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - index: The index of the section after the update.
  /// - Precondition: `index` is at most the number of sections.
  /// - Complexity: O(log *s*) in the number of sections.
  public func insertSection(_ section: Section, at index: Int) {
    store.currentSnapshot.requirePlace(forSectionAt: index)
    section.list.rows?.items.add(self)
    var renewed = section
    renewed.list.rows?.renew()
    store.edit(.inserting(section: index)) { snapshot in
      snapshot.replaceSections(index..<index, with: [renewed])
    }
  }

  /// Removes a section in a single update.
  ///
  /// - Parameter index: The index of the section.
  /// - Precondition: There is such a section.
  /// - Complexity: O(log *s*) in the number of sections.
  public func removeSection(at index: Int) {
    store.currentSnapshot.requireSection(index)
    store.edit(.deleting(section: index)) { snapshot in
      snapshot.replaceSections(index..<index + 1, with: [])
    }
  }

  /// Changes the title of a section in a single update.
  ///
  /// - Parameters:
  ///   - title: The new title.
  ///   - section: The index of the section.
  /// - Precondition: There is such a section.
  public func setTitle(_ title: String, ofSection section: Int) {
    if store.currentSnapshot.sections[section].title == title { return }
    store.edit(.updating(section: section)) { snapshot in
      snapshot.modifySection(section) { $0.title = title }
    }
  }

  package func itemsDidChange(_ keys: [Int], of items: AnyObject) {
    let sections = store.currentSnapshot.sections
    let touched = sections.indices.filter { sections[$0].list.rows?.items === items }
    let paths = touched.flatMap { section in
      let positions = sections[section].list.rows?.keys.positions(of: keys) ?? []
      return positions.map { ItemPath(section: section, item: $0) }
    }
    // Sections without any of the items receive the new edition as well, so that they need not keep
    // the old one.
    store.edit(.updating(items: paths)) { snapshot in
      for section in touched { snapshot.modifyRows(ofSection: section) { $0.renew() } }
    }
  }
}

extension LazyItems {
  /// Announces that the content of items has changed, in a single update of each source that contains
  /// them.
  ///
  /// Items that are kept are made again, and reported if they differ. Items that were never made have
  /// not been seen, and are not reported; those that were made but are no longer kept are reported
  /// without comparing.
  ///
  /// A ``LazyDataSource`` adopts the new content. If sections of your own contain the items, replace
  /// their lists by new ones.
  ///
  /// - Parameter keys: The keys of the items.
  /// - Complexity: O(*m* log *m*) in the number of keys, plus making items, plus O(*r* log *m*) in the
  ///   number of runs of consecutive keys in all sources.
  @MainActor
  public func update(keys: some Sequence<Int>) {
    let changed = renew(keys)
    if changed.isEmpty { return }
    Transaction.perform {
      for user in currentUsers { user.itemsDidChange(changed, of: self) }
    }
  }
}

extension Snapshot {
  /// Mutates the lazy items of a section.
  fileprivate mutating func modifyRows<ID, Item>(
    ofSection section: Int, _ body: (inout LazyRows<Item>) -> Void
  ) where Section == LazySection<ID, Item> {
    modifySection(section) { section in
      guard var rows = section.list.rows else { return }
      body(&rows)
      section.list.rows = rows
    }
  }

  /// Traps if a section does not have items at indices.
  fileprivate func requireItems(_ range: Range<Int>, inSection section: Int) {
    requireSection(section)
    let count = itemCount(inSection: section)
    precondition(
      range.lowerBound >= 0 && range.upperBound <= count,
      "There are no items \(range) in section \(section), which has \(count) items")
  }
}
