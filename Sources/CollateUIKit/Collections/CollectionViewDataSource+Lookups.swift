#if canImport(UIKit) && !os(watchOS)
public import UIKit

extension CollectionViewDataSource {
  /// The sections as the collection view shows them.
  ///
  /// They are behind the source while changes wait, as they do during a drag.
  public var snapshot: Snapshot<Section> { presenter.snapshot }

  /// Returns the item that the collection view shows at a path, or `nil` when it shows none there.
  ///
  /// - Parameter path: A path in the collection view.
  /// - Returns: The item.
  /// - Complexity: O(log *s*) in the number of sections.
  public func item(at path: IndexPath) -> Section.Item? {
    path.itemPath.flatMap { presenter.snapshot.item(at: $0) }
  }

  /// Returns where the collection view shows the item with an id, or `nil` when it shows no such item.
  ///
  /// - Parameter id: The id of an item.
  /// - Returns: The path in the collection view.
  /// - Complexity: That of `itemPath(of:)`, or O(*n*) while changes wait.
  public func indexPath(of id: Section.Item.ID) -> IndexPath? {
    presenter.presentedPath(ofItemWithID: id)?.indexPath
  }

  /// Returns where in the source an item is that the collection view shows, or `nil` when it is gone.
  ///
  /// Use it before you change the source at a path that the collection view gave you.
  ///
  /// - Parameter path: A path in the collection view.
  /// - Returns: The path in the source.
  public func sourcePath(for path: IndexPath) -> ItemPath? {
    path.itemPath.flatMap { presenter.sourcePath(of: $0) }
  }

  /// Has the cell of an item configured again, although the item did not change.
  ///
  /// - Parameter id: The id of an item; nothing happens when it is not shown.
  public func reconfigure(_ id: Section.Item.ID) {
    guard let collectionView, screen.takesChanges, let path = indexPath(of: id) else { return }
    collectionView.reconfigureItems(at: [path])
  }
}
#endif
