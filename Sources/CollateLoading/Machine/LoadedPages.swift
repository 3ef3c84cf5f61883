import CollateCore

/// The pages and gaps of a loader machine, and where each id is.
///
/// What changes is recorded by rank, which is the number of ids before, so that a source need not compare
/// anything to make the same changes in its sections.
struct LoadedPages<Key: Hashable & Sendable, ID: Hashable & Sendable>: Sendable {
  typealias Page = LoadContent<Key, ID>.Page
  typealias Element = LoadContent<Key, ID>.Element

  let loops: LoadLoops<ID>

  /// The number of ids above which a chunk is divided.
  private let capacity: Int

  /// The pages, large ones in chunks, and the gaps, in order.
  private(set) var content = LoadContent<Key, ID>()

  /// The same without ids, to find them.
  private(set) var order = PageOrder()

  /// The chunk of each id.
  private var table = ChunkTable()

  /// Whether changes of ids are those of pending edits.
  var areChangesPending = false

  /// What became of the ids and gaps in the event that is handled.
  private(set) var edits: [LoadedEdit<ID>] = []

  /// The number of edits that have been shown, and of the ids before each gap then.
  private var shown: (editCount: Int, gapRanks: [Int]) = (0, [])

  init(_ loops: LoadLoops<ID> = LoadLoops(), capacity: Int = 128) {
    (self.loops, self.capacity) = (loops, capacity)
  }
}

// What became of the ids.
extension LoadedPages {
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
  /// - Complexity: That of ``areOtherIDs(after:)``; with gaps, plus O(*k*) in the number of chunks.
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

  func contains(_ id: ID) -> Bool { place(of: id) != nil }

  /// Returns the ids that are not there.
  func unknown(_ ids: [ID]) -> [ID] {
    if isEmpty { return ids }
    let hashes = loops.hashes(ids[...])
    guard let first = ids.indices.first(where: { place(of: ids[$0], hashes[$0]) != nil }) else {
      return ids
    }
    let others = ids.indices[(first + 1)...].filter { place(of: ids[$0], hashes[$0]) == nil }
    return ids[..<first] + others.map { ids[$0] }
  }

  private func place(of id: ID) -> (index: Int, offset: Int)? {
    isEmpty ? nil : place(of: id, loops.hash(id))
  }

  /// Returns the index of the chunk that has an id, and the number of ids before it there.
  private func place(of id: ID, _ hash: Int) -> (index: Int, offset: Int)? {
    var offset: Int?
    let number = table.number(of: hash) { number in
      offset = loops.index(id, page(at: order.index(ofChunk: number)).ids)
      return offset != nil
    }
    guard let number, let offset else { return nil }
    return (order.index(ofChunk: number), offset)
  }

  /// Returns where an id is.
  func position(of id: ID) -> PagePosition? {
    place(of: id).map { index, offset in
      PagePosition(token: page(at: index).token, rank: order.rank(ofChunkAt: index) + offset)
    }
  }

  /// Returns the number of ids before one.
  func rank(of id: ID) -> Int? { position(of: id)?.rank }

  /// Returns the index of the chunk that has an id.
  func index(of id: ID) -> Int? { place(of: id)?.index }

  /// Returns the index of a gap.
  func index(of gap: LoadGap) -> Int? { order.index(of: .gap(gap)) }

  /// Returns the page, or chunk of one, at an index.
  func page(at index: Int) -> Page {
    guard case .page(let page) = content.elements[index] else {
      preconditionFailure("There is a gap at \(index), and no page")
    }
    return page
  }

  /// Returns the ids of the page that a load delivered.
  func ids(of token: LoadToken) -> [ID] {
    guard let chunks = order.chunks(of: .page(token)) else { return [] }
    return chunks.flatMap { page(at: $0).ids }
  }

  /// Returns the page that has an id, or the chunk of it.
  func page(of id: ID) -> Page? { index(of: id).map { page(at: $0) } }
}

