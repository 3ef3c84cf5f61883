#if canImport(UIKit) && !os(watchOS)
import UIKit

extension TableShim: UITableViewDelegate {
  enum RowsPart {}

  func tableView(_ table: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
    answer(.height, at: path) {
      delegate?.tableView?(table, heightForRowAt: path)
    } ?? table.rowHeight
  }

  func tableView(_ table: UITableView, estimatedHeightForRowAt path: IndexPath) -> CGFloat {
    answer(.estimatedHeight, at: path) {
      delegate?.tableView?(table, estimatedHeightForRowAt: path)
    } ?? table.usualEstimate
  }

  func tableView(_ table: UITableView, indentationLevelForRowAt path: IndexPath) -> Int {
    answer(.indentationLevel, at: path) {
      delegate?.tableView?(table, indentationLevelForRowAt: path)
    } ?? indentationLevel(ofCellAt: path) ?? 0
  }

  func tableView(
    _ table: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath
  ) {
    willDisplay(cell, at: path, in: table) {
      delegate?.tableView?(table, willDisplay: cell, forRowAt: path)
    }
  }

  func tableView(
    _ table: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt path: IndexPath
  ) {
    didEndDisplaying(cell, at: path) {
      delegate?.tableView?(table, didEndDisplaying: cell, forRowAt: path)
    }
  }

  func tableView(_ table: UITableView, shouldHighlightRowAt path: IndexPath) -> Bool {
    answer(.shouldHighlight, at: path) {
      delegate?.tableView?(table, shouldHighlightRowAt: path)
    } ?? true
  }

  func tableView(_ table: UITableView, didHighlightRowAt path: IndexPath) {
    answer(.didHighlight, at: path) { delegate?.tableView?(table, didHighlightRowAt: path) }
  }

  func tableView(_ table: UITableView, didUnhighlightRowAt path: IndexPath) {
    answer(.didUnhighlight, at: path) { delegate?.tableView?(table, didUnhighlightRowAt: path) }
  }

  func tableView(_ table: UITableView, willSelectRowAt path: IndexPath) -> IndexPath? {
    let target =
      answer(.willSelect, at: path) { delegate?.tableView?(table, willSelectRowAt: path) } ?? path
    return target.flatMap { list?.permitsTap(at: $0) == false ? nil : $0 }
  }

  func tableView(_ table: UITableView, willDeselectRowAt path: IndexPath) -> IndexPath? {
    let target =
      answer(.willDeselect, at: path) {
        delegate?.tableView?(table, willDeselectRowAt: path)
      } ?? path
    return target.flatMap { list?.permitsTap(at: $0) == false ? nil : $0 }
  }

