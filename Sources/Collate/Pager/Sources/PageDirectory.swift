/// Which item of a source is which page.
///
/// Pages are numbered through, from the first item of the first section. A page is the same page
/// after an update when the update says so, which for the sources of a composite is more than their
/// ids could tell.
struct PageDirectory<ID: Hashable & Sendable>: Sendable {
  private var entries: Snapshot<PageEntries<ID>>
  private var index: ItemIndex<PageID<ID>>

  /// The numbers of the pages with an id, where there is more than a single 0.
  private var numbers: [ID: Set<Int>] = [:]

  init<Section: SectionProtocol>(_ snapshot: Snapshot<Section>) where Section.Item.ID == ID {
    entries = Snapshot(snapshot.sections.map { PageEntries($0) })
    index = ItemIndex(entries)
    for page in index.repeatedIDs {
      let paths = index.paths(of: page)
      numbers[page.base] = Set(paths.indices)
      for (number, path) in paths.enumerated() { entries.setNumber(number, ofItemAt: path) }
    }
    if !numbers.isEmpty { index = ItemIndex(entries) }
  }

  /// Returns the path of a page's item, or `nil` when there is no such page.
  func path(of page: PageID<ID>) -> ItemPath? { index.path(of: page) }

  /// Returns the page of the item at a path.
  func page(at path: ItemPath) -> PageID<ID> { entries[path].id }

  /// Returns the first page whose item has an id.
  func page(withID id: ID) -> PageID<ID>? {
    let numbers = numbers[id] ?? [0]
    return numbers.lazy.compactMap { index.path(of: PageID(id, number: $0)) }.min().map(page)
  }

  /// Takes an update.
  ///
  /// - Complexity: That of the update, and a pass over the ids of the sections whose items are not
  ///   the same any more; O(*s*) more in the number of sections if any of them came, went or moved.
  mutating func apply<Section: SectionProtocol>(_ update: Update<Section>)
  where Section.Item.ID == ID {
    let change = update.change
    guard !change.sections.isEmpty || !change.items.isEmpty else { return }
    let old = self
    let newNumbers = numberArrivals(change, in: update.after)
    forgetDepartures(change, from: old)
    let touched = change.sectionsWithOtherItems
    entries = entries.following(
      change, of: update.after, touched: touched, transform: { PageEntries($0) })
    if !numbers.isEmpty {
      for section in touched.union(change.sections.inserts.map(\.item)) {
        carryNumbers(ofSection: section, from: old, change, newNumbers)
      }
    }
    index = index.applying(change, after: entries) ?? ItemIndex(entries)
  }

  /// Has every new page have a number above those that pages with its id have or had until now.
  private mutating func numberArrivals<Section: SectionProtocol>(
    _ change: PendingChange,
    in after: Snapshot<Section>
  ) -> [ItemPath: Int] where Section.Item.ID == ID {
    var newNumbers: [ItemPath: Int] = [:]
    var highest: [ID: Int] = [:]
    for path in change.insertedPaths(in: after).sorted() {
      let id = after[path].id
      let last = highest[id] ?? numbers[id]?.max() ?? (index.path(of: PageID(id)) == nil ? -1 : 0)
      highest[id] = last + 1
      if last >= 0 { newNumbers[path] = last + 1 }
    }
    for (path, number) in newNumbers { numbers[after[path].id, default: [0]].insert(number) }
    return newNumbers
  }

  private mutating func forgetDepartures(_ change: PendingChange, from old: PageDirectory) {
    guard !numbers.isEmpty else { return }
    for path in change.inverse.insertedPaths(in: old.entries) {
      let page = old.page(at: path)
      guard var rest = numbers[page.base] else { continue }
      rest.remove(page.number)
      numbers[page.base] = rest.isEmpty || rest == [0] ? nil : rest
    }
  }

  private mutating func carryNumbers(
    ofSection section: Int,
    from old: PageDirectory,
    _ change: PendingChange,
    _ newNumbers: [ItemPath: Int]
  ) {
    for (item, entry) in entries.sections[section].items.enumerated()
    where numbers[entry.id.base] != nil {
      let path = ItemPath(section: section, item: item)
      let number = change.pathBefore(path).map { old.page(at: $0).number } ?? newNumbers[path] ?? 0
      if number != 0 { entries.setNumber(number, ofItemAt: path) }
    }
  }
}

extension PageDirectory: PageListing {
  var count: Int { entries.itemCount }

  func id(at index: Int) -> PageID<ID> { page(at: entries.path(ofItem: index)) }

  func index(of page: PageID<ID>) -> Int? { path(of: page).map(entries.number(ofItemAt:)) }
}

/// The pages of a section's items.
private struct PageEntries<ID: Hashable & Sendable>: SectionProtocol, Sendable {
  struct Entry: Identifiable, Equatable, Sendable {
    let id: PageID<ID>
  }

  let id = 0

  var items: [Entry]

  init<Section: SectionProtocol>(_ section: Section) where Section.Item.ID == ID {
    items = section.items.map { Entry(id: PageID($0.id)) }
  }
}

extension Snapshot {
  fileprivate mutating func setNumber<ID>(_ number: Int, ofItemAt path: ItemPath)
  where Section == PageEntries<ID> {
    modifySection(path.section) {
      $0.items[path.item] = .init(id: PageID($0.items[path.item].id.base, number: number))
    }
  }
}
