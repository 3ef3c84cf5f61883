#if canImport(UIKit) && !os(watchOS)
import UIKit

extension TableShim: UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    list?.ask { $0.prefetch(at: indexPaths, in: tableView) }
  }

  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    list?.ask { $0.cancelPrefetching(at: indexPaths, in: tableView) }
  }
}
#endif
