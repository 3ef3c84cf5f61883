// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

extension UITableView {
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let cellClass else { return cells.register(nil, for: identifier) }
    guard let type = cellClass as? UITableViewCell.Type else {
      return HeadlessUIKit.raise(
        "must register a class that is a subclass of UITableViewCell: \(cellClass)")
    }
    cells.register({ type.init(_headlessReuseIdentifier: identifier) }, for: identifier)
  }

  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    guard let nib else { return cells.register(nil, for: identifier) }
    let make = { () -> UITableViewCell? in
      let cell = nib.makeView(
        UITableViewCell.self, kind: "UITableViewCell", for: identifier,
        reuseIdentifier: \.reuseIdentifier)
      cell?.reuseIdentifier = identifier
      return cell
    }
    cells.register(make, for: identifier)
  }

  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    guard let aClass else { return sectionViews.register(nil, for: identifier) }
    guard let type = aClass as? UITableViewHeaderFooterView.Type else {
      return HeadlessUIKit.raise(
        "must register a class that is a subclass of UITableViewHeaderFooterView: \(aClass)")
    }
    sectionViews.register({ type.init(_headlessReuseIdentifier: identifier) }, for: identifier)
  }

  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    guard let nib else { return sectionViews.register(nil, for: identifier) }
    let make = { () -> UITableViewHeaderFooterView? in
      let view = nib.makeView(
        UITableViewHeaderFooterView.self, kind: "UITableViewHeaderFooterView", for: identifier,
        reuseIdentifier: \.reuseIdentifier)
      view?.reuseIdentifier = identifier
      return view
    }
    sectionViews.register(make, for: identifier)
  }

  /// (headless) Declares a prototype cell, as a storyboard has it.
  @_spi(Headless) public func declarePrototype(
    _ identifier: String, make: @escaping @MainActor () -> UITableViewCell
  ) {
    let made = { () -> UITableViewCell? in
      let cell = make()
      cell.reuseIdentifier = identifier
      return cell
    }
    cells.register(made, for: identifier)
  }

  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    if let view = sectionViews.reused(identifier) {
      view.prepareForReuse()
      return view
    }
    return sectionViews.made(identifier)
  }

  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let existing = requests.last?.existing, existing.reuseIdentifier == identifier {
      return existing
    }
    if let cell = cells.reused(identifier) {
      cell.prepareForReuse()
      return cell
    }
    return cells.made(identifier)
  }

  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let last = requests.last, last.path == indexPath {
      if let existing = last.existing, existing.reuseIdentifier != identifier {
        HeadlessUIKit.raise(
          "Attempted to dequeue a cell for a different registration or reuse identifier than the existing cell when reconfiguring an item, which is not allowed. You can only dequeue a cell using the same registration or reuse identifier that was used to dequeue the existing cell for the item being reconfigured. Dequeued reuse identifier: \(identifier); Original reuse identifier: \(existing.reuseIdentifier ?? "(null)")"
        )
      } else if !last.dequeued.isEmpty {
        HeadlessUIKit.raise(
          "Attempted to dequeue multiple cells for the same index path, which is not allowed. If you really need to dequeue more cells than the table view is requesting, use the -dequeueReusableCellWithIdentifier: method (without an index path). Cell identifier: \(identifier), index path: \(indexPath)"
        )
      }
    }
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      if !cells.isRegistered(identifier) {
        HeadlessUIKit.raise(
          "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
        )
      }
      return UITableViewCell()
    }
    if requests.last?.path == indexPath { requests[requests.count - 1].dequeued.append(cell) }
    return cell
  }

  func request(_ path: IndexPath, again existing: UITableViewCell? = nil) -> UITableViewCell? {
    guard let dataSource else { return nil }
    requests.append(CellRequest(path: path, existing: existing))
    defer { requests.removeLast() }
    engine.tally { $0.configuredCells += 1 }
    return engine.ask { dataSource.tableView(self, cellForRowAt: path) }
  }

  func reconfigure(_ cell: UITableViewCell, at path: IndexPath) {
    engine.tally { $0.reconfiguredCells += 1 }
    guard let answer = request(path, again: cell), answer !== cell else { return }
    HeadlessUIKit.raise(
      "[headless] reconfigureRows: the cell returned for \(path) is not the existing one")
  }
}
