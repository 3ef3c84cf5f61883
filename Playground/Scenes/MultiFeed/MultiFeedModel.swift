import Collate

/// Three feeds that know nothing of each other, and the screen that joins them.
@MainActor
final class MultiFeedModel {
  /// The order of the sources on the screen.
  enum Order {
    /// One feed after the other.
    case byFeed

    /// Today's headlines of all feeds, then the earlier ones.
    case byDay
  }

  /// A source of one section.
  typealias Source = ArrayDataSource<HeadlineSection>

  /// The feeds, in their usual order.
  let feeds: [Feed]

  private var order = Order.byFeed

  /// The names of feeds that are not on the screen.
  private var hiddenNames: Set<String> = []

  // begin: multi-feed
  /// All feeds on one screen.
  let screen = CompositeDataSource<HeadlineSection>()

  private func append(_ feed: Feed) {
    let group = IdentityGroup(feed.name)
    for source in [feed.today, feed.earlier] {
      screen.append(source, sharing: group)
    }
  }

  private func arrange(_ sources: [Source]) {
    screen.performBatchUpdates {  // one batch of moves
      for (index, source) in sources.enumerated() {
        guard let slot = slot(of: source) else { continue }
        screen.move(slot, to: index)
      }
    }
  }
  // end: multi-feed

  /// Creates a screen of feeds.
  init(_ feeds: [Feed]) {
    self.feeds = feeds
    for feed in feeds { append(feed) }
  }
}

extension MultiFeedModel {
  /// Puts the sources in the other order.
  func toggleOrder() {
    order = order == .byFeed ? .byDay : .byFeed
    arrange(sources)
  }

  /// Puts the rows of a feed in another order, across its sections, in a single batch of moves.
  func shuffle(_ feed: Feed, using random: inout Randomness) {
    let items = feed.headlines.shuffled(using: &random)
    let count = feed.today.sections[0].items.count
    screen.performBatchUpdates {
      feed.today.sections[0].items = Array(items[..<count])
      feed.earlier.sections[0].items = Array(items[count...])
    }
  }

  /// Takes a feed off the screen, or puts the hidden one back.
  func toggle(_ feed: Feed) {
    screen.performBatchUpdates {
      if let hidden = feeds.first(where: { hiddenNames.contains($0.name) }) {
        hiddenNames.remove(hidden.name)
        append(hidden)
        arrange(sources)
      } else {
        hiddenNames.insert(feed.name)
        for source in feed.sources { slot(of: source).map { _ = screen.remove($0) } }
      }
    }
  }
}

extension MultiFeedModel {
  /// The feeds on the screen.
  var shownFeeds: [Feed] { feeds.filter { !hiddenNames.contains($0.name) } }

  /// The sources on the screen, in order.
  private var sources: [Source] {
    switch order {
    case .byFeed: shownFeeds.flatMap(\.sources)
    case .byDay: shownFeeds.map(\.today) + shownFeeds.map(\.earlier)
    }
  }

  private func slot(of source: Source) -> Slot? {
    zip(screen.slots, screen.sources).first { $1 === source }?.0
  }

  /// Returns the source of a row, and the path of the row in it.
  func location(of path: ItemPath) -> (source: Source, path: ItemPath)? {
    let location = screen.location(of: path)
    guard let source = screen.source(in: location.slot) as? Source else { return nil }
    return (source, location.path)
  }

  /// Returns the feed of a row on the screen.
  func feed(at path: ItemPath) -> Feed {
    feeds[screen.snapshot.sections[path.section].feed]
  }

  /// The code between the marks.
  static let code = CodeExcerpt.lines(named: "multi-feed")
}
