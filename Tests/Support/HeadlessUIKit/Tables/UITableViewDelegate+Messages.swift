// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there. For how requirements are optional, see Messages.swift.

extension UITableViewDelegate {
  @_disfavoredOverload public var tableView: Messages<any UITableViewDelegate>? { Messages(self) }
  @_disfavoredOverload public var indexPathForPreferredFocusedView:
    Messages<any UITableViewDelegate>?
  { Messages(self) }
  @_disfavoredOverload public var tableViewDidEndMultipleSelectionInteraction:
    ((UITableView) -> Void)?
  { Messages<any UITableViewDelegate>(self).tableViewDidEndMultipleSelectionInteraction }
}

extension Messages where Target == any UITableViewDelegate {
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) -> Void? {
    send("tableView:willDisplayCell:forRowAtIndexPath:") {
      $0.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) -> Void? {
    send("tableView:willDisplayHeaderView:forSection:") {
      $0.tableView(tableView, willDisplayHeaderView: view, forSection: section)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) -> Void? {
    send("tableView:willDisplayFooterView:forSection:") {
      $0.tableView(tableView, willDisplayFooterView: view, forSection: section)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) -> Void? {
    send("tableView:didEndDisplayingCell:forRowAtIndexPath:") {
      $0.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) -> Void? {
    send("tableView:didEndDisplayingHeaderView:forSection:") {
      $0.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) -> Void? {
    send("tableView:didEndDisplayingFooterView:forSection:") {
      $0.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat? {
    send("tableView:heightForRowAtIndexPath:") {
      $0.tableView(tableView, heightForRowAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat? {
    send("tableView:heightForHeaderInSection:") {
      $0.tableView(tableView, heightForHeaderInSection: section)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat? {
    send("tableView:heightForFooterInSection:") {
      $0.tableView(tableView, heightForFooterInSection: section)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat? {
    send("tableView:estimatedHeightForRowAtIndexPath:") {
      $0.tableView(tableView, estimatedHeightForRowAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat? {
    send("tableView:estimatedHeightForHeaderInSection:") {
      $0.tableView(tableView, estimatedHeightForHeaderInSection: section)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat? {
    send("tableView:estimatedHeightForFooterInSection:") {
      $0.tableView(tableView, estimatedHeightForFooterInSection: section)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? {
    (send("tableView:viewForHeaderInSection:") {
      $0.tableView(tableView, viewForHeaderInSection: section)
    } as UIView??) ?? nil
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> UIView? {
    (send("tableView:viewForFooterInSection:") {
      $0.tableView(tableView, viewForFooterInSection: section)
    } as UIView??) ?? nil
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int? {
    send("tableView:indentationLevelForRowAtIndexPath:") {
      $0.tableView(tableView, indentationLevelForRowAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) -> Void? {
    send("tableView:accessoryButtonTappedForRowWithIndexPath:") {
      $0.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool? {
    send("tableView:shouldHighlightRowAtIndexPath:") {
      $0.tableView(tableView, shouldHighlightRowAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, didHighlightRowAt indexPath: IndexPath
  ) -> Void? {
    send("tableView:didHighlightRowAtIndexPath:") {
      $0.tableView(tableView, didHighlightRowAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath
  ) -> Void? {
    send("tableView:didUnhighlightRowAtIndexPath:") {
      $0.tableView(tableView, didUnhighlightRowAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    (send("tableView:willSelectRowAtIndexPath:") {
      $0.tableView(tableView, willSelectRowAt: indexPath)
    } as IndexPath??) ?? nil
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    (send("tableView:willDeselectRowAtIndexPath:") {
      $0.tableView(tableView, willDeselectRowAt: indexPath)
    } as IndexPath??) ?? nil
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
  ) -> Void? {
    send("tableView:didSelectRowAtIndexPath:") {
      $0.tableView(tableView, didSelectRowAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, didDeselectRowAt indexPath: IndexPath
  ) -> Void? {
    send("tableView:didDeselectRowAtIndexPath:") {
      $0.tableView(tableView, didDeselectRowAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool? {
    send("tableView:canPerformPrimaryActionForRowAtIndexPath:") {
      $0.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) -> Void? {
    send("tableView:performPrimaryActionForRowAtIndexPath:") {
      $0.tableView(tableView, performPrimaryActionForRowAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool? {
    send("tableView:shouldBeginMultipleSelectionInteractionAtIndexPath:") {
      $0.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Void? {
    send("tableView:didBeginMultipleSelectionInteractionAtIndexPath:") {
      $0.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath)
    }
  }

  var tableViewDidEndMultipleSelectionInteraction: ((UITableView) -> Void)? {
    sender("tableViewDidEndMultipleSelectionInteraction:") {
      $0.tableViewDidEndMultipleSelectionInteraction($1)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle? {
    send("tableView:editingStyleForRowAtIndexPath:") {
      $0.tableView(tableView, editingStyleForRowAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    (send("tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:") {
      $0.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
    } as String??) ?? nil
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool? {
    send("tableView:shouldIndentWhileEditingRowAtIndexPath:") {
      $0.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath
  ) -> Void? {
    send("tableView:willBeginEditingRowAtIndexPath:") {
      $0.tableView(tableView, willBeginEditingRowAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?
  ) -> Void? {
    send("tableView:didEndEditingRowAtIndexPath:") {
      $0.tableView(tableView, didEndEditingRowAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    (send("tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:") {
      $0.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
    } as UISwipeActionsConfiguration??) ?? nil
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    (send("tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:") {
      $0.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
    } as UISwipeActionsConfiguration??) ?? nil
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath? {
    send("tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:") {
      $0.tableView(
        tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
        toProposedIndexPath: proposedDestinationIndexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    (send("tableView:contextMenuConfigurationForRowAtIndexPath:point:") {
      $0.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
    } as UIContextMenuConfiguration??) ?? nil
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    (send("tableView:previewForHighlightingContextMenuWithConfiguration:") {
      $0.tableView(tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
    } as UITargetedPreview??) ?? nil
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    (send("tableView:previewForDismissingContextMenuWithConfiguration:") {
      $0.tableView(tableView, previewForDismissingContextMenuWithConfiguration: configuration)
    } as UITargetedPreview??) ?? nil
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) -> Void? {
    send("tableView:willPerformPreviewActionForMenuWithConfiguration:animator:") {
      $0.tableView(
        tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) -> Void? {
    send("tableView:willDisplayContextMenuWithConfiguration:animator:") {
      $0.tableView(tableView, willDisplayContextMenu: configuration, animator: animator)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) -> Void? {
    send("tableView:willEndContextMenuInteractionWithConfiguration:animator:") {
      $0.tableView(tableView, willEndContextMenuInteraction: configuration, animator: animator)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool? {
    send("tableView:shouldSpringLoadRowAtIndexPath:withContext:") {
      $0.tableView(tableView, shouldSpringLoadRowAt: indexPath, with: context)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, canFocusRowAt indexPath: IndexPath
  ) -> Bool? {
    send("tableView:canFocusRowAtIndexPath:") { $0.tableView(tableView, canFocusRowAt: indexPath) }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool? {
    send("tableView:shouldUpdateFocusInContext:") {
      $0.tableView(tableView, shouldUpdateFocusIn: context)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) -> Void? {
    send("tableView:didUpdateFocusInContext:withAnimationCoordinator:") {
      $0.tableView(tableView, didUpdateFocusIn: context, with: coordinator)
    }
  }

  @discardableResult public func callAsFunction(in tableView: UITableView) -> IndexPath? {
    (send("indexPathForPreferredFocusedViewInTableView:") {
      $0.indexPathForPreferredFocusedView(in: tableView)
    } as IndexPath??) ?? nil
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool? {
    send("tableView:selectionFollowsFocusForRowAtIndexPath:") {
      $0.tableView(tableView, selectionFollowsFocusForRowAt: indexPath)
    }
  }
}
