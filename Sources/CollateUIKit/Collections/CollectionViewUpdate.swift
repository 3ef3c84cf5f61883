#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// How a collection view shows changes.
///
///     list.viewUpdate = .animated(limit: 100)
@MainActor
public struct CollectionViewUpdate<Section: SectionProtocol> {
  /// Shows a change, and returns whether it calls the completion itself.
  let show:
    (
      _ collectionView: UICollectionView, _ change: PresentedChange<Section>,
      _ completion: Completion?
    ) ->
      Bool

  let completion: Completion?

  typealias Completion = @MainActor @Sendable (_ isFinished: Bool) -> Void

  /// Animates changes.
  ///
  /// - Parameters:
  ///   - limit: If more items than this come, go or move at once, the collection view is reloaded instead.
  ///   - completion: Is called when the collection view shows a change and animates no more.
  /// - Returns: The way to show changes.
  public static func animated(
    limit: Int = 500,
    completion: (@MainActor @Sendable (_ isFinished: Bool) -> Void)? = nil
  ) -> Self {
    Self(
      show: { collectionView, change, completion in
        // What is not committed is reloaded.
        guard change.movingItemCount <= limit else { return false }
        change.show(in: collectionView, completion: completion)
        return true
      },
      completion: completion)
  }

  /// Shows changes at once.
  ///
  /// What stays is not touched, as it would be if the collection view were reloaded.
  public static var unanimated: Self {
    Self(
      show: { collectionView, change, completion in
        UIView.performWithoutAnimation {
          change.show(in: collectionView, completion: completion)
        }
        return true
      },
      completion: nil)
  }

  /// Shows changes in your own way.
  ///
  ///     .custom { collectionView, change in
  ///       UIView.animate(withDuration: 1) { change.show(in: collectionView) }
  ///     }
  ///
  /// Each stage of the change has to be committed inside the collection view's batch; see
  /// `PresentedChange`. If some are not when the closure returns, the collection view is reloaded.
  ///
  /// - Parameter show: Shows a change.
  /// - Returns: The way to show changes.
  public static func custom(
    _ show:
      @escaping (_ collectionView: UICollectionView, _ change: PresentedChange<Section>) -> Void
  ) -> Self {
    Self(
      show: { collectionView, change, _ in
        show(collectionView, change)
        return true
      },
      completion: nil)
  }
}
#endif
