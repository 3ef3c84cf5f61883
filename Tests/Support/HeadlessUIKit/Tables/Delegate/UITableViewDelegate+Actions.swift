// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

/// What a table asks and tells about primary actions and the selection of several rows.
@MainActor public protocol UITableViewDelegateActions: NSObjectProtocol {
  associatedtype TableCanPerformPrimaryActionForRowAt = Absent
  @discardableResult func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) throws(Absent) -> TableCanPerformPrimaryActionForRowAt

  associatedtype TablePerformPrimaryActionForRowAt = Absent
  @discardableResult func tableView(
    _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) throws(Absent) -> TablePerformPrimaryActionForRowAt

  associatedtype TableShouldBeginMultipleSelectionInteractionAt = Absent
  @discardableResult func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) throws(Absent) -> TableShouldBeginMultipleSelectionInteractionAt

  associatedtype TableDidBeginMultipleSelectionInteractionAt = Absent
  @discardableResult func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) throws(Absent) -> TableDidBeginMultipleSelectionInteractionAt

  associatedtype TableDidEndMultipleSelectionInteraction = Absent
  @discardableResult func tableViewDidEndMultipleSelectionInteraction(
    _ tableView: UITableView
  ) throws(Absent) -> TableDidEndMultipleSelectionInteraction
}

extension UITableViewDelegateActions {
  nonisolated static var actionAnswers: [Answer] {
    [
      Answer(
        "tableView:canPerformPrimaryActionForRowAtIndexPath:",
        TableCanPerformPrimaryActionForRowAt.self),
      Answer(
        "tableView:performPrimaryActionForRowAtIndexPath:", TablePerformPrimaryActionForRowAt.self),
      Answer(
        "tableView:shouldBeginMultipleSelectionInteractionAtIndexPath:",
        TableShouldBeginMultipleSelectionInteractionAt.self),
      Answer(
        "tableView:didBeginMultipleSelectionInteractionAtIndexPath:",
        TableDidBeginMultipleSelectionInteractionAt.self),
      Answer(
        "tableViewDidEndMultipleSelectionInteraction:", TableDidEndMultipleSelectionInteraction.self
      ),
    ]
  }

  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func tableViewDidEndMultipleSelectionInteraction(
    _ tableView: UITableView
  ) throws(Absent) -> Absent { throw Absent() }
}

extension Messages where Target == any UITableViewDelegate {
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool? {
    send("tableView:canPerformPrimaryActionForRowAtIndexPath:") {
      try $0.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) -> Void? {
    send("tableView:performPrimaryActionForRowAtIndexPath:") {
      try $0.tableView(tableView, performPrimaryActionForRowAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool? {
    send("tableView:shouldBeginMultipleSelectionInteractionAtIndexPath:") {
      try $0.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Void? {
    send("tableView:didBeginMultipleSelectionInteractionAtIndexPath:") {
      try $0.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath)
    }
  }

  public var tableViewDidEndMultipleSelectionInteraction: ((UITableView) -> Void?)? {
    message("tableViewDidEndMultipleSelectionInteraction:") {
      try $0.tableViewDidEndMultipleSelectionInteraction($1)
    }
  }
}
