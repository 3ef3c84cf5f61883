import Collate
import CollateTesting
import PlaygroundTerminal

/// Live feeds on one screen: what changes moves, and nothing is reloaded.
@MainActor
final class MultiFeedScene: ListScene<HeadlineSection>, Scene {
  let caption = "Three live feeds, one list: changes glide into place, nothing is reloaded."

  /// The feeds.
  let model: MultiFeedModel

  /// The author of new headlines.
  var newsroom: Newsroom

  /// Decides what changes by itself.
  var random: SeededGenerator

  /// Creates the scene.
  ///
  /// - Parameter seed: The same seed gives the same changes.
  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    var newsroom = Newsroom(seed: seed)
    let feeds = Newsroom.feedNames.enumerated().map { Feed($1, index: $0) }
    for (index, feed) in feeds.enumerated() {
      feed.today.sections[0].items = (0..<3).map { _ in newsroom.headline(forFeed: index) }
      feed.earlier.sections[0].items = (0..<2).map { _ in newsroom.headline(forFeed: index) }
    }
    self.newsroom = newsroom
    model = MultiFeedModel(feeds)
    super.init(
      Presenter(model.screen),
      ticker: Ticker(every: .milliseconds(1100), from: .milliseconds(900)),
      header: RowContent.init, cell: RowContent.init)
  }

  var verdict: Verdict { verdict(for: model.screen.snapshot) }

  override var title: String {
    let (feedCount, itemCount) = (model.feeds.count, model.screen.snapshot.itemCount)
    return "CompositeDataSource · \(feedCount, of: "feed") · \(itemCount, of: "item")"
  }

  override func changeByItself() {
    let index = random.below(model.feeds.count)
    change("\(model.feeds[index].name) changed") { changeRow(ofFeed: index) }
  }

  override func handle(_ character: Character) {
    switch character {
    case "i": change("key i") { insertAboveSelection() }
    case "d": change("key d") { deleteSelection() }
    case "s": change("\(selectedFeed.name) shuffled") { shuffle(selectedFeed) }
    case "m": change("key m") { model.toggleOrder() }
    case " ": ticker?.toggle(at: now + .milliseconds(300))
    default: super.handle(character)
    }
  }

  let code = MultiFeedModel.code

  var script: Script {
    Script(
      [
        .press(3, .down), .press(3.5, .down),
        .press(
          4.2, "i", say: "A row is inserted: the trace tells the batch that the list received."),
        .press(6.5, "s", say: "One feed is shuffled: as few moves as possible, and all at once."),
        .press(
          9.5, "m", say: "By day instead of by feed: sections come and go, rows move between them."),
        .press(14, "i"), .press(15, "i"), .press(16.5, "d", say: caption),
        .press(18.5, "[", say: "Once more, slowly: nothing jumps, and no row is shown twice."),
        .press(19, "m"), .press(23.5, "]"),
        .press(24.5, "s", say: caption),
        .press(28, "c", say: "This is all the code that it takes."),
      ], tourSeconds: 13, seconds: 34)
  }
}

extension MultiFeedScene {
  var keys: [KeyHint] {
    [
      KeyHint("↑↓", "select", .up, .down), KeyHint("i", "insert"), KeyHint("d", "delete"),
      KeyHint("s", "shuffle"),
      KeyHint("m", model.screen.selected == .byFeed ? "by day" : "by feed"),
      KeyHint("space", "live off/on", .character(" ")),
    ]
  }

  var legend: [KeyHint] {
    [
      KeyHint(text: "12", "at a row: times that it was updated; at a header: its rows"),
      KeyHint(text: "▌", "the color of the feed that a row comes from"),
    ]
  }
}
