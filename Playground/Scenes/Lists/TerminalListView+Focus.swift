import Collate

extension TerminalListView {
  /// The path of the cell with the focus.
  var focusedPath: ItemPath? {
    guard let focus else { return nil }
    for section in groups.indices {
      if let item = groups[section].cells.firstIndex(where: { $0.id == focus }) {
        return ItemPath(section: section, item: item)
      }
    }
    return nil
  }

  /// The item with the focus.
  var focusedItem: Section.Item? {
    focusedPath.map { groups[$0.section].cells[$0.item].item }
  }

  /// Moves the focus to a cell, and scrolls to it.
  func moveFocus(to path: ItemPath) {
    focus = groups[path.section].cells[path.item].id
    followsFocus = true
    scroll = firstRow
  }

  /// Moves the focus down, or as far as there are cells.
  ///
  /// - Parameter distance: The number of cells; negative to go up.
  func moveFocus(by distance: Int) {
    let paths = cellPaths
    guard !paths.isEmpty else { return }
    let current = focusedPath.flatMap(paths.firstIndex) ?? (distance > 0 ? -1 : paths.count)
    moveFocus(to: paths[max(0, min(current + distance, paths.count - 1))])
  }

  /// Moves the focus to the first cell, and shows the headers above it if there is room for them.
  func moveFocusToStart() {
    guard let path = cellPaths.first else { return }
    moveFocus(to: path)
    scroll = 0
  }

  /// Moves the focus to the last cell, and shows the headers below it if there is room for them.
  func moveFocusToEnd() {
    guard let path = cellPaths.last else { return }
    moveFocus(to: path)
    scroll = rowCount
  }

  /// Moves the focus to the cell that took the place of one that is gone.
  func moveFocus(near path: ItemPath) {
    let paths = cellPaths
    focus = nil
    if let next = paths.first(where: { $0 >= path }) ?? paths.last { moveFocus(to: next) }
  }

  private var cellPaths: [ItemPath] {
    groups.indices.flatMap { section in
      groups[section].cells.indices.map { ItemPath(section: section, item: $0) }
    }
  }
}
