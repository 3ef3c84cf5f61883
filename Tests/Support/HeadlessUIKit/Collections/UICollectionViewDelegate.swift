// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there. For how requirements are optional, see Messages.swift.

@MainActor public protocol UICollectionViewDelegatePart1: NSObjectProtocol {
  associatedtype CollectionDelegateWillDisplayCellForItemAtIndexPath = Absent
  associatedtype CollectionDelegateWillDisplaySupplementaryViewForElementKindAtIndexPath = Absent
  associatedtype CollectionDelegateDidEndDisplayingCellForItemAtIndexPath = Absent
  associatedtype CollectionDelegateDidEndDisplayingSupplementaryViewForElementOfKindAtIndexPath =
    Absent
  associatedtype CollectionDelegateShouldHighlightItemAtIndexPath = Absent
  associatedtype CollectionDelegateDidHighlightItemAtIndexPath = Absent
  associatedtype CollectionDelegateDidUnhighlightItemAtIndexPath = Absent
  associatedtype CollectionDelegateShouldSelectItemAtIndexPath = Absent

  @discardableResult func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) -> CollectionDelegateWillDisplayCellForItemAtIndexPath
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionDelegateWillDisplaySupplementaryViewForElementKindAtIndexPath
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) -> CollectionDelegateDidEndDisplayingCellForItemAtIndexPath
  @discardableResult func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionDelegateDidEndDisplayingSupplementaryViewForElementOfKindAtIndexPath
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> CollectionDelegateShouldHighlightItemAtIndexPath
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) -> CollectionDelegateDidHighlightItemAtIndexPath
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) -> CollectionDelegateDidUnhighlightItemAtIndexPath
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> CollectionDelegateShouldSelectItemAtIndexPath
}

@MainActor public protocol UICollectionViewDelegatePart2: NSObjectProtocol {
  associatedtype CollectionDelegateShouldDeselectItemAtIndexPath = Absent
  associatedtype CollectionDelegateDidSelectItemAtIndexPath = Absent
  associatedtype CollectionDelegateDidDeselectItemAtIndexPath = Absent
  associatedtype CollectionDelegateCanPerformPrimaryActionForItemAtIndexPath = Absent
  associatedtype CollectionDelegatePerformPrimaryActionForItemAtIndexPath = Absent
  associatedtype CollectionDelegateShouldBeginMultipleSelectionInteractionAtIndexPath = Absent
  associatedtype CollectionDelegateDidBeginMultipleSelectionInteractionAtIndexPath = Absent
  associatedtype CollectionDelegateDidEndMultipleSelectionInteraction = Absent

  @discardableResult func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> CollectionDelegateShouldDeselectItemAtIndexPath
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) -> CollectionDelegateDidSelectItemAtIndexPath
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) -> CollectionDelegateDidDeselectItemAtIndexPath
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> CollectionDelegateCanPerformPrimaryActionForItemAtIndexPath
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) -> CollectionDelegatePerformPrimaryActionForItemAtIndexPath
  @discardableResult func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> CollectionDelegateShouldBeginMultipleSelectionInteractionAtIndexPath
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> CollectionDelegateDidBeginMultipleSelectionInteractionAtIndexPath
  @discardableResult func collectionViewDidEndMultipleSelectionInteraction(
    _ collectionView: UICollectionView
  ) -> CollectionDelegateDidEndMultipleSelectionInteraction
}

@MainActor public protocol UICollectionViewDelegatePart3: NSObjectProtocol {
  associatedtype CollectionDelegateCanEditItemAtIndexPath = Absent
  associatedtype
    CollectionDelegateTargetIndexPathForMoveOfItemFromOriginalIndexPathAtCurrentIndexPathToProposedIndexPath =
    Absent
  associatedtype CollectionDelegateTargetContentOffsetForProposedContentOffset = Absent
  associatedtype CollectionDelegateContextMenuConfigurationForItemsAtIndexPathsPoint = Absent
  associatedtype CollectionDelegateContextMenuConfigurationHighlightPreviewForItemAtIndexPath =
    Absent
  associatedtype CollectionDelegateContextMenuConfigurationDismissalPreviewForItemAtIndexPath =
    Absent
  associatedtype CollectionDelegateWillPerformPreviewActionForMenuWithConfigurationAnimator = Absent
  associatedtype CollectionDelegateWillDisplayContextMenuWithConfigurationAnimator = Absent

