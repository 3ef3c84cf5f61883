// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there. For how requirements are optional, see Messages.swift.

extension UICollectionViewDataSource {
  @_disfavoredOverload public var numberOfSections: Messages<any UICollectionViewDataSource>? {
    Messages(self)
  }
  @_disfavoredOverload public var collectionView: Messages<any UICollectionViewDataSource>? {
    Messages(self)
  }
  @_disfavoredOverload public var indexTitles: Messages<any UICollectionViewDataSource>? {
    Messages(self)
  }
}

extension Messages where Target == any UICollectionViewDataSource {
  @discardableResult public func callAsFunction(in collectionView: UICollectionView) -> Int? {
    send("numberOfSectionsInCollectionView:") { $0.numberOfSections(in: collectionView) }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    send("collectionView:viewForSupplementaryElementOfKind:atIndexPath:") {
      $0.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool? {
    send("collectionView:canMoveItemAtIndexPath:") {
      $0.collectionView(collectionView, canMoveItemAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) -> Void? {
    send("collectionView:moveItemAtIndexPath:toIndexPath:") {
      $0.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
    }
  }

  @discardableResult public func callAsFunction(for collectionView: UICollectionView) -> [String]? {
    (send("indexTitlesForCollectionView:") { $0.indexTitles(for: collectionView) } as [String]??)
      ?? nil
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath? {
    send("collectionView:indexPathForIndexTitle:atIndex:") {
      $0.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
    }
  }
}
