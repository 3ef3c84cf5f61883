import PlaygroundTerminal

/// The panel that shows a trace, with the verdict as its title.
struct TracePanel {
  /// The trace.
  let trace: Trace

  /// The verdict; if it is bad, its faults take the place of the trace.
  let verdict: Verdict

  /// The time, by which lines are bright or not.
  let now: Duration

  /// The number of lines, from the first one ever, that the panel ends with if it can; `nil` for all.
  let end: Int?

  /// Draws the panel.
  func draw(on surface: inout Surface, in area: Rect) {
    let color = verdict.isGood ? Theme.inserted : Theme.deleted
    let inside = surface.drawPanel(
      area, title: verdict.title, line: verdict.isGood ? Theme.line : Theme.deleted,
      titleStyle: Style(color, on: nil, .bold))
    let text = Rect(inside.minX + 1, inside.minY, inside.width - 1, inside.height)
    guard verdict.isGood else { return drawFaults(on: &surface, in: text) }
    let ends = trace.ends(ofPanelWithHeight: text.height)
    let end = min(max(end ?? ends.upperBound, ends.lowerBound), ends.upperBound)
    let lines = trace.lines.prefix(end - trace.forgottenCount)
    for (number, line) in lines.suffix(text.height).enumerated() {
      draw(line, on: &surface, in: Rect(text.minX, text.minY + number, text.width, 1))
    }
  }

  private func draw(_ line: Trace.Line, on surface: inout Surface, in area: Rect) {
    let isHeading = line.tone == .heading
    let isFresh = line.time + Trace.freshness > now
    let color = isFresh ? line.tone.color : line.tone.color.mixed(with: Theme.faint, share: 0.7)
    let indent = isHeading ? 0 : 2
    let detail = line.detail.columnCount
    surface.draw(
      line.text, at: Point(area.minX + indent, area.minY),
      Style(color, on: nil, isHeading ? .bold : []),
      columns: area.width - indent - (detail > 0 ? detail + 2 : 0))
    surface.draw(
      line.detail, at: Point(area.maxX - detail - 1, area.minY), Style(Theme.faint), clippedTo: area
    )
  }

  private func drawFaults(on surface: inout Surface, in area: Rect) {
    let lines = verdict.faults.flatMap { $0.wrapped(toColumns: area.width) }
    for (number, line) in lines.prefix(area.height).enumerated() {
      surface.draw(
        line, at: Point(area.minX, area.minY + number), Style(Theme.deleted), columns: area.width)
    }
  }
}
