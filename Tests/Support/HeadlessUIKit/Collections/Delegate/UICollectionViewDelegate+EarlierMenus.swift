// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

/// What a collection view asks who has menus from before those for several items; deprecated.
@MainActor public protocol UICollectionViewDelegateEarlierMenus: NSObjectProtocol {
  associatedtype CollectionContextMenuConfigurationForItemAt = Absent
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) throws(Absent) -> CollectionContextMenuConfigurationForItemAt

  associatedtype CollectionPreviewForHighlightingContextMenu = Absent
  @discardableResult func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) throws(Absent) -> CollectionPreviewForHighlightingContextMenu

  associatedtype CollectionPreviewForDismissingContextMenu = Absent
  @discardableResult func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) throws(Absent) -> CollectionPreviewForDismissingContextMenu

  associatedtype CollectionShouldShowMenuForItemAt = Absent
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) throws(Absent) -> CollectionShouldShowMenuForItemAt

  associatedtype CollectionCanPerformAction = Absent
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) throws(Absent) -> CollectionCanPerformAction

  associatedtype CollectionPerformAction = Absent
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) throws(Absent) -> CollectionPerformAction
}

extension UICollectionViewDelegateEarlierMenus {
  nonisolated static var earlierMenuAnswers: [Answer] {
    [
      Answer(
        "collectionView:contextMenuConfigurationForItemAtIndexPath:point:",
        CollectionContextMenuConfigurationForItemAt.self),
      Answer(
        "collectionView:previewForHighlightingContextMenuWithConfiguration:",
        CollectionPreviewForHighlightingContextMenu.self),
      Answer(
        "collectionView:previewForDismissingContextMenuWithConfiguration:",
        CollectionPreviewForDismissingContextMenu.self),
      Answer(
        "collectionView:shouldShowMenuForItemAtIndexPath:", CollectionShouldShowMenuForItemAt.self),
      Answer(
        "collectionView:canPerformAction:forItemAtIndexPath:withSender:",
        CollectionCanPerformAction.self),
      Answer(
        "collectionView:performAction:forItemAtIndexPath:withSender:", CollectionPerformAction.self),
    ]
  }

  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) throws(Absent) -> Absent { throw Absent() }
}

extension Messages where Target == any UICollectionViewDelegate {
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    send("collectionView:contextMenuConfigurationForItemAtIndexPath:point:") {
      try $0.collectionView(
        collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    send("collectionView:previewForHighlightingContextMenuWithConfiguration:") {
      try $0.collectionView(
        collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    send("collectionView:previewForDismissingContextMenuWithConfiguration:") {
      try $0.collectionView(
        collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool? {
    send("collectionView:shouldShowMenuForItemAtIndexPath:") {
      try $0.collectionView(
        collectionView, shouldShowMenuForItemAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, canPerformAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool? {
    send("collectionView:canPerformAction:forItemAtIndexPath:withSender:") {
      try $0.collectionView(
        collectionView, canPerformAction: action, forItemAt: indexPath, withSender: sender)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, performAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) -> Void? {
    send("collectionView:performAction:forItemAtIndexPath:withSender:") {
      try $0.collectionView(
        collectionView, performAction: action, forItemAt: indexPath, withSender: sender)
    }
  }
}
