import Collate
import CollateTesting

/// An edit of a feed, with indices of sections that are counted within the feed.
enum FeedEdit: Hashable, Sendable {
  /// A row is inserted.
  case insertRow(Headline, at: ItemPath)

  /// A row is deleted.
  case deleteRow(at: ItemPath)

  /// A row is moved; the second path is counted after it is taken out.
  case moveRow(from: ItemPath, to: ItemPath)

  /// A section is inserted, with its rows.
  case insertSection(HeadlineSection, at: Int)

  /// A section is deleted, with its rows.
  case deleteSection(at: Int)
}

/// Invents edits that feeds of a few rows and sections can take.
struct FeedEditor {
  private var random: SeededGenerator
  private var newsroom: Newsroom

  /// The number of sections so far, which gives each of them another name.
  private var sectionCount = 0

  /// The number of sections that a feed has at most.
  private static let mostSections = 2

  /// The number of rows that a section has at most.
  private static let mostRows = 2

  /// Creates an editor.
  ///
  /// - Parameter seed: The same seed gives the same edits.
  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    newsroom = Newsroom(seed: seed)
  }

  /// Returns a new section of a feed, with some rows.
  mutating func section(ofFeed feed: Int) -> HeadlineSection {
    sectionCount += 1
    var section = HeadlineSection(
      id: "\(Newsroom.feedNames[feed]) \(sectionCount)", day: .today, feed: feed)
    for _ in 0...random.below(2) { section.items.append(newsroom.headline(forFeed: feed)) }
    return section
  }

  /// Returns an edit that a feed can take as it is now.
  ///
  /// - Parameters:
  ///   - feed: The index of the feed.
  ///   - sections: What the feed has now.
  /// - Returns: The edit.
  mutating func edit(ofFeed feed: Int, _ sections: [HeadlineSection]) -> FeedEdit {
    let section = random.below(sections.count)
    switch random.below(8) {
    case 0 where sections.count > 1: return .deleteSection(at: section)
    case 1 where sections.count < Self.mostSections, _ where sections.isEmpty:
      return .insertSection(self.section(ofFeed: feed), at: random.below(sections.count + 1))
    default: return rowEdit(ofFeed: feed, inSection: section, count: sections[section].items.count)
    }
  }

  private mutating func rowEdit(
    ofFeed feed: Int, inSection section: Int, count: Int
  ) -> FeedEdit {
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
