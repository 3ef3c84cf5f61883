/// The pages that are loaded, in order, with the gaps between them.
package struct LoadContent<Key: Hashable & Sendable, ID: Hashable & Sendable>: Hashable, Sendable {
  /// A page, or what is left of it.
  package struct Page: Hashable, Sendable {
    /// The load that delivered the page.
    package let token: LoadToken

    /// The number of the change of the content with which the page got its ids.
    package internal(set) var revision: Int

    /// The ids that are shown, in order.
    package internal(set) var ids: [ID]

    /// The key of the page before.
    package internal(set) var previous: Key?

    /// The key of the page after.
    package internal(set) var next: Key?

    /// The version of the list when the page was loaded.
    package let version: Int?
  }

  /// A page or a gap.
  package enum Element: Hashable, Sendable {
    case page(Page)
    case gap(LoadGap)
  }

  /// The elements, of which the first and the last are pages, and no two neighbors are gaps.
  package internal(set) var elements: [Element] = []

  /// Creates what is shown before anything is loaded.
  package init() {}
}

extension LoadContent {
  /// The pages, in order.
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
