import Collate
package import PlaygroundTerminal

/// A timeline on the whole screen: its lines, and below them what is known about it, and the keys.
///
/// It opens at the end of the file, which is followed.
@MainActor
package final class TimelineScreen: ScreenContent {
  /// The size of the screen.
  package var size = Size(80, 24) {
    didSet { layOut() }
  }

  /// The lines, and the cursor.
  let list: TerminalListView<LineSection>

  /// A closure that is called when another frame should be drawn.
  package var onChange: () -> Void = {}

  private let timeline: LineTimeline
  private let name: String

  /// Whether the change that is under way brings other lines, and whether the end was followed before it.
  private var (isReplaced, wasFollowing) = (false, true)

  /// The changes for which the source has said what stays.
  private var anchorPoint = 0
  private var observation: ObservationToken?

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - timeline: What it shows.
  ///   - name: What it calls that.
  package init(_ timeline: LineTimeline, name: String) {
    (self.timeline, self.name) = (timeline, name)
    list = TerminalListView(Presenter(timeline.source)) { RowContent(text: $0.text) }
    list.anchor = { [weak self] in self?.anchor ?? .visible }
    list.onChange = { [weak self] _ in self?.linesDidChange() }
    observation = timeline.source.observeState { [weak self] _ in self?.onChange() }
    timeline.onProblem = { [weak self] in self?.onChange() }
    layOut()
  }

  /// Nothing moves by itself.
  package var nextWake: Duration? { nil }

  package func advance(to now: Duration) { reportViewport() }

  private func layOut() {
    // The cursor is in the first column.
    let area = bars.lines
    list.area = Rect(area.minX - 1, area.minY, area.width + 1, area.height)
  }

  /// Whether what comes at the end is shown, because the cursor is on the last line.
  var isFollowing: Bool { list.focusedPath.map { $0.item == list.rowCount - 1 } ?? true }

  /// Tells the source what is visible, as a list view does after it was laid out.
  private func reportViewport() {
    let (lines, first) = (timeline.lines, list.firstRow)
    let visible = (first..<first + list.area.height).clamped(to: lines.indices)
    if visible.isEmpty { return }
    timeline.source.viewportDidChange(
      first: lines[visible.lowerBound].id, last: lines[visible.upperBound - 1].id)
  }

  /// What stays in its row: the line under the cursor, unless the lines are those of another file.
  private var anchor: TerminalListView<LineSection>.Anchor {
    isReplaced = timeline.source.scrollAnchor(since: &anchorPoint) == .free
    wasFollowing = isFollowing
    return isReplaced ? .free : .visible
  }

  private func linesDidChange() {
    if isReplaced || wasFollowing { list.moveFocusToEnd() }
    // What is followed does not wait for a frame.
    if isFollowing { reportViewport() }
    onChange()
  }
}

// Input.
extension TimelineScreen {
  package func handle(_ event: InputEvent) -> ScreenRequest? {
    switch event {
    case .key(.character("c"), .control), .key(.character("q"), []): return .quit
    case .key(.character("z"), .control): return .suspend
    case .key(.character("l"), .control): return .redraw
    case .key(let key, _): handle(key)
    case .mouse(let mouse) where mouse.action == .press(.left):
      if let event = keyLine.event(at: mouse.place) { return handle(event) }
      handle(mouse)
    case .mouse(let mouse): handle(mouse)
    }
    return nil
  }

  private func handle(_ key: Key) {
    switch key {
    case .character("r"): Task { [source = timeline.source] in await source.refresh() }
    case .character(" "): timeline.source.retry()
    default: list.handle(key)
    }
  }

  private func handle(_ mouse: Mouse) {
    switch mouse.action {
    case .scroll(.up): list.moveFocus(by: -3)
    case .scroll(.down): list.moveFocus(by: 3)
    default: list.handle(mouse)
    }
  }
}

// Drawing.
extension TimelineScreen {
  package var frame: Surface {
    var surface = Surface(size)
    list.draw(on: &surface)
    drawStatus(on: &surface)
    keyLine.draw(on: &surface)
    return surface
  }

  /// The rows of the lines, of what is known about them, and of the keys, for which a low screen has no room.
  private var bars: (lines: Rect, status: Rect, keys: Rect) {
    let screen = Rect(0, 0, size.width, size.height)
    let (keys, rest) = screen.divided(
      atDistance: size.height < Self.leastHeightWithKeys ? 0 : 1, from: .bottom)
    let (status, lines) = rest.divided(atDistance: min(1, rest.height), from: .bottom)
    return (lines, status, keys)
  }

  /// The least number of rows of a screen with a line of keys.
  private static let leastHeightWithKeys = 4

  /// The keys that do something, the most important ones first.
  private var keyLine: KeyLine {
    let keys = [
      KeyHint("↑↓", "line", .up, .down), KeyHint("pgup/pgdn", "page", .pageUp, .pageDown),
      KeyHint("g", "start"), KeyHint("G", "follow"), KeyHint("r", "refresh"),
      KeyHint("space", "retry", .character(" ")),
    ]
    return KeyLine(
      hints: bars.keys.isEmpty ? [] : keys,
      lastHints: bars.keys.isEmpty ? [] : [KeyHint("q", "quit")], area: bars.keys)
  }

  private func drawStatus(on surface: inout Surface) {
    let row = bars.status
    surface.fill(row, Style(Theme.text, on: Theme.stage))
    let status = TimelineStatus(timeline: timeline, isFollowing: isFollowing, name: name)
    surface.draw(
      " " + status.parts.joined(separator: " · "), at: row.origin, Style(Theme.text),
      columns: size.width, clippedTo: row)
  }
}
