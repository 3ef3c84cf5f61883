import Collate
import PlaygroundTerminal

extension LoaderScene {
  /// The least number of rows of an area with room for the lanes.
  static let leastHeightWithLanes = 15

  /// The least number of rows of an area with room for what a rule says.
  static let leastHeightWithRule = 18

  /// The number of rows for what a rule says.
  static let ruleHeight = 2

  /// Draws the lanes, and below them what the last rule says.
  func drawLanes(on surface: inout Surface, in area: Rect) {
    let inside = surface.drawPanel(area, title: "lanes")
    for (number, lane) in lanes.enumerated() {
      let place = Point(inside.minX + 1, inside.minY + number)
      surface.draw(lane.name, at: place, Style(Theme.faint), clippedTo: inside)
      surface.draw(
        lane.text, at: Point(place.x + 9, place.y), Style(lane.color), clippedTo: inside)
    }
    let (_, rule) = inside.divided(atDistance: Self.laneCount, from: .top)
    drawRule(on: &surface, in: rule.inset(byColumns: 1, rows: 0))
  }

  /// Draws what the last rule in the trace says: a number alone tells nothing.
  private func drawRule(on surface: inout Surface, in area: Rect) {
    let rules = trace.lines.lazy.reversed().map(\.detail)
    guard let rule = rules.first(where: { !Trace.explanation(ofRule: $0).isEmpty }) else { return }
    let lines = "\(rule): \(Trace.explanation(ofRule: rule))".wrapped(toColumns: area.width)
    for (row, line) in zip(area.rows, lines) {
      surface.draw(line, at: Point(area.minX, row), Style(Theme.updated), clippedTo: area)
    }
  }

  /// How the server answers, and what is done with the answers.
  var heading: String {
    let (server, postCount) = (model.server, model.posts.snapshot.itemCount)
    let (seconds, tenths) = Int(server.latency / .milliseconds(100)).quotientAndRemainder(
      dividingBy: 10)
    return [
      "answers in \(seconds)\(tenths == 0 ? "" : ".\(tenths)") s", server.fails ? "errors" : nil,
      model.dropsPages ? "\(LoaderModel.maximumPageCount) pages" : nil,
      postCount > LoaderModel.windowSize ? "\(postCount, of: "post")" : nil,
    ].compactMap { $0 }.joined(separator: " · ")
  }
}

// Lanes.
extension LoaderScene {
  static let laneCount = 4

  /// What a lane does, in words.
  private struct Lane {
    let name: String
    let text: String
    let color: Color

    init(_ name: String, _ text: String, _ color: Color = Theme.faint) {
      (self.name, self.text, self.color) = (name, text, color)
    }
  }

  private var lanes: [Lane] {
    let state = model.posts.state
    return [
      running("refresh") { $0 == .refresh }
        ?? (state.refresh == .failed
          ? Lane("refresh", "failed", Theme.deleted) : Lane("refresh", "at rest")),
      running("newer ↑") { $0 == .page(.backward) }
        ?? lane("newer ↑", state.backward, droppedCount: state.droppedBefore),
      running("older ↓") { $0 == .page(.forward) }
        ?? lane("older ↓", state.forward, droppedCount: state.droppedAfter),
      running("gap") { if case .gap = $0 { true } else { false } } ?? gapAtRest,
    ]
  }

  /// Returns the load of a lane, if one runs.
  private func running(_ name: String, _ isLane: (LoadLane) -> Bool) -> Lane? {
    guard let request = model.posts.runningRequests.first(where: { isLane($0.intent.lane) }) else {
      return nil
    }
    let attempt = request.attempt > 1 ? " try \(request.attempt)" : ""
    return Lane(name, "\(request.token) \(request.intent.words) …\(attempt)", Theme.accent)
  }

  /// Returns what an end does where nothing is loaded.
  private func lane(_ name: String, _ edge: LoaderState.Edge, droppedCount: Int) -> Lane {
    let dropped = droppedCount > 0 ? ", \(droppedCount) dropped" : ""
    return switch edge {
    case .more, .loading: Lane(name, "open\(dropped)")
    case .failed: Lane(name, "failed", Theme.deleted)
    case .exhausted: Lane(name, "the end")
    }
  }

  private var gapAtRest: Lane {
    let edges = model.posts.state.gaps.values
    if edges.contains(.failed) { return Lane("gap", "failed", Theme.deleted) }
    return Lane("gap", edges.isEmpty ? "none" : "\(edges.count) open")
  }
}

extension RowContent {
  /// The header above the posts, or what an end of the list does.
  init(_ section: Timeline) {
    switch section.id {
    case .posts:
      self = .header(section.title)
    case .newer, .older:
      self.init(text: section.title, style: Style(Theme.faint), showsCount: false)
    }
  }

  /// The cell of a post or a gap.
  init(_ row: TimelineRow) {
    switch row {
    case .post(let post):
      self.init(
        text: post.text, detail: "#\(post.id)", band: Theme.bands[post.feed], indentation: 1)
    case .draft:
      self.init(text: "your post, on its way …", style: Style(Theme.updated), indentation: 1)
    case .gap(_, .loading):
      self.init(text: "⋮ loading …", style: Style(Theme.updated), indentation: 1)
    case .gap(_, .failed):
      self.init(
        text: "⋮ no answer: space tries again", style: Style(Theme.deleted), indentation: 1)
    case .gap:
      self.init(
        text: "⋮ posts are missing: enter", style: Style(Theme.updated), indentation: 1)
    }
  }
}
