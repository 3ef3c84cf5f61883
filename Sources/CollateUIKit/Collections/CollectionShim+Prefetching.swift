#if canImport(UIKit) && !os(watchOS)
import UIKit

extension CollectionShim: UICollectionViewDataSourcePrefetching {
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    list?.ask { $0.prefetch(at: indexPaths, in: collectionView) }
  }

  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    list?.ask { $0.cancelPrefetching(at: indexPaths, in: collectionView) }
  }
}
#endif
