import Collate
import PlaygroundTerminal

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

/// A section of headlines of one day, of a feed or of all.
struct HeadlineSection: SectionProtocol, Hashable, Sendable {
  /// When headlines were written.
  enum Day: Sendable {
    case today
    case earlier

    /// The name of the day.
    var title: String { self == .today ? "today" : "earlier" }
  }

  let id: String

  /// The day.
  let day: Day

  /// The index of the feed; `nil` in a section of all feeds.
  var feed: Int?

  var items: [Headline] = []
}

extension RowContent {
  /// The header of a section.
  init(_ section: HeadlineSection) {
    let color = section.feed.map { Theme.bands[$0] } ?? Theme.accent
    self = .header(section.id.uppercased(), color)
  }

  /// The cell of a headline.
  init(_ headline: Headline) {
    self.init(
      text: headline.text, detail: "\(headline.count)", band: Theme.bands[headline.feed],
      indentation: 1)
  }
}
