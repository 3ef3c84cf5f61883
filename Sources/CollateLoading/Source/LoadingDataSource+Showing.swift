import CollateCore

// What is shown of pages, gaps and statuses.
extension LoadingDataSource {
  /// Shows what events brought, in one update.
  func show(_ pass: Pass) {
    let changesItems = !pass.edits.isEmpty || pass.page != nil || showsSectionsOfNoPage
    let unplacedIDs = keepingBusy {
      // What is no content is taken out while content is edited, and comes back by its id.
      let rows = changesItems || pass.isStateNew ? takeRows() : []
      if changesItems, !extras.delivered.isEmpty { removeEmptySections() }
      let unplacedIDs = replay(pass)
      if changesItems, !extras.delivered.isEmpty { showEmptySections() }
      if pass.isStateNew { showStatus(.backward) }
      if changesItems || pass.isStateNew { showRows(isStateNew: pass.isStateNew, rows) }
      if pass.isStateNew { showStatus(.forward) }
      return unplacedIDs
    }
    removeUnplaced(unplacedIDs)
    makeLateCalls()
  }

  /// Shows the items and sections that events brought, and returns the ids of those items for which there is no
  /// section.
  private func replay(_ pass: Pass) -> [Section.Item.ID] {
    var replay = LoadedReplay(pass, in: self)
    replay.run()
    update(replay.updates())
    if let page = pass.page {
      updateContents(of: page, pass.token)
      // Most pages have no sections without items.
      if !replay.isWholePage || extras.delivered[pass.token] != nil {
        noteEmptySections(of: page, token: pass.token)
      }
    }
    return replay.unplacedIDs
  }

  /// Leaves items out that were inserted where there is no section.
  private func removeUnplaced(_ ids: [Section.Item.ID]) {
    if ids.isEmpty { return }
    for id in ids { store.report(.unplacedItem(id: "\(id)")) }
    handle(.leftOut(ids))
  }

  /// Returns the path of an item that was loaded.
  ///
  /// - Complexity: O(log *n*) in the number of items, but for sums over the numbers of ids in pages and in parts of
  ///   large pages.
  func path(ofContent id: Section.Item.ID) -> ItemPath? {
    guard let rank = machine.pages.rank(of: id), !extras.isWaiting(rank) else { return nil }
    // Rows of gaps are counted by the tree, but not by the machine.
    let rowCount = extras.rows.count { row in
      guard row.path != nil, let ranks = machine.pages.order.ranks(of: .gap(row.gap)) else {
        return false
      }
      return ranks.lowerBound <= rank
    }
    return places.path(extras.shownRank(rank) + rowCount)
  }

  /// Returns the number of items that are shown before a page or gap, without rows of gaps.
  private func shownRanks(of name: PageOrder.Name) -> Range<Int>? {
    machine.pages.order.ranks(of: name).map {
      extras.shownRank($0.lowerBound)..<extras.shownRank($0.upperBound)
    }
  }
}

// The content of sections.
extension LoadingDataSource {
  /// Gives sections the content that was delivered last.
  private func updateContents(of page: LoadedPage<Section, Key>, _ token: LoadToken) {
    if page.sections.isEmpty { return }
    let contents = Dictionary(page.sections.map { ($0.id, $0) }) { $1 }
    var updates: [(index: Int, content: Section)] = []
    store.core.comparing {
      let sections = store.currentSnapshot.sections
      for index in self.sections(with: contents.keys, of: token) {
        let shown = sections[index]
        guard let content = contents[shown.id] else { continue }
        if !shown.hasSameContent(as: content) { updates.append((index, content)) }
      }
    }
    for (index, content) in updates { update(section: index, content: content) }
  }

  /// Returns the sections among which are those with some ids: those of a page, if there are no others.
  private func sections(with ids: some Sequence<Section.ID>, of token: LoadToken) -> Range<Int> {
    let places = places
    guard let ranks = shownRanks(of: .page(token)), !ranks.isEmpty else { return places.sections }
    let last = places.path(ranks.upperBound - 1)
    let range = places.path(ranks.lowerBound).section..<last.section + 1
    var counts: [Section.ID: Int] = [:]
    for section in range { counts[places.snapshot.sections[section].id, default: 0] += 1 }
    let areOthers = ids.contains { extras.counts[$0, default: 0] > counts[$0, default: 0] }
    return areOthers ? places.sections : range
  }
}

