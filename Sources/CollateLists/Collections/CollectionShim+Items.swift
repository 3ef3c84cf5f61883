#if canImport(UIKit) && !os(watchOS)
import UIKit

extension CollectionShim: UICollectionViewDelegate {
  enum ItemsPart {}

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    willDisplay(cell, at: indexPath, in: collectionView) {
      delegate?.collectionView?(collectionView, willDisplay: cell, forItemAt: indexPath)
    }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    didEndDisplaying(cell, at: indexPath) {
      delegate?.collectionView?(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
    }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) {
    guard let section = indexPath.first,
      list?.willDisplay(view, ofKind: elementKind, section: section) == true
    else { return }
    answer(.willDisplaySupplementaryView, at: section) {
      $0(view, elementKind)
    } else: {
      delegate?.collectionView?(
        collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind,
        at: indexPath)
    }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String,
    at indexPath: IndexPath
  ) {
    let content = list?.didEndDisplaying(view, ofKind: elementKind)
    answer(.didEndDisplayingSupplementaryView, about: content, at: indexPath.first ?? 0) {
      $0(view, elementKind)
    } else: {
      delegate?.collectionView?(
        collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind,
        at: indexPath)
    }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    answer(.shouldHighlight, at: indexPath) {
      delegate?.collectionView?(collectionView, shouldHighlightItemAt: indexPath)
    } ?? true
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didHighlightItemAt indexPath: IndexPath
  ) {
    answer(.didHighlight, at: indexPath) {
      delegate?.collectionView?(collectionView, didHighlightItemAt: indexPath)
    }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didUnhighlightItemAt indexPath: IndexPath
  ) {
    answer(.didUnhighlight, at: indexPath) {
      delegate?.collectionView?(collectionView, didUnhighlightItemAt: indexPath)
    }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    let permits =
      answer(.shouldSelect, at: indexPath) {
        delegate?.collectionView?(collectionView, shouldSelectItemAt: indexPath)
      } ?? true
    return permits && list?.permitsTap(at: indexPath) ?? true
  }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    let permits =
      answer(.shouldDeselect, at: indexPath) {
        delegate?.collectionView?(collectionView, shouldDeselectItemAt: indexPath)
      } ?? true
    return permits && list?.permitsTap(at: indexPath) ?? true
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {
    didSelect(indexPath) { delegate?.collectionView?(collectionView, didSelectItemAt: $0) }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didDeselectItemAt indexPath: IndexPath
  ) {
    didDeselect(indexPath) { delegate?.collectionView?(collectionView, didDeselectItemAt: $0) }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    guard let path = current(indexPath) else { return false }
    return answer(.canPerformPrimaryAction, at: path) {
      delegate?.collectionView?(collectionView, canPerformPrimaryActionForItemAt: path)
    } ?? !collectionView.isEditing
  }

  func collectionView(
    _ collectionView: UICollectionView,
    performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    guard let path = current(indexPath) else { return }
    answer(.performPrimaryAction, at: path) {
      delegate?.collectionView?(collectionView, performPrimaryActionForItemAt: path)
    }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    canEditItemAt indexPath: IndexPath
  ) -> Bool {
    answer(.canEdit, at: indexPath) {
      delegate?.collectionView?(collectionView, canEditItemAt: indexPath)
    } ?? true
  }

  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    ask {
      $0.targetForMove(at: originalIndexPath, proposal: proposedIndexPath)
    } ?? originalIndexPath
  }

  // From before iOS 15: a view may send it where the app's own delegate has only this one.
  @available(*, deprecated)
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    self.collectionView(
      collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: currentIndexPath,
      atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath)
  }

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
    answer(.preferredFocusedIndexPath) {
      $0()
    } else: {
      delegate?.indexPathForPreferredFocusedView?(in: collectionView)
    } ?? nil
  }

  #if !os(tvOS)
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
    answer(.multipleSelectionDidEnd) {
      $0()
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
  #endif

  #if !os(tvOS) && !os(visionOS)
  // UIKit deprecated these methods, but still sends them; so the app's own delegate may have them. On
  // visionOS they do not exist: Apple's page of `collectionView(_:shouldShowMenuForItemAt:)` does not list
  // it.

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
  #endif
}
#endif