// Whole pages.
extension LoadedPages {
  /// Inserts a page, none of whose ids is in another one.
  mutating func insert(_ loaded: LoadedIDs<Key, ID>, of token: LoadToken, at index: Int) {
    reserve(loaded.ids.count)
    let ids = loaded.ids
    // Chunks are not full, so that the first changes need not divide them.
    let size = ids.count <= capacity ? max(ids.count, 1) : capacity * 3 / 4
    let chunks = stride(from: 0, to: max(ids.count, 1), by: size).map { start in
      Page(
        token: token,
        ids: ids.count <= size ? ids : Array(ids[start..<min(start + size, ids.count)]),
        previous: loaded.previous, next: loaded.next, version: loaded.version)
    }
    insert(chunks, of: token, at: index)
    if ids.isEmpty { return }
    edits.append(.insert(ids, at: order.rank(ofChunkAt: index), .page(token)))
  }

  /// Inserts chunks of a page, whose ids are in an old chunk so far, or nowhere.
  private mutating func insert(
    _ chunks: [Page], of token: LoadToken, at index: Int, dividing old: Int? = nil
  ) {
    order.insert(.page(token), counts: chunks.map { $0.ids.count }, at: index)
    content.elements.insert(contentsOf: chunks.map { .page($0) }, at: index)
    for (offset, chunk) in chunks.enumerated() {
      let number = order.number(at: index + offset)
      for hash in loops.hashes(chunk.ids[...]) {
        if let old { table.remove(hash, fromChunk: old) }
        table.insert(hash, inChunk: number)
      }
    }
  }

  /// Inserts a gap.
  mutating func insert(_ gap: LoadGap, at index: Int) {
    order.insert(.gap(gap), counts: [0], at: index)
    content.elements.insert(.gap(gap), at: index)
    edits.append(.gaps)
  }

  /// Removes pages, or chunks of them, and gaps.
  mutating func remove(_ range: Range<Int>) {
    if range.isEmpty { return }
    let isAll = range.count == content.elements.count
    let rank = order.rank(ofChunkAt: range.lowerBound)
    var removedIDs: [ID] = []
    for index in range {
      guard case .page(let page) = content.elements[index] else {
        edits.append(.gaps)
        continue
      }
      if removedIDs.isEmpty { removedIDs = page.ids } else { removedIDs += page.ids }
      if !isAll { removeFromTable(page.ids[...], ofChunkAt: index) }
    }
    content.elements.removeSubrange(range)
    if isAll { (order, table) = (PageOrder(), ChunkTable()) } else { order.remove(range) }
    if !removedIDs.isEmpty { edits.append(.remove(removedIDs, at: rank)) }
  }

  /// Removes all pages and gaps.
  mutating func removeAll() { remove(0..<content.elements.count) }

  /// Has the page of a load be that of another one.
  mutating func rename(_ token: LoadToken, to other: LoadToken) {
    guard let chunks = order.chunks(of: .page(token)) else { return }
    order.rename(chunks, to: .page(other))
    for index in chunks { modifyPage(at: index) { $0.token = other } }
  }

  /// Gives what comes beyond a page another key.
  mutating func setKey(_ key: Key?, of token: LoadToken, toward end: LoadDirection) {
    for index in order.chunks(of: .page(token)) ?? 0..<0 {
      modifyPage(at: index) { page in
        if end == .forward { page.next = key } else { page.previous = key }
      }
    }
  }
}

// Single ids.
extension LoadedPages {
  /// Removes an id, if there is one.
  mutating func remove(_ id: ID) {
    if let position = position(of: id) { removeIDs(1, at: position) }
  }

  /// Removes consecutive ids of a page.
  mutating func removeIDs(_ count: Int, at position: PagePosition) {
    guard count > 0, let (first, offset) = order.place(of: position) else { return }
    var removedIDs: [ID] = []
    var emptied = first..<first
    var index = first
    while removedIDs.count < count {
      let size = page(at: index).ids.count
      let start = index == first ? offset : 0
      let range = start..<min(size, start + count - removedIDs.count)
      modifyPage(at: index) { page in
        removedIDs += page.ids[range]
        page.ids.removeSubrange(range)
      }
      removeFromTable(removedIDs.suffix(range.count), ofChunkAt: index)
      order.addIDs(-range.count, at: index)
      if range.count == size {
        emptied = (emptied.isEmpty ? index : emptied.lowerBound)..<index + 1
      }
      index += 1
    }
    removeChunks(emptied, ofPage: position.token)
    edits.append(.remove(removedIDs, at: position.rank))
  }

