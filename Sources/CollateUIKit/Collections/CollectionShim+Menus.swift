#if canImport(UIKit) && !os(watchOS)
import UIKit

extension CollectionShim {
  #if !os(tvOS)
  func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    list?.ask(\.shouldBeginMultipleSelection, at: indexPath) {
      $0.shouldBeginMultipleSelection(collectionView, indexPath)
    }
      ?? false
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    list?.ask(\.didBeginMultipleSelection, at: indexPath) {
      $0.didBeginMultipleSelection(collectionView, indexPath)
    }
  }

  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    list?.ask { list in
      if let closure = list.multipleSelectionDidEnd { return closure() }
      list.fallback.didEndMultipleSelection(collectionView)
    }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool {
    list?.ask(\.selectionFollowsFocus, at: indexPath) {
      $0.selectionFollowsFocus(collectionView, indexPath)
    }
      ?? collectionView.selectionFollowsFocus
  }

  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    list?.ask { list -> UIContextMenuConfiguration?? in
      // Closures take one item, so menus for several items or none are left to the fallback.
      if let path = indexPaths.first, indexPaths.count == 1,
        let closure = list.ask(\.contextMenu, at: path)
      {
        return .some(closure(point))
      }
      return list.fallback.contextMenu(collectionView, indexPaths, point)
    } ?? nil
  }

  // Returning `nil` makes UIKit use its default preview.
  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    list?.ask { $0.fallback.highlightPreview(collectionView, configuration, indexPath) }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    list?.ask { $0.fallback.dismissalPreview(collectionView, configuration, indexPath) }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    list?.ask { $0.fallback.willPerformPreviewAction(collectionView, configuration, animator) }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    list?.ask { $0.fallback.willDisplayContextMenu(collectionView, configuration, animator) }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    list?.ask { $0.fallback.willEndContextMenu(collectionView, configuration, animator) }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    list?.ask { $0.fallback.shouldSpringLoad(collectionView, indexPath, context) } ?? true
  }
  #endif
  func collectionView(
    _ collectionView: UICollectionView,
    canFocusItemAt indexPath: IndexPath
  ) -> Bool {
    list?.ask(\.canFocus, at: indexPath) { $0.canFocus(collectionView, indexPath) }
      ?? collectionView.allowsFocus
  }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool {
    list?.ask { list in
      list.shouldUpdateFocus.map { $0(context) }
        ?? list.fallback.shouldUpdateFocus(collectionView, context)
    } ?? true
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    list?.ask { list in
      if let closure = list.didUpdateFocus { return closure(context, coordinator) }
      list.fallback.didUpdateFocus(collectionView, context, coordinator)
    }
  }

  func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    list?.ask { list -> IndexPath?? in
      list.preferredFocusedIndexPath.map { $0() }
        ?? list.fallback.preferredFocusedPath(collectionView)
    } ?? nil
  }
}
#endif
