// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

/// What a table tells of cells, headers and footers that come and go.
@MainActor public protocol UITableViewDelegateDisplaying: NSObjectProtocol {
  associatedtype TableWillDisplay = Absent
  @discardableResult func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) throws(Absent) -> TableWillDisplay

  associatedtype TableWillDisplayHeaderView = Absent
  @discardableResult func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) throws(Absent) -> TableWillDisplayHeaderView

  associatedtype TableWillDisplayFooterView = Absent
  @discardableResult func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) throws(Absent) -> TableWillDisplayFooterView

  associatedtype TableDidEndDisplaying = Absent
  @discardableResult func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) throws(Absent) -> TableDidEndDisplaying

  associatedtype TableDidEndDisplayingHeaderView = Absent
  @discardableResult func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) throws(Absent) -> TableDidEndDisplayingHeaderView

  associatedtype TableDidEndDisplayingFooterView = Absent
  @discardableResult func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) throws(Absent) -> TableDidEndDisplayingFooterView

  associatedtype TableIndentationLevelForRowAt = Absent
  @discardableResult func tableView(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) throws(Absent) -> TableIndentationLevelForRowAt
}

extension UITableViewDelegateDisplaying {
  nonisolated static var displayingAnswers: [Answer] {
    [
      Answer("tableView:willDisplayCell:forRowAtIndexPath:", TableWillDisplay.self),
      Answer("tableView:willDisplayHeaderView:forSection:", TableWillDisplayHeaderView.self),
      Answer("tableView:willDisplayFooterView:forSection:", TableWillDisplayFooterView.self),
      Answer("tableView:didEndDisplayingCell:forRowAtIndexPath:", TableDidEndDisplaying.self),
      Answer(
        "tableView:didEndDisplayingHeaderView:forSection:", TableDidEndDisplayingHeaderView.self),
      Answer(
        "tableView:didEndDisplayingFooterView:forSection:", TableDidEndDisplayingFooterView.self),
      Answer("tableView:indentationLevelForRowAtIndexPath:", TableIndentationLevelForRowAt.self),
    ]
  }

  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) throws(Absent) -> Absent { throw Absent() }
}

extension Messages where Target == any UITableViewDelegate {
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) -> Void? {
    send("tableView:willDisplayCell:forRowAtIndexPath:") {
      try $0.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) -> Void? {
    send("tableView:willDisplayHeaderView:forSection:") {
      try $0.tableView(tableView, willDisplayHeaderView: view, forSection: section)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) -> Void? {
    send("tableView:willDisplayFooterView:forSection:") {
      try $0.tableView(tableView, willDisplayFooterView: view, forSection: section)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) -> Void? {
    send("tableView:didEndDisplayingCell:forRowAtIndexPath:") {
      try $0.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) -> Void? {
    send("tableView:didEndDisplayingHeaderView:forSection:") {
      try $0.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) -> Void? {
    send("tableView:didEndDisplayingFooterView:forSection:") {
      try $0.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int? {
    send("tableView:indentationLevelForRowAtIndexPath:") {
      try $0.tableView(tableView, indentationLevelForRowAt: indexPath)
    }
  }
}