  /// Removes chunks that have no ids any more, but for one if their page has none.
  private mutating func removeChunks(_ emptied: Range<Int>, ofPage token: LoadToken) {
    if emptied.isEmpty { return }
    let range = emptied == order.chunks(of: .page(token)) ? emptied.dropFirst() : emptied
    if range.isEmpty { return }
    content.elements.removeSubrange(range)
    order.remove(range)
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
      insert(
        id, at: position, .place(place, isMove: isMove || isThere, isPending: areChangesPending))
    }
  }

  /// Inserts an id that there is not; without an origin, where it was before.
  mutating func insert(_ id: ID, at position: PagePosition, _ origin: LoadedOrigin<ID> = .origin) {
    guard var (index, offset) = order.place(of: position) else { return }
    reserve(1)
    let count = page(at: index).ids.count
    if count >= capacity {
      // In a list that grows at its end, chunks are left full.
      let half = offset == count ? count : count / 2
      divide(index, at: half)
      if offset == count || offset > half { (index, offset) = (index + 1, offset - half) }
    }
    modifyPage(at: index) { $0.ids.insert(id, at: offset) }
    table.insert(loops.hash(id), inChunk: order.number(at: index))
    order.addIDs(1, at: index)
    edits.append(.insert([id], at: position.rank, origin))
  }

  /// Moves the last ids of a chunk into a new one.
  private mutating func divide(_ index: Int, at half: Int) {
    var rest = page(at: index)
    rest.ids.removeSubrange(..<half)
    modifyPage(at: index) { $0.ids.removeSubrange(half...) }
    order.addIDs(-rest.ids.count, at: index)
    insert([rest], of: rest.token, at: index + 1, dividing: order.number(at: index))
  }

  private func position(of place: LoadPlace<ID>) -> PagePosition? {
    switch place {
    case .first: page(at: .backward).map { PagePosition(token: $0.token, rank: 0) }
    case .last: page(at: .forward).map { PagePosition(token: $0.token, rank: order.idCount) }
    case .before(let other): position(of: other)
    case .after(let other):
      position(of: other).map { PagePosition(token: $0.token, rank: $0.rank + 1) }
    }
  }

  /// Changes a page, which nothing else holds meanwhile, so that its ids are not copied.
  private mutating func modifyPage(at index: Int, _ body: (inout Page) -> Void) {
    var page = page(at: index)
    content.elements[index] = .gap(LoadGap(0))
    body(&page)
    content.elements[index] = .page(page)
  }
}

// The table of chunks.
extension LoadedPages {
  /// Makes room for further ids in the table.
  private mutating func reserve(_ count: Int) {
    let chunkCount = order.chunkCount + count
    if table.hasRoom(for: count, chunkCount: chunkCount) { return }
    // So that the next table is not made soon, if ids come and go.
    var larger = ChunkTable(capacity: (order.idCount + count) / 4 * 5 + 3, chunkCount: chunkCount)
    for index in content.elements.indices {
      guard case .page(let page) = content.elements[index] else { continue }
      let number = order.number(at: index)
      for hash in loops.hashes(page.ids[...]) { larger.insert(hash, inChunk: number) }
    }
    table = larger
  }

  private mutating func removeFromTable(_ ids: ArraySlice<ID>, ofChunkAt index: Int) {
    let number = order.number(at: index)
    for hash in loops.hashes(ids) { table.remove(hash, fromChunk: number) }
  }
}

#if COLLATE_CHECK_INVARIANTS
extension LoadedPages {
  /// Traps if an id is found elsewhere than where it is, or a gap does not lie between two pages.
  func checkInvariants() {
    let elements = content.elements
    var (rank, names): (Int, [PageOrder.Name]) = (0, [])
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
        for id in page.ids {
          precondition(self.rank(of: id) == rank, "\(id) is not at \(rank)")
          rank += 1
        }
      }
    }
    order.checkInvariants(names)
  }
}
#endif
