#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The object that is the data source and delegate of a table view.
///
/// Generic classes cannot adopt Objective-C protocols, so it forwards the calls to the generic data
/// source.
@MainActor
final class TableShim: ScrollShim {
  /// The generic data source; `nil` if it was deallocated while UIKit still calls this object.
  weak var list: (any TableList)? {
    didSet { chain = list }
  }

  /// The cell that was dequeued last, and its index path.
  private weak var lastCell: UITableViewCell?
  private var lastPath: IndexPath?

  /// Stores the cell that was returned to the table view for a row.
  func note(_ cell: UITableViewCell, at path: IndexPath) {
    lastCell = cell
    lastPath = path
  }

  /// The indentation level of a row's cell, if the cell was dequeued just before.
  ///
  /// UIKit asks for the level right after the cell, and overwrites the cell's own.
  func indentationLevel(ofCellAt path: IndexPath) -> Int? {
    lastPath == path ? lastCell?.indentationLevel : nil
  }
}

extension TableShim: UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    list?.ask { $0.prefetch(at: indexPaths, in: tableView) }
  }

  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    list?.ask { $0.cancelPrefetching(at: indexPaths, in: tableView) }
  }
}
#endif
