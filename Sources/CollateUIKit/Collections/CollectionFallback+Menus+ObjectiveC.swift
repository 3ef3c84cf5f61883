#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

#if canImport(ObjectiveC)
// Methods that the app does not implement return nothing.

extension CollectionFallback {
  func contextMenu(
    _ collectionView: UICollectionView, _ paths: [IndexPath], _ point: CGPoint
  ) -> UIContextMenuConfiguration?? {
    if let method = delegate?.collectionView(_:contextMenuConfigurationForItemsAt:point:) {
      return .some(method(collectionView, paths, point))
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
      let method = delegate?.collectionView(
        _:contextMenuConfiguration:highlightPreviewForItemAt:)
    else { return earlier.highlightPreview(collectionView, menu) }
    return method(collectionView, menu, path)
  }

  func dismissalPreview(
    _ collectionView: UICollectionView, _ menu: UIContextMenuConfiguration, _ path: IndexPath
  ) -> UITargetedPreview? {
    guard
      let method = delegate?.collectionView(
        _:contextMenuConfiguration:dismissalPreviewForItemAt:)
    else { return earlier.dismissalPreview(collectionView, menu) }
    return method(collectionView, menu, path)
  }

  func shouldSpringLoad(
    _ collectionView: UICollectionView, _ path: IndexPath,
    _ context: any UISpringLoadedInteractionContext
  ) -> Bool? {
    delegate?.collectionView?(collectionView, shouldSpringLoadItemAt: path, with: context)
  }
}
#else
// Without Objective-C, protocols have no optional requirements. Their default implementations do
// what UIKit does without a method.

extension CollectionFallback {
  func contextMenu(
    _ collectionView: UICollectionView, _ paths: [IndexPath], _ point: CGPoint
  ) -> UIContextMenuConfiguration?? {
    guard let delegate else { return .none }
    let menu = delegate.collectionView(
      collectionView, contextMenuConfigurationForItemsAt: paths, point: point)
    guard menu == nil, let path = paths.first, paths.count == 1 else { return .some(menu) }
    return earlier.contextMenu(collectionView, path, point)
  }

  func willPerformPreviewAction(
    _ collectionView: UICollectionView, _ menu: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    delegate?.collectionView(
      collectionView, willPerformPreviewActionForMenuWith: menu, animator: animator)
  }

  func willDisplayContextMenu(
    _ collectionView: UICollectionView, _ menu: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate?.collectionView(collectionView, willDisplayContextMenu: menu, animator: animator)
  }

  func willEndContextMenu(
    _ collectionView: UICollectionView, _ menu: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate?.collectionView(
      collectionView, willEndContextMenuInteraction: menu, animator: animator)
  }

  func highlightPreview(
    _ collectionView: UICollectionView, _ menu: UIContextMenuConfiguration, _ path: IndexPath
  ) -> UITargetedPreview? {
    delegate?.collectionView(
      collectionView, contextMenuConfiguration: menu, highlightPreviewForItemAt: path)
      ?? earlier.highlightPreview(collectionView, menu)
  }

  func dismissalPreview(
    _ collectionView: UICollectionView, _ menu: UIContextMenuConfiguration, _ path: IndexPath
  ) -> UITargetedPreview? {
    delegate?.collectionView(
      collectionView, contextMenuConfiguration: menu, dismissalPreviewForItemAt: path)
      ?? earlier.dismissalPreview(collectionView, menu)
  }

  func shouldSpringLoad(
    _ collectionView: UICollectionView, _ path: IndexPath,
    _ context: any UISpringLoadedInteractionContext
  ) -> Bool? {
    delegate?.collectionView(collectionView, shouldSpringLoadItemAt: path, with: context)
  }
}
#endif
#endif
