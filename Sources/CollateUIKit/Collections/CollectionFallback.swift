#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The objects that are asked what no closure says.
@MainActor
struct CollectionFallback {
  weak var delegate: (any UICollectionViewDelegate)?
  weak var dataSource: (any UICollectionViewDataSource)?
  weak var prefetching: (any UICollectionViewDataSourcePrefetching)?

  /// The delegate, if it has to do with flow layouts.
  var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
    delegate as? any UICollectionViewDelegateFlowLayout
  }
}
#endif
