// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there. For how requirements are optional, see Messages.swift.

extension UITableViewDataSourcePrefetching {
  @_disfavoredOverload public var tableView: Messages<any UITableViewDataSourcePrefetching>? {
    Messages(self)
  }
}

extension Messages where Target == any UITableViewDataSourcePrefetching {
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) -> Void? {
    send("tableView:cancelPrefetchingForRowsAtIndexPaths:") {
      $0.tableView(tableView, cancelPrefetchingForRowsAt: indexPaths)
    }
  }
}
