#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// How a collection view shows changes: animated, without animation, or in a custom way.
///
///     list.viewUpdate = .animated(limit: 100)
public typealias CollectionViewUpdate<Section: SectionProtocol> =
  ViewUpdate<UICollectionView, Section>

extension ViewUpdate where View == UICollectionView {
  /// Animates changes with batch updates.
  ///
  /// - Parameters:
  ///   - limit: If more items than this are inserted, deleted or moved at once, the collection view
  ///     is reloaded instead.
  ///   - completion: Called when a change is shown and its animations have finished.
  /// - Returns: The view update.
  public static func animated(
    limit: Int = 500,
    completion: (@MainActor @Sendable (_ isFinished: Bool) -> Void)? = nil
  ) -> Self {
    Self(limit: limit, completion: completion) { collectionView, change, completion in
      change.show(in: collectionView, completion: completion)
    }
  }

  /// Applies changes with batch updates, without animation.
  ///
  /// Unlike with `reloadData()`, cells that did not change are not affected.
  public static var unanimated: Self {
    .custom { collectionView, change in
      UIView.performWithoutAnimation { change.show(in: collectionView) }
    }
  }
}
#endif
