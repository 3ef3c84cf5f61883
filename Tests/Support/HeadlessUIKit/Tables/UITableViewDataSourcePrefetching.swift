// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

@MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol,
  UITableViewDataSourcePrefetchingCancelling
{
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  nonisolated static var tablePrefetchingAnswers: [Answer] { cancellingAnswers }

  @_disfavoredOverload public var tableView: Messages<any UITableViewDataSourcePrefetching>? {
    Messages(self).tableView
  }
}

extension Messages where Target == any UITableViewDataSourcePrefetching {
  public var tableView: Self? { ifAny }
}

/// What a table tells of rows that it announced and will not show.
@MainActor public protocol UITableViewDataSourcePrefetchingCancelling: NSObjectProtocol {
  associatedtype TablePrefetchingCancelPrefetchingForRowsAt = Absent
  @discardableResult func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) throws(Absent) -> TablePrefetchingCancelPrefetchingForRowsAt
}

extension UITableViewDataSourcePrefetchingCancelling {
  nonisolated static var cancellingAnswers: [Answer] {
    [
      Answer(
        "tableView:cancelPrefetchingForRowsAtIndexPaths:",
        TablePrefetchingCancelPrefetchingForRowsAt.self)
    ]
  }

  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) throws(Absent) -> Absent { throw Absent() }
}

extension Messages where Target == any UITableViewDataSourcePrefetching {
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) -> Void? {
    send("tableView:cancelPrefetchingForRowsAtIndexPaths:") {
      try $0.tableView(tableView, cancelPrefetchingForRowsAt: indexPaths)
    }
  }
}
