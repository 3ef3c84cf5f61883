import CollateCore

// Whole pages at an end.
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
  func key(at end: LoadDirection) -> Key? {
    let element = end == .forward ? content.elements.last : content.elements.first
    guard case .page(let page)? = element else { return nil }
    return end == .forward ? page.next : page.previous
  }

  /// Inserts a page beyond an end.
  mutating func append(
    _ loaded: LoadedIDs<Key, ID>, of token: LoadToken, at end: LoadDirection
  ) {
    insert(loaded, of: token, at: end == .forward ? content.elements.count : 0)
  }

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
    return (page.list.count, remove(page.token, from: end))
  }
}
