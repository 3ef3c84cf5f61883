import CollateCore

// Changes of the sections, each of which is reported by position, like those of an array.
extension LoadingDataSource {
  /// Where the items that were loaded are now; nothing may hold it during a change, which would copy what it holds.
  var places: LoadedPlaces<Section> {
    LoadedPlaces(store.currentSnapshot, statuses: extras.statuses)
  }

  /// Inserts items at a path.
  func insert(_ items: [Section.Item], at path: ItemPath) {
    let range = path.item..<path.item + items.count
    let change: PendingChange =
      items.count == 1
      ? .inserting(item: path) : .inserting(items: paths(inSection: path.section, range))
    store.edit(change) { snapshot in
      snapshot.modifySection(path.section) { loops.replace(path.item..<path.item, items, &$0) }
    }
  }

  /// Replaces items by others with the same ids.
  func update(_ items: [(path: ItemPath, item: Section.Item)]) {
    if items.isEmpty { return }
    let paths = items.count == 1 ? [items[0].path] : items.map { $0.path }.sorted()
    let change =
      paths.count == 1
      ? PendingChange.replacing(item: paths[0], hasSameID: true)
      : .updating(items: paths).with(doubts: .updates)
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
    store.edit(.updating(section: index)) { snapshot in
      snapshot.modifySection(index) { section in
        var items: [Section.Item] = []
        swap(&items, &section.items)
        section = content
        section.items = items
      }
    }
  }
}

// Sections that come and go.
extension LoadingDataSource {
  /// Replaces sections.
  ///
  /// - Parameters:
  ///   - range: The indices of the sections.
  ///   - new: The sections in their place.
  ///   - items: What becomes of items in other sections, or of those that go to other sections.
  ///   - doubts: What is not known of the change.
  ///   - body: Changes the other sections, before.
  private func replaceSections(
    _ range: Range<Int>, with new: [Section], _ items: Relation? = nil,
    doubts: PendingChange.Doubts = [], _ body: (inout Snapshot<Section>) -> Void = { _ in }
  ) {
    for section in range { extras.count(sectionID(section), by: -1) }
    for section in new { extras.count(section.id, by: 1) }
    let inserted = range.lowerBound..<range.lowerBound + new.count
    let change: PendingChange =
      switch (range.count, new.count, items) {
      case (1, 0, nil): .deleting(section: range.lowerBound)
      case (0, 1, nil): .inserting(section: range.lowerBound)
      default:
        PendingChange(
          .init(
            sections: Relation(
              deletes: range.map(ItemPath.sectionNumber),
              inserts: inserted.map(ItemPath.sectionNumber)),
            items: items ?? Relation()), doubts: doubts)
      }
    store.edit(change) { snapshot in
      body(&snapshot)
      snapshot.replaceSections(range, with: new)
    }
  }
}

// Items and sections that go.
extension LoadingDataSource {
  /// Removes consecutive items, and the sections that they leave empty.
  ///
  /// - Parameter range: The ranks of the items among what is shown, of which there is at least one.
  func removeItems(_ range: Range<Int>) {
    let (first, last) = (places.path(range.lowerBound), places.path(range.upperBound - 1))
    var whole = first.section..<last.section + 1
    for section in whole {
      let count = store.currentSnapshot.itemCount(inSection: section)
      let start = section == first.section ? first.item : 0
      let end = section == last.section ? last.item + 1 : count
      if end - start == count { continue }
      // The first section stays, or the last one.
      whole = section == first.section ? whole.dropFirst() : whole.dropLast()
      store.edit(.deleting(items: paths(inSection: section, start..<end))) { snapshot in
        snapshot.modifySection(section) { loops.replace(start..<end, [], &$0) }
      }
    }
    if whole.isEmpty { return }
    replaceSections(whole, with: [])
    joinSections(at: whole.lowerBound)
  }

  private func paths(inSection section: Int, _ items: Range<Int>) -> [ItemPath] {
    items.map { ItemPath(section: section, item: $0) }
  }

  private func sectionID(_ section: Int) -> Section.ID {
    store.currentSnapshot.sections[section].id
  }

