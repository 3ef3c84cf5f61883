// What is shown of pages, gaps and statuses.
extension LoadingDataSource {
  /// Shows what an event brought, in one update.
  func show(_ pass: Pass) {
    if !pass.showsAnything(in: self) { return }
    var builder = LoadedBlocks(pass, of: self)
    // Closures of the app may cause events, which would change the layout that is being made.
    isMakingBlocks = true
    let new = LoadedLayout(builder.makeBlocks())
    isMakingBlocks = false
    let change = LoadedChange(from: layout, to: new, sources: builder.sources)
    let contents = pass.contents
    let pending = change.pendingChange(sectionUpdates: contents)
    layout = new
    if !builder.isSame || !contents.isEmpty {
      store.edit(pending) { change.apply(to: &$0, contents: contents) }
    }
    update(pass.items, except: builder.newIDs)
    removeUnplaced(builder.unplacedIDs)
    handleLateEvents()
  }

  /// Leaves items out that were inserted where there is no section.
  private func removeUnplaced(_ ids: [Section.Item.ID]) {
    if ids.isEmpty { return }
    for id in ids { store.report(.unplacedItem(id: "\(id)")) }
    handle(.leftOut(ids))
  }

  /// Replaces items that are in blocks that stay.
  private func update(
    _ items: [Section.Item.ID: Section.Item], except others: Set<Section.Item.ID>
  ) {
    let ids = items.keys.filter { !others.contains($0) }
    let places = paths(ofContent: Set(ids)).compactMap { id, path in
      items[id].map { (path: path, item: $0) }
    }
    if places.isEmpty { return }
    let pairs = places.map(\.path).sorted().map {
      ChangeBatch.ItemPair(BeforePath($0), AfterPath($0))
    }
    store.edit(PendingChange(.init(itemUpdates: pairs), doubts: .updates)) { snapshot in
      for (path, item) in places {
        snapshot.modifySection(path.section) { $0.items[path.item] = item }
      }
    }
  }

  /// Returns the paths of items that were loaded.
  ///
  /// - Complexity: O(*k* + *m*) in the number of pages, and in the size of those that have the items.
  func paths(ofContent ids: Set<Section.Item.ID>) -> [Section.Item.ID: ItemPath] {
    var paths: [Section.Item.ID: ItemPath] = [:]
    let tokens = Set(ids.compactMap { machine.pages.owner(of: $0) })
    if tokens.isEmpty { return [:] }
    for case .page(let page) in machine.content.elements where tokens.contains(page.token) {
      guard let place = layout.places[.page(page.token)] else { continue }
      var rest = page.ids[...]
      for (offset, piece) in layout.blocks[place.block].pieces.enumerated() {
        let first = layout.paths[place.piece + offset]
        for (item, id) in rest.prefix(piece.count).enumerated() where ids.contains(id) {
          paths[id] = ItemPath(section: first.section, item: first.item + item)
        }
        rest = rest.dropFirst(piece.count)
      }
    }
    return paths
  }
}

/// Makes the blocks that a source shows, of those that it showed before and of what has come.
@MainActor
struct LoadedBlocks<Section: SectionProtocol & Sendable, Key: Hashable & Sendable>
where Section.Item: Sendable, Section.ID: Sendable {
  typealias Source = LoadingDataSource<Section, Key>
  typealias Layout = LoadedLayout<Section>
  typealias Block = Layout.Block

  /// Where the pieces of the blocks come from.
  private(set) var sources: [LoadedChange<Section>.NewPiece] = []

  /// The ids of the pages that are new or have other ids.
  private(set) var newIDs: Set<Section.Item.ID> = []

  /// The ids of items that were inserted where there is no section.
  private(set) var unplacedIDs: [Section.Item.ID] = []

  private let pass: Source.Pass
  private let source: Source
  private let old: Layout

  /// The items and sections of old blocks that are not kept.
  private var oldItems: [Section.Item.ID: (item: Section.Item, sectionID: Section.ID)] = [:]

  /// The blocks so far.
  private var blocks: [Block] = []
  private var keptCount = 0

  init(_ pass: Source.Pass, of source: Source) {
    (self.pass, self.source) = (pass, source)
    old = source.layout
  }

  /// Whether all blocks are those that there were before.
  var isSame: Bool { keptCount == old.blocks.count && blocks.count == old.blocks.count }

  /// Returns the blocks, in order.
  mutating func makeBlocks() -> [Block] {
    let elements = source.machine.content.elements
    readOldItems(elements)
    addStatus(.backward)
    for element in elements {
      switch element {
      case .page(let page): add(page)
      case .gap(let gap): add(gap)
      }
    }
    addStatus(.forward)
    removeRepeatedEmptySections()
    return blocks
  }

  private func isKept(_ page: LoadContent<Key, Section.Item.ID>.Page) -> Bool {
    guard let place = old.places[.page(page.token)] else { return false }
    let block = old.blocks[place.block]
    return block.revision == page.revision && block.delivered.isEmpty
  }

  /// Reads the items of blocks that are not kept.
  private mutating func readOldItems(_ elements: [LoadContent<Key, Section.Item.ID>.Element]) {
    var kept: Set<LoadedOrigin> = []
    for case .page(let page) in elements where isKept(page) { kept.insert(.page(page.token)) }
    let snapshot = source.store.currentSnapshot
    for block in old.blocks where !kept.contains(block.origin) {
      guard case .page = block.origin, let place = old.places[block.origin] else { continue }
      for (offset, piece) in block.pieces.enumerated() {
        let path = old.paths[place.piece + offset]
        let items = snapshot.sections[path.section].items
        for item in items[path.item..<path.item + piece.count] {
          oldItems[item.id] = (item, piece.sectionID)
        }
      }
    }
  }

  private mutating func keep(_ block: Block) {
    guard let place = old.places[block.origin] else { return }
    blocks.append(block)
    for offset in block.pieces.indices { sources.append(.kept(place.piece + offset)) }
    keptCount += 1
  }

  private mutating func add(_ block: Block, _ sections: [Section]) {
    blocks.append(block)
    sources += sections.map { .new($0) }
  }
}

