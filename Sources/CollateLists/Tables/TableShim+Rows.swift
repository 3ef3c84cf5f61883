#if canImport(UIKit) && !os(watchOS)
import UIKit

extension TableShim: UITableViewDelegate {
  enum RowsPart {}

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    answer(.height, at: indexPath) {
      delegate?.tableView?(tableView, heightForRowAt: indexPath)
    } ?? tableView.rowHeight
  }

  func tableView(
    _ tableView: UITableView,
    estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    answer(.estimatedHeight, at: indexPath) {
      delegate?.tableView?(tableView, estimatedHeightForRowAt: indexPath)
    } ?? tableView.usualEstimate
  }

  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    answer(.indentationLevel, at: indexPath) {
      delegate?.tableView?(tableView, indentationLevelForRowAt: indexPath)
    } ?? indentationLevel(ofCellAt: indexPath) ?? 0
  }

  func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    willDisplay(cell, at: indexPath, in: tableView) {
      delegate?.tableView?(tableView, willDisplay: cell, forRowAt: indexPath)
    }
  }

  func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    didEndDisplaying(cell, at: indexPath) {
      delegate?.tableView?(tableView, didEndDisplaying: cell, forRowAt: indexPath)
    }
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    answer(.shouldHighlight, at: indexPath) {
      delegate?.tableView?(tableView, shouldHighlightRowAt: indexPath)
    } ?? true
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    answer(.didHighlight, at: indexPath) {
      delegate?.tableView?(tableView, didHighlightRowAt: indexPath)
    }
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    answer(.didUnhighlight, at: indexPath) {
      delegate?.tableView?(tableView, didUnhighlightRowAt: indexPath)
    }
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    let path =
      answer(.willSelect, at: indexPath) {
        delegate?.tableView?(tableView, willSelectRowAt: indexPath)
      } ?? indexPath
    return path.flatMap { list?.permitsTap(at: $0) == false ? nil : $0 }
  }

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    let path =
      answer(.willDeselect, at: indexPath) {
        delegate?.tableView?(tableView, willDeselectRowAt: indexPath)
      } ?? indexPath
    return path.flatMap { list?.permitsTap(at: $0) == false ? nil : $0 }
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    didSelect(indexPath) { delegate?.tableView?(tableView, didSelectRowAt: $0) }
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    didDeselect(indexPath) { delegate?.tableView?(tableView, didDeselectRowAt: $0) }
  }

  func tableView(
    _ tableView: UITableView,
    canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool {
    guard let path = current(indexPath) else { return false }
    return answer(.canPerformPrimaryAction, at: path) {
      delegate?.tableView?(tableView, canPerformPrimaryActionForRowAt: path)
    } ?? !tableView.isEditing
  }

  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    guard let path = current(indexPath) else { return }
    answer(.performPrimaryAction, at: path) {
      delegate?.tableView?(tableView, performPrimaryActionForRowAt: path)
    }
  }

  func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    ask {
      $0.targetForMove(at: sourceIndexPath, proposal: proposedDestinationIndexPath)
    } ?? sourceIndexPath
  }

  func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    answer(.editingStyle, at: indexPath) {
      delegate?.tableView?(tableView, editingStyleForRowAt: indexPath)
    } ?? usualEditingStyle(at: indexPath, in: tableView)
  }

  /// The editing style of a row without one of its own.
  ///
  /// It is `.delete`, as without the method, unless others than this row are deleted or moved: then
  /// it offers no deletion that no closure or delegate would commit.
  private func usualEditingStyle(
    at path: IndexPath, in tableView: UITableView
  ) -> UITableViewCell.EditingStyle {
    guard claims(.commitEditing) || claims(.move), !deletes(at: path) else { return .delete }
    // Where people select several rows, there is a circle in the place of the control.
    return tableView.isEditing && tableView.allowsMultipleSelectionDuringEditing ? .delete : .none
  }

  func tableView(
    _ tableView: UITableView,
    shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    answer(.shouldIndentWhileEditing, at: indexPath) {
      delegate?.tableView?(tableView, shouldIndentWhileEditingRowAt: indexPath)
    }
      // A row that can only be moved has no editing control to make room for.
      ?? (!claims(.move) || self.tableView(tableView, editingStyleForRowAt: indexPath) != .none)
  }

  #if !os(tvOS)
  func tableView(
    _ tableView: UITableView,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    answer(.deleteTitle, at: indexPath) {
      delegate?.tableView?(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
    } ?? nil
  }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    swipeDidBegin()
    answer(.willBeginEditing, at: indexPath) {
      delegate?.tableView?(tableView, willBeginEditingRowAt: indexPath)
    }
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    defer { swipeDidEnd() }
    list?.answer {
      if let indexPath, list?.answer(.didEndEditing, at: indexPath) != nil { return }
      delegate?.tableView?(tableView, didEndEditingRowAt: indexPath)
    }
  }

  func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    answer(.leadingSwipeActions, at: indexPath) {
      delegate?.tableView?(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
    } ?? nil
  }

  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    answer(.trailingSwipeActions, at: indexPath) {
      delegate?.tableView?(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
    } ?? nil
  }

  func tableView(
    _ tableView: UITableView,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    answer(.accessoryButtonTapped, at: indexPath) {
      delegate?.tableView?(tableView, accessoryButtonTappedForRowWith: indexPath)
    }
  }

  func tableView(
    _ tableView: UITableView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    answer(.shouldBeginMultipleSelection, at: indexPath) {
      delegate?.tableView?(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath)
    } ?? false
  }

  func tableView(
    _ tableView: UITableView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    answer(.didBeginMultipleSelection, at: indexPath) {
      delegate?.tableView?(tableView, didBeginMultipleSelectionInteractionAt: indexPath)
    }
  }

  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    answer(.multipleSelectionDidEnd) {
      $0()
    } else: {
      delegate?.tableViewDidEndMultipleSelectionInteraction?(tableView)
    }
  }

  func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    answer(.contextMenu, at: indexPath) {
      $0(point)
    } else: {
      delegate?.tableView?(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
    } ?? nil
  }

  func tableView(
    _ tableView: UITableView,
    selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool {
    answer(.selectionFollowsFocus, at: indexPath) {
      delegate?.tableView?(tableView, selectionFollowsFocusForRowAt: indexPath)
    } ?? tableView.selectionFollowsFocus
  }
  #endif

  // UIKit's own answer without the method also depends on the cell, and cannot be had from here.
  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    answer(.canFocus, at: indexPath) {
      delegate?.tableView?(tableView, canFocusRowAt: indexPath)
    } ?? tableView.allowsFocus
  }

  func tableView(
    _ tableView: UITableView,
    shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool {
    answer(.shouldUpdateFocus) { (closure: (UITableViewFocusUpdateContext) -> Bool) in
      closure(context)
    } else: {
      delegate?.tableView?(tableView, shouldUpdateFocusIn: context)
    } ?? true
  }

  func tableView(
    _ tableView: UITableView,
    didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    answer(.didUpdateFocus) {
      (closure: (UITableViewFocusUpdateContext, UIFocusAnimationCoordinator) -> Void) in
      closure(context, coordinator)
    } else: {
      delegate?.tableView?(tableView, didUpdateFocusIn: context, with: coordinator)
    }
  }

  func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
    answer(.preferredFocusedIndexPath) {
      $0()
    } else: {
      delegate?.indexPathForPreferredFocusedView?(in: tableView)
    } ?? nil
  }

  #if !os(tvOS) && !os(visionOS)
  // UIKit deprecated these methods, but still sends them; so the app's own delegate may have them. On
  // visionOS they do not exist: Apple's page of `tableView(_:shouldShowMenuForRowAt:)` does not list it.

  @available(*, deprecated)
  func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
    answer(.shouldShowMenu, at: indexPath) {
      delegate?.tableView?(tableView, shouldShowMenuForRowAt: indexPath)
    } ?? false
  }

  @available(*, deprecated)
  func tableView(
    _ tableView: UITableView,
    canPerformAction action: Selector,
    forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool {
    answer(.canPerformAction, at: indexPath) {
      $0(action, sender)
    } else: {
      delegate?.tableView?(
        tableView, canPerformAction: action, forRowAt: indexPath, withSender: sender)
    } ?? false
  }

  @available(*, deprecated)
  func tableView(
    _ tableView: UITableView,
    performAction action: Selector,
    forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) {
    answer(.performAction, at: indexPath) {
      $0(action, sender)
    } else: {
      delegate?.tableView?(
        tableView, performAction: action, forRowAt: indexPath, withSender: sender)
    }
  }
  #endif
}

extension UITableView {
  /// The estimate for rows without one of their own.
  ///
  /// Table views with fixed heights need none, but once the delegate has a method for estimates, an
  /// estimate of 0 would be taken at its word.
  fileprivate var usualEstimate: CGFloat {
    if estimatedRowHeight != 0 { return estimatedRowHeight }
    return rowHeight > 0 ? rowHeight : UITableView.automaticDimension
  }
}
#endif
