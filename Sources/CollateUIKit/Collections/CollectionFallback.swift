#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The app's delegate and data sources, which are used where no closure is set.
@MainActor
struct CollectionFallback: ListFallback {
  weak var delegate: (any UICollectionViewDelegate)?
  weak var dataSource: (any UICollectionViewDataSource)?
  weak var prefetching: (any UICollectionViewDataSourcePrefetching)?

  /// The delegate, if it is a flow layout delegate.
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
