import Collate
import PlaygroundTerminal

extension TerminalListView {
  /// What stays on its line of the screen while rows come and go above it.
  enum Anchor: Hashable {
    /// Nothing: other content is shown.
    case free

    /// The cell with the focus, or the first one on the screen if it is not there.
    case visible

    /// The cell with the focus, or else that of an item, or else the first one on the screen.
    case item(Section.Item.ID)
  }

  /// The cells on the screen before a change, and where they were.
  struct HeldPlace {
    /// A cell and its line, counted from the top of the list's area.
    struct Line {
      let cell: Cell.ID
      let line: Int
    }

    /// The first row on the screen.
    let firstRow: Int

    /// The line of the cell with the focus; `nil` if it is not on the screen.
    let focus: Int?

    /// The cells, the one first that is to stay rather than the others.
    let lines: [Line]
  }

  /// Returns where the cells on the screen are, before a change.
  ///
  /// - Parameter anchor: What is to stay there.
  /// - Returns: The cells, or `nil` if nothing is to stay.
  func heldPlace(for anchor: Anchor) -> HeldPlace? {
    if anchor == .free { return nil }
    let (rows, first) = (rows, firstRow)
    var lines: [HeldPlace.Line] = []
    var item: HeldPlace.Line?
    for (line, row) in rows.dropFirst(first).prefix(area.height).enumerated() {
      guard case .cell(let path) = row else { continue }
      let cell = groups[path.section].cells[path.item]
      lines.append(HeldPlace.Line(cell: cell.id, line: line))
      if anchor == .item(cell.item.id) { item = lines.last }
    }
    let focused = lines.first { $0.cell == focus }
    return HeldPlace(
      firstRow: first, focus: focused?.line,
      lines: [focused, item].compactMap { $0 } + lines)
  }

  /// Scrolls so that the first cell that is still there is where it was before a change.
  func keep(_ place: HeldPlace?) {
    guard let place else { return }
    var rows: [Cell.ID: Int] = [:]
    for (row, element) in self.rows.enumerated() {
      if case .cell(let path) = element { rows[groups[path.section].cells[path.item].id] = row }
    }
    guard let held = place.lines.first(where: { rows[$0.cell] != nil }), let row = rows[held.cell]
    else { return }
    scroll = max(0, min(row - held.line, rowCount - area.height))
    shift(by: scroll - place.firstRow)
    // The focus stays on its line, too, although another cell is there now.
    if let line = place.focus, focusedPath == nil {
      focus = nil
      if case .cell(let path) = self.row(atLine: area.minY + line) { moveFocus(to: path) }
    }
  }

  /// Moves all rows together with the screen, so that those that stay do not seem to move.
  private func shift(by rowCount: Int) {
    func shift(_ motion: inout RowMotion) {
      motion.place += Double(rowCount)
      motion.goal += Double(rowCount)
    }
    for section in groups.indices {
      shift(&groups[section].motion)
      for item in groups[section].cells.indices { shift(&groups[section].cells[item].motion) }
    }
    for index in ghosts.indices { shift(&ghosts[index].motion) }
  }
}
