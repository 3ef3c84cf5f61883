extension UITableView {
  /// Asks for a header or footer: the delegate's view, or the data source's title.
  func requestedView(_ kind: TableEdge.Kind, _ section: Int) -> UIView? {
    engine.tally { $0.configuredSupplementaryViews += 1 }
    return engine.ask {
      switch kind {
      case .header:
        told.tableView?(self, viewForHeaderInSection: section)
          ?? titleView(asked.tableView?(self, titleForHeaderInSection: section))
      case .footer:
        told.tableView?(self, viewForFooterInSection: section)
          ?? titleView(asked.tableView?(self, titleForFooterInSection: section))
      }
    }
  }

  private func titleView(_ title: String?) -> UIView? {
    guard let title else { return nil }
    let view: UITableViewHeaderFooterView?
    if HeadlessUIKit.quirks.namesTitleViews {
      // Those that have an identifier are used again.
      let identifier = "title of UIKit"
      if !sectionViews.isRegistered(identifier) {
        sectionViews.register(
          { UITableViewHeaderFooterView(reuseIdentifier: identifier) }, for: identifier)
      }
      view = dequeueReusableHeaderFooterView(withIdentifier: identifier)
    } else {
      view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    }
    view?.textLabel?.text = title
    return view
  }

  func layOutEdges(_ edge: ReferenceWritableKeyPath<UITableView, TableEdge>) {
    guard let geometry else { return }
    var wanted: [Int: CGRect] = [:]
    for section in geometry.sections(from: bounds.minY, to: bounds.maxY) {
      let place = geometry.sections[section]
      let frame = self[keyPath: edge].frame(in: place, width: bounds.width)
      if place[keyPath: self[keyPath: edge].path].isBlank { continue }
      if frame.height > 0, frame.overlaps(bounds) { wanted[section] = frame }
    }
    endEdges(edge) { wanted[$0] == nil ? nil : $0 }
    for (section, frame) in wanted.sorted(by: { $0.key < $1.key }) {
      if let view = self[keyPath: edge].shown[section] {
        if view.frame != frame { view.frame = frame }
      } else {
        show(edge, section, frame)
      }
    }
  }

  private func show(
    _ edge: ReferenceWritableKeyPath<UITableView, TableEdge>, _ section: Int, _ frame: CGRect
  ) {
    let kind = self[keyPath: edge].kind
    let waiting = self[keyPath: edge].waiting.removeValue(forKey: section)
    guard let view = waiting ?? requestedView(kind, section) else {
      geometry?.sections[section][keyPath: self[keyPath: edge].path].isBlank = true
      return
    }
    view.frame = frame
    self[keyPath: edge].shown[section] = view
    addSubview(view)
    engine.ask {
      switch kind {
      case .header: told.tableView?(self, willDisplayHeaderView: view, forSection: section)
      case .footer: told.tableView?(self, willDisplayFooterView: view, forSection: section)
      }
    }
  }

  /// Takes away the views of sections that have no new number, and renumbers the others.
  func endEdges(
    _ edge: ReferenceWritableKeyPath<UITableView, TableEdge>, unlessMoved target: (Int) -> Int?
  ) {
    let old = self[keyPath: edge]
    self[keyPath: edge].shown = [:]
    self[keyPath: edge].waiting = [:]
    for (section, view) in old.waiting {
      if let new = target(section) {
        self[keyPath: edge].waiting[new] = view
      } else {
        recycle(view)
      }
    }
    for (section, view) in old.shown.sorted(by: { $0.key < $1.key }) {
      if let new = target(section) {
        self[keyPath: edge].shown[new] = view
      } else {
        view.removeFromSuperview()
        recycle(view)
        engine.ask {
          switch old.kind {
          case .header:
            told.tableView?(self, didEndDisplayingHeaderView: view, forSection: section)
          case .footer:
            told.tableView?(self, didEndDisplayingFooterView: view, forSection: section)
          }
        }
      }
    }
  }

  private func recycle(_ view: UIView) {
    guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier
    else { return }
    sectionViews.recycle(view, identifier)
  }
}
