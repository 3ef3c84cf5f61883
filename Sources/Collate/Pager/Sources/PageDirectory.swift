/// A mapping between the items of a source and pages.
///
/// Pages are in the order of all items of the source. The identity of a page follows its item
/// through updates, which in composites preserve identities that ids alone do not determine.
struct PageDirectory<ID: Hashable & Sendable>: Sendable {
  private var entries: Snapshot<PageEntries<ID>>
  private var index: ItemIndex<PageID<ID>>

  /// The numbers of the pages with an id, unless there is only a single 0.
  private var numbers: [ID: Set<Int>] = [:]

  init<Section: SectionProtocol>(_ snapshot: Snapshot<Section>) where Section.Item.ID == ID {
    entries = Snapshot(
      snapshot.sections.map { section in
        var pages: [PageID<ID>] = []
        pages.reserveCapacity(section.itemCount)
        section.forEachItemID { pages.append(PageID($1)) }
        return PageEntries(pages)
      })
    index = ItemIndex(entries)
    for page in index.repeatedIDs {
      let paths = index.paths(of: page)
      numbers[page.base] = Set(paths.indices)
      for (number, path) in paths.enumerated() { entries.setNumber(number, ofItemAt: path) }
    }
    if !numbers.isEmpty { index = ItemIndex(entries) }
  }

  /// Returns the path of a page's item, or `nil` if there is no such page.
  func path(of page: PageID<ID>) -> ItemPath? { index.path(of: page) }

  /// Returns the page of the item at a path.
  func page(at path: ItemPath) -> PageID<ID> { entries[path].id }

  /// Returns the first page whose item has an id.
  func page(withID id: ID) -> PageID<ID>? {
    let numbers = numbers[id] ?? [0]
    return numbers.lazy.compactMap { index.path(of: PageID(id, number: $0)) }.min().map(page)
  }

  /// Applies an update.
  ///
  /// - Complexity: That of the update, plus a copy of the sections whose items changed, plus O(*s*)
  ///   in the number of sections if any was inserted, removed or moved.
  mutating func apply<Section: SectionProtocol>(_ update: Update<Section>)
  where Section.Item.ID == ID {
    let change = update.change
    guard !change.sections.isEmpty || !change.items.isEmpty else { return }
    let old = self
    let newNumbers = numberArrivals(change, in: update.after)
    forgetDepartures(change, from: old)

    func page(at path: ItemPath) -> PageID<ID> {
      change.pathBefore(path).map { old.page(at: $0) }
        ?? PageID(update.after.itemID(at: path), number: newNumbers[path] ?? 0)
    }
    func carried(_ section: Int, from origin: Int) -> PageEntries<ID> {
      old.entries.sections[origin].replacing(
        change.items.before.items(ofSection: origin),
        by: change.items.after.items(ofSection: section)
      ) { page(at: ItemPath(section: section, item: $0)) }
    }
    let touched = change.sectionsWithOtherItems
    if change.sections.isEmpty {
      for section in touched {
        entries.modifySection(section) { $0 = carried(section, from: section) }
      }
    } else {
      entries = Snapshot(
        update.after.sections.indices.map { section in
          guard let origin = change.sectionBefore(section) else {
            let count = update.after.itemCount(inSection: section)
            return PageEntries((0..<count).map { page(at: ItemPath(section: section, item: $0)) })
          }
          let isTouched = touched.contains(section)
          return isTouched ? carried(section, from: origin) : old.entries.sections[origin]
        })
    }
    index = index.applying(change, after: entries) ?? ItemIndex(entries)
  }

  /// Assigns to every new page a number greater than those of all current and previous pages with
  /// its id.
  private mutating func numberArrivals<Section: SectionProtocol>(
    _ change: PendingChange,
    in after: Snapshot<Section>
  ) -> [ItemPath: Int] where Section.Item.ID == ID {
    var newNumbers: [ItemPath: Int] = [:]
    var highest: [ID: Int] = [:]
    for path in change.insertedPaths(in: after).sorted() {
      let id = after.itemID(at: path)
      let last = highest[id] ?? numbers[id]?.max() ?? (index.path(of: PageID(id)) == nil ? -1 : 0)
      highest[id] = last + 1
      if last >= 0 { newNumbers[path] = last + 1 }
    }
    for (path, number) in newNumbers {
      numbers[after.itemID(at: path), default: [0]].insert(number)
    }
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
}

extension PageDirectory: PageListing {
  var count: Int { entries.itemCount }

  func id(at index: Int) -> PageID<ID> { page(at: entries.path(ofItem: index)) }

  func index(of page: PageID<ID>) -> Int? { path(of: page).map(entries.number(ofItemAt:)) }
}

/// The identity of a page: the id of its item, and a number to distinguish pages with the same id.
///
/// Different sources in a composite can use the same ids. Each page keeps its number for its
/// lifetime, regardless of others with the same id.
package struct PageID<Base: Hashable & Sendable>: Hashable, Sendable {
  /// The id of the item.
  package let base: Base

  /// A number that distinguishes pages with the same id; 0 for the first one.
  package let number: Int

  /// Creates a page identity.
  ///
  /// - Parameters:
  ///   - base: The id of the item.
  ///   - number: A number that distinguishes pages with the same id.
  package init(_ base: Base, number: Int = 0) {
    self.base = base
    self.number = number
  }
}

extension PageID: CustomStringConvertible {
  /// The id of the item, and the number unless it is 0.
  package var description: String { number == 0 ? "\(base)" : "\(base)#\(number)" }
}

/// The pages of a section's items.
private struct PageEntries<ID: Hashable & Sendable>: SectionProtocol, Sendable {
  struct Entry: Identifiable, Equatable, Sendable {
    let id: PageID<ID>
  }

  let id = 0

  var items: [Entry]

  init(_ pages: [PageID<ID>]) {
    items = pages.map { Entry(id: $0) }
  }

  /// Returns the pages of a section after items were removed and inserted.
  ///
  /// - Parameters:
  ///   - gone: The indices before of the removed pages, in ascending order.
  ///   - new: The indices after of the inserted pages, in ascending order.
  ///   - page: A closure that returns the page at an index after.
  /// - Returns: The remaining pages in order, with the new ones inserted.
  func replacing(
    _ gone: some Sequence<Int>,
    by new: some Sequence<Int>,
    page: (Int) -> PageID<ID>
  ) -> PageEntries {
    var result: [Entry] = []
    result.reserveCapacity(items.count)
    var gone = gone.makeIterator()
    var nextGone = gone.next()
    var next = 0
    func keep(_ count: Int) {
      let full = result.count + count
      while result.count < full && next < items.count {
        let end = min(nextGone ?? items.count, next + full - result.count)
        result.append(contentsOf: items[next..<end])
        next = end
        while let skipped = nextGone, skipped == next {
          next += 1
          nextGone = gone.next()
        }
      }
    }
    for place in new {
      keep(place - result.count)
      result.append(Entry(id: page(place)))
    }
    keep(items.count - next)
    var section = self
    section.items = result
    return section
  }
}

extension [ItemPath] {
  /// Returns the items of a section in an ascending array of paths.
  fileprivate func items(ofSection section: Int) -> some Sequence<Int> {
    let start = lowerBound(of: ItemPath(section: section, item: 0))
    return self[start...].lazy.prefix { $0.section == section }.map(\.item)
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
