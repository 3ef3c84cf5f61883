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

  /// The number of the line that is explained, from the first one ever; `nil` for the newest one, if
  /// there is room for that.
  let selection: Int?

  /// The least number of rows, frame included, to explain the newest line.
  private static let leastHeightWithExplanation = 28

  /// The number of rows of an explanation, with the line above it.
  private static let explanationHeight = 4

  /// The number of columns of a detail that is not cut.
  private static let leastDetailWidth = 8

  /// Draws the panel.
  ///
  /// - Parameters:
  ///   - surface: The surface to draw on.
  ///   - area: The area, frame included.
  ///   - pointer: Where the mouse is: a line under it stands out.
  func draw(on surface: inout Surface, in area: Rect, under pointer: Point?) {
    let color = verdict.isGood ? Theme.inserted : Theme.deleted
    surface.drawPanel(
      area, title: verdict.title, line: verdict.isGood ? Theme.line : Theme.deleted,
      titleStyle: Style(color, on: nil, .bold))
    let (text, explanation) = parts(of: area)
    guard verdict.isGood else { return drawFaults(on: &surface, in: text) }
    let pointed = pointer.flatMap { line(at: $0, in: area) }
    for (number, row) in zip(shownLines(in: area), text.rows) {
      guard let line = trace.line(number) else { continue }
      let place = Rect(text.minX - 1, row, text.width + 1, 1)
      if number == selection || number == pointed {
        surface.fill(place, Style(Theme.text, on: number == selection ? Theme.line : Theme.stage))
      }
      draw(
        line, isBright: number == selection, on: &surface,
        in: Rect(text.minX, row, text.width, 1))
    }
    drawExplanation(on: &surface, in: explanation)
  }

  /// Returns the number of the line at a place, from the first one ever.
  func line(at place: Point, in area: Rect) -> Int? {
    let text = parts(of: area).lines
    guard verdict.isGood, area.contains(place), text.rows.contains(place.y) else { return nil }
    let lines = shownLines(in: area)
    let number = lines.lowerBound + place.y - text.minY
    return lines.contains(number) ? number : nil
  }

  /// Returns the numbers of lines that the panel can end with.
  func ends(in area: Rect) -> ClosedRange<Int> {
    trace.ends(ofPanelWithHeight: parts(of: area).lines.height)
  }

  /// Returns the number of lines to end with so that a line is shown, as near to now as possible.
  ///
  /// - Parameters:
  ///   - line: The number of the line.
  ///   - area: The area of the panel, or `nil` if it is not shown.
  /// - Returns: The number of lines to end with, or `nil` if the panel is not shown.
  func end(showing line: Int, in area: Rect?) -> Int? {
    guard let area else { return nil }
    let (shown, height) = (shownLines(in: area), parts(of: area).lines.height)
    if shown.contains(line) { return shown.upperBound }
    return line < shown.lowerBound ? line + height : line + 1
  }

  /// The numbers of the lines that are shown.
  private func shownLines(in area: Rect) -> Range<Int> {
    let (ends, height) = (ends(in: area), parts(of: area).lines.height)
    let end = min(max(end ?? ends.upperBound, ends.lowerBound), ends.upperBound)
    return max(trace.forgottenCount, end - height)..<end
  }

  /// Divides the panel into the lines of the trace and the explanation of one of them.
  private func parts(of area: Rect) -> (lines: Rect, explanation: Rect) {
    let inside = area.inset(byColumns: 1, rows: 1)
    let text = Rect(inside.minX + 1, inside.minY, inside.width - 1, inside.height)
    let explains = selection != nil || area.height >= Self.leastHeightWithExplanation
    let height = explains ? min(Self.explanationHeight, text.height / 2) : 0
    let (explanation, lines) = text.divided(atDistance: height, from: .bottom)
    return (lines, explanation)
  }
}

extension TracePanel {
  private func draw(
    _ line: Trace.Line, isBright: Bool, on surface: inout Surface, in area: Rect
  ) {
    let isHeading = line.tone == .heading
    let isFresh = isBright || line.time + Trace.freshness > now
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

  private func drawExplanation(on surface: inout Surface, in area: Rect) {
    let newest = trace.forgottenCount + trace.lines.count - 1
    guard area.height > 1, let line = trace.line(selection ?? newest) else { return }
    surface.fill(Rect(area.minX, area.minY, area.width, 1), with: "─", Style(Theme.line))
    let text = line.explanation.isEmpty ? line.text : line.explanation
    for (row, part) in zip(area.rows.dropFirst(), text.wrapped(toColumns: area.width - 1)) {
      surface.draw(part, at: Point(area.minX, row), Style(Theme.text), columns: area.width)
    }
  }

  private func drawFaults(on surface: inout Surface, in area: Rect) {
    let lines = verdict.faults.flatMap { $0.wrapped(toColumns: area.width) }
    for (number, line) in lines.prefix(area.height).enumerated() {
      surface.draw(
        line, at: Point(area.minX, area.minY + number), Style(Theme.deleted), columns: area.width)
    }
  }
}
