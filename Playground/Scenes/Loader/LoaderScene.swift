import Collate
import PlaygroundTerminal

/// A list of posts that is loaded page by page, in both directions and in gaps.
@MainActor
final class LoaderScene: Scene {
  let caption = "Pages from both ends, errors, late answers, gaps: the row you read stays put."
  private(set) var trace = Trace()
  var area = Rect(0, 0, 0, 0) {
    didSet { list.area = areas.list.inset(byColumns: 1, rows: 1) }
  }

  /// The posts.
  let model: LoaderModel

  /// The list that shows them.
  let list: TerminalListView<Timeline>

  /// The first and the last post on the screen.
  private struct Viewport: Equatable {
    let first: TimelineRow.ID?
    let last: TimelineRow.ID?
  }

  /// The time of the last advance.
  private var now = Duration.zero

  /// Why loads were made.
  private var intents: [LoadToken: LoadIntent] = [:]

  /// The batches that were applied before it was known why.
  private var batches: [ChangeBatch] = []

  /// The posts on the screen, as the source was told last.
  private var viewport: Viewport?

  /// Whether the next change is a live post.
  private var isLive = false

  /// Creates the scene.
  ///
  /// - Parameter seed: The same seed gives the same posts.
  init(seed: UInt64) {
    model = LoaderModel(PostServer(seed: seed))
    list = TerminalListView(model.presenter, header: RowContent.init, cell: RowContent.init)
    list.anchor = { [unowned self] in anchor }
    list.onChange = { [unowned self] in
      batches.append($0.batch)
      if list.focus == nil { list.moveFocusToStart() }
    }
    model.onStep = { [unowned self] in note($0) }
    model.server.onLateAnswer = { [unowned self] in
      trace.add("late answer to \($0.token)", .ignored, detail: "R1", at: now)
    }
    model.posts.appear()
  }

  var verdict: Verdict {
    let faults = list.verdict(for: model.posts.snapshot).faults + model.faults
    return Verdict(praise: "in step", blame: "OUT OF STEP", faults: faults)
  }

  var nextWake: Duration? {
    if list.isMoving || !model.isSettled { return now + .frame }
    return model.server.nextAnswer
  }

  func advance(to now: Duration) {
    self.now = now
    model.server.advance(to: now)
    reportViewport()
    list.advance(to: now)
  }

  func settle() async {
    while !model.isSettled {
      model.server.answerNext()
      await Task.yield()
    }
  }

  let code = LoaderModel.code

  let script = Script(
    [
      2: .pageDown, 2.7: .pageDown, 4.2: .pageDown, 4.9: .pageDown,
      6.4: .end, 6.7: .end, 7: .end,
      8.2: .character("x"), 8.6: .end, 10.4: .character("x"), 10.8: .character(" "),
      12.6: .end, 13.1: .character("r"),
      15.2: .down, 15.5: .down, 16: .character("u"),
      18: .up, 18.3: .up, 18.6: .up, 19.2: .enter, 21.2: .up, 21.6: .up,
      22.4: .home, 24: .character("r"), 24.5: .character("l"),
      26.4: .character("-"), 26.7: .character("-"),
      27.2: .end, 27.6: .end, 28: .end, 28.4: .end, 28.8: .end, 29.2: .end, 29.6: .end,
      30.4: .end,
      31.5: .character("c"),
    ], seconds: 35)
}

extension LoaderScene {
  /// Asks for what is new, which is at the beginning of the list.
  func pull() {
    list.moveFocusToStart()
    model.pull()
  }

  /// Has the server tell of a new post.
  func insertPost() {
    isLive = true
    model.insertPost()
    isLive = false
  }

  /// Leaves the screen for a while.
  func stayAway() {
    trace.add("away: \(LoaderModel.missedCount) posts come", .heading, at: now)
    model.stayAway()
  }

  /// What stays on its line during the change that is shown now.
  private var anchor: TerminalListView<Timeline>.Anchor {
    switch model.posts.takeScrollAnchor() {
    case .free: .free
    // At the top, a new post is to be seen.
    case .visible: isLive && list.firstRow == 0 ? .free : .visible
    case .item(let id): .item(id)
    }
  }

  /// Tells the source which posts are on the screen, if they are others.
  func reportViewport() {
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
