#if canImport(UIKit) && !os(watchOS)
import UIKit

extension CollectionShim: UICollectionViewDelegate {
  enum ItemsPart {}

  func collectionView(
    _ collection: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt path: IndexPath
  ) {
    willDisplay(cell, at: path, in: collection) {
      delegate?.collectionView?(collection, willDisplay: cell, forItemAt: path)
    }
  }

  func collectionView(
    _ collection: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt path: IndexPath
  ) {
    didEndDisplaying(cell, at: path) {
      delegate?.collectionView?(collection, didEndDisplaying: cell, forItemAt: path)
    }
  }

  func collectionView(
    _ collection: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at path: IndexPath
  ) {
    guard let section = path.first,
      list?.willDisplay(view, ofKind: elementKind, section: section) == true
    else { return }
    answer(.willDisplaySupplementaryView, at: section) {
      $0(view, elementKind)
    } else: {
      delegate?.collectionView?(
        collection, willDisplaySupplementaryView: view, forElementKind: elementKind, at: path)
    }
  }

  func collectionView(
    _ collection: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at path: IndexPath
  ) {
    let content = list?.didEndDisplaying(view, ofKind: elementKind)
    answer(.didEndDisplayingSupplementaryView, about: content, at: path.first ?? 0) {
      $0(view, elementKind)
    } else: {
      delegate?.collectionView?(
        collection, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind,
        at: path)
    }
  }

  func collectionView(
    _ collection: UICollectionView, shouldHighlightItemAt path: IndexPath
  ) -> Bool {
    answer(.shouldHighlight, at: path) {
      delegate?.collectionView?(collection, shouldHighlightItemAt: path)
    } ?? true
  }

  func collectionView(_ collection: UICollectionView, didHighlightItemAt path: IndexPath) {
    answer(.didHighlight, at: path) {
      delegate?.collectionView?(collection, didHighlightItemAt: path)
    }
  }

  func collectionView(_ collection: UICollectionView, didUnhighlightItemAt path: IndexPath) {
    answer(.didUnhighlight, at: path) {
      delegate?.collectionView?(collection, didUnhighlightItemAt: path)
    }
  }

  func collectionView(_ collection: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
    let permits =
      answer(.shouldSelect, at: path) {
        delegate?.collectionView?(collection, shouldSelectItemAt: path)
      } ?? true
    return permits && list?.permitsTap(at: path) ?? true
  }

  func collectionView(
    _ collection: UICollectionView, shouldDeselectItemAt path: IndexPath
  ) -> Bool {
    let permits =
      answer(.shouldDeselect, at: path) {
        delegate?.collectionView?(collection, shouldDeselectItemAt: path)
      } ?? true
    return permits && list?.permitsTap(at: path) ?? true
  }

  func collectionView(_ collection: UICollectionView, didSelectItemAt path: IndexPath) {
    didSelect(path) { delegate?.collectionView?(collection, didSelectItemAt: $0) }
  }

  func collectionView(_ collection: UICollectionView, didDeselectItemAt path: IndexPath) {
    didDeselect(path) { delegate?.collectionView?(collection, didDeselectItemAt: $0) }
  }

  func collectionView(
    _ collection: UICollectionView, canPerformPrimaryActionForItemAt path: IndexPath
  ) -> Bool {
    guard let path = current(path) else { return false }
    return answer(.canPerformPrimaryAction, at: path) {
      delegate?.collectionView?(collection, canPerformPrimaryActionForItemAt: path)
    } ?? !collection.isEditing
  }

  func collectionView(
    _ collection: UICollectionView, performPrimaryActionForItemAt path: IndexPath
  ) {
    guard let path = current(path) else { return }
    answer(.performPrimaryAction, at: path) {
      delegate?.collectionView?(collection, performPrimaryActionForItemAt: path)
    }
  }

  func collectionView(_ collection: UICollectionView, canEditItemAt path: IndexPath) -> Bool {
    answer(.canEdit, at: path) {
      delegate?.collectionView?(collection, canEditItemAt: path)
    } ?? true
  }

  func collectionView(
    _ collection: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    ask {
      $0.targetForMove(at: originalIndexPath, proposal: proposedIndexPath)
    } ?? originalIndexPath
  }

  // From before iOS 15: a view may send it where the app's own delegate has only this one.
  @available(*, deprecated)
  func collectionView(
    _ collection: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    self.collectionView(
      collection, targetIndexPathForMoveOfItemFromOriginalIndexPath: currentIndexPath,
      atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath)
  }

