#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

/// A delegate that UIKit asks about one item at a time, as it did before menus could be for several.
///
/// Its methods are deprecated. Calls by the protocol bring no warnings, calls of the methods do.
@MainActor
protocol EarlierMenus {
  func contextMenu(
    _ collectionView: UICollectionView, _ path: IndexPath, _ point: CGPoint
  ) -> UIContextMenuConfiguration?
  func highlightPreview(
    _ collectionView: UICollectionView, _ menu: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  func dismissalPreview(
    _ collectionView: UICollectionView, _ menu: UIContextMenuConfiguration
  ) -> UITargetedPreview?
}

extension CollectionFallback {
  var earlier: any EarlierMenus { self }
}

#if canImport(ObjectiveC)
extension CollectionFallback: EarlierMenus {
  @available(*, deprecated)
  func contextMenu(
    _ collectionView: UICollectionView, _ path: IndexPath, _ point: CGPoint
  ) -> UIContextMenuConfiguration? {
    delegate?.collectionView?(
      collectionView, contextMenuConfigurationForItemAt: path, point: point) ?? nil
  }

  @available(*, deprecated)
  func highlightPreview(
    _ collectionView: UICollectionView, _ menu: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    delegate?.collectionView?(
      collectionView, previewForHighlightingContextMenuWithConfiguration: menu) ?? nil
  }

  @available(*, deprecated)
  func dismissalPreview(
    _ collectionView: UICollectionView, _ menu: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    delegate?.collectionView?(
      collectionView, previewForDismissingContextMenuWithConfiguration: menu) ?? nil
  }
}
#else
extension CollectionFallback: EarlierMenus {
  @available(*, deprecated)
  func contextMenu(
    _ collectionView: UICollectionView, _ path: IndexPath, _ point: CGPoint
  ) -> UIContextMenuConfiguration? {
    delegate?.collectionView(
      collectionView, contextMenuConfigurationForItemAt: path, point: point)
  }

  @available(*, deprecated)
  func highlightPreview(
    _ collectionView: UICollectionView, _ menu: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    delegate?.collectionView(
      collectionView, previewForHighlightingContextMenuWithConfiguration: menu)
  }

  @available(*, deprecated)
  func dismissalPreview(
    _ collectionView: UICollectionView, _ menu: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    delegate?.collectionView(
      collectionView, previewForDismissingContextMenuWithConfiguration: menu)
  }
}
#endif
#endif
