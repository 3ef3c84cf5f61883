import CollateCore

/// The pages and gaps of a loader machine, and where each id is.
///
/// What changes is recorded by rank, which is the number of ids before, so that a source need not compare
/// anything to make the same changes in its sections.
struct LoadedPages<Key: Hashable & Sendable, ID: Hashable & Sendable>: Sendable {
  typealias Page = LoadContent<Key, ID>.Page
  typealias Element = LoadContent<Key, ID>.Element

  let loops: LoadLoops<ID>

  /// The pages and gaps, in order.
  private(set) var content = LoadContent<Key, ID>()

  /// The same without ids, to find them.
  private(set) var order = PageOrder()

  /// The chunk of each id.
  private var table = ChunkTable()

  /// What became of the ids and gaps in the event that is handled.
  private var edits: [LoadedEdit<ID>] = []

  /// The number of edits that have been shown, and of the ids before each gap then.
  private var shown: (editCount: Int, gapRanks: [Int]) = (0, [])

  init(_ loops: LoadLoops<ID> = LoadLoops()) {
    self.loops = loops
  }
}

// What became of the ids.
extension LoadedPages {
  /// Forgets what became of the ids in the last event.
  mutating func beginEvent() {
    if !edits.isEmpty { edits.removeAll(keepingCapacity: edits.count < 16) }
    shown.editCount = 0
  }

  /// The number of edits in the event that is handled.
  var editCount: Int { edits.count }

  /// Forgets what became of the ids, if they are the same as before, and in the same places.
  mutating func forgetReturns() {
    if !areOtherIDs(after: edits[...]) { edits.removeAll(keepingCapacity: true) }
  }

  /// Returns what became of the ids and gaps, of which nothing else holds a copy then.
  mutating func takeEdits() -> [LoadedEdit<ID>] {
    var taken: [LoadedEdit<ID>] = []
    swap(&taken, &edits)
    shown.editCount = 0
    return taken
  }

  /// Returns whether the sequence of ids and gaps is another one than that shown last, and notes that it
  /// is shown.
  ///
  /// - Complexity: That of ``areOtherIDs(after:)``; with gaps, plus O(*k*) in the number of pages.
  mutating func takeChange() -> Bool {
    if edits.count == shown.editCount { return false }
    let gapRanks = order.gapRanks
    defer { shown = (edits.count, gapRanks) }
    return gapRanks != shown.gapRanks || areOtherIDs(after: edits[shown.editCount...])
  }
}

// Looking up.
extension LoadedPages {
  /// Whether there are no items.
  var isEmpty: Bool { order.idCount == 0 }

  func contains(_ id: ID) -> Bool { position(of: id) != nil }

  /// Returns the ids that are not there; `nil` if that is all of them.
  func unknown(_ ids: [ID]) -> [ID]? {
    if isEmpty { return nil }
    let hashes = loops.hashes(ids[...])
    guard let first = ids.indices.first(where: { position(of: ids[$0], hashes[$0]) != nil }) else {
      return nil
    }
    let others = ids.indices[(first + 1)...].filter { position(of: ids[$0], hashes[$0]) == nil }
    return ids[..<first] + others.map { ids[$0] }
  }

  /// Returns where an id is.
  func position(of id: ID) -> PagePosition? { isEmpty ? nil : position(of: id, loops.hash(id)) }

  private func position(of id: ID, _ hash: Int) -> PagePosition? {
    var position: PagePosition?
    _ = table.number(of: hash) { number in
      position = self.position(of: id, inChunk: number)
      return position != nil
    }
    return position
  }

  private func position(of id: ID, inChunk number: Int) -> PagePosition? {
    guard let index = order.index(ofChunk: number),
      case .page(let page) = content.elements[index],
      let chunk = page.list.index(ofChunk: number),
      let offset = loops.index(id, page.list.chunks[chunk])
    else { return nil }
    return PagePosition(page: index, offset: page.list.start(ofChunk: chunk) + offset)
  }

  /// Returns the number of ids before a position.
  private func rank(of position: PagePosition) -> Int {
    order.rank(ofElement: position.page) + position.offset
  }

  /// Returns the number of ids before one.
  func rank(of id: ID) -> Int? { position(of: id).map { rank(of: $0) } }

  /// Returns the index of the page that has an id.
  func index(of id: ID) -> Int? { position(of: id)?.page }

