/// The pages and gaps of a loader machine, and which page has which id.
struct LoadedPages<Key: Hashable & Sendable, ID: Hashable & Sendable>: Sendable {
  typealias Page = LoadContent<Key, ID>.Page
  typealias Element = LoadContent<Key, ID>.Element

  /// The pages and gaps, in order.
  private(set) var content = LoadContent<Key, ID>()

  /// The load that delivered the page of each id.
  private var owners: [ID: LoadToken] = [:]

  /// The number of changes of ids and gaps.
  private var changeCount = 0

  /// The content when it was shown last, and the number of changes before.
  private var shown: (content: LoadContent<Key, ID>, changeCount: Int) = (LoadContent(), 0)

  /// The ids that changes have put somewhere since this was emptied, and where.
  var placed: [ID: LoadPlace<ID>] = [:]

  /// Whether there are no items.
  var isEmpty: Bool { owners.isEmpty }

  /// The number of pages.
  var pageCount: Int {
    content.elements.count { if case .page = $0 { true } else { false } }
  }

  func contains(_ id: ID) -> Bool { owners[id] != nil }

  /// Returns the load that delivered the page of an id.
  func owner(of id: ID) -> LoadToken? { owners[id] }

  /// Returns whether the sequence of ids and gaps is another one than that shown last, and notes that it
  /// is shown.
  ///
  /// - Complexity: O(*k*) in the number of pages and gaps, and in the ids of those that changed.
  mutating func takeChange() -> Bool {
    if changeCount == shown.changeCount { return false }
    defer { shown = (content, changeCount) }
    return !content.showsSame(as: shown.content)
  }
}

// Looking up.
extension LoadedPages {
  /// Returns the pages, beginning at an end.
  func pages(from end: LoadDirection) -> some Sequence<Page> {
    let elements = content.elements
    return elements.indices.lazy.compactMap { index in
      let element = elements[end == .forward ? elements.count - 1 - index : index]
      return if case .page(let page) = element { page } else { nil }
    }
  }

  /// Returns the outermost page at an end.
  func page(at end: LoadDirection) -> Page? {
    let element = end == .forward ? content.elements.last : content.elements.first
    return if case .page(let page)? = element { page } else { nil }
  }

  /// Returns the key of what comes beyond an end; `nil` if nothing does, or if there are no pages.
  func key(at end: LoadDirection) -> Key? { page(at: end)?.key(toward: end) }

  /// Returns whether an id is one of the outermost at an end.
  ///
  /// - Complexity: O(*count*), without a look at the other ids.
  func isAmongOutermost(_ count: Int, at end: LoadDirection, _ id: ID) -> Bool {
    // Loops by index, as this is what scrolling costs, and sequences are slow without specialization.
    var rest = count
    var index = end == .forward ? content.elements.count - 1 : 0
    while rest > 0, index >= 0, index < content.elements.count {
      if case .page(let page) = content.elements[index] {
        let ids = page.ids
        let seen = min(rest, ids.count)
        var position = end == .forward ? ids.count - seen : 0
        for _ in 0..<seen {
          if ids[position] == id { return true }
          position += 1
        }
        rest -= seen
      }
      index += end == .forward ? -1 : 1
    }
    return false
  }

  /// Returns the index of the page that has an id.
  func index(of id: ID) -> Int? { owners[id].flatMap(index) }

  /// Returns the index of the page that a load delivered.
  func index(of token: LoadToken) -> Int? {
    content.elements.firstIndex {
      if case .page(let page) = $0 { page.token == token } else { false }
    }
  }

  /// Returns the index of a gap.
  func index(of gap: LoadGap) -> Int? { content.elements.firstIndex(of: .gap(gap)) }

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
    changeCount += 1
    let page = Page(
      token: token, revision: changeCount, ids: loaded.ids, previous: loaded.previous,
      next: loaded.next, version: loaded.version)
    content.elements.insert(.page(page), at: index)
    for id in page.ids { owners[id] = token }
  }

  /// Inserts a page beyond an end.
  mutating func append(
    _ loaded: LoadedIDs<Key, ID>, of token: LoadToken, at end: LoadDirection
  ) {
    insert(loaded, of: token, at: end == .forward ? content.elements.count : 0)
  }

  /// Inserts a gap.
  mutating func insert(_ gap: LoadGap, at index: Int) {
    changeCount += 1
    content.elements.insert(.gap(gap), at: index)
  }

  /// Removes pages and gaps.
  mutating func remove(_ range: Range<Int>) {
    changeCount += 1
    for case .page(let page) in content.elements[range] {
      for id in page.ids { owners[id] = nil }
    }
    content.elements.removeSubrange(range)
  }

  /// Removes all pages and gaps.
  mutating func removeAll() { remove(0..<content.elements.count) }

  /// Removes the page that a load delivered, if there is one.
  ///
  /// - Parameters:
  ///   - token: The load.
  ///   - end: The end from which the gap that follows the page goes, too; `nil` for none.
  /// - Returns: The gap, if there was one.
  @discardableResult
  mutating func remove(_ token: LoadToken, from end: LoadDirection?) -> LoadGap? {
    guard let index = index(of: token) else { return nil }
    remove(index..<index + 1)
    guard let end else { return nil }
    let next = end == .forward ? index - 1 : index
    guard content.elements.indices.contains(next), case .gap(let gap) = content.elements[next]
    else { return nil }
    remove(next..<next + 1)
    return gap
  }

  /// Removes the outermost page at an end, with the gap next to it.
  ///
  /// - Returns: The number of its ids, and the gap.
  mutating func removeOutermost(at end: LoadDirection) -> (idCount: Int, gap: LoadGap?) {
    guard let page = page(at: end) else { return (0, nil) }
    return (page.ids.count, remove(page.token, from: end))
  }

  /// Gives what comes beyond a page another key.
  mutating func setKey(_ key: Key?, ofPageAt index: Int, toward end: LoadDirection) {
    var page = page(at: index)
    if end == .forward { page.next = key } else { page.previous = key }
    content.elements[index] = .page(page)
  }
}

