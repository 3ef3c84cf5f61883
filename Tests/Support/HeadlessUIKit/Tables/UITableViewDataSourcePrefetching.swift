// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there. For how requirements are optional, see Messages.swift.

@MainActor public protocol UITableViewDataSourcePrefetchingOptions: NSObjectProtocol {
  associatedtype TablePrefetchingCancelPrefetchingForRowsAtIndexPaths = Absent

  @discardableResult func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) -> TablePrefetchingCancelPrefetchingForRowsAtIndexPaths
}

@MainActor public protocol UITableViewDataSourcePrefetching: UITableViewDataSourcePrefetchingOptions
{
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  nonisolated static var answersOfTablePrefetching: [Selector: Any.Type] {
    [
      "tableView:cancelPrefetchingForRowsAtIndexPaths:":
        TablePrefetchingCancelPrefetchingForRowsAtIndexPaths.self
    ]
  }

  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) -> Absent { Absent() }
}
