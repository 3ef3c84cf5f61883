#if canImport(UIKit) && !os(watchOS)
import UIKit

extension TableShim {
  #if !os(tvOS)
  func tableView(
    _ tableView: UITableView,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    list?.ask(\.deleteTitle, at: indexPath) { $0.deleteTitle(tableView, indexPath) }
      ?? nil
  }

  func tableView(
    _ tableView: UITableView,
    willBeginEditingRowAt indexPath: IndexPath
  ) {
    list?.ask(\.willBeginEditing, at: indexPath) { $0.willBeginEditing(tableView, indexPath) }
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    list?.ask { list in
      if let indexPath, list.ask(\.didEndEditing, at: indexPath) != nil { return }
      list.fallback.didEndEditing(tableView, indexPath)
    }
  }

  func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    list?.ask(\.leadingSwipeActions, at: indexPath) { $0.leadingSwipeActions(tableView, indexPath) }
      ?? nil
  }

  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    list?.ask(\.trailingSwipeActions, at: indexPath) {
      $0.trailingSwipeActions(tableView, indexPath)
    }
      ?? nil
  }

  func tableView(
    _ tableView: UITableView,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    list?.act(\.accessoryButtonTapped, at: indexPath) {
      $0.accessoryButtonTapped(tableView, indexPath)
    }
  }

  func tableView(
    _ tableView: UITableView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    list?.ask(\.shouldBeginMultipleSelection, at: indexPath) {
      $0.shouldBeginMultipleSelection(tableView, indexPath)
    }
      ?? false
  }

  func tableView(
    _ tableView: UITableView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    list?.ask(\.didBeginMultipleSelection, at: indexPath) {
      $0.didBeginMultipleSelection(tableView, indexPath)
    }
  }

  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    list?.ask { list in
      if let closure = list.multipleSelectionDidEnd { return closure() }
      list.fallback.didEndMultipleSelection(tableView)
    }
  }

  func tableView(
    _ tableView: UITableView,
    selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool {
    list?.ask(\.selectionFollowsFocus, at: indexPath) {
      $0.selectionFollowsFocus(tableView, indexPath)
    }
      ?? tableView.selectionFollowsFocus
  }

  func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    list?.ask { list -> UIContextMenuConfiguration?? in
      if let closure = list.ask(\.contextMenu, at: indexPath) { return .some(closure(point)) }
      return list.fallback.contextMenu(tableView, indexPath, point)
    } ?? nil
  }

  // Returning `nil` makes UIKit use its default preview.
  func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    list?.ask { $0.fallback.highlightPreview(tableView, configuration) }
  }

  func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    list?.ask { $0.fallback.dismissalPreview(tableView, configuration) }
  }

  func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    list?.ask { $0.fallback.willPerformPreviewAction(tableView, configuration, animator) }
  }

  func tableView(
    _ tableView: UITableView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    list?.ask { $0.fallback.willDisplayContextMenu(tableView, configuration, animator) }
  }

  func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    list?.ask { $0.fallback.willEndContextMenu(tableView, configuration, animator) }
  }

  func tableView(
    _ tableView: UITableView,
    shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    if let answer = list?.ask({ $0.fallback.shouldSpringLoad(tableView, indexPath, context) }) {
      return answer
    }
    // By default, UIKit does not spring-load rows that are being dragged themselves.
    return switch tableView.cellForRow(at: indexPath)?.configurationState.cellDragState {
    case .lifting, .dragging: false
    default: true
    }
  }
  #endif
  func tableView(
    _ tableView: UITableView,
    canFocusRowAt indexPath: IndexPath
  ) -> Bool {
    list?.ask(\.canFocus, at: indexPath) { $0.canFocus(tableView, indexPath) }
      ?? tableView.allowsFocus
  }

  func tableView(
    _ tableView: UITableView,
    shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool {
    list?.ask { list in
      list.shouldUpdateFocus.map { $0(context) }
        ?? list.fallback.shouldUpdateFocus(tableView, context)
    } ?? true
  }

  func tableView(
    _ tableView: UITableView,
    didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    list?.ask { list in
      if let closure = list.didUpdateFocus { return closure(context, coordinator) }
      list.fallback.didUpdateFocus(tableView, context, coordinator)
    }
  }

  func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
    list?.ask { list -> IndexPath?? in
      list.preferredFocusedIndexPath.map { $0() }
        ?? list.fallback.preferredFocusedPath(tableView)
    } ?? nil
  }
}
#endif