// Single ids.
extension LoadedPages {
  /// Removes an id, if there is one.
  mutating func remove(_ id: ID) {
    guard let index = index(of: id) else { return }
    owners[id] = nil
    changeIDs(ofPageAt: index) { ids in ids.removeAll { $0 == id } }
  }

  /// Removes some ids of a page.
  mutating func removeIDs(_ range: Range<Int>, ofPageAt index: Int) {
    for id in page(at: index).ids[range] { owners[id] = nil }
    changeIDs(ofPageAt: index) { $0.removeSubrange(range) }
  }

  /// Inserts an id that there is not.
  mutating func insert(_ id: ID, at place: LoadPlace<ID>) {
    let index: Int? =
      switch place {
      case .first: 0
      case .last: content.elements.count - 1
      case .before(let other), .after(let other): index(of: other)
      }
    guard let index else { return }
    placed[id] = place
    owners[id] = page(at: index).token
    changeIDs(ofPageAt: index) { ids in
      switch place {
      case .first: ids.insert(id, at: 0)
      case .last: ids.append(id)
      case .before(let other): ids.insert(id, at: ids.firstIndex(of: other) ?? 0)
      case .after(let other): ids.insert(id, at: ids.firstIndex(of: other).map { $0 + 1 } ?? 0)
      }
    }
  }

  private mutating func changeIDs(ofPageAt index: Int, _ body: (inout [ID]) -> Void) {
    changeCount += 1
    var page = page(at: index)
    var ids = page.ids
    // While they change, nothing else holds them, so that many changes in a row make one copy of them.
    page.ids = []
    content.elements[index] = .page(page)
    body(&ids)
    page.ids = ids
    page.revision = changeCount
    content.elements[index] = .page(page)
  }
}

extension LoadContent.Page {
  /// Returns the key of what comes beyond the page.
  func key(toward end: LoadDirection) -> Key? { end == .forward ? next : previous }
}

extension LoadContent {
  /// Returns whether the sequence of ids and gaps is the same, in the same pages or in others.
  fileprivate func showsSame(as other: LoadContent) -> Bool {
    let (new, old) = (elements, other.elements)
    let count = min(new.count, old.count)
    var prefix = 0
    while prefix < count, new[prefix].isSame(as: old[prefix]) { prefix += 1 }
    var suffix = 0
    while suffix < count - prefix,
      new[new.count - 1 - suffix].isSame(as: old[old.count - 1 - suffix])
    {
      suffix += 1
    }
    return new[prefix..<new.count - suffix].flatMap(\.parts)
      .elementsEqual(old[prefix..<old.count - suffix].flatMap(\.parts))
  }
}

extension LoadContent.Element {
  /// Returns whether an element is the same, without a look at its ids.
  fileprivate func isSame(as other: Self) -> Bool {
    switch (self, other) {
    case (.page(let page), .page(let other)): page.revision == other.revision
    case (.gap(let gap), .gap(let other)): gap == other
    case (.page, .gap), (.gap, .page): false
    }
  }

  /// What is shown of the element: ids, or a gap.
  fileprivate var parts: [LoadContent.Part] {
    switch self {
    case .page(let page): page.ids.map(LoadContent.Part.id)
    case .gap(let gap): [.gap(gap)]
    }
  }
}

extension LoadContent {
  fileprivate enum Part: Equatable {
    case id(ID)
    case gap(LoadGap)
  }
}

#if COLLATE_CHECK_INVARIANTS
extension LoadedPages {
  /// Traps if an id has another page than it should, or a gap does not lie between two pages.
  func checkInvariants() {
    for (index, element) in content.elements.enumerated() {
      guard case .gap = element else { continue }
      precondition(
        index > 0 && index < content.elements.count - 1, "The gap \(index) is at an end")
      guard case .page = content.elements[index - 1] else {
        preconditionFailure("The gaps \(index - 1) and \(index) are neighbors")
      }
    }
    for page in content.pages {
      precondition(page.ids.allSatisfy { owners[$0] == page.token }, "An id has another page")
    }
    precondition(owners.count == content.ids.count, "An id is shown twice")
  }
}
#endif
