// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

/// What a collection view asks and tells about context menus and springs.
@MainActor public protocol UICollectionViewDelegateMenus: NSObjectProtocol {
  associatedtype CollectionContextMenuConfigurationForItemsAt = Absent
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) throws(Absent) -> CollectionContextMenuConfigurationForItemsAt

  associatedtype CollectionHighlightPreviewForItemAt = Absent
  @discardableResult func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) throws(Absent) -> CollectionHighlightPreviewForItemAt

  associatedtype CollectionDismissalPreviewForItemAt = Absent
  @discardableResult func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) throws(Absent) -> CollectionDismissalPreviewForItemAt

  associatedtype CollectionWillPerformPreviewActionForMenuWith = Absent
  @discardableResult func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) throws(Absent) -> CollectionWillPerformPreviewActionForMenuWith

  associatedtype CollectionWillDisplayContextMenu = Absent
  @discardableResult func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) throws(Absent) -> CollectionWillDisplayContextMenu

  associatedtype CollectionWillEndContextMenuInteraction = Absent
  @discardableResult func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) throws(Absent) -> CollectionWillEndContextMenuInteraction

  associatedtype CollectionShouldSpringLoadItemAt = Absent
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) throws(Absent) -> CollectionShouldSpringLoadItemAt
}

extension UICollectionViewDelegateMenus {
  nonisolated static var menuAnswers: [Answer] {
    [
      Answer(
        "collectionView:contextMenuConfigurationForItemsAtIndexPaths:point:",
        CollectionContextMenuConfigurationForItemsAt.self),
      Answer(
        "collectionView:contextMenuConfiguration:highlightPreviewForItemAtIndexPath:",
        CollectionHighlightPreviewForItemAt.self),
      Answer(
        "collectionView:contextMenuConfiguration:dismissalPreviewForItemAtIndexPath:",
        CollectionDismissalPreviewForItemAt.self),
      Answer(
        "collectionView:willPerformPreviewActionForMenuWithConfiguration:animator:",
        CollectionWillPerformPreviewActionForMenuWith.self),
      Answer(
        "collectionView:willDisplayContextMenuWithConfiguration:animator:",
        CollectionWillDisplayContextMenu.self),
      Answer(
        "collectionView:willEndContextMenuInteractionWithConfiguration:animator:",
        CollectionWillEndContextMenuInteraction.self),
      Answer(
        "collectionView:shouldSpringLoadItemAtIndexPath:withContext:",
        CollectionShouldSpringLoadItemAt.self),
    ]
  }

  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) throws(Absent) -> Absent { throw Absent() }
}

extension Messages where Target == any UICollectionViewDelegate {
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    send("collectionView:contextMenuConfigurationForItemsAtIndexPaths:point:") {
      try $0.collectionView(
        collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    send("collectionView:contextMenuConfiguration:highlightPreviewForItemAtIndexPath:") {
      try $0.collectionView(
        collectionView, contextMenuConfiguration: configuration,
        highlightPreviewForItemAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    send("collectionView:contextMenuConfiguration:dismissalPreviewForItemAtIndexPath:") {
      try $0.collectionView(
        collectionView, contextMenuConfiguration: configuration,
        dismissalPreviewForItemAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) -> Void? {
    send("collectionView:willPerformPreviewActionForMenuWithConfiguration:animator:") {
      try $0.collectionView(
        collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) -> Void? {
    send("collectionView:willDisplayContextMenuWithConfiguration:animator:") {
      try $0.collectionView(
        collectionView, willDisplayContextMenu: configuration, animator: animator)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) -> Void? {
    send("collectionView:willEndContextMenuInteractionWithConfiguration:animator:") {
      try $0.collectionView(
        collectionView, willEndContextMenuInteraction: configuration, animator: animator)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool? {
    send("collectionView:shouldSpringLoadItemAtIndexPath:withContext:") {
      try $0.collectionView(collectionView, shouldSpringLoadItemAt: indexPath, with: context)
    }
  }
}
