extension UITableView {
  func layOutRows() {
    guard let geometry else { return }
    let wanted = geometry.rows(from: bounds.minY, to: bounds.maxY)
    let stays = Set(wanted)
    let leaving = shown.filter { !stays.contains($0.key) }.sorted { $0.key < $1.key }
    for (path, _) in leaving { shown[path] = nil }
    let endsFirst = HeadlessUIKit.quirks.endsDisplayingFirst
    let retiresFirst = endsFirst || HeadlessUIKit.quirks.reusesCellsBeforeEnding
    if retiresFirst { for (_, cell) in leaving { retire(cell) } }
    if endsFirst { for (path, cell) in leaving { tellOfEnd(cell, path) } }
    for path in wanted {
      let frame = geometry.frame(of: path, width: bounds.width)
      if let cell = shown[path] {
        if cell.frame != frame { cell.frame = frame }
      } else {
        show(path, frame)
      }
    }
    if !retiresFirst { for (_, cell) in leaving { retire(cell) } }
    if !endsFirst { for (path, cell) in leaving { tellOfEnd(cell, path) } }
  }

  private func show(_ path: IndexPath, _ frame: CGRect) {
    guard let cell = request(path) else { return }
    if let other = shown.first(where: { $0.value === cell })?.key {
      HeadlessUIKit.hazard("the cell returned for \(path) is the one shown at \(other)")
      shown[other] = nil
    }
    cell.frame = frame
    let isSelected = selection.contains(path)
    if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
    prepareEditing(of: cell, at: path, animated: false)
    prepareIndentation(of: cell, at: path)
    shown[path] = cell
    cell.isHidden = false
    if cell.superview !== self { addSubview(cell) }
    engine.ask { told.tableView?(self, willDisplay: cell, forRowAt: path) }
  }

  private func prepareIndentation(of cell: UITableViewCell, at path: IndexPath) {
    // Without the delegate's method the cell keeps the level that it has.
    let level = engine.ask { told.tableView?(self, indentationLevelForRowAt: path) }
    if let level { cell.indentationLevel = level }
  }

  func end(_ cell: UITableViewCell, _ path: IndexPath) {
    retire(cell)
    tellOfEnd(cell, path)
  }

  private func retire(_ cell: UITableViewCell) {
    cell.isHidden = true
    if !HeadlessUIKit.quirks.hidesEndedCells { cell.removeFromSuperview() }
    (cell.isReordered, cell.isFocusedRow, cell.showingDeleteConfirmation) = (false, false, false)
    if cell.isHighlighted { cell.setHighlighted(false, animated: false) }
    if let identifier = cell.reuseIdentifier { cells.recycle(cell, identifier) }
  }

  private func tellOfEnd(_ cell: UITableViewCell, _ path: IndexPath) {
    engine.ask { told.tableView?(self, didEndDisplaying: cell, forRowAt: path) }
  }

  func endAll() {
    let old = shown.sorted { $0.key < $1.key }
    shown = [:]
    for (path, cell) in old { end(cell, path) }
    endEdges(\.headers) { _ in nil }
    endEdges(\.footers) { _ in nil }
  }

  /// Carries out a batch that is found right.
  func apply(_ batch: BatchUpdates, _ report: BatchUpdates.Report) {
    let first = firstShown
    geometry = nil
    selection.follow(report, of: batch)
    prefetching.follow(report)
    focused = focused.flatMap { report.newIndexPath(for: $0) }
    lastFocused = lastFocused.flatMap { report.newIndexPath(for: $0) }
    let wasSwiped = swiped != nil
    swiped = swiped.flatMap { report.newIndexPath(for: $0) }
    let old = shown.sorted { $0.key < $1.key }
    shown = [:]
    let reloaded = batch.reloadedItems
    var ended: [(IndexPath, UITableViewCell)] = []
    // The cell of a row that is reloaded leaves while a new one comes (documented), so that it is not
    // used again for it.
    var replaced: [UITableViewCell] = []
    for (path, cell) in old {
      if !reloaded.contains(path), let new = report.newIndexPath(for: path) {
        shown[new] = cell
      } else if reloaded.contains(path), !HeadlessUIKit.quirks.endsDeletedCellsLate {
        tellOfEnd(cell, path)
        replaced.append(cell)
      } else {
        ended.append((path, cell))
      }
    }
    endLater(ended)
    endEdges(\.headers) { report.reloadedSections.contains($0) ? nil : report.sections[$0] }
    endEdges(\.footers) { report.reloadedSections.contains($0) ? nil : report.sections[$0] }
    for path in batch.reconfiguredItems {
      if let new = report.newIndexPath(for: path), let cell = shown[new] {
        reconfigure(cell, at: new)
      }
    }
    setNeedsLayout()
    layoutIfNeeded()
    if let first, let path = report.newIndexPath(for: first.path),
      HeadlessUIKit.quirks.batchesCarryContent
    {
      move(
        to: CGPoint(x: contentOffset.x, y: contentOffset.y + rectForRow(at: path).minY - first.top))
      clampOffset()
    }
    for cell in replaced { retire(cell) }
    if wasSwiped, swiped == nil { told.tableView?(self, didEndEditingRowAt: nil) }
  }

  /// The first row that is shown, and where it is in the content.
  private var firstShown: (path: IndexPath, top: CGFloat)? {
    guard let path = shown.keys.min(), let frame = geometry?.frame(of: path, width: 0) else {
      return nil
    }
    return (path, frame.minY)
  }

  /// Cells that a batch takes away leave the screen with the animation, or at once.
  private func endLater(_ ended: [(IndexPath, UITableViewCell)]) {
    guard HeadlessUIKit.quirks.endsDeletedCellsLate, !ended.isEmpty else {
      for (path, cell) in ended { end(cell, path) }
      return
    }
    HeadlessUIKit.afterAnimation { [weak self] in
      for (path, cell) in ended { self?.end(cell, path) }
    }
  }
}
