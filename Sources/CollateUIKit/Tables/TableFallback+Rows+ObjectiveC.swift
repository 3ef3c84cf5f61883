#if canImport(UIKit) && !os(watchOS)
import UIKit

// Methods that the app does not implement return nothing.

extension TableFallback {
  func delegateResponds(_ selector: String) -> Bool {
    delegate?.responds(to: Selector(selector)) ?? false
  }

  func dataSourceResponds(_ selector: String) -> Bool {
    dataSource?.responds(to: Selector(selector)) ?? false
  }

  func height(_ tableView: UITableView, _ path: IndexPath) -> CGFloat? {
    delegate?.tableView?(tableView, heightForRowAt: path)
  }

  func estimatedHeight(_ tableView: UITableView, _ path: IndexPath) -> CGFloat? {
    delegate?.tableView?(tableView, estimatedHeightForRowAt: path)
  }

  func indentationLevel(_ tableView: UITableView, _ path: IndexPath) -> Int? {
    delegate?.tableView?(tableView, indentationLevelForRowAt: path)
  }

  func shouldHighlight(_ tableView: UITableView, _ path: IndexPath) -> Bool? {
    delegate?.tableView?(tableView, shouldHighlightRowAt: path)
  }

  func didHighlight(_ tableView: UITableView, _ path: IndexPath) {
    delegate?.tableView?(tableView, didHighlightRowAt: path)
  }

  func didUnhighlight(_ tableView: UITableView, _ path: IndexPath) {
    delegate?.tableView?(tableView, didUnhighlightRowAt: path)
  }

  func willSelect(_ tableView: UITableView, _ path: IndexPath) -> IndexPath?? {
    guard delegateResponds("tableView:willSelectRowAtIndexPath:") else { return .none }
    return .some(delegate?.tableView?(tableView, willSelectRowAt: path))
  }

  func willDeselect(_ tableView: UITableView, _ path: IndexPath) -> IndexPath?? {
    guard delegateResponds("tableView:willDeselectRowAtIndexPath:") else { return .none }
    return .some(delegate?.tableView?(tableView, willDeselectRowAt: path))
  }

  func didSelect(_ tableView: UITableView, _ path: IndexPath) {
    delegate?.tableView?(tableView, didSelectRowAt: path)
  }

  func didDeselect(_ tableView: UITableView, _ path: IndexPath) {
    delegate?.tableView?(tableView, didDeselectRowAt: path)
  }

  func canPerformPrimaryAction(_ tableView: UITableView, _ path: IndexPath) -> Bool? {
    delegate?.tableView?(tableView, canPerformPrimaryActionForRowAt: path)
  }

  func performPrimaryAction(_ tableView: UITableView, _ path: IndexPath) {
    delegate?.tableView?(tableView, performPrimaryActionForRowAt: path)
  }

  func willDisplay(_ tableView: UITableView, _ cell: UITableViewCell, _ path: IndexPath) {
    delegate?.tableView?(tableView, willDisplay: cell, forRowAt: path)
  }

  func didEndDisplaying(_ tableView: UITableView, _ cell: UITableViewCell, _ path: IndexPath) {
    delegate?.tableView?(tableView, didEndDisplaying: cell, forRowAt: path)
  }

  func editingStyle(_ tableView: UITableView, _ path: IndexPath) -> UITableViewCell.EditingStyle? {
    delegate?.tableView?(tableView, editingStyleForRowAt: path)
  }

  func shouldIndentWhileEditing(_ tableView: UITableView, _ path: IndexPath) -> Bool? {
    delegate?.tableView?(tableView, shouldIndentWhileEditingRowAt: path)
  }

  func targetForMove(
    _ tableView: UITableView, _ path: IndexPath, _ proposal: IndexPath
  ) -> IndexPath? {
    delegate?.tableView?(
      tableView, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: proposal)
  }

  #if !os(tvOS)
  func deleteTitle(_ tableView: UITableView, _ path: IndexPath) -> String?? {
    guard delegateResponds("tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:") else {
      return .none
    }
    return .some(delegate?.tableView?(tableView, titleForDeleteConfirmationButtonForRowAt: path))
  }

  func willBeginEditing(_ tableView: UITableView, _ path: IndexPath) {
    delegate?.tableView?(tableView, willBeginEditingRowAt: path)
  }

  func didEndEditing(_ tableView: UITableView, _ path: IndexPath?) {
    delegate?.tableView?(tableView, didEndEditingRowAt: path)
  }

  func leadingSwipeActions(
    _ tableView: UITableView, _ path: IndexPath
  ) -> UISwipeActionsConfiguration?? {
    guard delegateResponds("tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:") else {
      return .none
    }
    return .some(delegate?.tableView?(tableView, leadingSwipeActionsConfigurationForRowAt: path))
  }

  func trailingSwipeActions(
    _ tableView: UITableView, _ path: IndexPath
  ) -> UISwipeActionsConfiguration?? {
    guard delegateResponds("tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:") else {
      return .none
    }
    return .some(delegate?.tableView?(tableView, trailingSwipeActionsConfigurationForRowAt: path))
  }

  func accessoryButtonTapped(_ tableView: UITableView, _ path: IndexPath) {
    delegate?.tableView?(tableView, accessoryButtonTappedForRowWith: path)
  }

  func shouldBeginMultipleSelection(_ tableView: UITableView, _ path: IndexPath) -> Bool? {
    delegate?.tableView?(tableView, shouldBeginMultipleSelectionInteractionAt: path)
  }

  func didBeginMultipleSelection(_ tableView: UITableView, _ path: IndexPath) {
    delegate?.tableView?(tableView, didBeginMultipleSelectionInteractionAt: path)
  }

  func didEndMultipleSelection(_ tableView: UITableView) {
    delegate?.tableViewDidEndMultipleSelectionInteraction?(tableView)
  }

  func selectionFollowsFocus(_ tableView: UITableView, _ path: IndexPath) -> Bool? {
    delegate?.tableView?(tableView, selectionFollowsFocusForRowAt: path)
  }
  #endif

  func canFocus(_ tableView: UITableView, _ path: IndexPath) -> Bool? {
    delegate?.tableView?(tableView, canFocusRowAt: path)
  }

  func shouldUpdateFocus(
    _ tableView: UITableView, _ context: UITableViewFocusUpdateContext
  ) -> Bool? {
    delegate?.tableView?(tableView, shouldUpdateFocusIn: context)
  }

  func didUpdateFocus(
    _ tableView: UITableView, _ context: UITableViewFocusUpdateContext,
    _ coordinator: UIFocusAnimationCoordinator
  ) {
    delegate?.tableView?(tableView, didUpdateFocusIn: context, with: coordinator)
  }

  func preferredFocusedPath(_ tableView: UITableView) -> IndexPath?? {
    guard delegateResponds("indexPathForPreferredFocusedViewInTableView:") else { return .none }
    return .some(delegate?.indexPathForPreferredFocusedView?(in: tableView))
  }
}
#endif
