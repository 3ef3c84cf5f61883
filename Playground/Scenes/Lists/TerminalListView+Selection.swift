import Collate

extension TerminalListView {
  /// The path of the selected cell.
  var selectedPath: ItemPath? {
    guard let selection else { return nil }
    for section in groups.indices {
      if let item = groups[section].cells.firstIndex(where: { $0.id == selection }) {
        return ItemPath(section: section, item: item)
      }
    }
    return nil
  }

  /// The selected item.
  var selectedItem: Section.Item? {
    selectedPath.map { groups[$0.section].cells[$0.item].item }
  }

  /// Selects a cell, and scrolls to it.
  func select(_ path: ItemPath) {
    selection = groups[path.section].cells[path.item].id
    followsSelection = true
    scroll = firstRow
  }

  /// Selects the cell some rows below the selected one, or the last one before the end.
  ///
  /// - Parameter distance: The number of cells; negative to go up.
  func moveSelection(by distance: Int) {
    let paths = cellPaths
    guard !paths.isEmpty else { return }
    let current = selectedPath.flatMap(paths.firstIndex) ?? (distance > 0 ? -1 : paths.count)
    select(paths[max(0, min(current + distance, paths.count - 1))])
  }

  /// Selects the first cell.
  func selectFirst() {
    if let path = cellPaths.first { select(path) }
  }

  /// Selects the last cell.
  func selectLast() {
    if let path = cellPaths.last { select(path) }
  }

  /// Selects the cell that took the place of one that is gone.
  func select(near path: ItemPath) {
    let paths = cellPaths
    selection = nil
    if let next = paths.first(where: { $0 >= path }) ?? paths.last { select(next) }
  }

  private var cellPaths: [ItemPath] {
    groups.indices.flatMap { section in
      groups[section].cells.indices.map { ItemPath(section: section, item: $0) }
    }
  }
}
