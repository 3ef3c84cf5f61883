// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there. For how requirements are optional, see Messages.swift.

@MainActor public protocol UICollectionViewDataSourcePrefetchingOptions: NSObjectProtocol {
  associatedtype CollectionPrefetchingCancelPrefetchingForItemsAtIndexPaths = Absent

  @discardableResult func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) -> CollectionPrefetchingCancelPrefetchingForItemsAtIndexPaths
}

@MainActor
public protocol UICollectionViewDataSourcePrefetching: UICollectionViewDataSourcePrefetchingOptions
{
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  nonisolated static var answersOfCollectionPrefetching: [Selector: Any.Type] {
    [
      "collectionView:cancelPrefetchingForItemsAtIndexPaths:":
        CollectionPrefetchingCancelPrefetchingForItemsAtIndexPaths.self
    ]
  }

  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) -> Absent { Absent() }
}
