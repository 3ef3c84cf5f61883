// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there. For how requirements are optional, see Messages.swift.

extension UITableViewDataSource {
  @_disfavoredOverload public var numberOfSections: Messages<any UITableViewDataSource>? {
    Messages(self)
  }
  @_disfavoredOverload public var tableView: Messages<any UITableViewDataSource>? { Messages(self) }
  @_disfavoredOverload public var sectionIndexTitles: Messages<any UITableViewDataSource>? {
    Messages(self)
  }
}

extension Messages where Target == any UITableViewDataSource {
  @discardableResult public func callAsFunction(in tableView: UITableView) -> Int? {
    send("numberOfSectionsInTableView:") { $0.numberOfSections(in: tableView) }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    (send("tableView:titleForHeaderInSection:") {
      $0.tableView(tableView, titleForHeaderInSection: section)
    } as String??) ?? nil
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? {
    (send("tableView:titleForFooterInSection:") {
      $0.tableView(tableView, titleForFooterInSection: section)
    } as String??) ?? nil
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, canEditRowAt indexPath: IndexPath
  ) -> Bool? {
    send("tableView:canEditRowAtIndexPath:") { $0.tableView(tableView, canEditRowAt: indexPath) }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
  ) -> Bool? {
    send("tableView:canMoveRowAtIndexPath:") { $0.tableView(tableView, canMoveRowAt: indexPath) }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) -> Void? {
    send("tableView:commitEditingStyle:forRowAtIndexPath:") {
      $0.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) -> Void? {
    send("tableView:moveRowAtIndexPath:toIndexPath:") {
      $0.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
    }
  }

  @discardableResult public func callAsFunction(for tableView: UITableView) -> [String]? {
    (send("sectionIndexTitlesForTableView:") { $0.sectionIndexTitles(for: tableView) } as [String]??)
      ?? nil
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int? {
    send("tableView:sectionForSectionIndexTitle:atIndex:") {
      $0.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
    }
  }
}
