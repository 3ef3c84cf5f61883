import PlaygroundTerminal

/// The panel that shows a trace, with the verdict as its title.
struct TracePanel {
  /// The trace.
  let trace: Trace

  /// The verdict; if it is bad, its faults take the place of the trace.
  let verdict: Verdict

  /// The time, by which lines are bright or not.
  let now: Duration

  /// The number of columns of a detail that is not cut.
  private static let leastDetailWidth = 8

  /// Draws the panel.
  ///
  /// - Parameters:
  ///   - surface: The surface to draw on.
  ///   - area: The area, frame included.
  func draw(on surface: inout Surface, in area: Rect) {
    let color = verdict.isGood ? Theme.inserted : Theme.deleted
    surface.drawPanel(
      area, title: verdict.title, line: verdict.isGood ? Theme.line : Theme.deleted,
      titleStyle: Style(color, on: nil, .bold))
    let inside = area.inset(byColumns: 1, rows: 1)
    let text = Rect(inside.minX + 1, inside.minY, inside.width - 1, inside.height)
    guard verdict.isGood else { return drawFaults(on: &surface, in: text) }
    for (line, row) in zip(trace.lines.suffix(text.height), text.rows) {
      draw(line, on: &surface, in: Rect(text.minX, row, text.width, 1))
    }
  }
}

extension TracePanel {
  private func draw(_ line: Trace.Line, on surface: inout Surface, in area: Rect) {
    let isHeading = line.tone == .heading
    let isFresh = line.time + Trace.freshness > now
    let color = isFresh ? line.tone.color : line.tone.color.mixed(with: Theme.faint, share: 0.7)
    let indent = isHeading ? 0 : 2
    // The text comes first, but of the detail there is a word at least.
    let text = area.width - indent - line.text.columnCount - 3
    let detail = min(line.detail.columnCount, max(text, Self.leastDetailWidth))
    surface.draw(
      line.text, at: Point(area.minX + indent, area.minY),
      Style(color, on: nil, isHeading ? .bold : []),
      columns: area.width - indent - (detail > 0 ? detail + 2 : 0))
    surface.draw(
      line.detail, at: Point(area.maxX - detail - 1, area.minY), Style(Theme.faint),
      columns: detail, clippedTo: area)
  }

  private func drawFaults(on surface: inout Surface, in area: Rect) {
    let lines = verdict.faults.flatMap { $0.wrapped(toColumns: area.width) }
    for (number, line) in lines.prefix(area.height).enumerated() {
      surface.draw(
        line, at: Point(area.minX, area.minY + number), Style(Theme.deleted), columns: area.width)
    }
  }
}
