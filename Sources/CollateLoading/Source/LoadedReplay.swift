import CollateCore

/// The edits of an event, which are made in the sections of a source one after the other.
///
/// Ranks are those of the moment of an edit. The machine knows only those after all of them, so it is not asked.
@MainActor
struct LoadedReplay<Section: SectionProtocol & Sendable, Key: Hashable & Sendable>
where Section.Item: Sendable, Section.ID: Sendable {
  typealias Source = LoadingDataSource<Section, Key>
  typealias ID = Section.Item.ID

  /// Whether all that was done was to insert a page with all of its sections, each of which has items.
  private(set) var isWholePage = false

  /// The ids of items that were inserted where there is no section.
  private(set) var unplacedIDs: [ID] = []

  private let pass: Source.Pass
  private let source: Source

  /// The removed items, if any of them may be inserted again.
  private var removedItems: [ID: Section.Item] = [:]
  private let keepsRemovedItems: Bool

  /// The items of the page that were not inserted with it.
  private var leftovers: [Section.Item] = []

  /// The ids whose items are taken from changes, and those of which this has been done.
  private let taken: Set<ID>
  private var inserted: Set<ID> = []

  init(_ pass: Source.Pass, in source: Source) {
    (self.pass, self.source) = (pass, source)
    taken = Set(pass.taken)
    var (hasPage, hasPlaces) = (false, false)
    for case .insert(_, _, let origin) in pass.edits {
      switch origin {
      case .page: hasPage = true
      case .place, .origin: hasPlaces = true
      }
    }
    keepsRemovedItems = pass.edits.count > 1 && (hasPlaces || !pass.excepted.isEmpty)
    if let page = pass.page, !hasPage { leftovers = page.sections.flatMap { $0.items } }
  }

  /// Makes the edits.
  mutating func run() {
    for edit in pass.edits {
      switch edit {
      case .gaps: break
      case .remove(let ids, let rank): remove(rank..<rank + ids.count)
      case .insert(let ids, let rank, .page): insertPage(ids, at: rank)
      case .insert(let ids, let rank, .place(let place, let isMove)):
        insert(ids[0], at: rank, place, isMove: isMove)
      case .insert(let ids, let rank, .origin): insert(ids[0], at: rank, nil, isMove: false)
      }
    }
  }
}

// Edits.
extension LoadedReplay {
  private mutating func remove(_ range: Range<Int>) {
    let shown = source.extras.removeRanks(range)
    if shown.isEmpty { return }
    if keepsRemovedItems {
      let places = source.places
      for rank in shown {
        let item = places.snapshot[places.path(rank)]
        removedItems[item.id] = item
      }
    }
    source.removeItems(shown)
  }

  /// Inserts an item at a place, or where it was before a pending edit.
  private mutating func insert(_ id: ID, at rank: Int, _ place: LoadPlace<ID>?, isMove: Bool) {
    let isTaken = place != nil && taken.contains(id)
    if isTaken {
      inserted.insert(id)
      if let (item, section, _) = source.changed[id] {
        source.pending.note(item, in: isMove ? nil : section)
      }
    }
    let old = removedItems[id]
    let item =
      source.pending.item(id) ?? (isTaken ? nil : old) ?? source.changed[id]?.item ?? old
    guard let item else { return leaveOut([id], at: rank) }
    let shown = source.extras.shownRank(rank)
    if var section = section(of: id, isMove: isMove, isTaken: isTaken, isOld: place == nil) {
      section.items = []
      source.lastContent = section
      section.items = [item]
      source.insert([section], at: shown)
    } else if let destination = destination(at: shown, place ?? .last) {
      source.insert([item], at: destination)
    } else if var section = source.lastContent {
      section.items = [item]
      source.insert([section], at: shown)
    } else {
      return leaveOut([id], at: rank)
    }
    source.extras.insertRanks(1, at: rank, areShown: true)
  }

