import Collate
package import PlaygroundFeeds
package import PlaygroundTerminal

/// A timeline on the whole screen: its lines, and below them what is known about it.
@MainActor
package final class TimelineScreen: ScreenContent {
  /// The size of the screen.
  package var size = Size(80, 24) {
    didSet { viewport.resize(to: max(0, size.height - 1)) }
  }

  /// The lines on the screen, and the cursor.
  private(set) var viewport = LineViewport()

  /// A closure that is called when another frame should be drawn.
  package var onChange: () -> Void = {}

  private let timeline: LineTimeline
  private let name: String
  private let showsOffsets: Bool

  /// The id of the line under the cursor.
  private var focusedID: Int?
  private var observations: [ObservationToken] = []

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - timeline: What it shows.
  ///   - name: What it calls that.
  ///   - showsOffsets: Whether the ids of the lines are offsets in a file.
  package init(_ timeline: LineTimeline, name: String, showsOffsets: Bool) {
    (self.timeline, self.name, self.showsOffsets) = (timeline, name, showsOffsets)
    viewport.resize(to: max(0, size.height - 1))
    observations = [
      timeline.source.observe { [unowned self] _ in takeLines() },
      timeline.source.observeState { [unowned self] _ in onChange() },
    ]
    timeline.onCondition = { [unowned self] _ in onChange() }
  }

  /// Nothing moves by itself.
  package let nextWake: Duration? = nil

  /// Tells the source what is visible, as a list view does after it was laid out.
  package func advance(to now: Duration) {
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
    let place = isReplaced ? nil : focusedID.flatMap(lines.index)
    viewport.adapt(
      to: lines.count, focus: place, isWhole: timeline.source.state.backward == .end)
    noteFocus()
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
    switch event {
    case .key(.character("c"), .control), .key(.character("q"), []): return .quit
    case .key(.character("z"), .control): return .suspend
    case .key(.character("l"), .control): return .redraw
    case .key(let key, _): handle(key)
    case .mouse(let mouse): handle(mouse)
    case .paste, .focus: break
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
    case .home, .character("g"): viewport.moveFocus(by: -viewport.count)
    case .end, .character("G"): viewport.showEnd()
    case .character("r"): Task { [source = timeline.source] in await source.refresh() }
    case .character(" "): timeline.source.retry()
    default: break
    }
  }

  private func handle(_ mouse: Mouse) {
    switch mouse.action {
    case .press(.left): viewport.moveFocus(toRow: mouse.place.y)
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
    return surface
  }

  private func drawStatus(on surface: inout Surface) {
    let row = Rect(0, size.height - 1, size.width, 1)
    surface.fill(row, Style(Theme.text, on: Theme.stage))
    let status = TimelineStatus(
      timeline: timeline, isFollowing: viewport.isFollowing, name: name, showsOffsets: showsOffsets)
    surface.draw(
      " " + status.parts.joined(separator: " · "), at: row.origin, Style(Theme.text),
      columns: size.width, clippedTo: row)
  }
}

extension [TextLine] {
  /// Returns the index of the line with an id; ids grow from line to line.
  fileprivate func index(of id: Int) -> Int? {
    var range = startIndex..<endIndex
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if self[middle].id == id { return middle }
      range = self[middle].id < id ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }
}
