#if canImport(UIKit) && !os(watchOS)
import UIKit

extension TableViewDataSource: TableList {
  func shownItem(at path: IndexPath) -> Any? {
    item(at: path)
  }

  func shownSection(_ section: Int) -> Any? {
    let sections = presenter.snapshot.sections
    return sections.indices.contains(section) ? sections[section] : nil
  }

  func descriptor(ofItem item: Any) -> (item: Any, handlers: CellHandlers)? {
    for descriptor in cellDescriptors {
      if let item = descriptor.item(from: item) { return (item, descriptor.cellHandlers) }
    }
    return nil
  }

  func descriptor(ofSection section: Any) -> (content: Any, handlers: SectionHandlers)? {
    for descriptor in sectionDescriptors {
      if let content = descriptor.content(from: section) {
        return (content, descriptor.sectionHandlers)
      }
    }
    return nil
  }

  func answer<Result>(_ body: () -> Result) -> Result {
    presenter.answer(body)
  }

  func act<Result>(_ body: () -> Result) -> Result {
    presenter.act(body)
  }

  func follow(_ path: IndexPath) -> () -> IndexPath? {
    guard let id = item(at: path)?.id else { return { path } }
    return { [weak self] in self?.item(at: path)?.id == id ? path : self?.indexPath(of: id) }
  }

  func sectionCount() -> Int {
    presenter.sectionCountForView()
  }

  func rowCount(inSection section: Int) -> Int {
    presenter.itemCountForView(inSection: section)
  }

  func cell(at path: IndexPath, in tableView: UITableView) -> UITableViewCell {
    guard let item = item(at: path) else {
      preconditionFailure(
        "The table view asks for row \(path), but was told of \(snapshot.itemCounts) rows")
    }
    let cell = configuredCell(for: item, at: path, in: tableView)
    let isSame = shownItems.configuredItem(of: cell)?.id == item.id
    shownItems.configure(cell, with: item, isSame: isSame)
    lastCell = cell
    lastPath = path
    return cell
  }

  private func configuredCell(
    for item: Section.Item,
    at path: IndexPath,
    in tableView: UITableView
  ) -> UITableViewCell {
    let cell: UITableViewCell
    if let descriptor = cellDescriptors.first(where: { $0.item(from: item) != nil }) {
      if registeredDescriptors.insert(ObjectIdentifier(descriptor)).inserted {
        descriptor.registerCell(in: tableView)
      }
      cell = descriptor.dequeueCell(at: path, in: tableView)
    } else if let viewFactory {
      cell = viewFactory.cell(for: item, at: path, in: tableView)
    } else if let dataSource = fallback.dataSource {
      return dataSource.tableView(tableView, cellForRowAt: path)
    } else {
      preconditionFailure(
        "There is no cell for the \(type(of: item)) at \(path): none of \(cellDescriptors.count) "
          + "descriptors applies, and there is neither a factory nor a fallback data source")
    }
    if shownItems.configuredItem(of: cell)?.id == item.id,
      let update = ask(\.update, about: item, at: path)
    {
      update(cell)
    } else {
      ask(\.configure, about: item, at: path)?(cell)
    }
    return cell
  }

  func willDisplay(_ cell: UITableViewCell, at path: IndexPath, in tableView: UITableView) {
    _ = shownItems.display(cell)
    if let closure = ask(\.willDisplay, at: path) { return closure(cell) }
    fallback.willDisplay(tableView, cell, path)
  }

  func didEndDisplaying(_ cell: UITableViewCell, at path: IndexPath, in tableView: UITableView) {
    let item = shownItems.endDisplaying(cell)
    if let item, let closure = ask(\.didEndDisplaying, about: item, at: path) {
      return closure(cell)
    }
    fallback.didEndDisplaying(tableView, cell, path)
  }

  func indentationLevel(ofCellAt path: IndexPath) -> Int? {
    // UIKit asks right after it asked for the cell, and overwrites what the cell has.
    lastPath == path ? lastCell?.indentationLevel : nil
  }

  func prefetch(at paths: [IndexPath], in tableView: UITableView) {
    guard let prefetch else {
      fallback.prefetching?.tableView(tableView, prefetchRowsAt: paths)
      return
    }
    let known = paths.filter { item(at: $0) != nil }
    prefetch(known.compactMap { item(at: $0) }, known)
  }

  func cancelPrefetching(at paths: [IndexPath], in tableView: UITableView) {
    guard let cancelPrefetching else {
      // Who prefetches here, has nothing to cancel there.
      if prefetch == nil { fallback.cancelPrefetching(tableView, paths) }
      return
    }
    let known = paths.filter { item(at: $0) != nil }
    cancelPrefetching(known.compactMap { item(at: $0) }, known)
  }

  func mayUpdateFocus(_ context: UITableViewFocusUpdateContext) -> Bool? {
    shouldUpdateFocus?(context)
  }

  func tellOfFocusUpdate(
    _ context: UITableViewFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator
  ) -> Bool {
    didUpdateFocus?(context, coordinator) != nil
  }

  func preferredFocusedPath() -> IndexPath?? {
    preferredFocusedIndexPath.map { $0() }
  }

  func didEndMultipleSelection() -> Bool {
    multipleSelectionDidEnd?() != nil
  }
}
#endif
