// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

/// What a table asks and tells about context menus and springs.
@MainActor public protocol UITableViewDelegateMenus: NSObjectProtocol {
  associatedtype TableContextMenuConfigurationForRowAt = Absent
  @discardableResult func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) throws(Absent) -> TableContextMenuConfigurationForRowAt

  associatedtype TablePreviewForHighlightingContextMenu = Absent
  @discardableResult func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) throws(Absent) -> TablePreviewForHighlightingContextMenu

  associatedtype TablePreviewForDismissingContextMenu = Absent
  @discardableResult func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) throws(Absent) -> TablePreviewForDismissingContextMenu

  associatedtype TableWillPerformPreviewActionForMenuWith = Absent
  @discardableResult func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) throws(Absent) -> TableWillPerformPreviewActionForMenuWith

  associatedtype TableWillDisplayContextMenu = Absent
  @discardableResult func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) throws(Absent) -> TableWillDisplayContextMenu

  associatedtype TableWillEndContextMenuInteraction = Absent
  @discardableResult func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) throws(Absent) -> TableWillEndContextMenuInteraction

  associatedtype TableShouldSpringLoadRowAt = Absent
  @discardableResult func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) throws(Absent) -> TableShouldSpringLoadRowAt
}

extension UITableViewDelegateMenus {
  nonisolated static var menuAnswers: [Answer] {
    [
      Answer(
        "tableView:contextMenuConfigurationForRowAtIndexPath:point:",
        TableContextMenuConfigurationForRowAt.self),
      Answer(
        "tableView:previewForHighlightingContextMenuWithConfiguration:",
        TablePreviewForHighlightingContextMenu.self),
      Answer(
        "tableView:previewForDismissingContextMenuWithConfiguration:",
        TablePreviewForDismissingContextMenu.self),
      Answer(
        "tableView:willPerformPreviewActionForMenuWithConfiguration:animator:",
        TableWillPerformPreviewActionForMenuWith.self),
      Answer(
        "tableView:willDisplayContextMenuWithConfiguration:animator:",
        TableWillDisplayContextMenu.self),
      Answer(
        "tableView:willEndContextMenuInteractionWithConfiguration:animator:",
        TableWillEndContextMenuInteraction.self),
      Answer(
        "tableView:shouldSpringLoadRowAtIndexPath:withContext:", TableShouldSpringLoadRowAt.self),
    ]
  }

  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) throws(Absent) -> Absent { throw Absent() }
}

extension Messages where Target == any UITableViewDelegate {
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    send("tableView:contextMenuConfigurationForRowAtIndexPath:point:") {
      try $0.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    send("tableView:previewForHighlightingContextMenuWithConfiguration:") {
      try $0.tableView(tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    send("tableView:previewForDismissingContextMenuWithConfiguration:") {
      try $0.tableView(tableView, previewForDismissingContextMenuWithConfiguration: configuration)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) -> Void? {
    send("tableView:willPerformPreviewActionForMenuWithConfiguration:animator:") {
      try $0.tableView(
        tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) -> Void? {
    send("tableView:willDisplayContextMenuWithConfiguration:animator:") {
      try $0.tableView(tableView, willDisplayContextMenu: configuration, animator: animator)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) -> Void? {
    send("tableView:willEndContextMenuInteractionWithConfiguration:animator:") {
      try $0.tableView(tableView, willEndContextMenuInteraction: configuration, animator: animator)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool? {
    send("tableView:shouldSpringLoadRowAtIndexPath:withContext:") {
      try $0.tableView(tableView, shouldSpringLoadRowAt: indexPath, with: context)
    }
  }
}
