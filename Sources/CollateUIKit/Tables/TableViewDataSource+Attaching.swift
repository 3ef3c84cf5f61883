#if canImport(UIKit) && !os(watchOS)
public import UIKit

extension TableViewDataSource {
  /// The delegate that is asked what no closure says.
  ///
  /// It is not kept, and can be set at any time. Scroll view delegate methods all go to it.
  public var fallbackDelegate: (any UITableViewDelegate)? {
    get { fallback.delegate }
    set {
      fallback.delegate = newValue
      shim.scrollFallback.delegate = newValue
    }
  }

  /// The data source that is asked for cells, titles and the like that no closure says.
  ///
  /// It is not kept, and can be set at any time. The numbers of sections and rows are never asked of
  /// it.
  public var fallbackDataSource: (any UITableViewDataSource)? {
    get { fallback.dataSource }
    set { fallback.dataSource = newValue }
  }

  /// The data source that is told of rows to prefetch if no closure is.
  ///
  /// It is not kept, and can be set at any time.
  public var fallbackDataSourcePrefetching: (any UITableViewDataSourcePrefetching)? {
    get { fallback.prefetching }
    set { fallback.prefetching = newValue }
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

  func attach(insteadOf old: UITableView?) {
    if let old, old.dataSource === shim {
      old.dataSource = nil
      old.delegate = nil
      old.prefetchDataSource = nil
    }
    shownItems.removeAll()
    shownSections = [:]
    registeredDescriptors = []
    registeredViews = []
    lastCell = nil
    presenter.session?.cancel()
    // Before the table view asks for the first time.
    presenter.view = screen
    guard let tableView else { return }
    if fallbackDelegate == nil, let delegate = tableView.delegate, !(delegate is TableShim) {
      fallbackDelegate = delegate
    }
    tableView.delegate = shim
    tableView.dataSource = shim
    tableView.prefetchDataSource = shim
  }
}
#endif
