import CollateCore

// Whole pages at an end.
extension LoadedPages {
  /// Returns the outermost page at an end.
  func page(at end: LoadDirection) -> Page? {
    let element = end == .forward ? content.elements.last : content.elements.first
    return if case .page(let page)? = element { page } else { nil }
  }

  /// Returns the key of what comes beyond an end; `nil` if nothing does, or if there are no pages.
  func key(at end: LoadDirection) -> Key? {
    page(at: end)?.key(toward: end)
  }

  /// Returns whether there is a page that a load delivered.
  func has(_ token: LoadToken) -> Bool { order.index(of: .page(token)) != nil }

  /// Returns whether a lane is one of a gap that is none any more.
  func hasClosed(_ lane: LoadLane) -> Bool {
    if case .gap(let gap) = lane { index(of: gap) == nil } else { false }
  }

  /// Returns the index of what comes beyond an end.
  func index(beyond end: LoadDirection) -> Int { end == .forward ? content.elements.count : 0 }

  /// Removes the page that a load delivered, if there is one.
  mutating func remove(_ token: LoadToken) {
    if let chunks = order.chunks(of: .page(token)) { remove(chunks) }
  }

  /// Removes a gap that is at an end, as the page beyond it was removed.
  mutating func removeOutermostGaps() {
    for index in [content.elements.count - 1, 0] {
      if !content.elements.isEmpty, !hasPage(at: index) { remove(index..<index + 1) }
    }
  }

  /// Returns whether there is a page at an index.
  func hasPage(at index: Int) -> Bool {
    guard content.elements.indices.contains(index) else { return false }
    return if case .page = content.elements[index] { true } else { false }
  }
}
