// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

/// What a collection view asks who does not know of menus for several items; deprecated.
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
}
