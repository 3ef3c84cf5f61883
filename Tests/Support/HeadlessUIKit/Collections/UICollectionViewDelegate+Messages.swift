// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there. For how requirements are optional, see Messages.swift.

extension UICollectionViewDelegate {
  @_disfavoredOverload public var collectionView: Messages<any UICollectionViewDelegate>? {
    Messages(self)
  }
  @_disfavoredOverload public var indexPathForPreferredFocusedView:
    Messages<any UICollectionViewDelegate>?
  { Messages(self) }
  @_disfavoredOverload public var collectionViewDidEndMultipleSelectionInteraction:
    ((UICollectionView) -> Void)?
  { Messages<any UICollectionViewDelegate>(self).collectionViewDidEndMultipleSelectionInteraction }
}

extension Messages where Target == any UICollectionViewDelegate {
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) -> Void? {
    send("collectionView:willDisplayCell:forItemAtIndexPath:") {
      $0.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> Void? {
    send("collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:") {
      $0.collectionView(
        collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind,
        at: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) -> Void? {
    send("collectionView:didEndDisplayingCell:forItemAtIndexPath:") {
      $0.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) -> Void? {
    send("collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:") {
      $0.collectionView(
        collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind,
        at: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool? {
    send("collectionView:shouldHighlightItemAtIndexPath:") {
      $0.collectionView(collectionView, shouldHighlightItemAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) -> Void? {
    send("collectionView:didHighlightItemAtIndexPath:") {
      $0.collectionView(collectionView, didHighlightItemAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) -> Void? {
    send("collectionView:didUnhighlightItemAtIndexPath:") {
      $0.collectionView(collectionView, didUnhighlightItemAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool? {
    send("collectionView:shouldSelectItemAtIndexPath:") {
      $0.collectionView(collectionView, shouldSelectItemAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool? {
    send("collectionView:shouldDeselectItemAtIndexPath:") {
      $0.collectionView(collectionView, shouldDeselectItemAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) -> Void? {
    send("collectionView:didSelectItemAtIndexPath:") {
      $0.collectionView(collectionView, didSelectItemAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) -> Void? {
    send("collectionView:didDeselectItemAtIndexPath:") {
      $0.collectionView(collectionView, didDeselectItemAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool? {
    send("collectionView:canPerformPrimaryActionForItemAtIndexPath:") {
      $0.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) -> Void? {
    send("collectionView:performPrimaryActionForItemAtIndexPath:") {
      $0.collectionView(collectionView, performPrimaryActionForItemAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool? {
    send("collectionView:shouldBeginMultipleSelectionInteractionAtIndexPath:") {
      $0.collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Void? {
    send("collectionView:didBeginMultipleSelectionInteractionAtIndexPath:") {
      $0.collectionView(collectionView, didBeginMultipleSelectionInteractionAt: indexPath)
    }
  }

  var collectionViewDidEndMultipleSelectionInteraction: ((UICollectionView) -> Void)? {
    sender("collectionViewDidEndMultipleSelectionInteraction:") {
      $0.collectionViewDidEndMultipleSelectionInteraction($1)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
  ) -> Bool? {
    send("collectionView:canEditItemAtIndexPath:") {
      $0.collectionView(collectionView, canEditItemAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath? {
    send(
      "collectionView:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:"
    ) {
      $0.collectionView(
        collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
        atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint? {
    send("collectionView:targetContentOffsetForProposedContentOffset:") {
      $0.collectionView(
        collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    (send("collectionView:contextMenuConfigurationForItemsAtIndexPaths:point:") {
      $0.collectionView(
        collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
    } as UIContextMenuConfiguration??) ?? nil
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    (send("collectionView:contextMenuConfiguration:highlightPreviewForItemAtIndexPath:") {
      $0.collectionView(
        collectionView, contextMenuConfiguration: configuration,
        highlightPreviewForItemAt: indexPath)
    } as UITargetedPreview??) ?? nil
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    (send("collectionView:contextMenuConfiguration:dismissalPreviewForItemAtIndexPath:") {
      $0.collectionView(
        collectionView, contextMenuConfiguration: configuration,
        dismissalPreviewForItemAt: indexPath)
    } as UITargetedPreview??) ?? nil
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) -> Void? {
    send("collectionView:willPerformPreviewActionForMenuWithConfiguration:animator:") {
      $0.collectionView(
        collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) -> Void? {
    send("collectionView:willDisplayContextMenuWithConfiguration:animator:") {
      $0.collectionView(collectionView, willDisplayContextMenu: configuration, animator: animator)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) -> Void? {
    send("collectionView:willEndContextMenuInteractionWithConfiguration:animator:") {
      $0.collectionView(
        collectionView, willEndContextMenuInteraction: configuration, animator: animator)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    (send("collectionView:contextMenuConfigurationForItemAtIndexPath:point:") {
      $0.collectionView(collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
    } as UIContextMenuConfiguration??) ?? nil
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    (send("collectionView:previewForHighlightingContextMenuWithConfiguration:") {
      $0.collectionView(
        collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
    } as UITargetedPreview??) ?? nil
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    (send("collectionView:previewForDismissingContextMenuWithConfiguration:") {
      $0.collectionView(
        collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
    } as UITargetedPreview??) ?? nil
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool? {
    send("collectionView:shouldSpringLoadItemAtIndexPath:withContext:") {
      $0.collectionView(collectionView, shouldSpringLoadItemAt: indexPath, with: context)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool? {
    send("collectionView:canFocusItemAtIndexPath:") {
      $0.collectionView(collectionView, canFocusItemAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool? {
    send("collectionView:shouldUpdateFocusInContext:") {
      $0.collectionView(collectionView, shouldUpdateFocusIn: context)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) -> Void? {
    send("collectionView:didUpdateFocusInContext:withAnimationCoordinator:") {
      $0.collectionView(collectionView, didUpdateFocusIn: context, with: coordinator)
    }
  }

  @discardableResult public func callAsFunction(in collectionView: UICollectionView) -> IndexPath? {
    (send("indexPathForPreferredFocusedViewInCollectionView:") {
      $0.indexPathForPreferredFocusedView(in: collectionView)
    } as IndexPath??) ?? nil
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool? {
    send("collectionView:selectionFollowsFocusForItemAtIndexPath:") {
      $0.collectionView(collectionView, selectionFollowsFocusForItemAt: indexPath)
    }
  }
}
