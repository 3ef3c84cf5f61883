#if canImport(UIKit) && !os(watchOS)
import UIKit

/// A data source of whatever sections, as the object sees it that UIKit talks to.
@MainActor
protocol CollectionList: ListChain {
  var fallback: CollectionFallback { get }

  /// Shows nothing any more, because somebody else does in the same view.
  func letGo()

  func sectionCount() -> Int
  func itemCount(inSection section: Int) -> Int
  func cell(at path: IndexPath, in collectionView: UICollectionView) -> UICollectionViewCell
  func willDisplay(
    _ cell: UICollectionViewCell, at path: IndexPath, in collectionView: UICollectionView)
  func didEndDisplaying(
    _ cell: UICollectionViewCell, at path: IndexPath, in collectionView: UICollectionView)

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

  func canMove(at path: IndexPath) -> Bool
  func targetForMove(at path: IndexPath, proposal: IndexPath) -> IndexPath
  func didMove(from path: IndexPath, to destination: IndexPath)

  func prefetch(at paths: [IndexPath], in collectionView: UICollectionView)
  func cancelPrefetching(at paths: [IndexPath], in collectionView: UICollectionView)
  func mayUpdateFocus(_ context: UICollectionViewFocusUpdateContext) -> Bool?
  func tellOfFocusUpdate(
    _ context: UICollectionViewFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator
  ) -> Bool
  func preferredFocusedPath() -> IndexPath??
  func didEndMultipleSelection() -> Bool
}
#endif