  /// Joins a section with the one above it, if they have the same id.
  func joinSections(at section: Int) {
    let sections = places.sections
    guard section > sections.lowerBound, section < sections.upperBound,
      sectionID(section - 1) == sectionID(section)
    else { return }
    let count = store.currentSnapshot.itemCount(inSection: section - 1)
    let lower = store.currentSnapshot.sections[section].items
    let moved = PendingChange.moving(
      items: lower.indices, ofSection: section, to: [section - 1, count])
    replaceSections(section..<section + 1, with: [], moved.items) { snapshot in
      snapshot.modifySection(section - 1) { loops.replace(count..<count, lower, &$0) }
    }
  }
}

// Sections that come.
extension LoadingDataSource {
  /// Divides a section, so that an item is the first one of its second half.
  private func splitSection(at path: ItemPath) {
    var lower = store.currentSnapshot.sections[path.section]
    let count = lower.items.count
    lower.items.removeSubrange(..<path.item)
    let next = path.section + 1
    let moved = PendingChange.moving(
      items: path.item..<count, ofSection: path.section, to: [next, 0])
    replaceSections(next..<next, with: [lower], moved.items) { snapshot in
      snapshot.modifySection(path.section) { loops.replace(path.item..<count, [], &$0) }
    }
  }

  /// Returns the paths of the items above and below a place, between which a section can come.
  private func gap(at rank: Int) -> (above: ItemPath?, below: ItemPath?) {
    let paths = (above: places.above(rank), below: places.below(rank))
    guard let below = paths.below, below.section == paths.above?.section else { return paths }
    splitSection(at: below)
    return (paths.above, [below.section + 1, 0])
  }

  /// Inserts sections with items, of which the first and the last one join those beside them.
  func insert(_ sections: [Section], at rank: Int) {
    guard let first = sections.first, let last = sections.last else { return }
    if sections.count == 1, let below = places.below(rank), below.item > 0,
      sectionID(below.section) == first.id
    {
      return insert(first.items, at: below)
    }
    let (above, below) = gap(at: rank)
    let joinsAbove = above.map { sectionID($0.section) == first.id } ?? false
    let joinsBelow =
      (sections.count > 1 || !joinsAbove) && below.map { sectionID($0.section) == last.id } ?? false
    let new = Array(sections.dropFirst(joinsAbove ? 1 : 0).dropLast(joinsBelow ? 1 : 0))
    if joinsBelow, let below { insert(last.items, at: below) }
    let index = above.map { $0.section + 1 } ?? below?.section ?? places.sections.lowerBound
    if !new.isEmpty { replaceSections(index..<index, with: new) }
    if joinsAbove, let above {
      insert(first.items, at: [above.section, above.item + 1])
    }
  }
}

// Sections without items, and those that are not content.
extension LoadingDataSource {
  /// Inserts a section without items at a place, behind some that have been inserted there.
  func insertEmpty(_ section: Section, at rank: Int, behind count: Int) {
    let above = gap(at: rank).above
    let start = above.map { $0.section + 1 } ?? places.sections.lowerBound
    replaceSections(start + count..<start + count, with: [section])
  }

  /// Removes all sections without items.
  func removeEmptySections() {
    for section in places.sections.reversed()
    where store.currentSnapshot.itemCount(inSection: section) == 0 {
      replaceSections(section..<section + 1, with: [])
      joinSections(at: section)
    }
  }

  /// Shows what there is to say at an end.
  func showStatus(_ end: LoadDirection) {
    let isShown = extras.statuses.contains(end)
    let section = status(end)
    if !isShown, section == nil { return }
    let shownCount = isShown ? 1 : 0
    let index = end == .backward ? 0 : store.currentSnapshot.sections.count - shownCount
    replaceSections(
      index..<index + shownCount, with: section.map { [$0] } ?? [],
      doubts: isShown && section != nil ? [.identities, .updates] : [])
    if section == nil { extras.statuses.remove(end) } else { extras.statuses.insert(end) }
  }

  /// Returns the section for what there is to say at an end; one that stands alone is at the end.
  private func status(_ direction: LoadDirection) -> Section? {
    let state = machine.state
    switch state.content {
    case .idle: return nil
    case .loading, .empty, .failed:
      if direction == .backward { return nil }
      return placeholderSection?(state, state.content == .failed ? contentError : nil)
    case .loaded: return edgeSection?(direction, state, error(at: direction))
    }
  }

  /// Why there is nothing: the refresh has failed, or else a page.
  private var contentError: (any Error)? {
    refreshError ?? error(at: .forward) ?? error(at: .backward)
  }
}
