// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there. For how requirements are optional, see Messages.swift.

extension UICollectionViewDataSourcePrefetching {
  @_disfavoredOverload public var collectionView:
    Messages<any UICollectionViewDataSourcePrefetching>?
  { Messages(self) }
}

extension Messages where Target == any UICollectionViewDataSourcePrefetching {
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) -> Void? {
    send("collectionView:cancelPrefetchingForItemsAtIndexPaths:") {
      $0.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths)
    }
  }
}