// Sections without items.
extension LoadingDataSource {
  /// Whether there are sections without items of a removed page, which may have had no items at all.
  private var showsSectionsOfNoPage: Bool {
    if extras.delivered.isEmpty { return false }
    return extras.delivered.keys.contains { !machine.pages.has($0) }
  }

  /// Shows the sections that were delivered without items, unless they are shown elsewhere.
  private func showEmptySections() {
    var shown = Set(places.sections.map { store.currentSnapshot.sections[$0].id })
    let former = extras.delivered
    extras.delivered = former.filter { machine.pages.has($0.key) }
    // It may ask the source when it is released.
    withExtendedLifetime(former) {}
    // Pages without items have the same ranks as others.
    let order = machine.pages.order
    let pages = extras.delivered.sorted {
      order.index(of: .page($0.key)) ?? 0 < order.index(of: .page($1.key)) ?? 0
    }
    // The numbers of those that are shown at each rank.
    var counts: [Int: Int] = [:]
    for (token, delivered) in pages {
      guard let ranks = shownRanks(of: .page(token)) else { continue }
      let ends = sectionEnds(in: ranks)
      // Each is below the sections that were above it.
      var rank = ranks.lowerBound
      for section in delivered {
        if let end = ends[section.content.id] {
          rank = end
        } else if section.isEmpty, shown.insert(section.content.id).inserted {
          insertEmpty(section.content, at: rank, behind: counts[rank, default: 0])
          counts[rank, default: 0] += 1
        }
      }
    }
  }

  /// Notes the sections that a page was delivered with, if some of them are without items.
  private func noteEmptySections(of page: LoadedPage<Section, Key>, token: LoadToken) {
    guard let ranks = shownRanks(of: .page(token)) else { return }
    let ends = sectionEnds(in: ranks)
    let sections = page.sections.map { section in
      var content = section
      content.items = []
      return LoadedExtras.DeliveredSection(content: content, isEmpty: ends[section.id] == nil)
    }
    let former = extras.delivered[token]
    extras.delivered[token] = sections.contains { $0.isEmpty } ? sections : nil
    withExtendedLifetime(former) {}
  }

  /// Returns how many items are shown in and before each section of a page, by the ranks of its items; of sections with
  /// the same id, the last one counts.
  private func sectionEnds(in ranks: Range<Int>) -> [Section.ID: Int] {
    let places = places
    var rank = ranks.lowerBound
    var ends: [Section.ID: Int] = [:]
    while rank < ranks.upperBound {
      let path = places.path(rank)
      let section = places.snapshot.sections[path.section]
      rank = min(ranks.upperBound, rank + section.items.count - path.item)
      ends[section.id] = rank
    }
    return ends
  }
}

// Gaps and statuses.
extension LoadingDataSource {
  /// Removes the rows of gaps, and returns them.
  private func takeRows() -> [LoadedExtras<Section>.Row] {
    let rows = extras.rows
    if rows.isEmpty { return [] }
    extras.rows = []
    for case let path? in rows.reversed().map({ $0.path }) {
      store.edit(.deleting(items: [path])) { snapshot in
        snapshot.modifySection(path.section) { _ = $0.items.remove(at: path.item) }
      }
    }
    return rows
  }

  /// Inserts a row for each gap at the end of the section above it, if the app has one.
  private func showRows(isStateNew: Bool, _ known: [LoadedExtras<Section>.Row]) {
    if machine.pages.order.gapCount == 0 { return }
    var shownCount = 0
    for gap in machine.content.gaps {
      let item =
        isStateNew
        ? gapItem?(gap, machine.state.gaps[gap] ?? .more)
        : known.first { $0.gap == gap }?.item
      guard let item, let rank = shownRanks(of: .gap(gap))?.lowerBound else { continue }
      let above = places.above(rank + shownCount)
      let path = above.map { ItemPath(section: $0.section, item: $0.item + 1) }
      extras.rows.append(.init(gap: gap, item: item, path: path))
      guard let path else { continue }
      insert([item], at: path)
      shownCount += 1
    }
  }

  /// Does what may call the app, also because it releases items, and lets calls wait that this causes meanwhile.
  func keepingBusy<Result>(_ body: () -> Result) -> Result {
    let wasBusy = isBusy
    isBusy = true
    defer { isBusy = wasBusy }
    return body()
  }
}
