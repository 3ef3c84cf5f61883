import CollateCore

// What is shown of pages, gaps and statuses.
extension LoadingDataSource {
  /// Shows what events brought, in one update.
  func show(_ pass: inout Pass) {
    let changesItems = !pass.edits.isEmpty || pass.token != nil || showsSectionsOfNoPage
    keepingBusy {
      // What is no content is taken out while content is edited, and comes back by its id.
      let former = changesItems || pass.isStateNew ? takeRows() : []
      if changesItems, !delivered.isEmpty { removeEmptySections() }
      replay(&pass)
      if let page = pass.page, let token = pass.token {
        updateContents(of: page, token)
        // Most pages have no sections without items.
        if pass.hasEmptySections || pass.edits.count > 1 || delivered[token] != nil {
          noteEmptySections(of: page, token: token)
        }
      }
      if changesItems, !delivered.isEmpty { showEmptySections() }
      if pass.isStateNew { showStatus(.backward) }
      if changesItems || pass.isStateNew { showRows(isStateNew: pass.isStateNew, former) }
      if pass.isStateNew { showStatus(.forward) }
    }
    makeLateCalls()
  }

  /// Returns the path of an item that was loaded.
  ///
  /// - Complexity: O(log *n*) in the number of items, but for sums over the numbers of ids in pages and in parts of
  ///   large pages.
  func path(ofContent id: Section.Item.ID) -> ItemPath? {
    guard let rank = machine.pages.rank(of: id) else { return nil }
    // Rows of gaps are counted by the tree, but not by the machine.
    let rowCount = rows.count { row in
      row.path != nil && (self.rank(of: row.gap).map { $0 <= rank } ?? false)
    }
    return path(atRank: rank + rowCount)
  }

  /// Returns the number of items before a gap, without rows of gaps.
  private func rank(of gap: LoadGap) -> Int? {
    machine.pages.index(of: gap).map { machine.pages.order.rank(ofChunkAt: $0) }
  }

  /// Returns the ranks of the items of a page, without rows of gaps.
  private func ranks(of token: LoadToken) -> Range<Int>? {
    machine.pages.order.ranks(of: .page(token))
  }
}

// The content of sections.
extension LoadingDataSource {
  /// Gives sections the content that was delivered last.
  private func updateContents(of page: LoadedPage<Section, Key>, _ token: LoadToken) {
    if page.sections.isEmpty { return }
    let contents = Dictionary(page.sections.map { ($0.id, $0) }) { $1 }
    var sections = contentSections
    if let own = self.sections(ofPage: token) {
      // There are no others with these ids, so that the page costs what it brings.
      let count = contents.keys.reduce(0) { $0 + sectionCounts[$1, default: 0] }
      if own.count(where: { contents[sectionID($0)] != nil }) == count { sections = own }
    }
    let updates = store.core.comparing {
      sections.compactMap { index in
        let shown = store.currentSnapshot.sections[index]
        let content = contents[shown.id].flatMap { shown.hasSameContent(as: $0) ? nil : $0 }
        return content.map { (index: index, content: $0) }
      }
    }
    for (index, content) in updates { update(section: index, content: content) }
  }

  /// Returns the sections in which the items of a page are; `nil` if it has none.
  private func sections(ofPage token: LoadToken) -> Range<Int>? {
    guard let ranks = ranks(of: token), !ranks.isEmpty, let first = path(atRank: ranks.lowerBound),
      let last = path(atRank: ranks.upperBound - 1)
    else { return nil }
    return first.section..<last.section + 1
  }
}

// Sections without items.
extension LoadingDataSource {
  /// Whether there are sections without items of a removed page, which may have had no items at all.
  private var showsSectionsOfNoPage: Bool {
    !delivered.isEmpty && delivered.keys.contains { !machine.pages.has($0) }
  }

  /// Shows the sections that were delivered without items, unless they are shown elsewhere.
  private func showEmptySections() {
    delivered = delivered.filter { machine.pages.has($0.key) }
    var shown = Set(contentSections.map { sectionID($0) })
    // Pages without items have the same ranks as others.
    let order = machine.pages.order
    let pages = delivered.sorted {
      order.index(of: .page($0.key)) ?? 0 < order.index(of: .page($1.key)) ?? 0
    }
    // The numbers of those that are shown at each rank.
    var counts: [Int: Int] = [:]
    for (token, sections) in pages {
      guard let ranks = ranks(of: token) else { continue }
      let ends = sectionEnds(in: ranks)
      // Each is below the sections that were above it.
      var rank = ranks.lowerBound
      for (section, isEmpty) in sections {
        if let end = ends[section.id] {
          rank = end
        } else if isEmpty, shown.insert(section.id).inserted {
          insertEmpty(section, at: rank, behind: counts[rank, default: 0])
          counts[rank, default: 0] += 1
        }
      }
    }
  }

  /// Notes the sections that a page was delivered with, if some of them are without items.
  private func noteEmptySections(of page: LoadedPage<Section, Key>, token: LoadToken) {
    guard let ranks = ranks(of: token) else { return }
    let ends = sectionEnds(in: ranks)
    let sections = page.sections.map { section in
      var content = section
      content.items = []
      return (content: content, isEmpty: ends[section.id] == nil)
    }
    delivered[token] = sections.contains { $0.isEmpty } ? sections : nil
  }

  /// Returns how many items are shown in and before each section of a page, by the ranks of its items; of sections with
  /// the same id, the last one counts.
  private func sectionEnds(in ranks: Range<Int>) -> [Section.ID: Int] {
    var rank = ranks.lowerBound
    var ends: [Section.ID: Int] = [:]
    while rank < ranks.upperBound, let path = path(atRank: rank) {
      let count = store.currentSnapshot.itemCount(inSection: path.section)
      rank = min(ranks.upperBound, rank + count - path.item)
      ends[sectionID(path.section)] = rank
    }
    return ends
  }
}

// Gaps.
extension LoadingDataSource {
  /// Removes the rows of gaps, and returns them.
  private func takeRows() -> [GapRow] {
    let former = rows
    if !former.isEmpty { rows = [] }
    for case let path? in former.reversed().map({ $0.path }) { replace(path, count: 1, with: []) }
    return former
  }

  /// Inserts a row for each gap below the item above it or, if there is none, above the first item.
  private func showRows(isStateNew: Bool, _ known: [GapRow]) {
    if machine.pages.order.gapCount == 0 { return }
    var shownCount = 0
    for gap in machine.content.gaps {
      let item =
        isStateNew
        ? gapItem?(gap, machine.state.gaps[gap] ?? .more)
        : known.first { $0.gap == gap }?.item
      guard let item, let rank = rank(of: gap) else { continue }
      let above = path(atRank: rank + shownCount - 1)
      let path = above?.next ?? path(atRank: rank + shownCount)
      rows.append((gap, item, path))
      guard let path else { continue }
      replace(path, with: [item])
      shownCount += 1
    }
  }
}
