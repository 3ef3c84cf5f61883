// How high headers and footers are. There are four voices: the height's method, which silences the
// property; the estimate's, which puts the question off until the section is seen; and the view and
// the title of the section, for which an automatic height asks.

extension UITableView {
  private static let defaultHeight: CGFloat = 28
  /// What grouped tables leave where a section has no header or footer.
  private static let defaultGap: CGFloat = 18

  /// The height of a header or footer before its section is seen.
  func firstEdge(_ kind: TableEdge.Kind, of section: Int) -> TableGeometry.Edge {
    let estimate = estimatedHeight(kind, section)
    if let estimate, isHeightAsked(kind) || isEstimateAsked(kind) {
      let height = estimate > 0 ? estimate : Self.defaultHeight
      return TableGeometry.Edge(height: height, isOpen: true)
    }
    let answer = askedHeight(kind, section)
    return edge(kind, section, answer: answer)
  }

  private func edge(
    _ kind: TableEdge.Kind, _ section: Int, answer: CGFloat?
  ) -> TableGeometry.Edge {
    let height = answer ?? (kind == .header ? sectionHeaderHeight : sectionFooterHeight)
    if height > 0 {
      let isWanted = answer != nil || style != .plain || mayHaveView(kind, section)
      return TableGeometry.Edge(height: isWanted ? height : 0, isOpen: false)
    }
    if height == 0 { return TableGeometry.Edge(height: emptyHeight, isOpen: false) }
    if title(kind, section) != nil {
      return TableGeometry.Edge(height: Self.defaultHeight, isOpen: false)
    }
    return TableGeometry.Edge(height: emptyHeight, isOpen: true, answer: answer)
  }

  /// Finds out how high the header or footer of a section is that is seen.
  ///
  /// - Returns: Whether its height is another now.
  func resolve(
    _ edge: ReferenceWritableKeyPath<UITableView, TableEdge>, of section: Int,
    in geometry: inout TableGeometry
  ) -> Bool {
    let place = self[keyPath: edge].path
    let old = geometry.sections[section][keyPath: place]
    guard old.isOpen else { return false }
    let kind = self[keyPath: edge].kind
    let answer = old.answer ?? askedHeight(kind, section)
    var new = self.edge(kind, section, answer: answer)
    if new.isOpen {
      new.isOpen = false
      if self[keyPath: edge].shown[section] != nil {
        new.height = Self.defaultHeight
      } else if let view = requestedView(kind, section) {
        self[keyPath: edge].waiting[section] = view
        new.height = Self.defaultHeight
      } else {
        new.isBlank = true
        // No view can be measured where there is none, so the estimate stands, if there was one.
        if answer != nil, style == .plain, HeadlessUIKit.quirks.leavesStripsForNoHeaders {
          new.height = old.height
        }
      }
    }
    geometry.sections[section][keyPath: place] = new
    return new.height != old.height
  }

  /// The height of a header or footer that is none.
  private var emptyHeight: CGFloat { style == .plain ? 0 : Self.defaultGap }

  private func mayHaveView(_ kind: TableEdge.Kind, _ section: Int) -> Bool {
    let hasMethod =
      switch kind {
      case .header: told.responds(to: "tableView:viewForHeaderInSection:")
      case .footer: told.responds(to: "tableView:viewForFooterInSection:")
      }
    return hasMethod || title(kind, section) != nil
  }

  private func title(_ kind: TableEdge.Kind, _ section: Int) -> String? {
    switch kind {
    case .header: asked.tableView?(self, titleForHeaderInSection: section)
    case .footer: asked.tableView?(self, titleForFooterInSection: section)
    }
  }

  private func isHeightAsked(_ kind: TableEdge.Kind) -> Bool {
    switch kind {
    case .header: told.responds(to: "tableView:heightForHeaderInSection:")
    case .footer: told.responds(to: "tableView:heightForFooterInSection:")
    }
  }

  private func askedHeight(_ kind: TableEdge.Kind, _ section: Int) -> CGFloat? {
    engine.ask {
      switch kind {
      case .header: told.tableView?(self, heightForHeaderInSection: section)
      case .footer: told.tableView?(self, heightForFooterInSection: section)
      }
    }
  }

  private func isEstimateAsked(_ kind: TableEdge.Kind) -> Bool {
    switch kind {
    case .header: told.responds(to: "tableView:estimatedHeightForHeaderInSection:")
    case .footer: told.responds(to: "tableView:estimatedHeightForFooterInSection:")
    }
  }

  /// Returns an estimate, or nil if the table measures all sections at once.
  private func estimatedHeight(_ kind: TableEdge.Kind, _ section: Int) -> CGFloat? {
    let answer =
      switch kind {
      case .header: told.tableView?(self, estimatedHeightForHeaderInSection: section)
      case .footer: told.tableView?(self, estimatedHeightForFooterInSection: section)
      }
    if let answer { return answer }
    let property =
      kind == .header ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
    return property == 0 ? nil : property
  }
}