  /// Returns the index of the page that a load delivered.
  func index(of token: LoadToken) -> Int? { order.index(of: .page(token)) }

  /// Returns the index of a gap.
  func index(of gap: LoadGap) -> Int? { order.index(of: .gap(gap)) }

  /// Returns the page at the index of one.
  func page(at index: Int) -> Page {
    guard case .page(let page) = content.elements[index] else {
      preconditionFailure("There is a gap at \(index), and no page")
    }
    return page
  }

  /// Returns the page that has an id.
  func page(of id: ID) -> Page? { index(of: id).map { page(at: $0) } }
}

// Whole pages.
extension LoadedPages {
  /// Inserts a page, none of whose ids is in another one.
  mutating func insert(_ loaded: LoadedIDs<Key, ID>, of token: LoadToken, at index: Int) {
    reserve(loaded.ids.count)
    order.insert(.page(token), at: index)
    let list = PageIDs(loaded.ids) { makeChunk(of: $0, ofPageAt: index) }
    order.addIDs(loaded.ids.count, at: index)
    let page = Page(
      token: token, list: list, previous: loaded.previous, next: loaded.next,
      version: loaded.version)
    content.elements.insert(.page(page), at: index)
    if loaded.ids.isEmpty { return }
    edits.append(.insert(loaded.ids, at: order.rank(ofElement: index), .page(token)))
  }

  /// Inserts a gap.
  mutating func insert(_ gap: LoadGap, at index: Int) {
    order.insert(.gap(gap), at: index)
    content.elements.insert(.gap(gap), at: index)
    edits.append(.gaps)
  }

  /// Removes pages and gaps.
  mutating func remove(_ range: Range<Int>) {
    if range.isEmpty { return }
    let isAll = range.count == content.elements.count
    let rank = order.rank(ofElement: range.lowerBound)
    var removedIDs: [ID] = []
    for element in content.elements[range] {
      guard case .page(let page) = element else {
        edits.append(.gaps)
        continue
      }
      if removedIDs.isEmpty { removedIDs = page.ids } else { removedIDs += page.ids }
      if isAll { continue }
      for (ids, number) in zip(page.list.chunks, page.list.numbers) {
        removeFromTable(ids[...], ofChunk: number)
      }
      order.freeChunkNumbers(page.list.numbers)
    }
    content.elements.removeSubrange(range)
    if isAll { (order, table) = (PageOrder(), ChunkTable()) } else { order.remove(range) }
    if !removedIDs.isEmpty { edits.append(.remove(removedIDs, at: rank)) }
  }

  /// Removes all pages and gaps.
  mutating func removeAll() { remove(0..<content.elements.count) }

  /// Has a page be that of another load.
  mutating func setToken(_ token: LoadToken, ofPageAt index: Int) {
    order.rename(at: index, to: .page(token))
    modifyPage(at: index) { page, _ in page.token = token }
  }

  /// Gives what comes beyond a page another key.
  mutating func setKey(_ key: Key?, ofPageAt index: Int, toward end: LoadDirection) {
    modifyPage(at: index) { page, _ in
      if end == .forward { page.next = key } else { page.previous = key }
    }
  }
}

// Single ids.
extension LoadedPages {
  /// Removes an id, if there is one.
  mutating func remove(_ id: ID) {
    guard let position = position(of: id) else { return }
    removeIDs(position.offset..<position.offset + 1, ofPageAt: position.page)
  }

  /// Removes some ids of a page.
  mutating func removeIDs(_ range: Range<Int>, ofPageAt index: Int) {
    if range.isEmpty { return }
    var removedIDs: [ID] = []
    modifyPage(at: index) { page, pages in
      let freed = page.list.remove(range) { ids, number in
        removedIDs += ids
        pages.removeFromTable(ids, ofChunk: number)
      }
      pages.order.freeChunkNumbers(freed)
    }
    order.addIDs(-removedIDs.count, at: index)
    edits.append(.remove(removedIDs, at: order.rank(ofElement: index) + range.lowerBound))
  }

  /// Inserts an id that there is not, or moves one.
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - place: Where it comes to be.
  ///   - isMove: Whether its item is known, and comes into the section that is there, also if the id is not there.
  mutating func put(_ id: ID, at place: LoadPlace<ID>, isMove: Bool = false) {
    let isThere = contains(id)
    if isThere { remove(id) }
    if let position = position(of: place) {
      insert(id, at: position, .place(place, isMove: isMove || isThere))
    }
  }

