#if canImport(UIKit) && !os(watchOS)
import UIKit

extension TableViewDataSource: TableList {
  typealias View = UITableView
  typealias ViewCell = UITableViewCell
  typealias Fallback = TableFallback
  typealias FocusContext = UITableViewFocusUpdateContext

  var view: UITableView? { tableView }

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

  func dequeueCell(
    for item: Section.Item,
    at path: IndexPath,
    in tableView: UITableView
  ) -> (cell: UITableViewCell, isConfigured: Bool)? {
    if let descriptor = cellDescriptors.first(where: { $0.item(from: item) != nil }) {
      if registeredDescriptors.insert(ObjectIdentifier(descriptor)).inserted {
        descriptor.registerCell(in: tableView)
      }
      return (descriptor.dequeueCell(at: path, in: tableView), false)
    }
    return viewFactory.map { ($0.cell(for: item, at: path, in: tableView), false) }
  }

  func reload() {
    tableView?.reloadData()
  }

  var selectedPaths: [IndexPath] { tableView?.indexPathsForSelectedRows ?? [] }

  func select(_ path: IndexPath) {
    tableView?.selectRow(at: path, animated: false, scrollPosition: .none)
  }

  func deselect(_ path: IndexPath) {
    tableView?.deselectRow(at: path, animated: false)
  }

  func refresh(after change: PresentedChange<Section>, in tableView: UITableView) {
    refreshIndexTitles(after: change, in: tableView)
    refreshHeadersAndFooters(after: change, in: tableView)
  }
}
#endif
