#if canImport(UIKit) && !os(watchOS)
import UIKit

/// A collection view data source without its generic parameters, as used by the delegate object.
@MainActor
protocol CollectionList: ShownList
where
  View == UICollectionView,
  ViewCell == UICollectionViewCell,
  Fallback == CollectionFallback,
  FocusContext == UICollectionViewFocusUpdateContext
{
  func supplementaryView(
    ofKind kind: String, at path: IndexPath, in collectionView: UICollectionView
  ) -> UICollectionReusableView
  func willDisplay(
    _ view: UICollectionReusableView, ofKind kind: String, at path: IndexPath,
    in collectionView: UICollectionView)
  func didEndDisplaying(
    _ view: UICollectionReusableView, ofKind kind: String, at path: IndexPath,
    in collectionView: UICollectionView)
  func indexTitles(in collectionView: UICollectionView) -> [String]?
  func path(
    forIndexTitle title: String, at index: Int, in collectionView: UICollectionView
  ) -> IndexPath
}
#endif
