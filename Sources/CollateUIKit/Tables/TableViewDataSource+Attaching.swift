#if canImport(UIKit) && !os(watchOS)
public import UIKit

extension TableViewDataSource {
  /// The delegate to call where no closure is set.
  ///
  /// It is held weakly, and can be set at any time. It always gets the `UIScrollViewDelegate`
  /// calls. Deprecated methods are not called.
  public var fallbackDelegate: (any UITableViewDelegate)? {
    get { fallback.delegate }
    set {
      // Setting the object as its own fallback would recurse endlessly.
      let delegate = newValue === shim ? nil : newValue
      fallback.delegate = delegate
      shim.scrollFallback.delegate = delegate
    }
  }

  /// The data source to call for cells, titles and the like where no closure is set.
  ///
  /// It is held weakly, and can be set at any time. It is never asked for the numbers of sections
  /// and rows.
  public var fallbackDataSource: (any UITableViewDataSource)? {
    get { fallback.dataSource }
    set { fallback.dataSource = newValue === shim ? nil : newValue }
  }

  /// The prefetching data source to call if no prefetching closure is set.
  ///
  /// It is held weakly, and can be set at any time.
  public var fallbackDataSourcePrefetching: (any UITableViewDataSourcePrefetching)? {
    get { fallback.prefetching }
    set { fallback.prefetching = newValue === shim ? nil : newValue }
  }

  /// Shows changes that are pending because the table view was busy.
  ///
  /// Calling it is optional, as pending changes are shown asynchronously on the main actor.
  public func flush() {
    presenter.flush()
  }

  /// Shows changes that are pending until a drag ends.
  ///
  /// UIKit does not report that a row was put back where it was. The data source detects it a
  /// moment later; call this method if you know it and do not want to wait.
  public func cancelReordering() {
    watch.stop()
    presenter.session?.cancel()
    flush()
  }

  func letGo() {
    tableView = nil
  }

  func attach(insteadOf old: UITableView?) {
    if old?.dataSource === shim { old?.dataSource = nil }
    if old?.delegate === shim { old?.delegate = replacedDelegate }
    if old?.prefetchDataSource === shim { old?.prefetchDataSource = nil }
    replacedDelegate = nil
    startAnew()
    guard let tableView else { return }
    // The previous data source would continue to update the table view.
    if let other = tableView.dataSource as? TableShim, other !== shim { other.list?.letGo() }
    if let delegate = tableView.delegate, !(delegate is TableShim) {
      replacedDelegate = delegate
      if fallbackDelegate == nil { fallbackDelegate = delegate }
    }
    tableView.delegate = shim
    tableView.dataSource = shim
    tableView.prefetchDataSource = shim
  }
}
#endif
