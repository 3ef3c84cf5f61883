import Collate
import PlaygroundTerminal

extension TerminalListView {
  /// A row to draw.
  private struct DrawnRow {
    let content: RowContent
    let motion: RowMotion
    var hasFocus = false
    var isSelected = false
    var isLifted = false

    /// Rows on a higher layer cover others: deleted ones are below, and lifted ones on top.
    var layer: Int {
      if isLifted { return 3 }
      return motion.mark == .deleted ? 0 : motion.place == motion.goal ? 1 : 2
    }
  }

  /// Draws the list.
  ///
  /// - Parameters:
  ///   - surface: The surface to draw on.
  ///   - lifted: The cell that is being moved by hand.
  func draw(on surface: inout Surface, lifted: Cell.ID? = nil) {
    surface.fill(area, Style(Theme.text, on: Theme.stage))
    let top = firstRow
    for row in drawnRows(lifted: lifted).sorted(by: { $0.layer < $1.layer }) {
      let y = area.minY + Int(row.motion.place.rounded()) - top
      if area.rows.contains(y) {
        draw(row, on: &surface, in: Rect(area.minX, y, area.width, 1))
      }
    }
  }

  private func drawnRows(lifted: Cell.ID?) -> [DrawnRow] {
    ghosts.map { DrawnRow(content: $0.content, motion: $0.motion) }
      + groups.flatMap { group in
        (hasHeaders
          ? [DrawnRow(content: group.content.with(count: group.cells.count), motion: group.motion)]
          : [])
          + group.cells.map { cell in
            DrawnRow(
              content: cell.content, motion: cell.motion, hasFocus: cell.id == focus && isActive,
              isSelected: selection?.contains(cell.item.id) ?? (cell.id == focus),
              isLifted: cell.id == lifted)
          }
      }
  }

  private func draw(_ row: DrawnRow, on surface: inout Surface, in line: Rect) {
    let (content, mark) = (row.content, row.motion.mark)
    var background = row.isSelected ? Theme.line : Theme.stage
    if let color = mark.color {
      background = background.mixed(with: color, share: row.motion.glow * 0.55)
    }
    if row.isLifted { background = Theme.moved.mixed(with: Theme.stage, share: 0.35) }
    surface.fill(line, Style(Theme.text, on: background))
    if let band = content.band {
      surface.draw("▌", at: line.origin, Style(band), clippedTo: line)
    }
    let text = line.minX + 3 + content.indentation
    let detail = content.detail.columnCount
    surface.draw(
      content.text, at: Point(text, line.minY), content.style,
      columns: max(0, line.maxX - text - (detail > 0 ? detail + 2 : 1)), clippedTo: line)
    surface.draw(
      content.detail, at: Point(line.maxX - detail - 1, line.minY), Style(Theme.faint),
      clippedTo: line)
    let sign = row.isLifted ? "≡" : mark == .none && row.hasFocus ? "▸" : mark.sign
    surface.draw(
      sign, at: Point(line.minX + 1, line.minY), Style(mark.color ?? Theme.accent, on: nil, .bold),
      clippedTo: line)
    if row.isSelected, selection != nil {
      surface.draw("●", at: Point(text - 1, line.minY), Style(Theme.accent), clippedTo: line)
    }
    if mark == .deleted {
      surface.restyle(line) {
        Style($0.foreground.mixed(with: background, share: 0.5), on: nil, .strike)
      }
    }
  }
}

extension RowContent {
  /// The content of a header, with the number of its rows at the right edge if it shows that.
  fileprivate func with(count: Int) -> RowContent {
    guard showsCount else { return self }
    var content = self
    content.detail = "\(count)"
    return content
  }
}
