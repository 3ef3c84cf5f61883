#if canImport(UIKit) && !os(watchOS)
import UIKit

extension CollectionShim {
  enum FocusPart {}

  // UIKit's own answer without the method also depends on the cell, and cannot be had from here.
  func collectionView(
    _ collectionView: UICollectionView,
    canFocusItemAt indexPath: IndexPath
  ) -> Bool {
    answer(.canFocus, at: indexPath) {
      delegate?.collectionView?(collectionView, canFocusItemAt: indexPath)
    } ?? collectionView.allowsFocus
  }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool {
    answer(.shouldUpdateFocus) { (closure: (UICollectionViewFocusUpdateContext) -> Bool) in
      closure(context)
    } else: {
      delegate?.collectionView?(collectionView, shouldUpdateFocusIn: context)
    } ?? true
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    answer(.didUpdateFocus) {
      (closure: (UICollectionViewFocusUpdateContext, UIFocusAnimationCoordinator) -> Void) in
      closure(context, coordinator)
    } else: {
      delegate?.collectionView?(collectionView, didUpdateFocusIn: context, with: coordinator)
    }
  }

  func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    answer(.preferredFocusedIndexPath) { (path: () -> IndexPath?) in
      path()
    } else: {
      delegate?.indexPathForPreferredFocusedView?(in: collectionView)
    } ?? nil
  }
}

#if !os(tvOS)
extension CollectionShim {
  func collectionView(
    _ collectionView: UICollectionView,
    selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool {
    answer(.selectionFollowsFocus, at: indexPath) {
      delegate?.collectionView?(collectionView, selectionFollowsFocusForItemAt: indexPath)
    } ?? collectionView.selectionFollowsFocus
  }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    answer(.shouldBeginMultipleSelection, at: indexPath) {
      delegate?.collectionView?(
        collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath)
    } ?? false
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    answer(.didBeginMultipleSelection, at: indexPath) {
      delegate?.collectionView?(collectionView, didBeginMultipleSelectionInteractionAt: indexPath)
    }
  }

  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    answer(.multipleSelectionDidEnd) { (end: () -> Void) in
      end()
    } else: {
      delegate?.collectionViewDidEndMultipleSelectionInteraction?(collectionView)
    }
  }

  // Closures take one item, so menus for several items or none are left to the app's delegate. What that has from
  // before menus for several items is deprecated; so is what calls it, to avoid the warning.
  @available(*, deprecated)
  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    list?.answer { () -> UIContextMenuConfiguration? in
      let path = indexPaths.count == 1 ? indexPaths.first : nil
      if let path, let menu = list?.answer(.contextMenu, at: path) { return menu(point) }
      let several: UIContextMenuConfiguration?? = fallBack(.contextMenu) {
        delegate?.collectionView?(
          collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
      }
      if let several { return several }
      return path.flatMap {
        delegate?.collectionView?(
          collectionView, contextMenuConfigurationForItemAt: $0, point: point) ?? nil
      }
    }
  }
}
#endif

#if !os(tvOS) && !os(visionOS)
// UIKit deprecated these methods, but still sends them; so the app's own delegate may have them. On
// visionOS they do not exist: Apple's page of `collectionView(_:shouldShowMenuForItemAt:)` does not list
// it.
extension CollectionShim {
  @available(*, deprecated)
  func collectionView(
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool {
    answer(.shouldShowMenu, at: indexPath) {
      delegate?.collectionView?(collectionView, shouldShowMenuForItemAt: indexPath)
    } ?? false
  }

  @available(*, deprecated)
  func collectionView(
    _ collectionView: UICollectionView,
    canPerformAction action: Selector,
    forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool {
    answer(.canPerformAction, at: indexPath) {
      $0(action, sender)
    } else: {
      delegate?.collectionView?(
        collectionView, canPerformAction: action, forItemAt: indexPath, withSender: sender)
    } ?? false
  }

  @available(*, deprecated)
  func collectionView(
    _ collectionView: UICollectionView,
    performAction action: Selector,
    forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) {
    answer(.performAction, at: indexPath) {
      $0(action, sender)
    } else: {
      delegate?.collectionView?(
        collectionView, performAction: action, forItemAt: indexPath, withSender: sender)
    }
  }
}
#endif
#endif
