#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

// Methods that the app does not implement return nothing.

extension TableFallback {
  func contextMenu(
    _ tableView: UITableView, _ path: IndexPath, _ point: CGPoint
  ) -> UIContextMenuConfiguration?? {
    guard delegateResponds("tableView:contextMenuConfigurationForRowAtIndexPath:point:") else {
      return .none
    }
    return .some(
      delegate?.tableView?(tableView, contextMenuConfigurationForRowAt: path, point: point))
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
#endif
