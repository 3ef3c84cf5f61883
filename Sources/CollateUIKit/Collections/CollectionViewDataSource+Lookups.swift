#if canImport(UIKit) && !os(watchOS)
public import UIKit

extension CollectionViewDataSource {
  /// The sections that the collection view shows.
  ///
  /// They are behind the source while changes are pending, as during a drag.
  public var snapshot: Snapshot<Section> { presenter.snapshot }

  /// Returns the item that the collection view shows at an index path, or `nil` if there is none.
  ///
  /// - Parameter path: An index path in the collection view.
  /// - Returns: The item.
  /// - Complexity: O(log *s*) in the number of sections.
  public func item(at path: IndexPath) -> Section.Item? {
    path.itemPath.flatMap { presenter.snapshot.item(at: $0) }
  }

  /// Returns the index path at which the collection view shows an item, or `nil` if it does not
  /// show it.
  ///
  /// - Parameter id: The id of the item.
  /// - Returns: The index path in the collection view.
  /// - Complexity: That of `itemPath(of:)`, or O(*n*) while changes are pending.
  public func indexPath(of id: Section.Item.ID) -> IndexPath? {
    presenter.presentedPath(ofItemWithID: id)?.indexPath
  }

  /// Returns the source path of an item that the collection view shows, or `nil` if it was removed.
  ///
  /// Use it to change the source at an index path that you got from the collection view.
  ///
  /// - Parameter path: An index path in the collection view.
  /// - Returns: The path in the source.
  public func sourcePath(for path: IndexPath) -> ItemPath? {
    path.itemPath.flatMap { presenter.sourcePath(of: $0) }
  }

  /// Reconfigures the cell of an item, although the item did not change.
  ///
  /// - Parameter id: The id of the item; if it is not shown, nothing happens.
  public func reconfigure(_ id: Section.Item.ID) {
    guard let collectionView, screen.takesChanges, let path = indexPath(of: id) else { return }
    collectionView.reconfigureItems(at: [path])
  }
}
#endif
