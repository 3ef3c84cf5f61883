// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

@MainActor public protocol UITableViewDropDelegate: NSObjectProtocol, UITableViewDropDelegateOptions
{
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  )
}

extension UITableViewDropDelegate {
  nonisolated static var tableDropAnswers: [Answer] { tableDropAnswersParts }

  @_disfavoredOverload public var tableView: Messages<any UITableViewDropDelegate>? {
    Messages(self).tableView
  }
}

extension Messages where Target == any UITableViewDropDelegate {
  public var tableView: Self? { ifAny }
}

/// What a table view asks and tells about what people drag over it.
@MainActor public protocol UITableViewDropDelegateOptions: NSObjectProtocol {
  associatedtype TableDropCanHandle = Absent
  @discardableResult func tableView(
    _ tableView: UITableView, canHandle session: any UIDropSession
  ) throws(Absent) -> TableDropCanHandle

  associatedtype TableDropSessionDidEnter = Absent
  @discardableResult func tableView(
    _ tableView: UITableView, dropSessionDidEnter session: any UIDropSession
  ) throws(Absent) -> TableDropSessionDidEnter

  associatedtype TableDropSessionDidUpdate = Absent
  @discardableResult func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) throws(Absent) -> TableDropSessionDidUpdate

  associatedtype TableDropSessionDidExit = Absent
  @discardableResult func tableView(
    _ tableView: UITableView, dropSessionDidExit session: any UIDropSession
  ) throws(Absent) -> TableDropSessionDidExit

  associatedtype TableDropSessionDidEnd = Absent
  @discardableResult func tableView(
    _ tableView: UITableView, dropSessionDidEnd session: any UIDropSession
  ) throws(Absent) -> TableDropSessionDidEnd

  associatedtype TableDropPreviewParameters = Absent
  @discardableResult func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) throws(Absent) -> TableDropPreviewParameters
}

extension UITableViewDropDelegateOptions {
  nonisolated static var tableDropAnswersParts: [Answer] {
    [
      Answer("tableView:canHandleDropSession:", TableDropCanHandle.self),
      Answer("tableView:dropSessionDidEnter:", TableDropSessionDidEnter.self),
      Answer(
        "tableView:dropSessionDidUpdate:withDestinationIndexPath:", TableDropSessionDidUpdate.self),
      Answer("tableView:dropSessionDidExit:", TableDropSessionDidExit.self),
      Answer("tableView:dropSessionDidEnd:", TableDropSessionDidEnd.self),
      Answer("tableView:dropPreviewParametersForRowAtIndexPath:", TableDropPreviewParameters.self),
    ]
  }

  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, canHandle session: any UIDropSession
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, dropSessionDidEnter session: any UIDropSession
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, dropSessionDidExit session: any UIDropSession
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, dropSessionDidEnd session: any UIDropSession
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) throws(Absent) -> Absent { throw Absent() }
}

extension Messages where Target == any UITableViewDropDelegate {
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, canHandle session: any UIDropSession
  ) -> Bool? {
    send("tableView:canHandleDropSession:") {
      try $0.tableView(tableView, canHandle: session)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, dropSessionDidEnter session: any UIDropSession
  ) -> Void? {
    send("tableView:dropSessionDidEnter:") {
      try $0.tableView(tableView, dropSessionDidEnter: session)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal? {
    send("tableView:dropSessionDidUpdate:withDestinationIndexPath:") {
      try $0.tableView(
        tableView, dropSessionDidUpdate: session, withDestinationIndexPath: destinationIndexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, dropSessionDidExit session: any UIDropSession
  ) -> Void? {
    send("tableView:dropSessionDidExit:") {
      try $0.tableView(tableView, dropSessionDidExit: session)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, dropSessionDidEnd session: any UIDropSession
  ) -> Void? {
    send("tableView:dropSessionDidEnd:") {
      try $0.tableView(tableView, dropSessionDidEnd: session)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    send("tableView:dropPreviewParametersForRowAtIndexPath:") {
      try $0.tableView(tableView, dropPreviewParametersForRowAt: indexPath)
    }
  }
}
