#if canImport(UIKit) && !os(watchOS)
public import UIKit

extension TableViewDataSource {
  /// The delegate that is asked what no closure says.
  ///
  /// It is not kept, and can be set at any time. What a scroll view tells or asks its delegate, it is
  /// always told and asked. Methods that are deprecated are not called.
  public var fallbackDelegate: (any UITableViewDelegate)? {
    get { fallback.delegate }
    set {
      // Who is asked for what nobody says cannot be who asks.
      let delegate = newValue === shim ? nil : newValue
      fallback.delegate = delegate
      shim.scrollFallback.delegate = delegate
    }
  }

  /// The data source that is asked for cells, titles and the like that no closure says.
  ///
  /// It is not kept, and can be set at any time. The numbers of sections and rows are never asked of
  /// it.
  public var fallbackDataSource: (any UITableViewDataSource)? {
    get { fallback.dataSource }
    set { fallback.dataSource = newValue === shim ? nil : newValue }
  }

  /// The data source that is told of rows to prefetch if no closure is.
  ///
  /// It is not kept, and can be set at any time.
  public var fallbackDataSourcePrefetching: (any UITableViewDataSourcePrefetching)? {
    get { fallback.prefetching }
    set { fallback.prefetching = newValue === shim ? nil : newValue }
  }

  /// Shows changes that wait because the table view was busy.
  ///
  /// There is no need to call it; they are shown when the main actor comes to it next.
  public func flush() {
    presenter.flush()
  }

  /// Shows changes that wait for the end of a move by hand.
  ///
  /// Table views do not say that a row is put back where it was. The data source finds out a moment
  /// later, so there is no need to call it; it is for those who know and do not want to wait.
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
    // The data source that it had so far would go on to tell it of its own changes.
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
