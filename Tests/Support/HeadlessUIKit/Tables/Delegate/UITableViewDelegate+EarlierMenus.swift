// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

/// What a table asks who has menus from before context menus; deprecated.
@MainActor public protocol UITableViewDelegateEarlierMenus: NSObjectProtocol {
  associatedtype TableShouldShowMenuForRowAt = Absent
  @discardableResult func tableView(
    _ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath
  ) throws(Absent) -> TableShouldShowMenuForRowAt

  associatedtype TableCanPerformAction = Absent
  @discardableResult func tableView(
    _ tableView: UITableView, canPerformAction action: Selector,
    forRowAt indexPath: IndexPath, withSender sender: Any?
  ) throws(Absent) -> TableCanPerformAction

  associatedtype TablePerformAction = Absent
  @discardableResult func tableView(
    _ tableView: UITableView, performAction action: Selector,
    forRowAt indexPath: IndexPath, withSender sender: Any?
  ) throws(Absent) -> TablePerformAction
}

extension UITableViewDelegateEarlierMenus {
  nonisolated static var earlierMenuAnswers: [Answer] {
    [
      Answer(
        "tableView:shouldShowMenuForRowAtIndexPath:", TableShouldShowMenuForRowAt.self),
      Answer(
        "tableView:canPerformAction:forRowAtIndexPath:withSender:", TableCanPerformAction.self),
      Answer(
        "tableView:performAction:forRowAtIndexPath:withSender:", TablePerformAction.self),
    ]
  }

  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, canPerformAction action: Selector,
    forRowAt indexPath: IndexPath, withSender sender: Any?
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, performAction action: Selector,
    forRowAt indexPath: IndexPath, withSender sender: Any?
  ) throws(Absent) -> Absent { throw Absent() }
}

extension Messages where Target == any UITableViewDelegate {
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath
  ) -> Bool? {
    send("tableView:shouldShowMenuForRowAtIndexPath:") {
      try $0.tableView(
        tableView, shouldShowMenuForRowAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, canPerformAction action: Selector,
    forRowAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool? {
    send("tableView:canPerformAction:forRowAtIndexPath:withSender:") {
      try $0.tableView(
        tableView, canPerformAction: action, forRowAt: indexPath, withSender: sender)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, performAction action: Selector,
    forRowAt indexPath: IndexPath, withSender sender: Any?
  ) -> Void? {
    send("tableView:performAction:forRowAtIndexPath:withSender:") {
      try $0.tableView(
        tableView, performAction: action, forRowAt: indexPath, withSender: sender)
    }
  }
}
