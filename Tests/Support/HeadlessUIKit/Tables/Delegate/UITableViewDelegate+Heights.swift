// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

/// What a table asks about heights, and about the views of its sections.
@MainActor public protocol UITableViewDelegateHeights: NSObjectProtocol {
  associatedtype TableHeightForRowAt = Absent
  @discardableResult func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) throws(Absent) -> TableHeightForRowAt

  associatedtype TableHeightForHeaderInSection = Absent
  @discardableResult func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) throws(Absent) -> TableHeightForHeaderInSection

  associatedtype TableHeightForFooterInSection = Absent
  @discardableResult func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) throws(Absent) -> TableHeightForFooterInSection

  associatedtype TableEstimatedHeightForRowAt = Absent
  @discardableResult func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) throws(Absent) -> TableEstimatedHeightForRowAt

  associatedtype TableEstimatedHeightForHeaderInSection = Absent
  @discardableResult func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) throws(Absent) -> TableEstimatedHeightForHeaderInSection

  associatedtype TableEstimatedHeightForFooterInSection = Absent
  @discardableResult func tableView(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) throws(Absent) -> TableEstimatedHeightForFooterInSection

  associatedtype TableViewForHeaderInSection = Absent
  @discardableResult func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) throws(Absent) -> TableViewForHeaderInSection

  associatedtype TableViewForFooterInSection = Absent
  @discardableResult func tableView(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) throws(Absent) -> TableViewForFooterInSection
}

extension UITableViewDelegateHeights {
  nonisolated static var heightAnswers: [Answer] {
    [
      Answer("tableView:heightForRowAtIndexPath:", TableHeightForRowAt.self),
      Answer("tableView:heightForHeaderInSection:", TableHeightForHeaderInSection.self),
      Answer("tableView:heightForFooterInSection:", TableHeightForFooterInSection.self),
      Answer("tableView:estimatedHeightForRowAtIndexPath:", TableEstimatedHeightForRowAt.self),
      Answer(
        "tableView:estimatedHeightForHeaderInSection:", TableEstimatedHeightForHeaderInSection.self),
      Answer(
        "tableView:estimatedHeightForFooterInSection:", TableEstimatedHeightForFooterInSection.self),
      Answer("tableView:viewForHeaderInSection:", TableViewForHeaderInSection.self),
      Answer("tableView:viewForFooterInSection:", TableViewForFooterInSection.self),
    ]
  }

  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) throws(Absent) -> Absent { throw Absent() }
}

extension Messages where Target == any UITableViewDelegate {
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat? {
    send("tableView:heightForRowAtIndexPath:") {
      try $0.tableView(tableView, heightForRowAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat? {
    send("tableView:heightForHeaderInSection:") {
      try $0.tableView(tableView, heightForHeaderInSection: section)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat? {
    send("tableView:heightForFooterInSection:") {
      try $0.tableView(tableView, heightForFooterInSection: section)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat? {
    send("tableView:estimatedHeightForRowAtIndexPath:") {
      try $0.tableView(tableView, estimatedHeightForRowAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat? {
    send("tableView:estimatedHeightForHeaderInSection:") {
      try $0.tableView(tableView, estimatedHeightForHeaderInSection: section)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat? {
    send("tableView:estimatedHeightForFooterInSection:") {
      try $0.tableView(tableView, estimatedHeightForFooterInSection: section)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? {
    send("tableView:viewForHeaderInSection:") {
      try $0.tableView(tableView, viewForHeaderInSection: section)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> UIView? {
    send("tableView:viewForFooterInSection:") {
      try $0.tableView(tableView, viewForFooterInSection: section)
    }
  }
}
