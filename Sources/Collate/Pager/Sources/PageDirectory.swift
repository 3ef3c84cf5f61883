/// A mapping between the items of a source and pages.
///
/// Pages are in the order of all items of the source. The identity of a page follows its item
/// through updates, which in composites preserve identities that ids alone do not determine.
struct PageDirectory<ID: Hashable & Sendable>: Sendable {
  private var table: PageTable<ID>

  /// The number of pages before each section, and of all.
  private var starts: [Int]

  /// The numbers of the pages with an id, unless there is only a single 0.
  private var numbers: [ID: Set<Int>]

  init<Section: SectionProtocol>(_ snapshot: Snapshot<Section>) where Section.Item.ID == ID {
    var pages: [PageID<ID>] = []
    pages.reserveCapacity(snapshot.itemCount)
    var paths = [PageID<ID>: ItemPath](minimumCapacity: snapshot.itemCount)
    var starts = [0]
    var highest: [ID: Int] = [:]
    for (section, content) in snapshot.sections.enumerated() {
      content.forEachItemID { item, id in
        let path = ItemPath(section: section, item: item)
        var page = PageID(id)
        if !paths[page].setIfNone(path) {
          page = PageID(id, number: highest[id, default: 0] + 1)
          highest[id] = page.number
          paths[page] = path
        }
        pages.append(page)
      }
      starts.append(pages.count)
    }
    table = PageTable(pages: pages, paths: paths, starts: starts)
    self.starts = starts
    numbers = highest.mapValues { Set(0...$0) }
  }

  /// Returns the path of a page's item, or `nil` if there is no such page.
  func path(of page: PageID<ID>) -> ItemPath? { table.path(of: page) }

  /// Returns the page of the item at a path.
  func page(at path: ItemPath) -> PageID<ID> { table.page(at: path) }

  /// Returns the first page whose item has an id.
  func page(withID id: ID) -> PageID<ID>? {
    guard let numbers = numbers[id] else {
      let page = PageID(id)
      return table.path(of: page) == nil ? nil : page
    }
    return numbers.lazy.compactMap { table.path(of: PageID(id, number: $0)) }.min().map(page)
  }

  /// Applies an update.
  ///
  /// - Complexity: O(*m* log *m*) in the size of the update, on average over many: when the updates
  ///   have grown to half the number of pages, these are written down again. In addition, O(*s*) in
  ///   the number of sections, to count the pages before each.
  mutating func apply<Section: SectionProtocol>(_ update: Update<Section>)
  where Section.Item.ID == ID {
    let change = update.change
    guard !change.sections.isEmpty || !change.items.isEmpty else { return }
    let arrivals = change.insertedPaths(in: update.after)
    let newNumbers = numberArrivals(arrivals, in: update.after)
    forgetDepartures(change, from: update.before)
    var paths: [PageID<ID>: ItemPath] = [:]
    for path in arrivals {
      let id = update.after.itemID(at: path)
      paths[PageID(id, number: newNumbers[path] ?? 0)] = path
    }
    count(change, in: update.after)
    table.apply(change, inserting: paths, starts: starts)
  }

  /// Counts the pages before each section again.
  private mutating func count<Section>(_ change: PendingChange, in after: Snapshot<Section>) {
    guard change.sections.isEmpty else {
      starts = after.sections.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.itemCount) }
      return
    }
    for section in change.sectionsWithOtherItems {
      let growth = after.itemCount(inSection: section) - (starts[section + 1] - starts[section])
      if growth == 0 { continue }
      for later in section + 1..<starts.count { starts[later] += growth }
    }
  }

  /// Assigns to every new page a number greater than those of all current and previous pages with
  /// its id.
  private mutating func numberArrivals<Section: SectionProtocol>(
    _ arrivals: [ItemPath],
    in after: Snapshot<Section>
  ) -> [ItemPath: Int] where Section.Item.ID == ID {
    var newNumbers: [ItemPath: Int] = [:]
    var highest: [ID: Int] = [:]
    for path in arrivals.sorted() {
      let id = after.itemID(at: path)
      let last = highest[id] ?? numbers[id]?.max() ?? (table.path(of: PageID(id)) == nil ? -1 : 0)
      highest[id] = last + 1
      if last >= 0 { newNumbers[path] = last + 1 }
    }
    for (path, number) in newNumbers {
      numbers[after.itemID(at: path), default: [0]].insert(number)
    }
    return newNumbers
  }

  /// Forgets the numbers of the pages that a change removes.
  private mutating func forgetDepartures<Section>(
    _ change: PendingChange,
    from before: Snapshot<Section>
  ) {
    guard !numbers.isEmpty else { return }
    for path in change.inverse.insertedPaths(in: before) {
      let page = table.page(at: path)
      guard var rest = numbers[page.base] else { continue }
      rest.remove(page.number)
      numbers[page.base] = rest.isEmpty || rest == [0] ? nil : rest
    }
  }
}

extension PageDirectory: PageListing {
  var count: Int { starts[starts.count - 1] }

  func id(at index: Int) -> PageID<ID> {
    // Empty sections before the page's own have the same start.
    let section = starts.lastPosition { $0 <= index }
    return page(at: ItemPath(section: section, item: index - starts[section]))
  }

  func index(of page: PageID<ID>) -> Int? {
    table.path(of: page).map { starts[$0.section] + $0.item }
  }
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
