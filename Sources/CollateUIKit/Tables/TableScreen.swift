#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The table view of a data source, as its presenter sees it.
@MainActor
final class TableScreen<Section: SectionProtocol>: PresentedView {
  weak var list: TableViewDataSource<Section>?

  var takesChanges: Bool {
    list?.tableView?.takesBatches ?? false
  }

  /// From the moment that a row is picked up, which is not told either.
  var isBusy: Bool {
    guard let list, list.isMovingItem else { return false }
    list.watchMove()
    return true
  }

  func show(_ change: PresentedChange<Section>) {
    guard let list, let tableView = list.tableView else { return }
    let update = list.viewUpdate
    let completes = update.show(tableView, change, update.completion)
    if list.tableView === tableView, tableView.takesBatches,
      list.snapshot.isIdentical(to: change.update.after)
    {
      list.refreshIndexTitles(after: change, in: tableView)
      list.refreshHeadersAndFooters(after: change, in: tableView)
    }
    // What the update left out is reloaded as soon as this returns.
    if !completes, let completion = update.completion { Task { completion(true) } }
  }

  func reload() {
    list?.tableView?.reloadData()
  }
}
#endif
