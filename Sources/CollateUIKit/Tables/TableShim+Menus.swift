#if canImport(UIKit) && !os(watchOS)
import UIKit

extension TableShim {
  #if !os(tvOS)
  func tableView(
    _ tableView: UITableView,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    ask(\.deleteTitle, at: indexPath) { $0.deleteTitle(tableView, indexPath) }
      ?? nil
  }

  func tableView(
    _ tableView: UITableView,
    willBeginEditingRowAt indexPath: IndexPath
  ) {
    ask(\.willBeginEditing, at: indexPath) { $0.willBeginEditing(tableView, indexPath) }
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    ask { list in
      if let indexPath, list.ask(\.didEndEditing, at: indexPath) != nil { return }
      list.fallback.didEndEditing(tableView, indexPath)
    }
  }

  func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    ask(\.leadingSwipeActions, at: indexPath) { $0.leadingSwipeActions(tableView, indexPath) }
      ?? nil
  }

  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    ask(\.trailingSwipeActions, at: indexPath) { $0.trailingSwipeActions(tableView, indexPath) }
      ?? nil
  }

  func tableView(
    _ tableView: UITableView,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    act(\.accessoryButtonTapped, at: indexPath) { $0.accessoryButtonTapped(tableView, indexPath) }
  }

  func tableView(
    _ tableView: UITableView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    ask(\.shouldBeginMultipleSelection, at: indexPath) {
      $0.shouldBeginMultipleSelection(tableView, indexPath)
    }
      ?? false
  }

  func tableView(
    _ tableView: UITableView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    ask(\.didBeginMultipleSelection, at: indexPath) {
      $0.didBeginMultipleSelection(tableView, indexPath)
    }
  }

  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    ask { if !$0.didEndMultipleSelection() { $0.fallback.didEndMultipleSelection(tableView) } }
  }

  func tableView(
    _ tableView: UITableView,
    selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool {
    ask(\.selectionFollowsFocus, at: indexPath) { $0.selectionFollowsFocus(tableView, indexPath) }
      ?? tableView.selectionFollowsFocus
  }

  func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    ask { list -> UIContextMenuConfiguration?? in
      if let closure = list.ask(\.contextMenu, at: indexPath) { return .some(closure(point)) }
      return list.fallback.contextMenu(tableView, indexPath, point)
    } ?? nil
  }

  func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    ask { $0.fallback.willPerformPreviewAction(tableView, configuration, animator) }
  }

  func tableView(
    _ tableView: UITableView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    ask { $0.fallback.willDisplayContextMenu(tableView, configuration, animator) }
  }

  func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    ask { $0.fallback.willEndContextMenu(tableView, configuration, animator) }
  }
  #endif
  func tableView(
    _ tableView: UITableView,
    canFocusRowAt indexPath: IndexPath
  ) -> Bool {
    ask(\.canFocus, at: indexPath) { $0.canFocus(tableView, indexPath) }
      ?? tableView.allowsFocus
  }

  func tableView(
    _ tableView: UITableView,
    shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool {
    ask { $0.mayUpdateFocus(context) ?? $0.fallback.shouldUpdateFocus(tableView, context) }
      ?? true
  }

  func tableView(
    _ tableView: UITableView,
    didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    ask { list in
      if list.tellOfFocusUpdate(context, coordinator) { return }
      list.fallback.didUpdateFocus(tableView, context, coordinator)
    }
  }

  func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
    ask { $0.preferredFocusedPath() ?? $0.fallback.preferredFocusedPath(tableView) } ?? nil
  }
}
#endif
