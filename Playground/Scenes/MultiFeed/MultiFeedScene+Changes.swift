import Collate
import CollateTesting

extension MultiFeedScene {
  /// The numbers of rows in a section that is changed by itself.
  private static let liveCounts = 1...3

  /// The feed of the selected row, or the first one.
  var selectedFeed: Feed { list.focusedPath.map(model.feed) ?? model.feeds[0] }

  /// Changes a row of a feed.
  func changeRow(ofFeed index: Int) {
    let sources = model.feeds[index].sources
    let source = sources[random.below(sources.count)]
    let count = source.sections[0].items.count
    switch random.below(4) {
    case 0 where count > Self.liveCounts.lowerBound:
      source.removeItem(at: [0, random.below(count)])
    case 1 where count > 1:
      let (start, end) = (random.below(count), random.below(count - 1))
      source.moveItem(at: [0, start], to: [0, end < start ? end : end + 1])
    case 2 where count < Self.liveCounts.upperBound:
      let path = ItemPath(section: 0, item: random.below(count + 1))
      source.insertItem(newsroom.headline(forFeed: index), at: path)
    default:
      if count > 0 { source.sections[0].items[random.below(count)].count += 1 }
    }
  }

  /// Inserts a row where the selected one is.
  func insertAboveSelection() {
    guard let path = list.focusedPath, let location = model.location(of: path) else {
      let feed = model.feeds[0]
      return feed.today.insertItem(newsroom.headline(forFeed: feed.index), at: [0, 0])
    }
    let headline = newsroom.headline(forFeed: model.feed(at: path).index)
    location.source.insertItem(headline, at: location.path)
  }

  /// Deletes the selected row.
  func deleteSelection() {
    guard let path = list.focusedPath, let location = model.location(of: path) else { return }
    location.source.removeItem(at: location.path)
  }

  /// Puts the rows of a feed in another order.
  func shuffle(_ feed: Feed) {
    model.shuffle(feed, using: &random)
  }

  func disturb(using random: inout SeededGenerator) {
    change("everything at once") {
      model.all.performBatchUpdates {
        for _ in 0..<6 { changeRow(ofFeed: random.below(model.feeds.count)) }
        shuffle(model.feeds[random.below(model.feeds.count)])
      }
      if random.below(3) == 0 { model.toggleOrder() }
    }
  }
}
