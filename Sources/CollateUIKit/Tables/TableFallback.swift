#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The objects that are asked what no closure says.
@MainActor
struct TableFallback {
  weak var delegate: (any UITableViewDelegate)?
  weak var dataSource: (any UITableViewDataSource)?
  weak var prefetching: (any UITableViewDataSourcePrefetching)?
}
#endif
