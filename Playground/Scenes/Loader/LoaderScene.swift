import Collate
import PlaygroundTerminal

/// A list of posts that is loaded page by page, in both directions and in gaps.
@MainActor
final class LoaderScene: ListScene<Timeline>, Scene {
  let caption = "Pages from both ends, errors, late answers, gaps: the row you read stays put."

  /// The posts.
  let model: LoaderModel

  /// The first and the last post on the screen.
  private struct Viewport: Equatable {
    let first: TimelineRow.ID?
    let last: TimelineRow.ID?
  }

  /// Why loads were made.
  private var intents: [LoadToken: LoadIntent] = [:]

  /// The batches that were applied before it was known why.
  private var batches: [ChangeBatch] = []

  /// The posts on the screen, as the source was told last.
  private var viewport: Viewport?

  /// Whether the next change is a live post.
  private var isLive = false

  /// The changes for which the source has said what stays.
  private var anchorPoint = 0

  /// Creates the scene.
  ///
  /// - Parameter seed: The same seed gives the same posts.
  init(seed: UInt64) {
    model = LoaderModel(PostServer(seed: seed))
    super.init(model.presenter, header: RowContent.init, cell: RowContent.init)
    list.anchor = { [weak self] in self?.anchor ?? .visible }
    model.onStep = { [weak self] in self?.note($0) }
    model.server.onLateAnswer = { [weak self] in
      guard let self else { return }
      trace.add("late answer to \($0.token)", .ignored, detail: "R1", at: now)
    }
    model.posts.appear()
  }

  override func note(_ update: Update<Timeline>) {
    batches.append(update.batch)
    if list.focus == nil { list.moveFocusToStart() }
  }

  var verdict: Verdict {
    Verdict(faults: verdict(for: model.window.snapshot).faults + model.faults)
  }

  override var nextWake: Duration? {
    model.isSettled
      ? [super.nextWake, model.server.nextAnswer].compactMap(\.self).min() : now + .frame
  }

  override func advance(to now: Duration) {
    super.advance(to: now)
    model.server.advance(to: now)
    reportViewport()
  }

  func settle() async {
    while !model.isSettled {
      model.server.answerNext()
      await Task.yield()
    }
  }

  override func handle(_ event: InputEvent) {
    switch event {
    case .key(.enter, _): fillGap()
    case .key(.home, _), .key(.character("g"), []): load(.backward)
    case .key(.end, _), .key(.character("G"), []): load(.forward)
    case .mouse(let mouse): handle(mouse)
    default: super.handle(event)
    }
    reportViewport()
  }

  override func handle(_ character: Character) {
    let server = model.server
    switch character {
    case "r": pull()
    case "u": stayAway()
    case "l": insertPost()
    case "s": sendPost()
    case "h": loadMany()
    case "x": server.fails.toggle()
    case " ": model.posts.retry()
    case "-": server.changeLatency(by: .milliseconds(-500))
    case "+": server.changeLatency(by: .milliseconds(500))
    case "m": model.dropsPages.toggle()
    default: super.handle(character)
    }
  }

  override var title: String { heading }

  override var heightBelow: Int {
    if area.height < Self.leastHeightWithLanes { return 0 }
    return Self.laneCount + 2 + (area.height < Self.leastHeightWithRule ? 0 : Self.ruleHeight)
  }

  override func drawBelow(on surface: inout Surface, in area: Rect) {
    drawLanes(on: &surface, in: area)
  }

  let code = LoaderModel.code

  var script: Script {
    Script(
      [
        .press(2, .pageDown, say: "Scrolled near the end, the next page comes by itself."),
        .press(2.7, .pageDown), .press(4.2, .pageDown), .press(4.9, .pageDown), .press(6.4, .end),
        .press(6.7, .end), .press(7, .end),
        .press(
          8.2, "x", say: "The server fails: what is there stays, and a row tells of the error."),
        .press(8.6, .end), .press(10.4, "x"),
        .press(10.8, " ", say: "Tried again: the page arrives."),
        .press(12.6, .end, say: caption), .press(13.1, "r"),
        .press(15.2, .down), .press(15.5, .down),
        .press(16, "u", say: "Away for a while: more came than a page holds, so there is a gap."),
        .press(18, .up), .press(18.3, .up), .press(18.6, .up),
        .press(19.2, .enter, say: "The gap is filled from below: the row that is read stays put."),
        .press(21.2, .up), .press(21.6, .up), .press(22.4, .home, say: caption), .press(24, "r"),
        .press(24.5, "l"), .press(25.2, "x"),
        .press(25.3, "s", say: "A post of yours is there at once; it is refused, so it goes."),
        .press(26.5, "x"), .press(27, "s", say: "This one is taken."),
        .press(28.4, "-"), .press(28.7, "-"),
        .press(29.2, .end, say: "Only the last pages are kept: what is far away goes, unseen."),
        .press(29.6, .end), .press(30, .end), .press(30.4, .end), .press(30.8, .end),
        .press(31.2, .end), .press(31.6, .end), .press(32.4, .end),
        .press(33.5, "c", say: "This is all the code that it takes."),
      ], tourSeconds: 12.5, seconds: 37)
  }
}

extension LoaderScene {
  /// Asks for what is new, which is at the beginning of the list.
  func pull() {
    moveFocus(to: .backward)
    model.pull()
  }

  /// Moves the focus to the first or the last of all posts.
  func moveFocus(to end: LoadDirection) {
    model.moveWindow(to: end)
    if end == .forward { list.moveFocusToEnd() } else { list.moveFocusToStart() }
  }

  /// Asks for very many posts.
  func loadMany() {
    moveFocus(to: .backward)
    model.loadMany()
  }

  /// Has the server tell of a new post.
  func insertPost() {
    isLive = true
    model.insertPost()
    isLive = false
  }

  /// Sends a post, which is shown at the beginning of the list before the server has it.
  func sendPost() {
    moveFocus(to: .backward)
    isLive = true
    model.sendPost()
    isLive = false
  }

  /// Leaves the screen for a while.
  func stayAway() {
    trace.add("away: \(LoaderModel.missedCount, of: "post") come", .heading, at: now)
    model.stayAway()
  }

  /// What stays on its line during the change that is shown now.
  private var anchor: TerminalListView<Timeline>.Anchor {
    switch model.posts.scrollAnchor(since: &anchorPoint) {
    case .free: .free
    // At the top, a new post is to be seen.
    case .visible: isLive && list.firstRow == 0 ? .free : .visible
    case .item(let id): .item(id)
    }
  }

  /// Tells the source which posts are on the screen, if they are others, after the rows of more have been made if the
  /// reader comes near the last ones.
  func reportViewport() {
    if let path = list.focusedPath { model.moveWindow(toward: path.item) }
    let rows = list.rows.dropFirst(list.firstRow).prefix(max(0, list.area.height))
    let ids = rows.compactMap { row -> TimelineRow.ID? in
      guard case .cell(let path) = row else { return nil }
      let id = list.groups[path.section].cells[path.item].item.id
      return model.posts.contains(id) ? id : nil
    }
    let viewport = Viewport(first: ids.first, last: ids.last)
    guard viewport != self.viewport else { return }
    self.viewport = viewport
    model.posts.viewportDidChange(first: viewport.first, last: viewport.last)
  }

  /// Writes down what the source heard and did, and the batches that came of it.
  private func note(_ step: LoaderModel.Step) {
    for case .start(let request) in step.effects { intents[request.token] = request.intent }
    trace.add(step, of: step.event.token.flatMap { intents[$0] }, at: now)
    for batch in batches { trace.addNumbered(batch, at: now) }
    batches = []
  }
}
