// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there. For how requirements are optional, see Messages.swift.

@MainActor public protocol UITableViewDataSourcePart1: NSObjectProtocol {
  associatedtype TableDataSourceNumberOfSectionsInTableView = Absent
  associatedtype TableDataSourceTitleForHeaderInSection = Absent
  associatedtype TableDataSourceTitleForFooterInSection = Absent
  associatedtype TableDataSourceCanEditRowAtIndexPath = Absent
  associatedtype TableDataSourceCanMoveRowAtIndexPath = Absent
  associatedtype TableDataSourceCommitEditingStyleForRowAtIndexPath = Absent
  associatedtype TableDataSourceMoveRowAtIndexPathToIndexPath = Absent
  associatedtype TableDataSourceSectionIndexTitlesForTableView = Absent

  @discardableResult func numberOfSections(
    in tableView: UITableView
  ) -> TableDataSourceNumberOfSectionsInTableView
  @discardableResult func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> TableDataSourceTitleForHeaderInSection
  @discardableResult func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> TableDataSourceTitleForFooterInSection
  @discardableResult func tableView(
    _ tableView: UITableView, canEditRowAt indexPath: IndexPath
  ) -> TableDataSourceCanEditRowAtIndexPath
  @discardableResult func tableView(
    _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
  ) -> TableDataSourceCanMoveRowAtIndexPath
  @discardableResult func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) -> TableDataSourceCommitEditingStyleForRowAtIndexPath
  @discardableResult func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) -> TableDataSourceMoveRowAtIndexPathToIndexPath
  @discardableResult func sectionIndexTitles(
    for tableView: UITableView
  ) -> TableDataSourceSectionIndexTitlesForTableView
}

@MainActor public protocol UITableViewDataSourcePart2: NSObjectProtocol {
  associatedtype TableDataSourceSectionForSectionIndexTitleAtIndex = Absent

  @discardableResult func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> TableDataSourceSectionForSectionIndexTitleAtIndex
}

@MainActor
public protocol UITableViewDataSource: UITableViewDataSourcePart1, UITableViewDataSourcePart2 {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

extension UITableViewDataSource {
  nonisolated static var answersOfTableDataSource: [Selector: Any.Type] {
    [
      "numberOfSectionsInTableView:": TableDataSourceNumberOfSectionsInTableView.self,
      "tableView:titleForHeaderInSection:": TableDataSourceTitleForHeaderInSection.self,
      "tableView:titleForFooterInSection:": TableDataSourceTitleForFooterInSection.self,
      "tableView:canEditRowAtIndexPath:": TableDataSourceCanEditRowAtIndexPath.self,
      "tableView:canMoveRowAtIndexPath:": TableDataSourceCanMoveRowAtIndexPath.self,
      "tableView:commitEditingStyle:forRowAtIndexPath:":
        TableDataSourceCommitEditingStyleForRowAtIndexPath.self,
      "tableView:moveRowAtIndexPath:toIndexPath:": TableDataSourceMoveRowAtIndexPathToIndexPath
        .self,
      "sectionIndexTitlesForTableView:": TableDataSourceSectionIndexTitlesForTableView.self,
      "tableView:sectionForSectionIndexTitle:atIndex:":
        TableDataSourceSectionForSectionIndexTitleAtIndex.self,
    ]
  }

  @_disfavoredOverload public func numberOfSections(in tableView: UITableView) -> Absent {
    Absent()
  }
  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> Absent { Absent() }
  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> Absent { Absent() }
  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, canEditRowAt indexPath: IndexPath
  ) -> Absent { Absent() }
  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
  ) -> Absent { Absent() }
  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) -> Absent { Absent() }
  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) -> Absent { Absent() }
  @_disfavoredOverload public func sectionIndexTitles(for tableView: UITableView) -> Absent {
    Absent()
  }
  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Absent { Absent() }
}
