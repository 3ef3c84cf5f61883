import Collate
import PlaygroundFeeds
import PlaygroundTerminal

/// Real directories and files on one screen, as they change.
///
/// It is the only scene whose frames depend on something outside of the program.
@MainActor
final class FilesScene: Scene {
  let caption = "These are real files: change one of them, and watch the batch arrive."
  private(set) var trace = Trace()
  var area = Rect(0, 0, 0, 0) {
    didSet { list.area = area.inset(byColumns: 1, rows: 1) }
  }

  private let feeds: LiveFeeds
  private let list: TerminalListView<FeedSection>
  private var now = Duration.zero
  /// When something changes by itself.
  private var ticker = Ticker(every: .milliseconds(150), from: .zero)

  /// Creates the scene.
  ///
  /// - Parameter feeds: The files.
  init(_ feeds: LiveFeeds) {
    self.feeds = feeds
    list = TerminalListView(
      Presenter(feeds.composite), header: { .header($0.title) }, cell: RowContent.init)
    list.onChange = { [unowned self] in trace.addNumbered($0.batch, at: now) }
  }

  var keys: [KeyHint] { [KeyHint("↑↓", "select", .up, .down)] }

  func handle(_ event: InputEvent) {
    switch event {
    case .key(let key, _): list.handle(key)
    case .mouse(let mouse): list.handle(mouse)
    case .paste: break
    }
  }

  var verdict: Verdict { list.verdict(for: feeds.composite.snapshot) }

  var nextWake: Duration? { list.isMoving ? now + .frame : ticker.next }

  var history: (any ListHistory)? { list }

  func advance(to now: Duration) {
    self.now = now
    if ticker.isDue(at: now) {
      feeds.show()
      feeds.beginLooks()
    }
    list.advance(to: now)
  }

  func draw(on surface: inout Surface) {
    let sourceCount = feeds.composite.slots.count
    surface.drawPanel(area, title: "CompositeDataSource · \(sourceCount, of: "live source")")
    list.draw(on: &surface)
  }

  let code = CodeExcerpt.lines(named: "files", inFile: LiveFeeds.file)

  let script = Script([], seconds: 10)
}

extension RowContent {
  /// The cell of an item.
  fileprivate init(_ item: FeedItem) {
    self.init(text: item.text, indentation: 1)
  }
}
