#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The app's delegate and data sources, which are used where no closure is set.
@MainActor
struct TableFallback: ListFallback {
  weak var delegate: (any UITableViewDelegate)?
  weak var dataSource: (any UITableViewDataSource)?
  weak var prefetching: (any UITableViewDataSourcePrefetching)?

  func cell(_ tableView: UITableView, _ path: IndexPath) -> UITableViewCell? {
    dataSource?.tableView(tableView, cellForRowAt: path)
  }

  func prefetch(_ tableView: UITableView, _ paths: [IndexPath]) {
    prefetching?.tableView(tableView, prefetchRowsAt: paths)
  }
}
#endif
