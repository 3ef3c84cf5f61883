#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The objects that are asked what no closure says.
@MainActor
struct CollectionFallback: ListFallback {
  weak var delegate: (any UICollectionViewDelegate)?
  weak var dataSource: (any UICollectionViewDataSource)?
  weak var prefetching: (any UICollectionViewDataSourcePrefetching)?

  /// The delegate, if it has to do with flow layouts.
  var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
    delegate as? any UICollectionViewDelegateFlowLayout
  }

  func cell(_ collectionView: UICollectionView, _ path: IndexPath) -> UICollectionViewCell? {
    dataSource?.collectionView(collectionView, cellForItemAt: path)
  }

  func prefetch(_ collectionView: UICollectionView, _ paths: [IndexPath]) {
    prefetching?.collectionView(collectionView, prefetchItemsAt: paths)
  }
}
#endif
