import CollateCore

// Where items are. Nothing may hold the sections during a change, which would copy what it holds.
extension LoadingDataSource {
  /// The indices of the sections that are no statuses.
  var contentSections: Range<Int> {
    let count = store.currentSnapshot.sections.count
    // What is released in the middle of an edit may ask, when there is nothing to read.
    if count == 0 { return 0..<0 }
    return (statuses.contains(.backward) ? 1 : 0)..<count - (statuses.contains(.forward) ? 1 : 0)
  }

  /// Returns the path of the item with a number of others before it, without statuses; `nil` if there is none.
  ///
  /// - Complexity: O(log *s*) in the number of sections.
  func path(atRank rank: Int) -> ItemPath? {
    let (snapshot, sections) = (store.currentSnapshot, contentSections)
    let start = sections.lowerBound == 0 ? 0 : snapshot.itemCount(inSection: 0)
    let isStatusLast = sections.upperBound < snapshot.sections.count
    let end = isStatusLast ? snapshot.itemCount(inSection: sections.upperBound) : 0
    if rank < 0 || start + rank >= snapshot.itemCount - end { return nil }
    return snapshot.path(ofItemWithRank: start + rank)
  }

  func sectionID(_ section: Int) -> Section.ID { store.currentSnapshot.sections[section].id }
}

extension ItemPath {
  /// The path behind an item.
  var next: ItemPath { ItemPath(section: section, item: item + 1) }
}

// Changes of the sections, each of which is reported by position, like those of an array.
extension LoadingDataSource {
  /// Removes consecutive items of a section, or inserts others there.
  func replace(_ path: ItemPath, count: Int = 0, with items: [Section.Item]) {
    func paths(_ count: Int) -> [ItemPath] {
      (path.item..<path.item + count).map { ItemPath(section: path.section, item: $0) }
    }
    let change: PendingChange =
      switch (count, items.count) {
      case (0, 1): .inserting(item: path)
      case (1, 0): .deleting(item: path)
      default: .replacing(items: paths(count), by: paths(items.count))
      }
    // Code of the app that runs when an item is released may read the source, which is not possible during an edit.
    let former = paths(count).map { store.currentSnapshot[$0] }
    defer { withExtendedLifetime(former) {} }
    store.edit(change) { snapshot in
      snapshot.modifySection(path.section) {
        loops.replace(path.item..<path.item + count, items, &$0)
      }
    }
  }

  /// Replaces items by others with the same ids.
  func update(_ items: [(path: ItemPath, item: Section.Item)]) {
    if items.isEmpty { return }
    let change =
      items.count == 1
      ? PendingChange.replacing(item: items[0].path, hasSameID: true)
      : .updating(items: items.map { $0.path }.sorted()).with(doubts: .updates)
    let former = items.map { store.currentSnapshot[$0.path] }
    defer { withExtendedLifetime(former) {} }
    store.edit(change) { snapshot in
      for (path, item) in items {
        snapshot.modifySection(path.section) {
          loops.replace(path.item..<path.item + 1, [item], &$0)
        }
      }
    }
  }

  /// Gives a section other content.
  func update(section index: Int, content: Section) {
    var former = store.currentSnapshot.sections[index]
    former.items = []
    defer { withExtendedLifetime(former) {} }
    store.edit(.updating(section: index)) { snapshot in
      snapshot.modifySection(index) { section in
        var items: [Section.Item] = []
        swap(&items, &section.items)
        section = content
        section.items = items
      }
    }
  }

  /// Replaces sections by others, which may be the same.
  private func replaceSections(_ range: Range<Int>, with new: [Section]) {
    for id in range.map(sectionID) {
      sectionCounts[id] = sectionCounts[id].flatMap { $0 > 1 ? $0 - 1 : nil }
    }
    for section in new { sectionCounts[section.id, default: 0] += 1 }
    let inserted = range.lowerBound..<range.lowerBound + new.count
    let change: PendingChange =
      switch (range.count, new.count) {
      case (1, 0): .deleting(section: range.lowerBound)
      case (0, 1): .inserting(section: range.lowerBound)
      default:
        PendingChange(
          .init(
            sections: Relation(
              deletes: range.map(ItemPath.sectionNumber),
              inserts: inserted.map(ItemPath.sectionNumber))),
          doubts: range.isEmpty || new.isEmpty ? [] : [.identities, .updates])
      }
    let former = range.map { store.currentSnapshot.sections[$0] }
    defer { withExtendedLifetime(former) {} }
    store.edit(change) { $0.replaceSections(range, with: new) }
  }
}

