// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

@MainActor
public protocol UITableViewDataSource: NSObjectProtocol, UITableViewDataSourceSections,
  UITableViewDataSourceChanges
{
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

extension UITableViewDataSource {
  nonisolated static var tableDataSourceAnswers: [Answer] { sectionAnswers + changeAnswers }

  @_disfavoredOverload public var numberOfSections: Messages<any UITableViewDataSource>? {
    Messages(self).numberOfSections
  }
  @_disfavoredOverload public var tableView: Messages<any UITableViewDataSource>? {
    Messages(self).tableView
  }
  @_disfavoredOverload public var sectionIndexTitles: Messages<any UITableViewDataSource>? {
    Messages(self).sectionIndexTitles
  }
}

extension Messages where Target == any UITableViewDataSource {
  public var numberOfSections: Self? { ifAny }
  public var tableView: Self? { ifAny }
  public var sectionIndexTitles: Self? { ifAny }
}

/// What a table asks about its sections.
@MainActor public protocol UITableViewDataSourceSections: NSObjectProtocol {
  associatedtype TableSourceNumberOfSections = Absent
  @discardableResult func numberOfSections(
    in tableView: UITableView
  ) throws(Absent) -> TableSourceNumberOfSections

  associatedtype TableSourceTitleForHeaderInSection = Absent
  @discardableResult func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) throws(Absent) -> TableSourceTitleForHeaderInSection

  associatedtype TableSourceTitleForFooterInSection = Absent
  @discardableResult func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) throws(Absent) -> TableSourceTitleForFooterInSection

  associatedtype TableSourceSectionIndexTitles = Absent
  @discardableResult func sectionIndexTitles(
    for tableView: UITableView
  ) throws(Absent) -> TableSourceSectionIndexTitles

  associatedtype TableSourceSectionForSectionIndexTitle = Absent
  @discardableResult func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) throws(Absent) -> TableSourceSectionForSectionIndexTitle
}

extension UITableViewDataSourceSections {
  nonisolated static var sectionAnswers: [Answer] {
    [
      Answer("numberOfSectionsInTableView:", TableSourceNumberOfSections.self),
      Answer("tableView:titleForHeaderInSection:", TableSourceTitleForHeaderInSection.self),
      Answer("tableView:titleForFooterInSection:", TableSourceTitleForFooterInSection.self),
      Answer("sectionIndexTitlesForTableView:", TableSourceSectionIndexTitles.self),
      Answer(
        "tableView:sectionForSectionIndexTitle:atIndex:",
        TableSourceSectionForSectionIndexTitle.self),
    ]
  }

  @_disfavoredOverload public func numberOfSections(
    in tableView: UITableView
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func sectionIndexTitles(
    for tableView: UITableView
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) throws(Absent) -> Absent { throw Absent() }
}

extension Messages where Target == any UITableViewDataSource {
  @discardableResult public func callAsFunction(in tableView: UITableView) -> Int? {
    send("numberOfSectionsInTableView:") { try $0.numberOfSections(in: tableView) }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    send("tableView:titleForHeaderInSection:") {
      try $0.tableView(tableView, titleForHeaderInSection: section)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? {
    send("tableView:titleForFooterInSection:") {
      try $0.tableView(tableView, titleForFooterInSection: section)
    }
  }

  @discardableResult public func callAsFunction(for tableView: UITableView) -> [String]? {
    send("sectionIndexTitlesForTableView:") { try $0.sectionIndexTitles(for: tableView) }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int? {
    send("tableView:sectionForSectionIndexTitle:atIndex:") {
      try $0.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
    }
  }
}

/// What a table asks and tells about rows that a person changes.
@MainActor public protocol UITableViewDataSourceChanges: NSObjectProtocol {
  associatedtype TableSourceCanEditRowAt = Absent
  @discardableResult func tableView(
    _ tableView: UITableView, canEditRowAt indexPath: IndexPath
  ) throws(Absent) -> TableSourceCanEditRowAt

  associatedtype TableSourceCanMoveRowAt = Absent
  @discardableResult func tableView(
    _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
  ) throws(Absent) -> TableSourceCanMoveRowAt

  associatedtype TableSourceCommit = Absent
  @discardableResult func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) throws(Absent) -> TableSourceCommit

  associatedtype TableSourceMoveRowAt = Absent
  @discardableResult func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) throws(Absent) -> TableSourceMoveRowAt
}

extension UITableViewDataSourceChanges {
  nonisolated static var changeAnswers: [Answer] {
    [
      Answer("tableView:canEditRowAtIndexPath:", TableSourceCanEditRowAt.self),
      Answer("tableView:canMoveRowAtIndexPath:", TableSourceCanMoveRowAt.self),
      Answer("tableView:commitEditingStyle:forRowAtIndexPath:", TableSourceCommit.self),
      Answer("tableView:moveRowAtIndexPath:toIndexPath:", TableSourceMoveRowAt.self),
    ]
  }

  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, canEditRowAt indexPath: IndexPath
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) throws(Absent) -> Absent { throw Absent() }
}

extension Messages where Target == any UITableViewDataSource {
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, canEditRowAt indexPath: IndexPath
  ) -> Bool? {
    send("tableView:canEditRowAtIndexPath:") {
      try $0.tableView(tableView, canEditRowAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
  ) -> Bool? {
    send("tableView:canMoveRowAtIndexPath:") {
      try $0.tableView(tableView, canMoveRowAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) -> Void? {
    send("tableView:commitEditingStyle:forRowAtIndexPath:") {
      try $0.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) -> Void? {
    send("tableView:moveRowAtIndexPath:toIndexPath:") {
      try $0.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
    }
  }
}
