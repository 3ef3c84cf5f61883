#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

#if canImport(ObjectiveC)
// What the app leaves out has no answer.

extension TableFallback {
  func contextMenu(
    _ tableView: UITableView, _ path: IndexPath, _ point: CGPoint
  ) -> UIContextMenuConfiguration?? {
    guard let method = delegate?.tableView(_:contextMenuConfigurationForRowAt:point:) else {
      return .none
    }
    return .some(method(tableView, path, point))
  }

  func willPerformPreviewAction(
    _ tableView: UITableView, _ menu: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    delegate?.tableView?(tableView, willPerformPreviewActionForMenuWith: menu, animator: animator)
  }

  func willDisplayContextMenu(
    _ tableView: UITableView, _ menu: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate?.tableView?(tableView, willDisplayContextMenu: menu, animator: animator)
  }

  func willEndContextMenu(
    _ tableView: UITableView, _ menu: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate?.tableView?(tableView, willEndContextMenuInteraction: menu, animator: animator)
  }

  func highlightPreview(
    _ tableView: UITableView, _ menu: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    delegate?.tableView?(tableView, previewForHighlightingContextMenuWithConfiguration: menu) ?? nil
  }

  func dismissalPreview(
    _ tableView: UITableView, _ menu: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    delegate?.tableView?(tableView, previewForDismissingContextMenuWithConfiguration: menu) ?? nil
  }

  func shouldSpringLoad(
    _ tableView: UITableView, _ path: IndexPath, _ context: any UISpringLoadedInteractionContext
  ) -> Bool? {
    delegate?.tableView?(tableView, shouldSpringLoadRowAt: path, with: context)
  }
}
#else
// Where protocols have no optional requirements, every method is implemented: not implementing one
// means what UIKit does without it.

extension TableFallback {
  func contextMenu(
    _ tableView: UITableView, _ path: IndexPath, _ point: CGPoint
  ) -> UIContextMenuConfiguration?? {
    guard let delegate else { return .none }
    return .some(
      delegate.tableView(tableView, contextMenuConfigurationForRowAt: path, point: point))
  }

  func willPerformPreviewAction(
    _ tableView: UITableView, _ menu: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    delegate?.tableView(tableView, willPerformPreviewActionForMenuWith: menu, animator: animator)
  }

  func willDisplayContextMenu(
    _ tableView: UITableView, _ menu: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate?.tableView(tableView, willDisplayContextMenu: menu, animator: animator)
  }

  func willEndContextMenu(
    _ tableView: UITableView, _ menu: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate?.tableView(tableView, willEndContextMenuInteraction: menu, animator: animator)
  }

  func highlightPreview(
    _ tableView: UITableView, _ menu: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    delegate?.tableView(tableView, previewForHighlightingContextMenuWithConfiguration: menu)
  }

  func dismissalPreview(
    _ tableView: UITableView, _ menu: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    delegate?.tableView(tableView, previewForDismissingContextMenuWithConfiguration: menu)
  }

  func shouldSpringLoad(
    _ tableView: UITableView, _ path: IndexPath, _ context: any UISpringLoadedInteractionContext
  ) -> Bool? {
    delegate?.tableView(tableView, shouldSpringLoadRowAt: path, with: context)
  }
}
#endif
#endif
