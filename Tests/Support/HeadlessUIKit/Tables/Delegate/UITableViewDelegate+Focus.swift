// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

/// What a table asks and tells about the focus.
@MainActor public protocol UITableViewDelegateFocus: NSObjectProtocol {
  associatedtype TableCanFocusRowAt = Absent
  @discardableResult func tableView(
    _ tableView: UITableView, canFocusRowAt indexPath: IndexPath
  ) throws(Absent) -> TableCanFocusRowAt

  associatedtype TableShouldUpdateFocusIn = Absent
  @discardableResult func tableView(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) throws(Absent) -> TableShouldUpdateFocusIn

  associatedtype TableDidUpdateFocusIn = Absent
  @discardableResult func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) throws(Absent) -> TableDidUpdateFocusIn

  associatedtype TableIndexPathForPreferredFocusedView = Absent
  @discardableResult func indexPathForPreferredFocusedView(
    in tableView: UITableView
  ) throws(Absent) -> TableIndexPathForPreferredFocusedView

  associatedtype TableSelectionFollowsFocusForRowAt = Absent
  @discardableResult func tableView(
    _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) throws(Absent) -> TableSelectionFollowsFocusForRowAt
}

extension UITableViewDelegateFocus {
  nonisolated static var focusAnswers: [Answer] {
    [
      Answer("tableView:canFocusRowAtIndexPath:", TableCanFocusRowAt.self),
      Answer("tableView:shouldUpdateFocusInContext:", TableShouldUpdateFocusIn.self),
      Answer(
        "tableView:didUpdateFocusInContext:withAnimationCoordinator:", TableDidUpdateFocusIn.self),
      Answer(
        "indexPathForPreferredFocusedViewInTableView:", TableIndexPathForPreferredFocusedView.self),
      Answer(
        "tableView:selectionFollowsFocusForRowAtIndexPath:", TableSelectionFollowsFocusForRowAt.self
      ),
    ]
  }

  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, canFocusRowAt indexPath: IndexPath
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func indexPathForPreferredFocusedView(
    in tableView: UITableView
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) throws(Absent) -> Absent { throw Absent() }
}

extension Messages where Target == any UITableViewDelegate {
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, canFocusRowAt indexPath: IndexPath
  ) -> Bool? {
    send("tableView:canFocusRowAtIndexPath:") {
      try $0.tableView(tableView, canFocusRowAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool? {
    send("tableView:shouldUpdateFocusInContext:") {
      try $0.tableView(tableView, shouldUpdateFocusIn: context)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) -> Void? {
    send("tableView:didUpdateFocusInContext:withAnimationCoordinator:") {
      try $0.tableView(tableView, didUpdateFocusIn: context, with: coordinator)
    }
  }

  @discardableResult public func callAsFunction(in tableView: UITableView) -> IndexPath? {
    send("indexPathForPreferredFocusedViewInTableView:") {
      try $0.indexPathForPreferredFocusedView(in: tableView)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool? {
    send("tableView:selectionFollowsFocusForRowAtIndexPath:") {
      try $0.tableView(tableView, selectionFollowsFocusForRowAt: indexPath)
    }
  }
}
