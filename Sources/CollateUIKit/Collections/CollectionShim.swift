#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The object that is the data source and delegate of a collection view.
///
/// Generic classes cannot adopt Objective-C protocols, so it forwards the calls to the generic data
/// source.
@MainActor
final class CollectionShim: ScrollShim {
  /// The generic data source; `nil` if it was deallocated while UIKit still calls this object.
  weak var list: (any CollectionList)? {
    didSet { chain = list }
  }
}

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
