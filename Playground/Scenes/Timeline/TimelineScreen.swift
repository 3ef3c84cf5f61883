import Collate
package import PlaygroundTerminal

/// A timeline on the whole screen: its lines, and below them what is known about it, and the keys.
///
/// A file is opened at its end, which is followed. A command is opened at its beginning, as by a pager.
@MainActor
package final class TimelineScreen: ScreenContent {
  /// The size of the screen.
  package var size = Size(80, 24) {
    didSet { viewport.resize(to: bars.lines.height) }
  }

  /// The lines on the screen, and the cursor.
  private(set) var viewport = LineViewport()

  /// A closure that is called when another frame should be drawn.
  package var onChange: () -> Void = {}

  private let timeline: LineTimeline
  private let name: String
  private let isFile: Bool

  /// Whether no key was pressed, and the lines of a command are fewer than the screen shows.
  private var isOpening: Bool

  /// The id of the line under the cursor.
  private var focusedID: Int?
  private var observations: [ObservationToken] = []

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - timeline: What it shows.
  ///   - name: What it calls that.
  ///   - isFile: Whether that is a file, and not the output of a command.
  package init(_ timeline: LineTimeline, name: String, isFile: Bool) {
    (self.timeline, self.name, self.isFile) = (timeline, name, isFile)
    isOpening = !isFile
    viewport.resize(to: bars.lines.height)
    observations = [
      timeline.source.observe { [weak self] _ in self?.takeLines() },
      timeline.source.observeState { [weak self] _ in self?.onChange() },
    ]
    timeline.onCondition = { [weak self] _ in self?.onChange() }
  }

  /// Nothing moves by itself.
  package var nextWake: Duration? { nil }

  package func advance(to now: Duration) { reportViewport() }

  /// Whether what comes at the end is shown.
  private var isFollowing: Bool { viewport.isFollowing && !isOpening }

  /// Tells the source what is visible, as a list view does after it was laid out.
  private func reportViewport() {
    let (lines, visible) = (timeline.lines, viewport.visibleLines)
    if visible.isEmpty { return }
    timeline.source.viewportDidChange(
      first: lines[visible.lowerBound].id, last: lines[visible.upperBound - 1].id)
  }

  /// Takes the lines that are loaded now, and keeps the cursor where it is.
  private func takeLines() {
    let lines = timeline.lines
    // Lines of another file may have the same ids.
    let isReplaced = timeline.source.takeScrollAnchor() == .free
    let place = isReplaced ? nil : focusedID.flatMap { id in lines.firstIndex { $0.id == id } }
    viewport.adapt(
      to: lines.count, focus: place, isWhole: timeline.source.state.backward == .end)
    if isOpening || isReplaced && !isFile { viewport.showStart() }
    isOpening = isOpening && lines.count < viewport.height
    noteFocus()
    // What is followed does not wait for a frame.
    if isFollowing { reportViewport() }
    onChange()
  }

  private func noteFocus() {
    focusedID = viewport.focus.map { timeline.lines[$0].id }
  }
}

// Input.
extension TimelineScreen {
  /// The rows that the wheel moves the lines by.
  private static let wheelDistance = 3

  package func handle(_ event: InputEvent) -> ScreenRequest? {
    defer { noteFocus() }
    if event.isDeliberate { isOpening = false }
    switch event {
    case .key(.character("c"), .control), .key(.character("q"), []): return .quit
    case .key(.character("z"), .control): return .suspend
    case .key(.character("l"), .control): return .redraw
    case .key(let key, _): handle(key)
    case .mouse(let mouse) where mouse.action == .press(.left):
      if let event = keyLine.event(at: mouse.place) { return handle(event) }
      handle(mouse)
    case .mouse(let mouse): handle(mouse)
    case .paste: break
    }
    return nil
  }

  private func handle(_ key: Key) {
    let page = max(1, viewport.height - 1)
    switch key {
    case .up, .character("k"): viewport.moveFocus(by: -1)
    case .down, .character("j"): viewport.moveFocus(by: 1)
    case .pageUp: viewport.scroll(by: -page)
    case .pageDown: viewport.scroll(by: page)
    case .home, .character("g"): showStart()
    case .end, .character("G"): viewport.showEnd()
    case .character("r") where isFile: Task { [source = timeline.source] in await source.refresh() }
    case .character(" "): timeline.source.retry()
    default: break
    }
  }

  /// Goes to the first line that is loaded, and for a command to the first one there is.
  ///
  /// In a file, that may be far away, and what is between would have to be read.
  private func showStart() {
    viewport.moveFocus(by: -viewport.count)
    if !isFile, timeline.source.state.backward != .end { timeline.source.reload() }
  }

  private func handle(_ mouse: Mouse) {
    switch mouse.action {
    case .press(.left) where bars.lines.contains(mouse.place):
      viewport.moveFocus(toRow: mouse.place.y)
    case .scroll(.up): viewport.scroll(by: -Self.wheelDistance)
    case .scroll(.down): viewport.scroll(by: Self.wheelDistance)
    default: break
    }
  }
}

// Drawing.
extension TimelineScreen {
  package var frame: Surface {
    var surface = Surface(size)
    let lines = timeline.lines
    for index in viewport.visibleLines {
      let row = index - viewport.top
      let hasFocus = index == viewport.focus
      if hasFocus {
        surface.fill(Rect(0, row, size.width, 1), Style(Theme.bright, on: Theme.line))
        // Colours alone are not seen by everybody.
        surface.draw("▸", at: Point(0, row), Style(Theme.accent, on: nil, .bold))
      }
      surface.draw(
        lines[index].text, at: Point(2, row), Style(), columns: max(0, size.width - 2))
    }
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
      KeyHint("g", "start"), KeyHint("G", "follow"),
    ]
    let fileKeys = [KeyHint("r", "refresh"), KeyHint("space", "retry", .character(" "))]
    return KeyLine(
      hints: bars.keys.isEmpty ? [] : keys + (isFile ? fileKeys : []),
      lastHints: bars.keys.isEmpty ? [] : [KeyHint("q", "quit")], area: bars.keys)
  }

  private func drawStatus(on surface: inout Surface) {
    let row = bars.status
    surface.fill(row, Style(Theme.text, on: Theme.stage))
    let status = TimelineStatus(
      timeline: timeline, isFollowing: isFollowing, name: name,
      isFile: isFile)
    surface.draw(
      " " + status.parts.joined(separator: " · "), at: row.origin, Style(Theme.text),
      columns: size.width, clippedTo: row)
  }
}