  /// Inserts an id that there is not; without an origin, where it was before.
  mutating func insert(_ id: ID, at position: PagePosition, _ origin: LoadedOrigin<ID> = .origin) {
    let rank = rank(of: position)
    reserve(1)
    modifyPage(at: position.page) { page, pages in
      let number = page.list.insert(id, at: position.offset) {
        pages.makeChunk(of: $0, ofPageAt: position.page, dividing: $1)
      }
      pages.table.insert(pages.loops.hash(id), inChunk: Int(number))
    }
    order.addIDs(1, at: position.page)
    edits.append(.insert([id], at: rank, origin))
  }

  private func position(of place: LoadPlace<ID>) -> PagePosition? {
    switch place {
    case .first: content.elements.isEmpty ? nil : PagePosition(page: 0, offset: 0)
    case .last:
      page(at: .forward).map {
        PagePosition(page: content.elements.count - 1, offset: $0.list.count)
      }
    case .before(let other): position(of: other)
    case .after(let other):
      position(of: other).map { PagePosition(page: $0.page, offset: $0.offset + 1) }
    }
  }

  /// Changes a page, which nothing else holds meanwhile, so that its ids are not copied.
  private mutating func modifyPage(at index: Int, _ body: (inout Page, inout Self) -> Void) {
    var page = page(at: index)
    content.elements[index] = .gap(LoadGap(0))
    body(&page, &self)
    content.elements[index] = .page(page)
  }
}

// The chunks of ids.
extension LoadedPages {
  /// Makes room for further ids in the table.
  private mutating func reserve(_ count: Int) {
    if table.hasRoom(for: count) { return }
    // So that the next table is not made soon, if ids come and go.
    var larger = ChunkTable(
      capacity: (table.count + count) / 4 * 5 + 3, chunkCount: order.chunkCount)
    for case .page(let page) in content.elements {
      for (ids, number) in zip(page.list.chunks, page.list.numbers) {
        for hash in loops.hashes(ids[...]) { larger.insert(hash, inChunk: Int(number)) }
      }
    }
    table = larger
  }

  /// Notes ids in a new chunk of a page.
  ///
  /// - Parameters:
  ///   - ids: The ids.
  ///   - index: The index of the page.
  ///   - old: The number of the chunk in which they were; `nil` if they were inserted just now.
  /// - Returns: The number of the new chunk.
  private mutating func makeChunk(
    of ids: ArraySlice<ID>, ofPageAt index: Int, dividing old: Int32? = nil
  ) -> Int32 {
    let number = order.makeChunkNumber(at: index)
    for hash in loops.hashes(ids) {
      if let old { table.remove(hash, fromChunk: Int(old)) }
      table.insert(hash, inChunk: Int(number))
    }
    return number
  }

  private mutating func removeFromTable(_ ids: ArraySlice<ID>, ofChunk number: Int32) {
    for hash in loops.hashes(ids) { table.remove(hash, fromChunk: Int(number)) }
  }
}

#if COLLATE_CHECK_INVARIANTS
extension LoadedPages {
  /// Traps if an id is found elsewhere than where it is, or a gap does not lie between two pages.
  func checkInvariants() {
    let elements = content.elements
    var (rank, names, numbers): (Int, [PageOrder.Name], [Int32]) = (0, [], [])
    for (index, element) in elements.enumerated() {
      switch element {
      case .gap(let gap):
        precondition(index > 0 && index < elements.count - 1, "The gap \(index) is at an end")
        guard case .page = elements[index - 1] else {
          preconditionFailure("The gaps \(index - 1) and \(index) are neighbors")
        }
        names.append(.gap(gap))
      case .page(let page):
        names.append(.page(page.token))
        numbers += page.list.numbers
        precondition(page.list.count == page.ids.count, "\(page.list.count) \(page.ids.count)")
        for id in page.ids {
          precondition(self.rank(of: id) == rank, "\(id) is not at \(rank)")
          rank += 1
        }
      }
    }
    precondition(table.count == rank, "\(rank) ids, but \(table.count) in the table")
    order.checkInvariants(names, usedNumbers: numbers)
  }
}
#endif
