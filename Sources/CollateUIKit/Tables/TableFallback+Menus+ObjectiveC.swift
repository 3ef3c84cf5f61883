#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

#if canImport(ObjectiveC)
// Methods that the app does not implement return nothing.

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
// Without Objective-C, protocols have no optional requirements. Their default implementations do
// what UIKit does without a method.

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