  func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
    didSelect(path) { delegate?.tableView?(table, didSelectRowAt: $0) }
  }

  func tableView(_ table: UITableView, didDeselectRowAt path: IndexPath) {
    didDeselect(path) { delegate?.tableView?(table, didDeselectRowAt: $0) }
  }

  func tableView(_ table: UITableView, canPerformPrimaryActionForRowAt path: IndexPath) -> Bool {
    guard let path = current(path) else { return false }
    return answer(.canPerformPrimaryAction, at: path) {
      delegate?.tableView?(table, canPerformPrimaryActionForRowAt: path)
    } ?? !table.isEditing
  }

  func tableView(_ table: UITableView, performPrimaryActionForRowAt path: IndexPath) {
    guard let path = current(path) else { return }
    answer(.performPrimaryAction, at: path) {
      delegate?.tableView?(table, performPrimaryActionForRowAt: path)
    }
  }

  func tableView(
    _ table: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    ask {
      $0.targetForMove(at: sourceIndexPath, proposal: proposedDestinationIndexPath)
    } ?? sourceIndexPath
  }

  func tableView(
    _ table: UITableView, editingStyleForRowAt path: IndexPath
  ) -> UITableViewCell.EditingStyle {
    answer(.editingStyle, at: path) {
      delegate?.tableView?(table, editingStyleForRowAt: path)
    } ?? usualEditingStyle(at: path, in: table)
  }

  /// The editing style of a row without one of its own.
  ///
  /// It is `.delete`, as without the method, unless others than this row are deleted or moved: then
  /// it offers no deletion that no closure or delegate would commit.
  private func usualEditingStyle(
    at path: IndexPath, in table: UITableView
  ) -> UITableViewCell.EditingStyle {
    guard claims(.commitEditing) || claims(.move), !deletes(at: path) else { return .delete }
    // Where people select several rows, there is a circle in the place of the control.
    return table.isEditing && table.allowsMultipleSelectionDuringEditing ? .delete : .none
  }

  func tableView(_ table: UITableView, shouldIndentWhileEditingRowAt path: IndexPath) -> Bool {
    answer(.shouldIndentWhileEditing, at: path) {
      delegate?.tableView?(table, shouldIndentWhileEditingRowAt: path)
    }
      // A row that can only be moved has no editing control to make room for.
      ?? (!claims(.move) || self.tableView(table, editingStyleForRowAt: path) != .none)
  }

  #if !os(tvOS)
  func tableView(
    _ table: UITableView, titleForDeleteConfirmationButtonForRowAt path: IndexPath
  ) -> String? {
    answer(.deleteTitle, at: path) {
      delegate?.tableView?(table, titleForDeleteConfirmationButtonForRowAt: path)
    } ?? nil
  }

  func tableView(_ table: UITableView, willBeginEditingRowAt path: IndexPath) {
    swipeDidBegin()
    answer(.willBeginEditing, at: path) { delegate?.tableView?(table, willBeginEditingRowAt: path) }
  }

  func tableView(_ table: UITableView, didEndEditingRowAt path: IndexPath?) {
    defer { swipeDidEnd() }
    list?.answer {
      if let path, list?.answer(.didEndEditing, at: path) != nil { return }
      delegate?.tableView?(table, didEndEditingRowAt: path)
    }
  }

  func tableView(
    _ table: UITableView, leadingSwipeActionsConfigurationForRowAt path: IndexPath
  ) -> UISwipeActionsConfiguration? {
    answer(.leadingSwipeActions, at: path) {
      delegate?.tableView?(table, leadingSwipeActionsConfigurationForRowAt: path)
    } ?? nil
  }

  func tableView(
    _ table: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath
  ) -> UISwipeActionsConfiguration? {
    answer(.trailingSwipeActions, at: path) {
      delegate?.tableView?(table, trailingSwipeActionsConfigurationForRowAt: path)
    } ?? nil
  }

  func tableView(_ table: UITableView, accessoryButtonTappedForRowWith path: IndexPath) {
    answer(.accessoryButtonTapped, at: path) {
      delegate?.tableView?(table, accessoryButtonTappedForRowWith: path)
    }
  }

  func tableView(
    _ table: UITableView, shouldBeginMultipleSelectionInteractionAt path: IndexPath
  ) -> Bool {
    answer(.shouldBeginMultipleSelection, at: path) {
      delegate?.tableView?(table, shouldBeginMultipleSelectionInteractionAt: path)
    } ?? false
  }

  func tableView(_ table: UITableView, didBeginMultipleSelectionInteractionAt path: IndexPath) {
    answer(.didBeginMultipleSelection, at: path) {
      delegate?.tableView?(table, didBeginMultipleSelectionInteractionAt: path)
    }
  }

  func tableViewDidEndMultipleSelectionInteraction(_ table: UITableView) {
    answer(.multipleSelectionDidEnd) {
      $0()
    } else: {
      delegate?.tableViewDidEndMultipleSelectionInteraction?(table)
    }
  }

  func tableView(
    _ table: UITableView, contextMenuConfigurationForRowAt path: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    answer(.contextMenu, at: path) {
      $0(point)
    } else: {
      delegate?.tableView?(table, contextMenuConfigurationForRowAt: path, point: point)
    } ?? nil
  }

  func tableView(_ table: UITableView, selectionFollowsFocusForRowAt path: IndexPath) -> Bool {
    answer(.selectionFollowsFocus, at: path) {
      delegate?.tableView?(table, selectionFollowsFocusForRowAt: path)
    } ?? table.selectionFollowsFocus
  }
  #endif

  // UIKit's own answer without the method also depends on the cell, and cannot be had from here.
  func tableView(_ table: UITableView, canFocusRowAt path: IndexPath) -> Bool {
    answer(.canFocus, at: path) {
      delegate?.tableView?(table, canFocusRowAt: path)
    } ?? table.allowsFocus
  }

  func tableView(
    _ table: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool {
    answer(.shouldUpdateFocus) { (closure: (UITableViewFocusUpdateContext) -> Bool) in
      closure(context)
    } else: {
      delegate?.tableView?(table, shouldUpdateFocusIn: context)
    } ?? true
  }

  func tableView(
    _ table: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    answer(.didUpdateFocus) {
      (closure: (UITableViewFocusUpdateContext, UIFocusAnimationCoordinator) -> Void) in
      closure(context, coordinator)
    } else: {
      delegate?.tableView?(table, didUpdateFocusIn: context, with: coordinator)
    }
  }

  func indexPathForPreferredFocusedView(in table: UITableView) -> IndexPath? {
    answer(.preferredFocusedIndexPath) {
      $0()
    } else: {
      delegate?.indexPathForPreferredFocusedView?(in: table)
    } ?? nil
  }

  #if !os(tvOS) && !os(visionOS)
  // UIKit deprecated these methods, but still sends them; so the app's own delegate may have them. On
  // visionOS they do not exist: Apple's page of `tableView(_:shouldShowMenuForRowAt:)` does not list it.

  @available(*, deprecated)
  func tableView(_ table: UITableView, shouldShowMenuForRowAt path: IndexPath) -> Bool {
    answer(.shouldShowMenu, at: path) {
      delegate?.tableView?(table, shouldShowMenuForRowAt: path)
    } ?? false
  }

  @available(*, deprecated)
  func tableView(
    _ table: UITableView, canPerformAction action: Selector, forRowAt path: IndexPath,
    withSender sender: Any?
  ) -> Bool {
    answer(.canPerformAction, at: path) {
      $0(action, sender)
    } else: {
      delegate?.tableView?(table, canPerformAction: action, forRowAt: path, withSender: sender)
    } ?? false
  }

  @available(*, deprecated)
  func tableView(
    _ table: UITableView, performAction action: Selector, forRowAt path: IndexPath,
    withSender sender: Any?
  ) {
    answer(.performAction, at: path) {
      $0(action, sender)
    } else: {
      delegate?.tableView?(table, performAction: action, forRowAt: path, withSender: sender)
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
