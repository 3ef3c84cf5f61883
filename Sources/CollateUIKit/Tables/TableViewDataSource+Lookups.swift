#if canImport(UIKit) && !os(watchOS)
public import UIKit

extension TableViewDataSource {
  /// The sections as the table view shows them.
  ///
  /// They are behind the source while changes wait, as they do during a drag.
  public var snapshot: Snapshot<Section> { presenter.snapshot }

  /// Returns the item that the table view shows at a path, or `nil` when it shows none there.
  ///
  /// - Parameter path: A path in the table view.
  /// - Returns: The item.
  /// - Complexity: O(log *s*) in the number of sections.
  public func item(at path: IndexPath) -> Section.Item? {
    path.itemPath.flatMap { presenter.snapshot.item(at: $0) }
  }

  /// Returns where the table view shows the item with an id, or `nil` when it shows no such item.
  ///
  /// - Parameter id: The id of an item.
  /// - Returns: The path in the table view.
  /// - Complexity: That of `itemPath(of:)`, or O(*n*) while changes wait.
  public func indexPath(of id: Section.Item.ID) -> IndexPath? {
    presenter.presentedPath(ofItemWithID: id)?.indexPath
  }

  /// Returns where in the source an item is that the table view shows, or `nil` when it is gone.
  ///
  /// Use it before you change the source at a path that the table view gave you.
  ///
  /// - Parameter path: A path in the table view.
  /// - Returns: The path in the source.
  public func sourcePath(for path: IndexPath) -> ItemPath? {
    path.itemPath.flatMap { presenter.sourcePath(of: $0) }
  }

  /// Has the cell of an item configured again, although the item did not change.
  ///
  /// - Parameter id: The id of an item; nothing happens when it is not shown.
  public func reconfigure(_ id: Section.Item.ID) {
    guard let tableView, screen.takesChanges, let path = indexPath(of: id) else { return }
    tableView.reconfigureRows(at: [path])
  }
}
#endif
