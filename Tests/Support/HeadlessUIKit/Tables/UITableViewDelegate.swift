// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there. For how requirements are optional, see Messages.swift.

@MainActor public protocol UITableViewDelegatePart1: NSObjectProtocol {
  associatedtype TableDelegateWillDisplayCellForRowAtIndexPath = Absent
  associatedtype TableDelegateWillDisplayHeaderViewForSection = Absent
  associatedtype TableDelegateWillDisplayFooterViewForSection = Absent
  associatedtype TableDelegateDidEndDisplayingCellForRowAtIndexPath = Absent
  associatedtype TableDelegateDidEndDisplayingHeaderViewForSection = Absent
  associatedtype TableDelegateDidEndDisplayingFooterViewForSection = Absent
  associatedtype TableDelegateHeightForRowAtIndexPath = Absent
  associatedtype TableDelegateHeightForHeaderInSection = Absent

  @discardableResult func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) -> TableDelegateWillDisplayCellForRowAtIndexPath
  @discardableResult func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) -> TableDelegateWillDisplayHeaderViewForSection
  @discardableResult func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) -> TableDelegateWillDisplayFooterViewForSection
  @discardableResult func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) -> TableDelegateDidEndDisplayingCellForRowAtIndexPath
  @discardableResult func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) -> TableDelegateDidEndDisplayingHeaderViewForSection
  @discardableResult func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) -> TableDelegateDidEndDisplayingFooterViewForSection
  @discardableResult func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> TableDelegateHeightForRowAtIndexPath
  @discardableResult func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> TableDelegateHeightForHeaderInSection
}

@MainActor public protocol UITableViewDelegatePart2: NSObjectProtocol {
  associatedtype TableDelegateHeightForFooterInSection = Absent
  associatedtype TableDelegateEstimatedHeightForRowAtIndexPath = Absent
  associatedtype TableDelegateEstimatedHeightForHeaderInSection = Absent
  associatedtype TableDelegateEstimatedHeightForFooterInSection = Absent
  associatedtype TableDelegateViewForHeaderInSection = Absent
  associatedtype TableDelegateViewForFooterInSection = Absent
  associatedtype TableDelegateIndentationLevelForRowAtIndexPath = Absent
  associatedtype TableDelegateAccessoryButtonTappedForRowWithIndexPath = Absent

