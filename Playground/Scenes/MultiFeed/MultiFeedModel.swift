import Collate
import CollateTesting

/// Three feeds that know nothing of each other, and the screen that joins them.
@MainActor
final class MultiFeedModel {
  /// The order of the rows on the screen.
  enum Order {
    /// One feed after the other.
    case byFeed

    /// Today's headlines of all feeds, the newest first, then the earlier ones.
    case byDay
  }

  /// A source of one section.
  typealias Source = ArrayDataSource<HeadlineSection>

  /// The feeds, in their usual order.
  let feeds: [Feed]

  /// The rows of all feeds, interleaved by day.
  private(set) lazy var days = [HeadlineDay(.today, of: all), HeadlineDay(.earlier, of: all)]
  private lazy var byDay = CompositeDataSource(days.map(\.headlines))

  // begin: multi-feed
  /// All feeds: one after the other, or by day.
  let all = CompositeDataSource<HeadlineSection>()
  lazy var screen = SegmentedDataSource([
    (Order.byFeed, all), (.byDay, byDay),
  ])
  // end: multi-feed

  /// Creates a screen of feeds.
  init(_ feeds: [Feed]) {
    self.feeds = feeds
    // begin: multi-feed
    for feed in feeds {
      let group = IdentityGroup(feed.name)
      all.append(feed.today, sharing: group)
      all.append(feed.earlier, sharing: group)
    }
    // end: multi-feed
  }
}

/// The headlines of one day, of all feeds.
@MainActor
struct HeadlineDay {
  private let sections: FilteredDataSource<CompositeDataSource<HeadlineSection>>
  private let rows:
    GroupedDataSource<
      FilteredDataSource<CompositeDataSource<HeadlineSection>>, String, HeadlineSection
    >

  init(_ day: HeadlineSection.Day, of all: CompositeDataSource<HeadlineSection>) {
    let section = HeadlineSection(id: day.title, day: day)
    // begin: multi-feed
    sections = all.filterSections { $0.day == day }
    rows = sections.flattened(into: section)
    rows.areInIncreasingOrder = { $0.id > $1.id }
    // end: multi-feed
  }

  /// The headlines, in one section.
  var headlines: any DataSource<HeadlineSection> { rows }

  /// Returns the path of a row in the source of all feeds.
  func basePath(of path: ItemPath) -> ItemPath? {
    rows.basePath(of: path).flatMap { sections.basePath(of: $0) }
  }
}

extension MultiFeedModel {
  /// Puts the rows in the other order.
  func toggleOrder() {
    screen.selected = screen.selected == .byFeed ? .byDay : .byFeed
  }

  /// Puts the rows of a feed in another order, across its sections, in a single batch of moves.
  func shuffle(_ feed: Feed, using random: inout SeededGenerator) {
    var items = feed.headlines.shuffled(using: &random)
    // The same order again would be no change.
    if items == feed.headlines { items.reverse() }
    let count = feed.today.sections[0].items.count
    all.performBatchUpdates {
      feed.today.sections[0].items = Array(items[..<count])
      feed.earlier.sections[0].items = Array(items[count...])
    }
  }
}

extension MultiFeedModel {
  /// Returns the source of a row, and the path of the row in it.
  func location(of path: ItemPath) -> (source: Source, path: ItemPath)? {
    let basePath =
      screen.selected == .byFeed ? path : days[path.section].basePath(of: [0, path.item])
    guard let location = basePath.map({ all.location(of: $0) }),
      let source = all.source(in: location.slot) as? Source
    else { return nil }
    return (source, location.path)
  }

  /// Returns the feed of a row on the screen.
  func feed(at path: ItemPath) -> Feed { feeds[screen.snapshot[path].feed] }

  /// The code between the marks.
  static let code = CodeExcerpt.lines(named: "multi-feed")
}
