package import CollateCore

/// A mapping between the items of a source and pages.
///
/// Pages are in the order of all items of the source. The identity of a page follows its item
/// through updates, which in composites preserve identities that ids alone do not determine.
package struct PageDirectory: Sendable {
  private var table: PageTable

  /// The number of pages before each section, and of all.
  private var starts: [Int]

  /// The key of the next page that is inserted.
  private var nextKey: PageKey

  /// - Complexity: O(*s*) in the number of sections.
  package init<Section: SectionProtocol>(_ snapshot: Snapshot<Section>, from first: PageKey = 0) {
    starts = snapshot.sections.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.itemCount) }
    table = PageTable(from: first, starts: starts)
    nextKey = PageKey(first.number + starts[starts.count - 1])
  }

  /// Returns the path of a page's item, or `nil` if there is no such page.
  func path(of page: PageKey) -> ItemPath? { table.path(of: page) }

  /// Returns the page of the item at a path.
  package func page(at path: ItemPath) -> PageKey { table.page(at: path) }

  /// Applies an update.
  ///
  /// - Complexity: O(*m* log *m*) in the size of the update, on average over many: when the updates
  ///   have grown to half the number of pages, these are written down again. In addition, O(*s*) in
  ///   the number of sections, to count the pages before each.
  package mutating func apply<Section: SectionProtocol>(_ update: Update<Section>) {
    let change = update.change
    guard change.changesSections || change.changesItems else { return }
    var paths: [PageKey: ItemPath] = [:]
    for path in change.insertedPaths(in: update.after).sorted() {
      paths[nextKey] = path
      nextKey = PageKey(nextKey.number + 1)
    }
    count(change, in: update.after)
    table.apply(change, inserting: paths, starts: starts)
  }

  /// Counts the pages before each section again.
  private mutating func count<Section>(_ change: PendingChange, in after: Snapshot<Section>) {
    guard !change.changesSections else {
      starts = after.sections.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.itemCount) }
      return
    }
    for section in change.sectionsWithOtherItems {
      let growth = after.itemCount(inSection: section) - (starts[section + 1] - starts[section])
      if growth == 0 { continue }
      for later in section + 1..<starts.count { starts[later] += growth }
    }
  }
}

extension PageDirectory {
  @MainActor private static var count = 0

  /// Returns the first key of a directory, whose pages have none of another one's keys.
  @MainActor static func reserveKeys() -> PageKey {
    count += 1
    return PageKey(count << 32)
  }
}

extension PageDirectory: PageListing {
  package var count: Int { starts[starts.count - 1] }

  package func id(at index: Int) -> PageKey {
    // Empty sections before the page's own have the same start.
    let section = starts.lastPosition { $0 <= index }
    return page(at: ItemPath(section: section, item: index - starts[section]))
  }

  package func index(of page: PageKey) -> Int? {
    table.path(of: page).map { starts[$0.section] + $0.item }
  }
}
