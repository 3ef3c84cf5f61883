/// Which item of a source is which page.
///
/// Pages are numbered through, from the first item of the first section. A page is the same page
/// after an update when the update says so, which for the sources of a composite is more than their
/// ids could tell.
struct PageDirectory<ID: Hashable & Sendable>: Sendable {
  private var entries: Snapshot<PageEntries<ID>>
  private var index: ItemIndex<ID>

  /// The numbers of the pages with an id, in the order of their paths, where they are not just 0.
  private var numbers: [ID: [Int]] = [:]

  private var lastNumber = 0

  init<Section: SectionProtocol>(_ snapshot: Snapshot<Section>) where Section.Item.ID == ID {
    entries = Snapshot(snapshot.sections.map { PageEntries($0) })
    index = ItemIndex(snapshot)
    for id in index.repeatedIDs {
      let count = index.paths(of: id).count
      numbers[id] = [0] + (1..<count).map { lastNumber + $0 }
      lastNumber += count - 1
    }
  }

  /// Returns the path of a page's item, or `nil` when there is no such page.
  func path(of page: PageID<ID>) -> ItemPath? {
    guard !numbers.isEmpty, let numbers = numbers[page.base] else {
      return page.number == 0 ? index.path(of: page.base) : nil
    }
    return numbers.firstIndex(of: page.number).map { index.paths(of: page.base)[$0] }
  }

  /// Returns the page of the item at a path.
  func page(at path: ItemPath) -> PageID<ID> {
    let id = entries[path].id
    guard !numbers.isEmpty, let numbers = numbers[id],
      let place = index.paths(of: id).firstIndex(of: path)
    else { return PageID(id) }
    return PageID(id, number: numbers[place])
  }

  /// Returns the first page whose item has an id.
  func page(withID id: ID) -> PageID<ID>? {
    index.path(of: id).map(page)
  }

  /// Takes an update.
  ///
  /// - Complexity: That of the update, and a pass over the ids of the sections it touches.
  mutating func apply<Section: SectionProtocol>(_ update: Update<Section>)
  where Section.Item.ID == ID {
    let change = update.change
    guard !change.sections.isEmpty || !change.items.isEmpty else { return }
    let old = self
    entries = entries.following(
      change, of: update.after, touched: change.sectionsWithOtherItems,
      transform: { PageEntries($0) })
    index = index.applying(change, after: update.after) ?? ItemIndex(update.after)
    var concerned = Set(numbers.keys)
    for path in change.insertedPaths(in: update.after) {
      let id = update.after[path].id
      if old.index.path(of: id) != nil || index.paths(of: id).count > 1 { concerned.insert(id) }
    }
    for id in concerned { renumber(id, since: old, change) }
  }

  /// Has every page with an id keep its number, and those that are new get one of their own.
  private mutating func renumber(_ id: ID, since old: PageDirectory, _ change: PendingChange) {
    var known: [ItemPath: Int] = [:]
    for path in old.index.paths(of: id) {
      if let target = change.pathAfter(path) { known[target] = old.page(at: path).number }
    }
    var isFirstOfItsKind = old.index.path(of: id) == nil
    let result = index.paths(of: id).map { path in
      if let number = known[path] { return number }
      if isFirstOfItsKind {
        isFirstOfItsKind = false
        return 0
      }
      lastNumber += 1
      return lastNumber
    }
    numbers[id] = result == [] || result == [0] ? nil : result
  }
}

extension PageDirectory: PageListing {
  var count: Int { entries.itemCount }

  func id(at index: Int) -> PageID<ID> { page(at: entries.path(ofItem: index)) }

  func index(of page: PageID<ID>) -> Int? { path(of: page).map(entries.number(ofItemAt:)) }
}

/// The ids of a section's items.
private struct PageEntries<ID: Hashable & Sendable>: SectionProtocol, Sendable {
  struct Entry: Identifiable, Equatable, Sendable {
    let id: ID
  }

  let id = 0

  var items: [Entry]

  init<Section: SectionProtocol>(_ section: Section) where Section.Item.ID == ID {
    items = section.items.map { Entry(id: $0.id) }
  }
}
