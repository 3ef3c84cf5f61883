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

  /// The time of the next change that comes by itself; `nil` while there are none.
  var nextArrival: Duration? = .milliseconds(900)

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
    list.isMoving ? now + .frame : nextArrival
  }

  func advance(to now: Duration) {
    self.now = now
    if let arrival = nextArrival, now >= arrival {
      nextArrival = now + .milliseconds(1100)
      changeByItself()
    }
    list.advance(to: now)
  }

  /// Changes the feeds, and gives the reason to the trace.
  func change(_ cause: String, _ body: () -> Void) {
    self.cause = cause
    body()
  }

  func draw(on surface: inout Surface) {
    let itemCount = model.screen.snapshot.itemCount
    surface.drawPanel(
      area,
      title: "\(model.sourceName) · \(model.shownFeeds.count) feeds · \(itemCount) items")
    list.draw(on: &surface)
  }

  let code = MultiFeedModel.code

  let script = Script(
    [
      5: .down, 5.5: .down, 6.5: .character("i"),
      9: .character("i"), 10: .character("i"), 11.5: .character("d"),
      14: .character("s"),
      18.5: .character("["), 19: .character("s"), 23.5: .character("]"),
      24.5: .character("m"),
      28: .character("c"),
    ], seconds: 34)
}

extension RowContent {
  /// The header of a section.
  fileprivate init(_ section: HeadlineSection) {
    let color = section.feed.map { Theme.bands[$0] } ?? Theme.accent
    self.init(text: section.id.uppercased(), style: Style(color, on: nil, .bold), band: color)
  }

  /// The cell of a headline.
  fileprivate init(_ headline: Headline) {
    self.init(
      text: headline.text, detail: "\(headline.count)", band: Theme.bands[headline.feed],
      indentation: 1)
  }
}
