package import PlaygroundTerminal

extension Gallery {
  /// The current frame.
  package var frame: Surface {
    var surface = Surface(size)
    surface.fill(surface.bounds, Style(Theme.text, on: Theme.background))
    guard let layout else {
      let least = GalleryLayout.leastSize
      let text = "Please enlarge: \(least.width)×\(least.height) at least."
      for (y, line) in text.wrapped(toColumns: size.width).enumerated() {
        surface.draw(line, at: Point(0, y), columns: size.width)
      }
      return surface
    }
    drawTabs(on: &surface, in: layout.tabs)
    drawCaption(on: &surface, in: layout.caption.inset(byColumns: 1, rows: 0))
    scene.draw(on: &surface)
    for (panel, side) in zip(panels, layout.sides) {
      switch panel {
      case .trace: tracePanel.draw(on: &surface, in: side)
      case .code: codePanel.draw(on: &surface, in: side)
      }
    }
    keyLine?.draw(on: &surface, lighting: lights)
    help?.draw(on: &surface)
    return surface
  }

  private func drawCaption(on surface: inout Surface, in area: Rect) {
    let lines = caption.wrapped(toColumns: area.width)
    let last = lines.dropFirst(area.height - 1).joined(separator: " ")
    for (row, line) in zip(area.rows, lines.prefix(area.height - 1) + [last]) {
      surface.draw(
        line, at: Point(area.minX, row), Style(Theme.faint), columns: area.width)
    }
  }

  private func drawTabs(on surface: inout Surface, in area: Rect) {
    surface.draw(
      name, at: area.origin, Style(Theme.background, on: Theme.accent, .bold))
    // The tab that is shown may share its spaces with its neighbors.
    for tab in tabPlaces.sorted(by: { $0.kind != kind && $1.kind == kind }) {
      let style =
        tab.kind == kind
        ? Style(Theme.text, on: Theme.line, .bold)
        : Style(Theme.faint)
      surface.draw(tab.title, at: tab.area.origin, style, clippedTo: tab.area)
    }
    guard let end = tabPlaces.last?.area.maxX else { return }
    // The last tab ends with a space. Where there is no room for all of the state, its last word counts.
    let texts = [status, status.split(separator: " ").last.map(String.init) ?? ""]
    for text in texts where area.maxX - text.columnCount - 1 >= end {
      let start = area.maxX - text.columnCount - 1
      surface.draw(text, at: Point(start, area.minY), Style(Theme.updated))
      break
    }
  }
}
