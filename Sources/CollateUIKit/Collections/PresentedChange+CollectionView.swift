#if canImport(UIKit) && !os(watchOS)
public import UIKit

extension PresentedChange {
  /// Applies the change to a collection view, with one batch update for each stage.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view that the change is for.
  ///   - completion: Called when the animations have finished.
  public func show(
    in collectionView: UICollectionView,
    completion: (@MainActor @Sendable (_ isFinished: Bool) -> Void)? = nil
  ) {
    apply(to: collectionView, with: RowAnimations(), completion: completion)
  }
}
#endif