// Pages.
extension LoadedBlocks {
  private mutating func add(_ page: LoadContent<Key, Section.Item.ID>.Page) {
    if isKept(page), let place = old.places[.page(page.token)] {
      return keep(old.blocks[place.block])
    }
    newIDs.formUnion(page.ids)
    var sections = sections(of: page)
    let delivered = deliveredSections(of: page, shown: sections)
    insertEmptySections(of: delivered, into: &sections)
    let pieces = sections.map {
      Layout.Piece(sectionID: $0.id, count: $0.items.count, kind: .content)
    }
    add(
      Block(
        origin: .page(page.token), revision: page.revision, pieces: pieces, delivered: delivered),
      sections)
  }

  /// Returns the items of a page in their sections.
  private mutating func sections(
    of page: LoadContent<Key, Section.Item.ID>.Page
  ) -> [Section] {
    var sections: [Section] = []
    for (index, id) in page.ids.enumerated() {
      let sectionID = sectionID(at: index, of: page, after: sections.last?.id)
      if let last = sections.last, last.id == sectionID {
        // It stays in this section.
      } else if var section = content(of: sectionID, for: id) {
        section.items = []
        sections.append(section)
      } else {
        unplacedIDs.append(id)
        continue
      }
      if let item = pass.items[id] ?? oldItems[id]?.item {
        sections[sections.count - 1].items.append(item)
      }
    }
    return sections
  }

  /// Returns the section of the item at an index.
  private func sectionID(
    at index: Int, of page: LoadContent<Key, Section.Item.ID>.Page, after last: Section.ID?
  ) -> Section.ID? {
    let id = page.ids[index]
    guard let place = pass.places[id] else { return knownSectionID(of: id, in: page) }
    if oldItems[id] == nil, let section = source.changedSections[id] { return section.id }
    if let other = place.neighbor, pass.places[other] == nil,
      let sectionID = knownSectionID(of: other, in: page)
    {
      return sectionID
    }
    let next =
      page.ids[(index + 1)...].first { pass.places[$0] == nil }
      .flatMap { knownSectionID(of: $0, in: page) } ?? sectionIDBelow(page)
    switch place {
    case .first, .before: return next ?? last ?? sectionIDAbove
    case .last, .after: return last ?? sectionIDAbove ?? next
    }
  }

  /// Returns the section in which an item was delivered or shown.
  private func knownSectionID(
    of id: Section.Item.ID, in page: LoadContent<Key, Section.Item.ID>.Page
  ) -> Section.ID? {
    let isDelivered = pass.delivered[page.token] != nil
    return (isDelivered ? pass.sectionIDs[id] : nil) ?? oldItems[id]?.sectionID
  }

  /// The section of the last item in the blocks so far.
  private var sectionIDAbove: Section.ID? {
    blocks.reversed().lazy.compactMap { block in
      block.pieces.last { $0.kind == .content && $0.count > 0 }?.sectionID
    }
    .first
  }

  /// Returns the section of the first item in the pages below a page.
  private func sectionIDBelow(_ page: LoadContent<Key, Section.Item.ID>.Page) -> Section.ID? {
    let elements = source.machine.content.elements
    guard let index = source.machine.pages.index(of: page.token) else { return nil }
    for case .page(let other) in elements[(index + 1)...] {
      if isKept(other), let place = old.places[.page(other.token)] {
        let piece = old.blocks[place.block].pieces.first { $0.count > 0 }
        if let piece { return piece.sectionID }
      } else if let id = other.ids.first(where: { pass.places[$0] == nil }) {
        return knownSectionID(of: id, in: other)
      }
    }
    return nil
  }

