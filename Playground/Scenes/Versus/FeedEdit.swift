import Collate
import CollateTesting

/// An edit of a row of a feed, with indices of sections that are counted within the feed.
enum FeedEdit: Hashable, Sendable {
  /// A row is inserted.
  case insertRow(Headline, at: ItemPath)

  /// A row is deleted.
  case deleteRow(at: ItemPath)

  /// A row is moved; the second path is counted after it is taken out.
  case moveRow(from: ItemPath, to: ItemPath)
}

/// Invents edits that feeds of a few rows can take.
struct FeedEditor {
  private var random: SeededGenerator
  private var newsroom: Newsroom

  /// The number of rows that a section has at most.
  private static let mostRows = 3

  /// Creates an editor.
  ///
  /// - Parameter seed: The same seed gives the same edits.
  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    newsroom = Newsroom(seed: seed)
  }

  /// Returns the sections of a feed, with some rows.
  mutating func sections(ofFeed feed: Int) -> [HeadlineSection] {
    let rows = (0..<2).map { _ in newsroom.headline(forFeed: feed) }
    return [HeadlineSection(id: Newsroom.feedNames[feed], day: .today, feed: feed, items: rows)]
  }

  /// Returns an edit that a feed can take as it is now.
  ///
  /// - Parameters:
  ///   - feed: The index of the feed.
  ///   - sections: What the feed has now.
  /// - Returns: The edit.
  mutating func edit(ofFeed feed: Int, _ sections: [HeadlineSection]) -> FeedEdit {
    let section = random.below(sections.count)
    let count = sections[section].items.count
    switch random.below(count > 1 ? 3 : 1) {
    case 0 where count < Self.mostRows:
      return .insertRow(newsroom.headline(forFeed: feed), at: [section, random.below(count + 1)])
    case 1: return .deleteRow(at: [section, random.below(count)])
    default:
      let (start, end) = (random.below(count), random.below(count - 1))
      return .moveRow(from: [section, start], to: [section, end < start ? end : end + 1])
    }
  }

  /// Returns the index of a feed to edit.
  mutating func feed() -> Int { random.below(Newsroom.feedNames.count) }
}
