extension UITableView {
  private static let defaultRowHeight: CGFloat = 44
  private static let defaultEdgeHeight: CGFloat = 28

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
    (movement, focused, swiped) = (nil, nil, nil)
    engine.isMoving = false
    geometryChanged()
  }

  func layOut() {
    if needsReload {
      needsReload = false
      indexTitles = engine.ask { asked?(for: self) }
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
          let hasHeader = resolve(\.headers, of: section, in: &settled)
          let hasFooter = resolve(\.footers, of: section, in: &settled)
          if hasHeader || hasFooter { isSettled = false }
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
          header: edge(
            told?(self, heightForHeaderInSection: section), sectionHeaderHeight,
            asked?(self, titleForHeaderInSection: section),
            hasViews: told?.responds(to: "tableView:viewForHeaderInSection:") == true,
            isEstimated: estimatedSectionHeaderHeight != 0),
          footer: edge(
            told?(self, heightForFooterInSection: section), sectionFooterHeight,
            asked?(self, titleForFooterInSection: section),
            hasViews: told?.responds(to: "tableView:viewForFooterInSection:") == true,
            isEstimated: estimatedSectionFooterHeight != 0),
          rowHeights: (0..<counts[section]).map {
            firstHeight(ofRowAt: IndexPath(row: $0, section: section))
          },
          isMeasured: !isEstimating)
      }
      return made
    }
  }

  /// Returns a header or footer, given the delegate's height, the table's own and the title.
  private func edge(
    _ told: CGFloat?, _ own: CGFloat, _ title: String?, hasViews: Bool, isEstimated: Bool
  ) -> TableGeometry.Edge {
    // The table's own height is for what is there.
    let height = told ?? (title != nil || hasViews ? own : Self.automaticDimension)
    if height >= 0 { return TableGeometry.Edge(height: height, isOpen: false) }
    if title != nil { return TableGeometry.Edge(height: Self.defaultEdgeHeight, isOpen: false) }
    // A delegate that wants an automatic height for nothing gets a blank strip in plain tables.
    let strip = told != nil && style == .plain && isEstimated ? Self.defaultEdgeHeight : 0
    return TableGeometry.Edge(height: strip, isOpen: true)
  }

  /// Whether rows have estimated heights until they are shown.
  private var isEstimating: Bool {
    estimatedRowHeight != 0
      || told?.responds(to: "tableView:estimatedHeightForRowAtIndexPath:") == true
  }

  /// Estimates a height, or asks for it when the table estimates nothing.
  private func firstHeight(ofRowAt path: IndexPath) -> CGFloat {
    guard isEstimating else { return measuredHeight(ofRowAt: path) }
    let estimate = told?(self, estimatedHeightForRowAt: path)
    // What the delegate says is taken at its word, even 0.
    if let estimate, estimate >= 0 { return estimate }
    if estimate == nil, estimatedRowHeight > 0 { return estimatedRowHeight }
    return rowHeight > 0 ? rowHeight : Self.defaultRowHeight
  }

  private func measuredHeight(ofRowAt path: IndexPath) -> CGFloat {
    let height = engine.ask { told?(self, heightForRowAt: path) } ?? rowHeight
    return height >= 0 ? height : Self.defaultRowHeight
  }

  /// Finds out whether a section has a header or footer that has neither a height nor a title.
  private func resolve(
    _ edge: ReferenceWritableKeyPath<UITableView, TableEdge>, of section: Int,
    in geometry: inout TableGeometry
  ) -> Bool {
    let place = self[keyPath: edge].path
    guard geometry.sections[section][keyPath: place].isOpen else { return false }
    geometry.sections[section][keyPath: place].isOpen = false
    if self[keyPath: edge].shown[section] == nil {
      guard let view = requestedView(self[keyPath: edge].kind, section) else { return false }
      self[keyPath: edge].waiting[section] = view
    }
    geometry.sections[section][keyPath: place].height = Self.defaultEdgeHeight
    return true
  }
}
