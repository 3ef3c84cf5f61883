import Collate
import CollateTesting
import PlaygroundTerminal

/// Live feeds on one screen: what changes moves, and nothing is reloaded.
@MainActor
final class MultiFeedScene: Scene {
  let caption = "Three live feeds, one list: changes glide into place, nothing is reloaded."
  private(set) var trace = Trace()
  var area = Rect(0, 0, 0, 0) {
    didSet { list.area = area.inset(byColumns: 1, rows: 1) }
  }

  /// The feeds.
  let model: MultiFeedModel

  /// The list that shows them.
  let list: TerminalListView<HeadlineSection>

  /// The author of new headlines.
  var newsroom: Newsroom

  /// Decides what changes by itself.
  var random: SeededGenerator

  /// The time of the last advance.
  private(set) var now = Duration.zero

  /// When something changes by itself.
  var ticker = Ticker(every: .milliseconds(1100), from: .milliseconds(900))

  /// The reason of the next batch.
  private var cause = ""

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
    list = TerminalListView(
      Presenter(model.screen), header: RowContent.init, cell: RowContent.init)
    list.moveFocusToStart()
    list.onChange = { [unowned self] in trace.addNumbered($0.batch, cause: cause, at: now) }
  }

  var verdict: Verdict { list.verdict(for: model.screen.snapshot) }

  var nextWake: Duration? {
    list.isMoving ? now + .frame : ticker.next
  }

  func advance(to now: Duration) {
    self.now = now
    if ticker.isDue(at: now) { changeByItself() }
    list.advance(to: now)
  }

  /// Changes the feeds, and gives the reason to the trace.
  func change(_ cause: String, _ body: () -> Void) {
    self.cause = cause
    body()
  }

  func draw(on surface: inout Surface) {
    let (feedCount, itemCount) = (model.shownFeeds.count, model.screen.snapshot.itemCount)
    surface.drawPanel(
      area,
      title: "CompositeDataSource · \(feedCount, of: "feed") · \(itemCount, of: "item")")
    list.draw(on: &surface)
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