  @discardableResult func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> TableDelegateHeightForFooterInSection
  @discardableResult func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> TableDelegateEstimatedHeightForRowAtIndexPath
  @discardableResult func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> TableDelegateEstimatedHeightForHeaderInSection
  @discardableResult func tableView(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> TableDelegateEstimatedHeightForFooterInSection
  @discardableResult func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> TableDelegateViewForHeaderInSection
  @discardableResult func tableView(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> TableDelegateViewForFooterInSection
  @discardableResult func tableView(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> TableDelegateIndentationLevelForRowAtIndexPath
  @discardableResult func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) -> TableDelegateAccessoryButtonTappedForRowWithIndexPath
}

@MainActor public protocol UITableViewDelegatePart3: NSObjectProtocol {
  associatedtype TableDelegateShouldHighlightRowAtIndexPath = Absent
  associatedtype TableDelegateDidHighlightRowAtIndexPath = Absent
  associatedtype TableDelegateDidUnhighlightRowAtIndexPath = Absent
  associatedtype TableDelegateWillSelectRowAtIndexPath = Absent
  associatedtype TableDelegateWillDeselectRowAtIndexPath = Absent
  associatedtype TableDelegateDidSelectRowAtIndexPath = Absent
  associatedtype TableDelegateDidDeselectRowAtIndexPath = Absent
  associatedtype TableDelegateCanPerformPrimaryActionForRowAtIndexPath = Absent

  @discardableResult func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> TableDelegateShouldHighlightRowAtIndexPath
  @discardableResult func tableView(
    _ tableView: UITableView, didHighlightRowAt indexPath: IndexPath
  ) -> TableDelegateDidHighlightRowAtIndexPath
  @discardableResult func tableView(
    _ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath
  ) -> TableDelegateDidUnhighlightRowAtIndexPath
  @discardableResult func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> TableDelegateWillSelectRowAtIndexPath
  @discardableResult func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> TableDelegateWillDeselectRowAtIndexPath
  @discardableResult func tableView(
    _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
  ) -> TableDelegateDidSelectRowAtIndexPath
  @discardableResult func tableView(
    _ tableView: UITableView, didDeselectRowAt indexPath: IndexPath
  ) -> TableDelegateDidDeselectRowAtIndexPath
  @discardableResult func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> TableDelegateCanPerformPrimaryActionForRowAtIndexPath
}

@MainActor public protocol UITableViewDelegatePart4: NSObjectProtocol {
  associatedtype TableDelegatePerformPrimaryActionForRowAtIndexPath = Absent
  associatedtype TableDelegateShouldBeginMultipleSelectionInteractionAtIndexPath = Absent
  associatedtype TableDelegateDidBeginMultipleSelectionInteractionAtIndexPath = Absent
  associatedtype TableDelegateDidEndMultipleSelectionInteraction = Absent
  associatedtype TableDelegateEditingStyleForRowAtIndexPath = Absent
  associatedtype TableDelegateTitleForDeleteConfirmationButtonForRowAtIndexPath = Absent
  associatedtype TableDelegateShouldIndentWhileEditingRowAtIndexPath = Absent
  associatedtype TableDelegateWillBeginEditingRowAtIndexPath = Absent

  @discardableResult func tableView(
    _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) -> TableDelegatePerformPrimaryActionForRowAtIndexPath
  @discardableResult func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> TableDelegateShouldBeginMultipleSelectionInteractionAtIndexPath
  @discardableResult func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> TableDelegateDidBeginMultipleSelectionInteractionAtIndexPath
  @discardableResult func tableViewDidEndMultipleSelectionInteraction(
    _ tableView: UITableView
  ) -> TableDelegateDidEndMultipleSelectionInteraction
  @discardableResult func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> TableDelegateEditingStyleForRowAtIndexPath
  @discardableResult func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> TableDelegateTitleForDeleteConfirmationButtonForRowAtIndexPath
  @discardableResult func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> TableDelegateShouldIndentWhileEditingRowAtIndexPath
  @discardableResult func tableView(
    _ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath
  ) -> TableDelegateWillBeginEditingRowAtIndexPath
}

@MainActor public protocol UITableViewDelegatePart5: NSObjectProtocol {
  associatedtype TableDelegateDidEndEditingRowAtIndexPath = Absent
  associatedtype TableDelegateLeadingSwipeActionsConfigurationForRowAtIndexPath = Absent
  associatedtype TableDelegateTrailingSwipeActionsConfigurationForRowAtIndexPath = Absent
  associatedtype TableDelegateTargetIndexPathForMoveFromRowAtIndexPathToProposedIndexPath = Absent
  associatedtype TableDelegateContextMenuConfigurationForRowAtIndexPathPoint = Absent
  associatedtype TableDelegatePreviewForHighlightingContextMenuWithConfiguration = Absent
  associatedtype TableDelegatePreviewForDismissingContextMenuWithConfiguration = Absent
  associatedtype TableDelegateWillPerformPreviewActionForMenuWithConfigurationAnimator = Absent

  @discardableResult func tableView(
    _ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?
  ) -> TableDelegateDidEndEditingRowAtIndexPath
  @discardableResult func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> TableDelegateLeadingSwipeActionsConfigurationForRowAtIndexPath
  @discardableResult func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> TableDelegateTrailingSwipeActionsConfigurationForRowAtIndexPath
  @discardableResult func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> TableDelegateTargetIndexPathForMoveFromRowAtIndexPathToProposedIndexPath
  @discardableResult func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> TableDelegateContextMenuConfigurationForRowAtIndexPathPoint
  @discardableResult func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> TableDelegatePreviewForHighlightingContextMenuWithConfiguration
  @discardableResult func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> TableDelegatePreviewForDismissingContextMenuWithConfiguration
  @discardableResult func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) -> TableDelegateWillPerformPreviewActionForMenuWithConfigurationAnimator
}

@MainActor public protocol UITableViewDelegatePart6: NSObjectProtocol {
  associatedtype TableDelegateWillDisplayContextMenuWithConfigurationAnimator = Absent
  associatedtype TableDelegateWillEndContextMenuInteractionWithConfigurationAnimator = Absent
  associatedtype TableDelegateShouldSpringLoadRowAtIndexPathWithContext = Absent
  associatedtype TableDelegateCanFocusRowAtIndexPath = Absent
  associatedtype TableDelegateShouldUpdateFocusInContext = Absent
  associatedtype TableDelegateDidUpdateFocusInContextWithAnimationCoordinator = Absent
  associatedtype TableDelegateIndexPathForPreferredFocusedViewInTableView = Absent
  associatedtype TableDelegateSelectionFollowsFocusForRowAtIndexPath = Absent

