#if canImport(UIKit) && !os(watchOS)
import UIKit

// Methods that the app does not implement return nothing.

extension CollectionFallback {
  func size(
    _ collectionView: UICollectionView, _ layout: UICollectionViewLayout, _ path: IndexPath
  ) -> CGSize? {
    flowDelegate?.collectionView?(collectionView, layout: layout, sizeForItemAt: path)
  }

  func inset(
    _ collectionView: UICollectionView, _ layout: UICollectionViewLayout, _ section: Int
  ) -> UIEdgeInsets? {
    flowDelegate?.collectionView?(collectionView, layout: layout, insetForSectionAt: section)
  }

  func minimumLineSpacing(
    _ collectionView: UICollectionView, _ layout: UICollectionViewLayout, _ section: Int
  ) -> CGFloat? {
    flowDelegate?.collectionView?(
      collectionView, layout: layout, minimumLineSpacingForSectionAt: section)
  }

  func minimumInteritemSpacing(
    _ collectionView: UICollectionView, _ layout: UICollectionViewLayout, _ section: Int
  ) -> CGFloat? {
    flowDelegate?.collectionView?(
      collectionView, layout: layout, minimumInteritemSpacingForSectionAt: section)
  }

  func headerSize(
    _ collectionView: UICollectionView, _ layout: UICollectionViewLayout, _ section: Int
  ) -> CGSize? {
    flowDelegate?.collectionView?(
      collectionView, layout: layout, referenceSizeForHeaderInSection: section)
  }

  func footerSize(
    _ collectionView: UICollectionView, _ layout: UICollectionViewLayout, _ section: Int
  ) -> CGSize? {
    flowDelegate?.collectionView?(
      collectionView, layout: layout, referenceSizeForFooterInSection: section)
  }

  func supplementaryView(
    _ collectionView: UICollectionView, _ kind: String, _ path: IndexPath
  ) -> UICollectionReusableView? {
    dataSource?.collectionView?(collectionView, viewForSupplementaryElementOfKind: kind, at: path)
  }

  func canMove(_ collectionView: UICollectionView, _ path: IndexPath) -> Bool? {
    dataSource?.collectionView?(collectionView, canMoveItemAt: path)
  }

  func move(_ collectionView: UICollectionView, _ path: IndexPath, _ destination: IndexPath) {
    dataSource?.collectionView?(collectionView, moveItemAt: path, to: destination)
  }

  func indexTitles(_ collectionView: UICollectionView) -> [String]?? {
    guard dataSourceResponds("indexTitlesForCollectionView:") else { return .none }
    return .some(dataSource?.indexTitles?(for: collectionView))
  }

  func path(
    _ collectionView: UICollectionView, forIndexTitle title: String, at index: Int
  ) -> IndexPath? {
    dataSource?.collectionView?(collectionView, indexPathForIndexTitle: title, at: index)
  }

  func cancelPrefetching(_ collectionView: UICollectionView, _ paths: [IndexPath]) {
    prefetching?.collectionView?(collectionView, cancelPrefetchingForItemsAt: paths)
  }
}
#endif