  @discardableResult func collectionView(
    _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
  ) -> CollectionDelegateCanEditItemAtIndexPath
  @discardableResult func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  )
    -> CollectionDelegateTargetIndexPathForMoveOfItemFromOriginalIndexPathAtCurrentIndexPathToProposedIndexPath
  @discardableResult func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CollectionDelegateTargetContentOffsetForProposedContentOffset
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> CollectionDelegateContextMenuConfigurationForItemsAtIndexPathsPoint
  @discardableResult func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> CollectionDelegateContextMenuConfigurationHighlightPreviewForItemAtIndexPath
  @discardableResult func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> CollectionDelegateContextMenuConfigurationDismissalPreviewForItemAtIndexPath
  @discardableResult func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) -> CollectionDelegateWillPerformPreviewActionForMenuWithConfigurationAnimator
  @discardableResult func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) -> CollectionDelegateWillDisplayContextMenuWithConfigurationAnimator
}

@MainActor public protocol UICollectionViewDelegatePart4: NSObjectProtocol {
  associatedtype CollectionDelegateWillEndContextMenuInteractionWithConfigurationAnimator = Absent
  associatedtype CollectionDelegateContextMenuConfigurationForItemAtIndexPathPoint = Absent
  associatedtype CollectionDelegatePreviewForHighlightingContextMenuWithConfiguration = Absent
  associatedtype CollectionDelegatePreviewForDismissingContextMenuWithConfiguration = Absent
  associatedtype CollectionDelegateShouldSpringLoadItemAtIndexPathWithContext = Absent
  associatedtype CollectionDelegateCanFocusItemAtIndexPath = Absent
  associatedtype CollectionDelegateShouldUpdateFocusInContext = Absent
  associatedtype CollectionDelegateDidUpdateFocusInContextWithAnimationCoordinator = Absent

  @discardableResult func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) -> CollectionDelegateWillEndContextMenuInteractionWithConfigurationAnimator
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> CollectionDelegateContextMenuConfigurationForItemAtIndexPathPoint
  @discardableResult func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> CollectionDelegatePreviewForHighlightingContextMenuWithConfiguration
  @discardableResult func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> CollectionDelegatePreviewForDismissingContextMenuWithConfiguration
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> CollectionDelegateShouldSpringLoadItemAtIndexPathWithContext
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
  ) -> CollectionDelegateCanFocusItemAtIndexPath
  @discardableResult func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> CollectionDelegateShouldUpdateFocusInContext
  @discardableResult func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) -> CollectionDelegateDidUpdateFocusInContextWithAnimationCoordinator
}

@MainActor public protocol UICollectionViewDelegatePart5: NSObjectProtocol {
  associatedtype CollectionDelegateIndexPathForPreferredFocusedViewInCollectionView = Absent
  associatedtype CollectionDelegateSelectionFollowsFocusForItemAtIndexPath = Absent

  @discardableResult func indexPathForPreferredFocusedView(
    in collectionView: UICollectionView
  ) -> CollectionDelegateIndexPathForPreferredFocusedViewInCollectionView
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> CollectionDelegateSelectionFollowsFocusForItemAtIndexPath
}

@MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate, UICollectionViewDelegatePart1,
  UICollectionViewDelegatePart2, UICollectionViewDelegatePart3, UICollectionViewDelegatePart4,
  UICollectionViewDelegatePart5
{}

