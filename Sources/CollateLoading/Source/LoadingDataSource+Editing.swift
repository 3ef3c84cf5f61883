import CollateCore

// Changes of the sections, each of which is reported by position, like those of an array.
extension LoadingDataSource {
  /// Where the items that were loaded are now; nothing may hold it during a change, which would copy what it holds.
  var places: LoadedPlaces<Section> {
    LoadedPlaces(
      store.currentSnapshot, hasBackwardStatus: extras.hasBackwardStatus,
      hasForwardStatus: extras.hasForwardStatus)
  }

  /// Inserts an item at a path.
  func insert(_ item: Section.Item, at path: ItemPath) {
    store.edit(.inserting(item: path)) { snapshot in
      snapshot.modifySection(path.section) { loops.replace(path.item..<path.item, [item], &$0) }
    }
  }

  /// Moves an item to a path in the sections without it.
  func moveInStore(at path: ItemPath, to destination: ItemPath) {
    if path == destination { return }
    store.edit(.moving(item: path, to: destination)) { snapshot in
      let item = snapshot.modifySection(path.section) { $0.items.remove(at: path.item) }
      snapshot.modifySection(destination.section) { $0.items.insert(item, at: destination.item) }
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

// Items and sections that go.
extension LoadingDataSource {
  /// Removes consecutive items, and the sections that they leave empty.
  ///
  /// - Parameter range: The ranks of the items among what is shown, of which there is at least one.
  func removeItems(_ range: Range<Int>) {
    let first = places.path(range.lowerBound)
    let count = store.currentSnapshot.itemCount(inSection: first.section)
    let end = first.item + range.count
    if end < count || end == count && first.item > 0 {
      removeItems(first.item..<end, inSection: first.section)
    } else {
      removeSections(with: range)
    }
  }

  private func removeItems(_ items: Range<Int>, inSection section: Int) {
    store.edit(.deleting(items: paths(inSection: section, items))) { snapshot in
      snapshot.modifySection(section) { loops.replace(items, [], &$0) }
    }
  }

  /// Removes consecutive items, of which at least those at one end are in sections that go with them, or are in
  /// several sections.
  private func removeSections(with range: Range<Int>) {
    let parts = parts(of: range)
    let removedSections = parts.filter { $0.isWhole }.map { $0.section }
    let deletes = parts.filter { !$0.isWhole }.flatMap { paths(inSection: $0.section, $0.items) }
    for section in removedSections { extras.count(sectionID(section), by: -1) }
    let change: PendingChange =
      switch (removedSections.count, deletes.count) {
      case (0, _): .deleting(items: deletes)
      case (1, 0): .deleting(section: removedSections[0])
      default:
        PendingChange(
          .init(
            sections: Relation(deletes: removedSections.map(ItemPath.sectionNumber)),
            items: Relation(deletes: deletes)))
      }
    store.edit(change) { snapshot in
      for part in parts where !part.isWhole {
        snapshot.modifySection(part.section) { loops.replace(part.items, [], &$0) }
      }
      if let first = removedSections.first {
        snapshot.replaceSections(first..<first + removedSections.count, with: [])
      }
    }
    if let first = removedSections.first { joinSections(at: first) }
  }

  private typealias SectionPart = (section: Int, items: Range<Int>, isWhole: Bool)

  /// Returns the sections of consecutive items, of which the inner ones are whole.
  private func parts(of range: Range<Int>) -> [SectionPart] {
    let places = places
    let (first, last) = (places.path(range.lowerBound), places.path(range.upperBound - 1))
    return (first.section...last.section).map { section in
      let count = places.snapshot.itemCount(inSection: section)
      let start = section == first.section ? first.item : 0
      let end = section == last.section ? last.item + 1 : count
      return (section, start..<end, end - start == count)
    }
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
    extras.count(sectionID(section), by: -1)
    let change = PendingChange(
      .init(
        sections: Relation(deletes: [.sectionNumber(section)]),
        items: .moving(lower.count, from: [section, 0], to: [section - 1, count])))
    store.edit(change) { snapshot in
      snapshot.replaceSections(section..<section + 1, with: [])
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
    extras.count(lower.id, by: 1)
    let next = path.section + 1
    let change = PendingChange(
      .init(
        sections: Relation(inserts: [.sectionNumber(next)]),
        items: .moving(count - path.item, from: path, to: [next, 0])))
    store.edit(change) { snapshot in
      snapshot.modifySection(path.section) { loops.replace(path.item..<count, [], &$0) }
      snapshot.replaceSections(next..<next, with: [lower])
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
      return insertItems(first.items, at: below)
    }
    let (above, below) = gap(at: rank)
    let joinsAbove = above.map { sectionID($0.section) == first.id } ?? false
    let joinsBelow =
      (sections.count > 1 || !joinsAbove) && below.map { sectionID($0.section) == last.id } ?? false
    let new = Array(sections.dropFirst(joinsAbove ? 1 : 0).dropLast(joinsBelow ? 1 : 0))
    if joinsBelow, let below { insertItems(last.items, at: below) }
    let index = above.map { $0.section + 1 } ?? below?.section ?? places.sections.lowerBound
    insertWhole(new, at: index)
    if joinsAbove, let above {
      insertItems(first.items, at: [above.section, above.item + 1])
    }
  }

  private func insertItems(_ items: [Section.Item], at path: ItemPath) {
    let range = path.item..<path.item + items.count
    store.edit(.inserting(items: paths(inSection: path.section, range))) { snapshot in
      snapshot.modifySection(path.section) { loops.replace(path.item..<path.item, items, &$0) }
    }
  }

  private func insertWhole(_ sections: [Section], at index: Int) {
    if sections.isEmpty { return }
    for section in sections { extras.count(section.id, by: 1) }
    let numbers = (index..<index + sections.count).map(ItemPath.sectionNumber)
    let change =
      numbers.count == 1
      ? PendingChange.inserting(section: index)
      : PendingChange(.init(sections: Relation(inserts: numbers)))
    store.edit(change) { $0.replaceSections(index..<index, with: sections) }
  }
}

// Sections without items, and those that are not content.
extension LoadingDataSource {
  /// Inserts a section without items at a place, behind some that have been inserted there.
  func insertEmpty(_ section: Section, at rank: Int, behind count: Int) {
    let above = gap(at: rank).above
    let start = above.map { $0.section + 1 } ?? places.sections.lowerBound
    insertWhole([section], at: start + count)
  }

  /// Removes all sections without items.
  func removeEmptySections() {
    for section in places.sections.reversed()
    where store.currentSnapshot.itemCount(inSection: section) == 0 {
      extras.count(sectionID(section), by: -1)
      store.edit(.deleting(section: section)) {
        $0.replaceSections(section..<section + 1, with: [])
      }
      joinSections(at: section)
    }
  }

  /// Replaces the section of a status.
  func setStatus(_ section: Section?, _ direction: LoadDirection) {
    let isBackward = direction == .backward
    let isShown = isBackward ? extras.hasBackwardStatus : extras.hasForwardStatus
    let count = store.currentSnapshot.sections.count
    let index = isBackward ? 0 : count - (isShown ? 1 : 0)
    switch (isShown, section) {
    case (false, nil): return
    case (false, let section?):
      store.edit(.inserting(section: index)) { $0.replaceSections(index..<index, with: [section]) }
    case (true, nil):
      store.edit(.deleting(section: index)) { $0.replaceSections(index..<index + 1, with: []) }
    case (true, let section?):
      let path = ItemPath.sectionNumber(index)
      let change = PendingChange(
        .init(sections: Relation(deletes: [path], inserts: [path])),
        doubts: [.identities, .updates])
      store.edit(change) { $0.replaceSections(index..<index + 1, with: [section]) }
    }
    if isBackward {
      extras.hasBackwardStatus = section != nil
    } else {
      extras.hasForwardStatus = section != nil
    }
  }
}

extension Relation {
  /// Returns the relation of consecutive items that go to another section.
  fileprivate static func moving(
    _ count: Int, from start: ItemPath, to target: ItemPath
  ) -> Relation {
    Relation(
      deletes: [], inserts: [],
      pairs: (0..<count).map { offset in
        (
          before: ItemPath(section: start.section, item: start.item + offset),
          after: ItemPath(section: target.section, item: target.item + offset)
        )
      })
  }
}
