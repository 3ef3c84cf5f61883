#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// How a collection view shows changes.
///
///     list.viewUpdate = .animated(limit: 100)
public typealias CollectionViewUpdate<Section: SectionProtocol> =
  ViewUpdate<UICollectionView, Section>

extension ViewUpdate where View == UICollectionView {
  /// Animates changes.
  ///
  /// - Parameters:
  ///   - limit: If more items than this come, go or move at once, the collection view is reloaded
  ///     instead.
  ///   - completion: Is called when the collection view shows a change and animates no more.
  /// - Returns: The way to show changes.
  public static func animated(
    limit: Int = 500,
    completion: (@MainActor @Sendable (_ isFinished: Bool) -> Void)? = nil
  ) -> Self {
    animated(limit: limit, completion: completion) { collectionView, change, completion in
      change.show(in: collectionView, completion: completion)
    }
  }

  /// Shows changes at once.
  ///
  /// What stays is not touched, as it would be if the collection view were reloaded.
  public static var unanimated: Self {
    .custom { collectionView, change in
      UIView.performWithoutAnimation { change.show(in: collectionView) }
    }
  }
}
#endif