// Items and sections that go.
extension LoadingDataSource {
  /// Removes consecutive items, and the sections that they leave empty.
  ///
  /// - Parameter range: The ranks of the items, of which there is at least one.
  func removeItems(_ range: Range<Int>) {
    guard let first = path(atRank: range.lowerBound), let last = path(atRank: range.upperBound - 1)
    else { return }
    var whole = first.section..<last.section + 1
    for section in whole {
      let count = store.currentSnapshot.itemCount(inSection: section)
      let start = section == first.section ? first.item : 0
      let end = section == last.section ? last.item + 1 : count
      if end - start == count { continue }
      // The first section stays, or the last one.
      whole = section == first.section ? whole.dropFirst() : whole.dropLast()
      replace(ItemPath(section: section, item: start), count: end - start, with: [])
    }
    if whole.isEmpty { return }
    replaceSections(whole, with: [])
    joinSections(at: whole.lowerBound)
  }

  /// Joins a section with the one above it, if they have the same id.
  private func joinSections(at section: Int) {
    let sections = contentSections
    guard section > sections.lowerBound, section < sections.upperBound,
      sectionID(section - 1) == sectionID(section)
    else { return }
    let items = store.currentSnapshot.sections[section].items
    let end = store.currentSnapshot.itemCount(inSection: section - 1)
    replaceSections(section..<section + 1, with: [])
    if !items.isEmpty { replace(ItemPath(section: section - 1, item: end), with: items) }
  }

  /// Removes all sections without items.
  func removeEmptySections() {
    for section in contentSections.reversed()
    where store.currentSnapshot.itemCount(inSection: section) == 0 {
      replaceSections(section..<section + 1, with: [])
      joinSections(at: section)
    }
  }
}

// Sections that come.
extension LoadingDataSource {
  /// Returns the paths of the items above and below a place, between which a section can come: one that has both is
  /// divided.
  private func gap(at rank: Int) -> (above: ItemPath?, below: ItemPath?) {
    let (above, below) = (path(atRank: rank - 1), path(atRank: rank))
    guard let below, below.section == above?.section else { return (above, below) }
    var lower = store.currentSnapshot.sections[below.section]
    let count = lower.items.count - below.item
    lower.items.removeSubrange(..<below.item)
    replace(below, count: count, with: [])
    let next = below.section + 1
    replaceSections(next..<next, with: [lower])
    return (above, ItemPath(section: next, item: 0))
  }

  /// Inserts sections with items, of which the first and the last one join those beside them.
  func insert(_ sections: [Section], at rank: Int) {
    if sections.count == 1, let below = path(atRank: rank), below.item > 0,
      sectionID(below.section) == sections[0].id
    {
      return replace(below, with: sections[0].items)
    }
    let (above, below) = gap(at: rank)
    var new = sections[...]
    var upper: Section?
    if let above, sectionID(above.section) == new.first?.id { upper = new.popFirst() }
    if let below, sectionID(below.section) == new.last?.id, let lower = new.popLast() {
      replace(below, with: lower.items)
    }
    let index = above.map { $0.section + 1 } ?? below?.section ?? contentSections.lowerBound
    if !new.isEmpty { replaceSections(index..<index, with: Array(new)) }
    if let above, let upper { replace(above.next, with: upper.items) }
  }

  /// Inserts a section without items at a place, behind some that have been inserted there.
  func insertEmpty(_ section: Section, at rank: Int, behind count: Int) {
    let above = gap(at: rank).above
    let index = (above.map { $0.section + 1 } ?? contentSections.lowerBound) + count
    replaceSections(index..<index, with: [section])
  }
}

// Sections that are not content.
extension LoadingDataSource {
  /// Shows what there is to say at an end.
  func showStatus(_ end: LoadDirection) {
    let isShown = statuses.contains(end)
    let section = status(end)
    if !isShown, section == nil { return }
    let shownCount = isShown ? 1 : 0
    let index = end == .backward ? 0 : store.currentSnapshot.sections.count - shownCount
    replaceSections(index..<index + shownCount, with: section.map { [$0] } ?? [])
    if section == nil { statuses.remove(end) } else { statuses.insert(end) }
  }

  /// Returns the section for what there is to say at an end; one that stands alone is at the end.
  private func status(_ direction: LoadDirection) -> Section? {
    let state = machine.state
    switch state.content {
    case .idle: return nil
    case .loading, .empty, .failed:
      if direction == .backward { return nil }
      // The refresh has failed, or else a page.
      let error = refreshError ?? error(at: .forward) ?? error(at: .backward)
      return placeholderSection?(state, state.content == .failed ? error : nil)
    case .loaded: return edgeSection?(direction, state, error(at: direction))
    }
  }
}
