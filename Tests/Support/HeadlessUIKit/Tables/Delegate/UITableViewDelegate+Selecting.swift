// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

/// What a table asks and tells when a person touches a row.
@MainActor public protocol UITableViewDelegateSelecting: NSObjectProtocol {
  associatedtype TableShouldHighlightRowAt = Absent
  @discardableResult func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) throws(Absent) -> TableShouldHighlightRowAt

  associatedtype TableDidHighlightRowAt = Absent
  @discardableResult func tableView(
    _ tableView: UITableView, didHighlightRowAt indexPath: IndexPath
  ) throws(Absent) -> TableDidHighlightRowAt

  associatedtype TableDidUnhighlightRowAt = Absent
  @discardableResult func tableView(
    _ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath
  ) throws(Absent) -> TableDidUnhighlightRowAt

  associatedtype TableWillSelectRowAt = Absent
  @discardableResult func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) throws(Absent) -> TableWillSelectRowAt

  associatedtype TableWillDeselectRowAt = Absent
  @discardableResult func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) throws(Absent) -> TableWillDeselectRowAt

  associatedtype TableDidSelectRowAt = Absent
  @discardableResult func tableView(
    _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
  ) throws(Absent) -> TableDidSelectRowAt

  associatedtype TableDidDeselectRowAt = Absent
  @discardableResult func tableView(
    _ tableView: UITableView, didDeselectRowAt indexPath: IndexPath
  ) throws(Absent) -> TableDidDeselectRowAt

  associatedtype TableAccessoryButtonTappedForRowWith = Absent
  @discardableResult func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) throws(Absent) -> TableAccessoryButtonTappedForRowWith
}

extension UITableViewDelegateSelecting {
  nonisolated static var selectingAnswers: [Answer] {
    [
      Answer("tableView:shouldHighlightRowAtIndexPath:", TableShouldHighlightRowAt.self),
      Answer("tableView:didHighlightRowAtIndexPath:", TableDidHighlightRowAt.self),
      Answer("tableView:didUnhighlightRowAtIndexPath:", TableDidUnhighlightRowAt.self),
      Answer("tableView:willSelectRowAtIndexPath:", TableWillSelectRowAt.self),
      Answer("tableView:willDeselectRowAtIndexPath:", TableWillDeselectRowAt.self),
      Answer("tableView:didSelectRowAtIndexPath:", TableDidSelectRowAt.self),
      Answer("tableView:didDeselectRowAtIndexPath:", TableDidDeselectRowAt.self),
      Answer(
        "tableView:accessoryButtonTappedForRowWithIndexPath:",
        TableAccessoryButtonTappedForRowWith.self),
    ]
  }

  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, didHighlightRowAt indexPath: IndexPath
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, didDeselectRowAt indexPath: IndexPath
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) throws(Absent) -> Absent { throw Absent() }
}

extension Messages where Target == any UITableViewDelegate {
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool? {
    send("tableView:shouldHighlightRowAtIndexPath:") {
      try $0.tableView(tableView, shouldHighlightRowAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, didHighlightRowAt indexPath: IndexPath
  ) -> Void? {
    send("tableView:didHighlightRowAtIndexPath:") {
      try $0.tableView(tableView, didHighlightRowAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath
  ) -> Void? {
    send("tableView:didUnhighlightRowAtIndexPath:") {
      try $0.tableView(tableView, didUnhighlightRowAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    send("tableView:willSelectRowAtIndexPath:") {
      try $0.tableView(tableView, willSelectRowAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    send("tableView:willDeselectRowAtIndexPath:") {
      try $0.tableView(tableView, willDeselectRowAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
  ) -> Void? {
    send("tableView:didSelectRowAtIndexPath:") {
      try $0.tableView(tableView, didSelectRowAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, didDeselectRowAt indexPath: IndexPath
  ) -> Void? {
    send("tableView:didDeselectRowAtIndexPath:") {
      try $0.tableView(tableView, didDeselectRowAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) -> Void? {
    send("tableView:accessoryButtonTappedForRowWithIndexPath:") {
      try $0.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
    }
  }
}
