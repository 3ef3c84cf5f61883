import Collate

/// A row of a feed.
struct Headline: Identifiable, Hashable, Sendable {
  let id: Int

  /// The index of the feed.
  let feed: Int

  /// The text.
  let text: String

  /// The number at the right edge, which is updated.
  var count: Int
}

/// A section of a feed: its headlines of one day.
struct HeadlineSection: SectionProtocol, Hashable, Sendable {
  let id: String

  /// The index of the feed.
  let feed: Int

  var items: [Headline]
}