  // UIKit's own answer without the method also depends on the cell, and cannot be had from here.
  func collectionView(_ collection: UICollectionView, canFocusItemAt path: IndexPath) -> Bool {
    answer(.canFocus, at: path) {
      delegate?.collectionView?(collection, canFocusItemAt: path)
    } ?? collection.allowsFocus
  }

  func collectionView(
    _ collection: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool {
    answer(.shouldUpdateFocus) { (closure: (UICollectionViewFocusUpdateContext) -> Bool) in
      closure(context)
    } else: {
      delegate?.collectionView?(collection, shouldUpdateFocusIn: context)
    } ?? true
  }

  func collectionView(
    _ collection: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    answer(.didUpdateFocus) {
      (closure: (UICollectionViewFocusUpdateContext, UIFocusAnimationCoordinator) -> Void) in
      closure(context, coordinator)
    } else: {
      delegate?.collectionView?(collection, didUpdateFocusIn: context, with: coordinator)
    }
  }

  func indexPathForPreferredFocusedView(in collection: UICollectionView) -> IndexPath? {
    answer(.preferredFocusedIndexPath) {
      $0()
    } else: {
      delegate?.indexPathForPreferredFocusedView?(in: collection)
    } ?? nil
  }

  #if !os(tvOS)
  func collectionView(
    _ collection: UICollectionView, selectionFollowsFocusForItemAt path: IndexPath
  ) -> Bool {
    answer(.selectionFollowsFocus, at: path) {
      delegate?.collectionView?(collection, selectionFollowsFocusForItemAt: path)
    } ?? collection.selectionFollowsFocus
  }

  func collectionView(
    _ collection: UICollectionView, shouldBeginMultipleSelectionInteractionAt path: IndexPath
  ) -> Bool {
    answer(.shouldBeginMultipleSelection, at: path) {
      delegate?.collectionView?(collection, shouldBeginMultipleSelectionInteractionAt: path)
    } ?? false
  }

  func collectionView(
    _ collection: UICollectionView, didBeginMultipleSelectionInteractionAt path: IndexPath
  ) {
    answer(.didBeginMultipleSelection, at: path) {
      delegate?.collectionView?(collection, didBeginMultipleSelectionInteractionAt: path)
    }
  }

  func collectionViewDidEndMultipleSelectionInteraction(_ collection: UICollectionView) {
    answer(.multipleSelectionDidEnd) {
      $0()
    } else: {
      delegate?.collectionViewDidEndMultipleSelectionInteraction?(collection)
    }
  }

  // Closures take one item, so menus for several items or none are left to the app's delegate. What that has from
  // before menus for several items is deprecated; so is what calls it, to avoid the warning.
  @available(*, deprecated)
  func collectionView(
    _ collection: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    list?.answer { () -> UIContextMenuConfiguration? in
      let path = indexPaths.count == 1 ? indexPaths.first : nil
      if let path, let menu = list?.answer(.contextMenu, at: path) { return menu(point) }
      let several: UIContextMenuConfiguration?? = fallBack(.contextMenu) {
        delegate?.collectionView?(
          collection, contextMenuConfigurationForItemsAt: indexPaths, point: point)
      }
      if let several { return several }
      return path.flatMap {
        delegate?.collectionView?(
          collection, contextMenuConfigurationForItemAt: $0, point: point) ?? nil
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
    _ collection: UICollectionView, shouldShowMenuForItemAt path: IndexPath
  ) -> Bool {
    answer(.shouldShowMenu, at: path) {
      delegate?.collectionView?(collection, shouldShowMenuForItemAt: path)
    } ?? false
  }

  @available(*, deprecated)
  func collectionView(
    _ collection: UICollectionView, canPerformAction action: Selector, forItemAt path: IndexPath,
    withSender sender: Any?
  ) -> Bool {
    answer(.canPerformAction, at: path) {
      $0(action, sender)
    } else: {
      delegate?.collectionView?(
        collection, canPerformAction: action, forItemAt: path, withSender: sender)
    } ?? false
  }

  @available(*, deprecated)
  func collectionView(
    _ collection: UICollectionView, performAction action: Selector, forItemAt path: IndexPath,
    withSender sender: Any?
  ) {
    answer(.performAction, at: path) {
      $0(action, sender)
    } else: {
      delegate?.collectionView?(
        collection, performAction: action, forItemAt: path, withSender: sender)
    }
  }
  #endif
}
#endif
