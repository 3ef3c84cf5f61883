#if canImport(UIKit) && !os(watchOS)
import UIKit

extension CollectionViewDataSource: MovingList {
  var delegateMover: Mover? {
    guard let reorderingDelegate, let collectionView else { return nil }
    return Mover(
      canMove: {
        reorderingDelegate.reordering(collectionView: collectionView, canMoveItemAt: $0)
      },
      target: {
        reorderingDelegate.reordering(
          collectionView: collectionView, targetIndexPathForMoveFromItemAt: $0,
          toProposedIndexPath: $1)
      },
      move: {
        reorderingDelegate.reordering(collectionView: collectionView, moveItemAt: $0, to: $1)
      })
  }

  var fallbackMover: Mover? {
    guard let collectionView else { return nil }
    let fallback = fallback
    return Mover(
      canMove: { fallback.canMove(collectionView, $0) },
      target: { fallback.targetForMove(collectionView, $0, at: $0, $1) },
      move: { fallback.move(collectionView, $0, $1) })
  }

  var isMovingItem: Bool {
    collectionView?.visibleCells.contains { $0.configurationState.isReordering } ?? false
  }
}
#endif
