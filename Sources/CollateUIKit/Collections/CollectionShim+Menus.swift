#if canImport(UIKit) && !os(watchOS)
import UIKit

extension CollectionShim {
  #if !os(tvOS)
  func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    ask(\.shouldBeginMultipleSelection, at: indexPath) {
      $0.shouldBeginMultipleSelection(collectionView, indexPath)
    }
      ?? false
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    ask(\.didBeginMultipleSelection, at: indexPath) {
      $0.didBeginMultipleSelection(collectionView, indexPath)
    }
  }

  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    ask {
      if !$0.didEndMultipleSelection() { $0.fallback.didEndMultipleSelection(collectionView) }
    }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool {
    ask(\.selectionFollowsFocus, at: indexPath) {
      $0.selectionFollowsFocus(collectionView, indexPath)
    }
      ?? collectionView.selectionFollowsFocus
  }

  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    ask { list -> UIContextMenuConfiguration?? in
      // Closures are about one item; several, or none, are the fallback's.
      if let path = indexPaths.first, indexPaths.count == 1,
        let closure = list.ask(\.contextMenu, at: path)
      {
        return .some(closure(point))
      }
      return list.fallback.contextMenu(collectionView, indexPaths, point)
    } ?? nil
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    ask { $0.fallback.willPerformPreviewAction(collectionView, configuration, animator) }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    ask { $0.fallback.willDisplayContextMenu(collectionView, configuration, animator) }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    ask { $0.fallback.willEndContextMenu(collectionView, configuration, animator) }
  }
  #endif
  func collectionView(
    _ collectionView: UICollectionView,
    canFocusItemAt indexPath: IndexPath
  ) -> Bool {
    ask(\.canFocus, at: indexPath) { $0.canFocus(collectionView, indexPath) }
      ?? collectionView.allowsFocus
  }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool {
    ask {
      $0.mayUpdateFocus(context) ?? $0.fallback.shouldUpdateFocus(collectionView, context)
    } ?? true
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    ask { list in
      if list.tellOfFocusUpdate(context, coordinator) { return }
      list.fallback.didUpdateFocus(collectionView, context, coordinator)
    }
  }

  func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    ask { $0.preferredFocusedPath() ?? $0.fallback.preferredFocusedPath(collectionView) } ?? nil
  }
}
#endif
