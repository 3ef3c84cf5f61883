#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

/// The delegate methods for the menu of a single item, from before menus for several items.
///
/// They are deprecated; calling them through this protocol avoids the warnings.
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
#endif
