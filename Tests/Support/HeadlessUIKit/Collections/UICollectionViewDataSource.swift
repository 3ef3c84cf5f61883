// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there. For how requirements are optional, see Messages.swift.

@MainActor public protocol UICollectionViewDataSourceOptions: NSObjectProtocol {
  associatedtype CollectionDataSourceNumberOfSectionsInCollectionView = Absent
  associatedtype CollectionDataSourceViewForSupplementaryElementOfKindAtIndexPath = Absent
  associatedtype CollectionDataSourceCanMoveItemAtIndexPath = Absent
  associatedtype CollectionDataSourceMoveItemAtIndexPathToIndexPath = Absent
  associatedtype CollectionDataSourceIndexTitlesForCollectionView = Absent
  associatedtype CollectionDataSourceIndexPathForIndexTitleAtIndex = Absent

  @discardableResult func numberOfSections(
    in collectionView: UICollectionView
  ) -> CollectionDataSourceNumberOfSectionsInCollectionView
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionDataSourceViewForSupplementaryElementOfKindAtIndexPath
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> CollectionDataSourceCanMoveItemAtIndexPath
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) -> CollectionDataSourceMoveItemAtIndexPathToIndexPath
  @discardableResult func indexTitles(
    for collectionView: UICollectionView
  ) -> CollectionDataSourceIndexTitlesForCollectionView
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> CollectionDataSourceIndexPathForIndexTitleAtIndex
}

@MainActor public protocol UICollectionViewDataSource: UICollectionViewDataSourceOptions {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
}

extension UICollectionViewDataSource {
  nonisolated static var answersOfCollectionDataSource: [Selector: Any.Type] {
    [
      "numberOfSectionsInCollectionView:": CollectionDataSourceNumberOfSectionsInCollectionView
        .self,
      "collectionView:viewForSupplementaryElementOfKind:atIndexPath:":
        CollectionDataSourceViewForSupplementaryElementOfKindAtIndexPath.self,
      "collectionView:canMoveItemAtIndexPath:": CollectionDataSourceCanMoveItemAtIndexPath.self,
      "collectionView:moveItemAtIndexPath:toIndexPath:":
        CollectionDataSourceMoveItemAtIndexPathToIndexPath.self,
      "indexTitlesForCollectionView:": CollectionDataSourceIndexTitlesForCollectionView.self,
      "collectionView:indexPathForIndexTitle:atIndex:":
        CollectionDataSourceIndexPathForIndexTitleAtIndex.self,
    ]
  }

  @_disfavoredOverload public func numberOfSections(in collectionView: UICollectionView) -> Absent {
    Absent()
  }
  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> Absent { Absent() }
  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Absent { Absent() }
  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) -> Absent { Absent() }
  @_disfavoredOverload public func indexTitles(for collectionView: UICollectionView) -> Absent {
    Absent()
  }
  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> Absent { Absent() }
}