  @discardableResult func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) -> TableDelegateWillDisplayContextMenuWithConfigurationAnimator
  @discardableResult func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) -> TableDelegateWillEndContextMenuInteractionWithConfigurationAnimator
  @discardableResult func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> TableDelegateShouldSpringLoadRowAtIndexPathWithContext
  @discardableResult func tableView(
    _ tableView: UITableView, canFocusRowAt indexPath: IndexPath
  ) -> TableDelegateCanFocusRowAtIndexPath
  @discardableResult func tableView(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> TableDelegateShouldUpdateFocusInContext
  @discardableResult func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) -> TableDelegateDidUpdateFocusInContextWithAnimationCoordinator
  @discardableResult func indexPathForPreferredFocusedView(
    in tableView: UITableView
  ) -> TableDelegateIndexPathForPreferredFocusedViewInTableView
  @discardableResult func tableView(
    _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> TableDelegateSelectionFollowsFocusForRowAtIndexPath
}

@MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate, UITableViewDelegatePart1,
  UITableViewDelegatePart2, UITableViewDelegatePart3, UITableViewDelegatePart4,
  UITableViewDelegatePart5, UITableViewDelegatePart6
{}

extension UITableViewDelegate {
  nonisolated static var answersOfTableDelegate: [Selector: Any.Type] {
    [
      "tableView:willDisplayCell:forRowAtIndexPath:": TableDelegateWillDisplayCellForRowAtIndexPath
        .self,
      "tableView:willDisplayHeaderView:forSection:": TableDelegateWillDisplayHeaderViewForSection
        .self,
      "tableView:willDisplayFooterView:forSection:": TableDelegateWillDisplayFooterViewForSection
        .self,
      "tableView:didEndDisplayingCell:forRowAtIndexPath:":
        TableDelegateDidEndDisplayingCellForRowAtIndexPath.self,
      "tableView:didEndDisplayingHeaderView:forSection:":
        TableDelegateDidEndDisplayingHeaderViewForSection.self,
      "tableView:didEndDisplayingFooterView:forSection:":
        TableDelegateDidEndDisplayingFooterViewForSection.self,
      "tableView:heightForRowAtIndexPath:": TableDelegateHeightForRowAtIndexPath.self,
      "tableView:heightForHeaderInSection:": TableDelegateHeightForHeaderInSection.self,
      "tableView:heightForFooterInSection:": TableDelegateHeightForFooterInSection.self,
      "tableView:estimatedHeightForRowAtIndexPath:": TableDelegateEstimatedHeightForRowAtIndexPath
        .self,
      "tableView:estimatedHeightForHeaderInSection:": TableDelegateEstimatedHeightForHeaderInSection
        .self,
      "tableView:estimatedHeightForFooterInSection:": TableDelegateEstimatedHeightForFooterInSection
        .self,
      "tableView:viewForHeaderInSection:": TableDelegateViewForHeaderInSection.self,
      "tableView:viewForFooterInSection:": TableDelegateViewForFooterInSection.self,
      "tableView:indentationLevelForRowAtIndexPath:": TableDelegateIndentationLevelForRowAtIndexPath
        .self,
      "tableView:accessoryButtonTappedForRowWithIndexPath:":
        TableDelegateAccessoryButtonTappedForRowWithIndexPath.self,
      "tableView:shouldHighlightRowAtIndexPath:": TableDelegateShouldHighlightRowAtIndexPath.self,
      "tableView:didHighlightRowAtIndexPath:": TableDelegateDidHighlightRowAtIndexPath.self,
      "tableView:didUnhighlightRowAtIndexPath:": TableDelegateDidUnhighlightRowAtIndexPath.self,
      "tableView:willSelectRowAtIndexPath:": TableDelegateWillSelectRowAtIndexPath.self,
      "tableView:willDeselectRowAtIndexPath:": TableDelegateWillDeselectRowAtIndexPath.self,
      "tableView:didSelectRowAtIndexPath:": TableDelegateDidSelectRowAtIndexPath.self,
      "tableView:didDeselectRowAtIndexPath:": TableDelegateDidDeselectRowAtIndexPath.self,
      "tableView:canPerformPrimaryActionForRowAtIndexPath:":
        TableDelegateCanPerformPrimaryActionForRowAtIndexPath.self,
      "tableView:performPrimaryActionForRowAtIndexPath:":
        TableDelegatePerformPrimaryActionForRowAtIndexPath.self,
      "tableView:shouldBeginMultipleSelectionInteractionAtIndexPath:":
        TableDelegateShouldBeginMultipleSelectionInteractionAtIndexPath.self,
      "tableView:didBeginMultipleSelectionInteractionAtIndexPath:":
        TableDelegateDidBeginMultipleSelectionInteractionAtIndexPath.self,
      "tableViewDidEndMultipleSelectionInteraction:":
        TableDelegateDidEndMultipleSelectionInteraction.self,
      "tableView:editingStyleForRowAtIndexPath:": TableDelegateEditingStyleForRowAtIndexPath.self,
      "tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:":
        TableDelegateTitleForDeleteConfirmationButtonForRowAtIndexPath.self,
      "tableView:shouldIndentWhileEditingRowAtIndexPath:":
        TableDelegateShouldIndentWhileEditingRowAtIndexPath.self,
      "tableView:willBeginEditingRowAtIndexPath:": TableDelegateWillBeginEditingRowAtIndexPath.self,
      "tableView:didEndEditingRowAtIndexPath:": TableDelegateDidEndEditingRowAtIndexPath.self,
      "tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:":
        TableDelegateLeadingSwipeActionsConfigurationForRowAtIndexPath.self,
      "tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:":
        TableDelegateTrailingSwipeActionsConfigurationForRowAtIndexPath.self,
      "tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:":
        TableDelegateTargetIndexPathForMoveFromRowAtIndexPathToProposedIndexPath.self,
      "tableView:contextMenuConfigurationForRowAtIndexPath:point:":
        TableDelegateContextMenuConfigurationForRowAtIndexPathPoint.self,
      "tableView:previewForHighlightingContextMenuWithConfiguration:":
        TableDelegatePreviewForHighlightingContextMenuWithConfiguration.self,
      "tableView:previewForDismissingContextMenuWithConfiguration:":
        TableDelegatePreviewForDismissingContextMenuWithConfiguration.self,
      "tableView:willPerformPreviewActionForMenuWithConfiguration:animator:":
        TableDelegateWillPerformPreviewActionForMenuWithConfigurationAnimator.self,
      "tableView:willDisplayContextMenuWithConfiguration:animator:":
        TableDelegateWillDisplayContextMenuWithConfigurationAnimator.self,
      "tableView:willEndContextMenuInteractionWithConfiguration:animator:":
        TableDelegateWillEndContextMenuInteractionWithConfigurationAnimator.self,
      "tableView:shouldSpringLoadRowAtIndexPath:withContext:":
        TableDelegateShouldSpringLoadRowAtIndexPathWithContext.self,
      "tableView:canFocusRowAtIndexPath:": TableDelegateCanFocusRowAtIndexPath.self,
      "tableView:shouldUpdateFocusInContext:": TableDelegateShouldUpdateFocusInContext.self,
      "tableView:didUpdateFocusInContext:withAnimationCoordinator:":
        TableDelegateDidUpdateFocusInContextWithAnimationCoordinator.self,
      "indexPathForPreferredFocusedViewInTableView:":
        TableDelegateIndexPathForPreferredFocusedViewInTableView.self,
      "tableView:selectionFollowsFocusForRowAtIndexPath:":
        TableDelegateSelectionFollowsFocusForRowAtIndexPath.self,
    ]
  }

  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) -> Absent { Absent() }
  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) -> Absent { Absent() }
  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) -> Absent { Absent() }
  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) -> Absent { Absent() }
  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) -> Absent { Absent() }
  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) -> Absent { Absent() }
  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> Absent { Absent() }
  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> Absent { Absent() }
  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> Absent { Absent() }
  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> Absent { Absent() }
  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> Absent { Absent() }
  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> Absent { Absent() }
  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> Absent { Absent() }
  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> Absent { Absent() }
  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Absent { Absent() }
  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) -> Absent { Absent() }
  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Absent { Absent() }
  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, didHighlightRowAt indexPath: IndexPath
  ) -> Absent { Absent() }
  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath
  ) -> Absent { Absent() }
  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> Absent { Absent() }
  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> Absent { Absent() }
  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
  ) -> Absent { Absent() }
  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, didDeselectRowAt indexPath: IndexPath
  ) -> Absent { Absent() }
  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Absent { Absent() }
  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) -> Absent { Absent() }
  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Absent { Absent() }
  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Absent { Absent() }
  @_disfavoredOverload public func tableViewDidEndMultipleSelectionInteraction(
    _ tableView: UITableView
  ) -> Absent { Absent() }
  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> Absent { Absent() }
  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> Absent { Absent() }
  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Absent { Absent() }
  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath
  ) -> Absent { Absent() }
  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?
  ) -> Absent { Absent() }
  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> Absent { Absent() }
  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> Absent { Absent() }
  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> Absent { Absent() }
  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> Absent { Absent() }
  @_disfavoredOverload public func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> Absent { Absent() }
  @_disfavoredOverload public func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> Absent { Absent() }
  @_disfavoredOverload public func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) -> Absent { Absent() }
  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) -> Absent { Absent() }
  @_disfavoredOverload public func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) -> Absent { Absent() }
  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Absent { Absent() }
  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, canFocusRowAt indexPath: IndexPath
  ) -> Absent { Absent() }
  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Absent { Absent() }
  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) -> Absent { Absent() }
  @_disfavoredOverload public func indexPathForPreferredFocusedView(
    in tableView: UITableView
  ) -> Absent { Absent() }
  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Absent { Absent() }
}
