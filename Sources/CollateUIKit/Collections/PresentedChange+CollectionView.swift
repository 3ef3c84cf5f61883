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
    show(in: collectionView, completion: completion) { stage, completion in
      collectionView.performBatchUpdates {
        self.commit(stage)
        collectionView.apply(stage.batch)
      } completion: {
        completion($0)
      }
    }
  }
}

extension UICollectionView {
  /// Applies the changes of a stage inside a batch update.
  fileprivate func apply(_ batch: ChangeBatch) {
    if !batch.sectionDeletes.isEmpty {
      deleteSections(
        IndexSet(batch.sectionDeletes.map(\.index)))
    }
    if !batch.sectionInserts.isEmpty {
      insertSections(
        IndexSet(batch.sectionInserts.map(\.index)))
    }
    for pair in batch.sectionMoves {
      moveSection(pair.before.index, toSection: pair.after.index)
    }
    if !batch.itemDeletes.isEmpty {
      deleteItems(at: batch.itemDeletes.map(\.path.indexPath))
    }
    if !batch.itemInserts.isEmpty {
      insertItems(at: batch.itemInserts.map(\.path.indexPath))
    }
    for pair in batch.itemMoves {
      moveItem(at: pair.before.path.indexPath, to: pair.after.path.indexPath)
    }
    if !batch.itemUpdates.isEmpty {
      reconfigureItems(at: batch.itemUpdates.map(\.after.path.indexPath))
    }
  }
}
#endif
