extension UITableView {
  private static let defaultRowHeight: CGFloat = 44

  func geometryChanged() {
    geometry = nil
    setNeedsLayout()
  }

  func dataSourceChanged() {
    engine.forget()
    selection.removeAll()
    startOver()
  }

  func replace(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    geometryChanged()
  }

  /// Forgets what is shown at the next layout.
  func startOver() {
    needsReload = true
    if HeadlessUIKit.quirks.reloadedSelection != .isKept { selection.removeAll() }
    prefetching.forget()
    (movement, focused, lastFocused, swiped) = (nil, nil, nil, nil)
    engine.isMoving = false
    geometryChanged()
  }

  func layOut() {
    if needsReload {
      needsReload = false
      indexTitles = engine.ask { asked.sectionIndexTitles?(for: self) }
      endAll()
    }
    settleGeometry()
    layOutRows()
    layOutEdges(\.headers)
    layOutEdges(\.footers)
    if let tableHeaderView {
      tableHeaderView.frame = CGRect(
        x: 0, y: 0, width: bounds.width, height: tableHeaderView.frame.height)
    }
    if let tableFooterView, let geometry {
      tableFooterView.frame = CGRect(
        x: 0, y: geometry.height - geometry.end, width: bounds.width, height: geometry.end)
    }
    prefetch()
  }

  private func settleGeometry() {
    var settled = geometry ?? madeGeometry()
    settled.settle()
    var isSettled = false
    while !isSettled {
      let (top, bottom) = (bounds.minY, bounds.maxY)
      isSettled = true
      for path in settled.rows(from: top, to: bottom)
      where !settled.sections[path.section].isMeasured[path.row] {
        settled.sections[path.section].isMeasured[path.row] = true
        settled.sections[path.section].rowHeights[path.row] = measuredHeight(ofRowAt: path)
        isSettled = false
      }
      if top < bottom {
        for section in settled.sections(from: top, to: bottom) {
          for edge in [\UITableView.headers, \.footers]
          where resolve(edge, of: section, in: &settled) { isSettled = false }
        }
      }
      if !isSettled { settled.settle() }
    }
    geometry = settled
    let size = CGSize(width: bounds.width, height: settled.height)
    // Content that gets shorter may move, which calls for another layout.
    if contentSize != size { contentSize = size }
  }

  private func madeGeometry() -> TableGeometry {
    let counts = engine.current()
    return engine.ask {
      var made = TableGeometry()
      made.start = tableHeaderView?.frame.height ?? 0
      made.end = tableFooterView?.frame.height ?? 0
      made.sections = counts.indices.map { section in
        TableGeometry.Section(
          header: firstEdge(.header, of: section),
          footer: firstEdge(.footer, of: section),
          rowHeights: firstHeights(ofSection: section, count: counts[section]),
          isMeasured: !estimatesRows)
      }
      return made
    }
  }

  /// Whether rows are measured only when they come on the screen; the method switches that on,
  /// whatever the property says.
  private var estimatesRows: Bool {
    estimatedRowHeight != 0
      || told.responds(to: "tableView:estimatedHeightForRowAtIndexPath:")
  }

  /// Estimates all heights of a section, or asks for them when the table estimates nothing.
  private func firstHeights(ofSection section: Int, count: Int) -> [CGFloat] {
    let question: Selector =
      estimatesRows
      ? "tableView:estimatedHeightForRowAtIndexPath:" : "tableView:heightForRowAtIndexPath:"
    let paths = (0..<count).lazy.map { IndexPath(row: $0, section: section) }
    if told.responds(to: question) { return paths.map { firstHeight(ofRowAt: $0) } }
    // Without an answer, all rows are alike.
    return paths.first.map { Array(repeating: firstHeight(ofRowAt: $0), count: count) } ?? []
  }

  /// Estimates a height, or asks for it when the table estimates nothing.
  private func firstHeight(ofRowAt path: IndexPath) -> CGFloat {
    guard estimatesRows else { return measuredHeight(ofRowAt: path) }
    let estimate =
      told.tableView?(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
    if estimate > 0 { return estimate }
    return rowHeight > 0 ? rowHeight : Self.defaultRowHeight
  }

  private func measuredHeight(ofRowAt path: IndexPath) -> CGFloat {
    let height = engine.ask { told.tableView?(self, heightForRowAt: path) } ?? rowHeight
    return height >= 0 ? height : Self.defaultRowHeight
  }
}
