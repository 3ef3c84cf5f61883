import CollateCore

/// The pages that are loaded, in order, with the gaps between them.
package struct LoadContent<Key: Hashable & Sendable, ID: Hashable & Sendable>: Hashable, Sendable {
  /// A page, or what is left of it; of a large one, some of its ids.
  ///
  /// The chunks of a large page follow one another, and have the keys of the whole page. So a change moves only a few
  /// ids.
  package struct Page: Hashable, Sendable {
    /// The load that delivered the page.
    package internal(set) var token: LoadToken

    /// The ids that are shown, in order.
    package internal(set) var ids: [ID]

    /// The key of the page before.
    package internal(set) var previous: Key?

    /// The key of the page after.
    package internal(set) var next: Key?

    /// The version of the list when the page was loaded.
    package let version: Int?

    package init(token: LoadToken, ids: [ID], previous: Key?, next: Key?, version: Int?) {
      (self.token, self.ids, self.version) = (token, ids, version)
      (self.previous, self.next) = (previous, next)
    }
  }

  /// A page or a gap.
  package enum Element: Hashable, Sendable {
    case page(Page)
    case gap(LoadGap)
  }

  /// The elements, of which the first and the last are pages, and no two neighbors are gaps.
  package var elements: [Element] = []

  /// Creates what is shown before anything is loaded.
  package init() {}
}

extension LoadContent.Page {
  /// Returns the key of what comes beyond the page.
  func key(toward end: LoadDirection) -> Key? { end == .forward ? next : previous }
}

extension LoadContent.Element {
  /// The ids of a page, or of a chunk of one; `nil` for a gap.
  var ids: [ID]? { if case .page(let page) = self { page.ids } else { nil } }
}

extension LoadContent {
  /// The pages, in order, large ones in chunks.
  package var pages: [Page] {
    elements.compactMap { if case .page(let page) = $0 { page } else { nil } }
  }

  /// The gaps, in order.
  package var gaps: [LoadGap] {
    elements.compactMap { if case .gap(let gap) = $0 { gap } else { nil } }
  }

  /// The ids of all pages, in order.
  package var ids: [ID] { pages.flatMap(\.ids) }
}

extension LoadContent {
  /// Returns whether an id is one of the outermost at an end.
  ///
  /// - Complexity: O(*count*), without a look at the other ids.
  func isAmongOutermost(_ count: Int, at end: LoadDirection, _ id: ID) -> Bool {
    // Loops by index, as this is what scrolling costs, and sequences are slow without specialization.
    var rest = count
    var index = end == .forward ? elements.count - 1 : 0
    while rest > 0, index >= 0, index < elements.count {
      if case .page(let page) = elements[index] {
        let seen = min(rest, page.ids.count)
        var position = end == .forward ? page.ids.count - seen : 0
        for _ in 0..<seen {
          if page.ids[position] == id { return true }
          position += 1
        }
        rest -= seen
      }
      index += end == .forward ? -1 : 1
    }
    return false
  }
}