  /// Returns the section into which an item comes, if it is not the one beside it.
  private func section(of id: ID, isMove: Bool, isTaken: Bool, isOld: Bool) -> Section? {
    if isOld { return source.pending.reportedSection(id) }
    if isMove { return nil }
    return isTaken ? source.changed[id]?.section : source.pending.section(id)
  }

  /// Shows nothing of ids for which there are no items, or no section.
  private mutating func leaveOut(_ ids: [ID], at rank: Int) {
    unplacedIDs += ids
    source.extras.insertRanks(ids.count, at: rank, areShown: false)
  }

  /// Returns the path of an item that comes to a rank, in the section of the item that its place is about.
  private func destination(at shownRank: Int, _ place: LoadPlace<ID>) -> ItemPath? {
    let places = source.places
    let (above, below) = (places.above(shownRank), places.below(shownRank))
    let isBelowWanted =
      switch place {
      case .first, .before: true
      case .last, .after: false
      }
    if let below, isBelowWanted || above == nil { return below }
    return above.map { ItemPath(section: $0.section, item: $0.item + 1) }
  }

  private mutating func insertPage(_ ids: [ID], at rank: Int) {
    guard let page = pass.page else { return leaveOut(ids, at: rank) }
    let count = page.sections.reduce(0) { $0 + $1.items.count }
    var sections = page.sections
    if count != ids.count || !pass.excepted.isEmpty || !source.pending.isEmpty {
      sections = pick(ids, of: sections)
    }
    isWholePage =
      pass.edits.count == 1 && count == ids.count && !sections.contains { $0.items.isEmpty }
    sections.removeAll { $0.items.isEmpty }
    // A page may have a section twice in a row.
    for index in sections.indices.dropFirst().reversed()
    where sections[index].id == sections[index - 1].id {
      sections[index - 1].items += sections[index].items
      sections.remove(at: index)
    }
    source.insert(sections, at: source.extras.shownRank(rank))
    source.extras.insertRanks(ids.count, at: rank, areShown: true)
  }

  /// Returns the sections of a page with some of their items, and keeps the others.
  private mutating func pick(_ ids: [ID], of sections: [Section]) -> [Section] {
    var next = 0
    var known: Set<ID> = []
    return sections.map { section in
      var result = section
      result.items = []
      for item in section.items where known.insert(item.id).inserted {
        guard next < ids.count, ids[next] == item.id else {
          leftovers.append(item)
          continue
        }
        next += 1
        let newest = pass.excepted.contains(item.id) ? newest(item) : item
        source.pending.note(newest, in: section)
        result.items.append(source.pending.item(item.id) ?? newest)
      }
      return result
    }
  }

  /// Returns the item that is known instead of an older one.
  private func newest(_ item: Section.Item) -> Section.Item {
    let changed = taken.contains(item.id) ? source.changed[item.id]?.item : nil
    return changed ?? source.pending.reportedItem(item.id) ?? removedItems[item.id] ?? item
  }
}

// What has new content.
extension LoadedReplay {
  /// Returns the items that are shown already and have new content, after all edits.
  func updates() -> [(path: ItemPath, item: Section.Item)] {
    var updates: [(path: ItemPath, item: Section.Item)] = []
    func add(_ item: Section.Item?) {
      guard let item else { return }
      source.pending.note(item)
      let shown = source.pending.item(item.id) ?? item
      if let path = source.path(ofContent: item.id) { updates.append((path, shown)) }
    }
    if !leftovers.isEmpty {
      var known: Set<ID> = []
      for item in leftovers where known.insert(item.id).inserted {
        if !pass.excepted.contains(item.id), !taken.contains(item.id) { add(item) }
      }
    }
    for id in pass.taken where !inserted.contains(id) { add(source.changed[id]?.item) }
    for id in Set(pass.edited).subtracting(pass.taken) where !inserted.contains(id) {
      if let item = source.pending.item(id), let path = source.path(ofContent: id) {
        updates.append((path, item))
      }
    }
    return updates
  }
}
