// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

@MainActor public protocol UITableViewDragDelegate: NSObjectProtocol, UITableViewDragDelegateOptions
{
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
}

extension UITableViewDragDelegate {
  nonisolated static var tableDragAnswers: [Answer] { tableDragAnswersParts }

  @_disfavoredOverload public var tableView: Messages<any UITableViewDragDelegate>? {
    Messages(self).tableView
  }
}

extension Messages where Target == any UITableViewDragDelegate {
  public var tableView: Self? { ifAny }
}

/// What a table view asks and tells about its rows that people drag.
@MainActor public protocol UITableViewDragDelegateOptions: NSObjectProtocol {
  associatedtype TableDragItemsForAddingTo = Absent
  @discardableResult func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) throws(Absent) -> TableDragItemsForAddingTo

  associatedtype TableDragPreviewParameters = Absent
  @discardableResult func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) throws(Absent) -> TableDragPreviewParameters

  associatedtype TableDragSessionWillBegin = Absent
  @discardableResult func tableView(
    _ tableView: UITableView, dragSessionWillBegin session: any UIDragSession
  ) throws(Absent) -> TableDragSessionWillBegin

  associatedtype TableDragSessionDidEnd = Absent
  @discardableResult func tableView(
    _ tableView: UITableView, dragSessionDidEnd session: any UIDragSession
  ) throws(Absent) -> TableDragSessionDidEnd

  associatedtype TableDragSessionAllowsMove = Absent
  @discardableResult func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) throws(Absent) -> TableDragSessionAllowsMove

  associatedtype TableDragSessionIsRestricted = Absent
  @discardableResult func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) throws(Absent) -> TableDragSessionIsRestricted
}

extension UITableViewDragDelegateOptions {
  nonisolated static var tableDragAnswersParts: [Answer] {
    [
      Answer(
        "tableView:itemsForAddingToDragSession:atIndexPath:point:", TableDragItemsForAddingTo.self),
      Answer("tableView:dragPreviewParametersForRowAtIndexPath:", TableDragPreviewParameters.self),
      Answer("tableView:dragSessionWillBegin:", TableDragSessionWillBegin.self),
      Answer("tableView:dragSessionDidEnd:", TableDragSessionDidEnd.self),
      Answer("tableView:dragSessionAllowsMoveOperation:", TableDragSessionAllowsMove.self),
      Answer(
        "tableView:dragSessionIsRestrictedToDraggingApplication:", TableDragSessionIsRestricted.self
      ),
    ]
  }

  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, dragSessionWillBegin session: any UIDragSession
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, dragSessionDidEnd session: any UIDragSession
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) throws(Absent) -> Absent { throw Absent() }
}

extension Messages where Target == any UITableViewDragDelegate {
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]? {
    send("tableView:itemsForAddingToDragSession:atIndexPath:point:") {
      try $0.tableView(tableView, itemsForAddingTo: session, at: indexPath, point: point)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    send("tableView:dragPreviewParametersForRowAtIndexPath:") {
      try $0.tableView(tableView, dragPreviewParametersForRowAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, dragSessionWillBegin session: any UIDragSession
  ) -> Void? {
    send("tableView:dragSessionWillBegin:") {
      try $0.tableView(tableView, dragSessionWillBegin: session)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, dragSessionDidEnd session: any UIDragSession
  ) -> Void? {
    send("tableView:dragSessionDidEnd:") {
      try $0.tableView(tableView, dragSessionDidEnd: session)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool? {
    send("tableView:dragSessionAllowsMoveOperation:") {
      try $0.tableView(tableView, dragSessionAllowsMoveOperation: session)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool? {
    send("tableView:dragSessionIsRestrictedToDraggingApplication:") {
      try $0.tableView(tableView, dragSessionIsRestrictedToDraggingApplication: session)
    }
  }
}