extension UICollectionViewDelegate {
  nonisolated static var answersOfCollectionDelegate: [Selector: Any.Type] {
    [
      "collectionView:willDisplayCell:forItemAtIndexPath:":
        CollectionDelegateWillDisplayCellForItemAtIndexPath.self,
      "collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:":
        CollectionDelegateWillDisplaySupplementaryViewForElementKindAtIndexPath.self,
      "collectionView:didEndDisplayingCell:forItemAtIndexPath:":
        CollectionDelegateDidEndDisplayingCellForItemAtIndexPath.self,
      "collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:":
        CollectionDelegateDidEndDisplayingSupplementaryViewForElementOfKindAtIndexPath.self,
      "collectionView:shouldHighlightItemAtIndexPath:":
        CollectionDelegateShouldHighlightItemAtIndexPath.self,
      "collectionView:didHighlightItemAtIndexPath:": CollectionDelegateDidHighlightItemAtIndexPath
        .self,
      "collectionView:didUnhighlightItemAtIndexPath:":
        CollectionDelegateDidUnhighlightItemAtIndexPath.self,
      "collectionView:shouldSelectItemAtIndexPath:": CollectionDelegateShouldSelectItemAtIndexPath
        .self,
      "collectionView:shouldDeselectItemAtIndexPath:":
        CollectionDelegateShouldDeselectItemAtIndexPath.self,
      "collectionView:didSelectItemAtIndexPath:": CollectionDelegateDidSelectItemAtIndexPath.self,
      "collectionView:didDeselectItemAtIndexPath:": CollectionDelegateDidDeselectItemAtIndexPath
        .self,
      "collectionView:canPerformPrimaryActionForItemAtIndexPath:":
        CollectionDelegateCanPerformPrimaryActionForItemAtIndexPath.self,
      "collectionView:performPrimaryActionForItemAtIndexPath:":
        CollectionDelegatePerformPrimaryActionForItemAtIndexPath.self,
      "collectionView:shouldBeginMultipleSelectionInteractionAtIndexPath:":
        CollectionDelegateShouldBeginMultipleSelectionInteractionAtIndexPath.self,
      "collectionView:didBeginMultipleSelectionInteractionAtIndexPath:":
        CollectionDelegateDidBeginMultipleSelectionInteractionAtIndexPath.self,
      "collectionViewDidEndMultipleSelectionInteraction:":
        CollectionDelegateDidEndMultipleSelectionInteraction.self,
      "collectionView:canEditItemAtIndexPath:": CollectionDelegateCanEditItemAtIndexPath.self,
      "collectionView:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:":
        CollectionDelegateTargetIndexPathForMoveOfItemFromOriginalIndexPathAtCurrentIndexPathToProposedIndexPath
        .self,
      "collectionView:targetContentOffsetForProposedContentOffset:":
        CollectionDelegateTargetContentOffsetForProposedContentOffset.self,
      "collectionView:contextMenuConfigurationForItemsAtIndexPaths:point:":
        CollectionDelegateContextMenuConfigurationForItemsAtIndexPathsPoint.self,
      "collectionView:contextMenuConfiguration:highlightPreviewForItemAtIndexPath:":
        CollectionDelegateContextMenuConfigurationHighlightPreviewForItemAtIndexPath.self,
      "collectionView:contextMenuConfiguration:dismissalPreviewForItemAtIndexPath:":
        CollectionDelegateContextMenuConfigurationDismissalPreviewForItemAtIndexPath.self,
      "collectionView:willPerformPreviewActionForMenuWithConfiguration:animator:":
        CollectionDelegateWillPerformPreviewActionForMenuWithConfigurationAnimator.self,
      "collectionView:willDisplayContextMenuWithConfiguration:animator:":
        CollectionDelegateWillDisplayContextMenuWithConfigurationAnimator.self,
      "collectionView:willEndContextMenuInteractionWithConfiguration:animator:":
        CollectionDelegateWillEndContextMenuInteractionWithConfigurationAnimator.self,
      "collectionView:contextMenuConfigurationForItemAtIndexPath:point:":
        CollectionDelegateContextMenuConfigurationForItemAtIndexPathPoint.self,
      "collectionView:previewForHighlightingContextMenuWithConfiguration:":
        CollectionDelegatePreviewForHighlightingContextMenuWithConfiguration.self,
      "collectionView:previewForDismissingContextMenuWithConfiguration:":
        CollectionDelegatePreviewForDismissingContextMenuWithConfiguration.self,
      "collectionView:shouldSpringLoadItemAtIndexPath:withContext:":
        CollectionDelegateShouldSpringLoadItemAtIndexPathWithContext.self,
      "collectionView:canFocusItemAtIndexPath:": CollectionDelegateCanFocusItemAtIndexPath.self,
      "collectionView:shouldUpdateFocusInContext:": CollectionDelegateShouldUpdateFocusInContext
        .self,
      "collectionView:didUpdateFocusInContext:withAnimationCoordinator:":
        CollectionDelegateDidUpdateFocusInContextWithAnimationCoordinator.self,
      "indexPathForPreferredFocusedViewInCollectionView:":
        CollectionDelegateIndexPathForPreferredFocusedViewInCollectionView.self,
      "collectionView:selectionFollowsFocusForItemAtIndexPath:":
        CollectionDelegateSelectionFollowsFocusForItemAtIndexPath.self,
    ]
  }

  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) -> Absent { Absent() }
  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> Absent { Absent() }
  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) -> Absent { Absent() }
  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) -> Absent { Absent() }
  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Absent { Absent() }
  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) -> Absent { Absent() }
  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) -> Absent { Absent() }
  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Absent { Absent() }
  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Absent { Absent() }
  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) -> Absent { Absent() }
  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) -> Absent { Absent() }
  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Absent { Absent() }
  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) -> Absent { Absent() }
  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Absent { Absent() }
  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Absent { Absent() }
  @_disfavoredOverload public func collectionViewDidEndMultipleSelectionInteraction(
    _ collectionView: UICollectionView
  ) -> Absent { Absent() }
  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
  ) -> Absent { Absent() }
  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> Absent { Absent() }
  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> Absent { Absent() }
  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> Absent { Absent() }
  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> Absent { Absent() }
  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> Absent { Absent() }
  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) -> Absent { Absent() }
  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) -> Absent { Absent() }
  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) -> Absent { Absent() }
  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> Absent { Absent() }
  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> Absent { Absent() }
  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> Absent { Absent() }
  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Absent { Absent() }
  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Absent { Absent() }
  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Absent { Absent() }
  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) -> Absent { Absent() }
  @_disfavoredOverload public func indexPathForPreferredFocusedView(
    in collectionView: UICollectionView
  ) -> Absent { Absent() }
  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Absent { Absent() }
}
