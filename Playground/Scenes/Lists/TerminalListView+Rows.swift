import Collate
import PlaygroundTerminal

/// A row of a list.
enum RowPath: Hashable, Sendable {
  /// The header of a section.
  case header(section: Int)

  /// The cell of an item.
  case cell(ItemPath)
}

extension TerminalListView {
  /// The rows, from the top of the list.
  var rows: [RowPath] {
    groups.indices.flatMap { section in
      (hasHeaders ? [.header(section: section)] : [])
        + groups[section].cells.indices.map { .cell(ItemPath(section: section, item: $0)) }
    }
  }

  /// The number of rows.
  var rowCount: Int { groups.reduce(0) { $0 + (hasHeaders ? 1 : 0) + $1.cells.count } }

  /// The first row on screen.
  var firstRow: Int {
    var first = scroll
    // Before there is a place on the screen, no row is outside of it.
    if followsFocus, area.height > 0, let path = focusedPath,
      let row = rows.firstIndex(of: .cell(path))
    {
      // The first item is shown together with its header.
      first = min(max(first, row - area.height + 1), path.item == 0 && hasHeaders ? row - 1 : row)
    }
    return max(0, min(first, rowCount - area.height))
  }

  /// Scrolls by some rows, whether or not the cell with the focus stays on screen.
  func scroll(by rowCount: Int) {
    scroll = max(0, min(firstRow + rowCount, self.rowCount - area.height))
    followsFocus = false
  }

  /// Returns the row on a line of the screen.
  ///
  /// - Parameter y: The line, counted from the top of the screen.
  /// - Returns: The row, or `nil` above the first and below the last one.
  func row(atLine y: Int) -> RowPath? {
    let rows = rows
    let row = y - area.minY + firstRow
    return rows.indices.contains(row) ? rows[row] : nil
  }

  /// Gives every row its goal; new rows begin there.
  func layOut(animated: Bool = true) {
    func settle(_ motion: inout RowMotion, at place: Int) {
      motion.goal = Double(place)
      if !animated || motion.place.isNaN { motion.place = motion.goal }
      if !hasHeaders { motion = RowMotion(at: motion.goal) }
    }
    if !hasHeaders { ghosts = [] }
    var place = 0
    for section in groups.indices {
      settle(&groups[section].motion, at: place)
      if hasHeaders { place += 1 }
      for item in groups[section].cells.indices {
        settle(&groups[section].cells[item].motion, at: place)
        place += 1
      }
    }
    scroll = firstRow
  }
}
