#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

// Methods that the app does not implement return nothing.

extension CollectionFallback {
  func contextMenu(
    _ collectionView: UICollectionView, _ paths: [IndexPath], _ point: CGPoint
  ) -> UIContextMenuConfiguration?? {
    if delegateResponds("collectionView:contextMenuConfigurationForItemsAtIndexPaths:point:") {
      return .some(
        delegate?.collectionView?(
          collectionView, contextMenuConfigurationForItemsAt: paths, point: point))
    }
    guard let path = paths.first, paths.count == 1 else { return .none }
    return earlier.contextMenu(collectionView, path, point)
  }

  func willPerformPreviewAction(
    _ collectionView: UICollectionView, _ menu: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    delegate?.collectionView?(
      collectionView, willPerformPreviewActionForMenuWith: menu, animator: animator)
  }

  func willDisplayContextMenu(
    _ collectionView: UICollectionView, _ menu: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate?.collectionView?(collectionView, willDisplayContextMenu: menu, animator: animator)
  }

  func willEndContextMenu(
    _ collectionView: UICollectionView, _ menu: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate?.collectionView?(
      collectionView, willEndContextMenuInteraction: menu, animator: animator)
  }

  func highlightPreview(
    _ collectionView: UICollectionView, _ menu: UIContextMenuConfiguration, _ path: IndexPath
  ) -> UITargetedPreview? {
    guard
      delegateResponds(
        "collectionView:contextMenuConfiguration:highlightPreviewForItemAtIndexPath:")
    else { return earlier.highlightPreview(collectionView, menu) }
    return delegate?.collectionView?(
      collectionView, contextMenuConfiguration: menu, highlightPreviewForItemAt: path)
  }

  func dismissalPreview(
    _ collectionView: UICollectionView, _ menu: UIContextMenuConfiguration, _ path: IndexPath
  ) -> UITargetedPreview? {
    guard
      delegateResponds(
        "collectionView:contextMenuConfiguration:dismissalPreviewForItemAtIndexPath:")
    else { return earlier.dismissalPreview(collectionView, menu) }
    return delegate?.collectionView?(
      collectionView, contextMenuConfiguration: menu, dismissalPreviewForItemAt: path)
  }

  func shouldSpringLoad(
    _ collectionView: UICollectionView, _ path: IndexPath,
    _ context: any UISpringLoadedInteractionContext
  ) -> Bool? {
    delegate?.collectionView?(collectionView, shouldSpringLoadItemAt: path, with: context)
  }
}
#endif
