// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

@MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol,
  UICollectionViewDataSourcePrefetchingCancelling
{
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  nonisolated static var collectionPrefetchingAnswers: [Answer] { cancellingAnswers }

  @_disfavoredOverload public var collectionView:
    Messages<any UICollectionViewDataSourcePrefetching>?
  { Messages(self).collectionView }
}

extension Messages where Target == any UICollectionViewDataSourcePrefetching {
  public var collectionView: Self? { ifAny }
}

/// What a collection view tells of items that it announced and will not show.
@MainActor public protocol UICollectionViewDataSourcePrefetchingCancelling: NSObjectProtocol {
  associatedtype CollectionPrefetchingCancelPrefetchingForItemsAt = Absent
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) throws(Absent) -> CollectionPrefetchingCancelPrefetchingForItemsAt
}

extension UICollectionViewDataSourcePrefetchingCancelling {
  nonisolated static var cancellingAnswers: [Answer] {
    [
      Answer(
        "collectionView:cancelPrefetchingForItemsAtIndexPaths:",
        CollectionPrefetchingCancelPrefetchingForItemsAt.self)
    ]
  }

  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) throws(Absent) -> Absent { throw Absent() }
}

extension Messages where Target == any UICollectionViewDataSourcePrefetching {
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) -> Void? {
    send("collectionView:cancelPrefetchingForItemsAtIndexPaths:") {
      try $0.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths)
    }
  }
}
