// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

extension UITableView {
  public var visibleCells: [UITableViewCell] {
    shown.sorted { $0.key < $1.key }.map(\.value)
  }

  public var indexPathsForVisibleRows: [IndexPath]? { shown.keys.sorted() }

  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shown[indexPath] }

  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    shown.first { $0.value === cell }?.key
  }

  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headers.shown[section] as? UITableViewHeaderFooterView
  }

  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    footers.shown[section] as? UITableViewHeaderFooterView
  }

  private func laidOut() -> TableGeometry {
    layoutIfNeeded()
    return geometry ?? TableGeometry()
  }

  public func rect(forSection section: Int) -> CGRect {
    let place = laidOut().sections[section]
    return CGRect(x: 0, y: place.top, width: bounds.width, height: place.bottom - place.top)
  }

  public func rectForHeader(inSection section: Int) -> CGRect {
    headers.frame(in: laidOut().sections[section], width: bounds.width)
  }

  public func rectForFooter(inSection section: Int) -> CGRect {
    footers.frame(in: laidOut().sections[section], width: bounds.width)
  }

  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    let geometry = laidOut()
    guard engine.hasItem(at: indexPath) else { return .zero }
    return geometry.frame(of: indexPath, width: bounds.width)
  }

  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    laidOut().rows(from: point.y, to: point.y.nextUp).first
  }

  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    laidOut().rows(from: rect.minY, to: rect.maxY)
  }

  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    let counts = engine.current()
    guard engine.hasItem(at: indexPath) else {
      let count = counts.indices.contains(indexPath.section) ? counts[indexPath.section] : 0
      return HeadlessUIKit.raise(
        "Attempted to scroll the table view to an out-of-bounds row (\(indexPath.row)) when there are only \(count) rows in section \(indexPath.section). Table view: \(self)"
      )
    }
    let frame = rectForRow(at: indexPath)
    var top = contentOffset.y
    switch scrollPosition {
    case .top: top = frame.minY
    case .middle: top = frame.midY - bounds.height / 2
    case .bottom: top = frame.maxY - bounds.height
    default:
      if frame.minY < bounds.minY { top = frame.minY }
      if frame.maxY > bounds.maxY { top = frame.maxY - bounds.height }
    }
    setContentOffset(clamped(CGPoint(x: contentOffset.x, y: top)), animated: animated)
  }

  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let path = selection.paths.first else { return }
    scrollToRow(at: path, at: scrollPosition, animated: animated)
  }

  func prefetch() {
    guard let prefetchDataSource, !shown.isEmpty else { return }
    let change = prefetching.advance(
      visible: shown.keys.sorted(), counts: engine.current(),
      distance: HeadlessUIKit.quirks.announcedItems)
    engine.ask {
      if !change.cancelled.isEmpty {
        announced.tableView?(self, cancelPrefetchingForRowsAt: change.cancelled)
      }
      if !change.new.isEmpty {
        prefetchDataSource.tableView(self, prefetchRowsAt: change.new)
      }
    }
  }

  public func reloadSectionIndexTitles() {
    indexTitles = engine.ask { asked.sectionIndexTitles?(for: self) }
  }

  /// (headless) Touches one of the titles at the edge.
  ///
  /// - Returns: The section that the data source gives for it.
  @_spi(Headless) @discardableResult public func simulateTap(onIndexTitle index: Int) -> Int? {
    guard dataSource != nil, let titles = indexTitles, titles.indices.contains(index) else {
      return nil
    }
    let section = engine.ask {
      asked.tableView?(self, sectionForSectionIndexTitle: titles[index], at: index) ?? index
    }
    guard engine.current().indices.contains(section) else {
      HeadlessUIKit.hazard("index title \(titles[index]) leads to section \(section) of none")
      return nil
    }
    let offset = CGPoint(x: contentOffset.x, y: rect(forSection: section).minY)
    setContentOffset(clamped(offset), animated: false)
    return section
  }
}