  /// Returns the content of a section.
  ///
  /// - Parameters:
  ///   - id: The id of the section; `nil` if an item is inserted where nothing else is.
  ///   - itemID: The id of an item that comes into it.
  /// - Returns: The section, maybe with other items; `nil` if nothing is known of it.
  private func content(of id: Section.ID?, for itemID: Section.Item.ID?) -> Section? {
    guard let id else { return source.lastContent }
    if let section = pass.contents[id] { return section }
    if let itemID, let section = source.changedSections[itemID], section.id == id {
      return section
    }
    return source.store.currentSnapshot.sections.first { $0.id == id }
  }

  /// Returns the sections that a page was delivered with, if some of them are without items.
  private func deliveredSections(
    of page: LoadContent<Key, Section.Item.ID>.Page, shown: [Section]
  ) -> [Layout.DeliveredSection] {
    guard let delivered = pass.delivered[page.token] else {
      return old.places[.page(page.token)].map { old.blocks[$0.block].delivered } ?? []
    }
    let sections = delivered.map { section in
      var content = section
      content.items = []
      return Layout.DeliveredSection(
        content: content, isEmpty: !shown.contains { $0.id == section.id })
    }
    return sections.contains { $0.isEmpty } ? sections : []
  }

  /// Inserts the sections that were delivered without items, each below those that were above it.
  private func insertEmptySections(
    of delivered: [Layout.DeliveredSection], into sections: inout [Section]
  ) {
    for (index, section) in delivered.enumerated() where section.isEmpty {
      if sections.contains(where: { $0.id == section.content.id }) { continue }
      let shown = sections
      let above = delivered[..<index].last { other in
        shown.contains { $0.id == other.content.id }
      }
      let place = shown.lastIndex { $0.id == above?.content.id }
      sections.insert(section.content, at: place.map { $0 + 1 } ?? 0)
    }
  }

  /// Removes empty sections that are shown elsewhere.
  private mutating func removeRepeatedEmptySections() {
    guard blocks.contains(where: { !$0.delivered.isEmpty }) else { return }
    var shown: Set<Section.ID> = []
    for piece in blocks.lazy.flatMap(\.pieces) where piece.count > 0 {
      shown.insert(piece.sectionID)
    }
    var piece = 0
    for index in blocks.indices {
      let block = blocks[index]
      var pieces: [Layout.Piece] = []
      for part in block.pieces {
        let isRepeated =
          part.count == 0 && part.kind != .status && !shown.insert(part.sectionID).inserted
        if isRepeated { sources.remove(at: piece) } else { pieces.append(part) }
        piece += isRepeated ? 0 : 1
      }
      if pieces.count == block.pieces.count { continue }
      blocks[index] = Block(
        origin: block.origin, revision: block.revision, pieces: pieces,
        delivered: block.delivered)
    }
  }
}

// Gaps and statuses.
extension LoadedBlocks {
  private mutating func add(_ gap: LoadGap) {
    let above = blocks.last { $0.pieces.last.map { $0.kind != .status } == true }?.pieces.last
    if !pass.isStateNew, let place = old.places[.gap(gap)],
      old.blocks[place.block].pieces.allSatisfy({ $0.sectionID == above?.sectionID })
    {
      return keep(old.blocks[place.block])
    }
    let edge = source.state.gaps[gap] ?? .more
    guard let above, let item = source.gapItem?(gap, edge) else {
      return add(Block(origin: .gap(gap), revision: 0, pieces: []), [])
    }
    guard var section = content(of: above.sectionID, for: nil) ?? source.lastContent else { return }
    section.items = [item]
    let piece = Layout.Piece(sectionID: above.sectionID, count: 1, kind: .gap)
    add(Block(origin: .gap(gap), revision: 0, pieces: [piece]), [section])
  }

  private mutating func addStatus(_ direction: LoadDirection) {
    if !pass.isStateNew {
      if let place = old.places[.status(direction)] { keep(old.blocks[place.block]) }
      return
    }
    guard let status = status(direction), let section = source.statusSection?(status) else {
      return
    }
    let piece = Layout.Piece(sectionID: section.id, count: section.items.count, kind: .status)
    add(Block(origin: .status(direction), revision: 0, pieces: [piece]), [section])
  }

  /// Returns what there is to say at an end; a status that stands alone is at the end.
  private func status(_ direction: LoadDirection) -> LoadStatus? {
    let state = source.state
    switch state.content {
    case .idle: return nil
    case .loading: return direction == .forward ? .loading : nil
    case .empty: return direction == .forward ? .empty : nil
    case .failed:
      guard direction == .forward, let error = source.errors[.refresh] else { return nil }
      return .failed(error)
    case .loaded:
      return .edge(
        direction, state[direction],
        droppedCount: direction == .forward ? state.droppedAfter : state.droppedBefore,
        error: state[direction] == .failed ? source.errors[.page(direction)] : nil)
    }
  }
}
