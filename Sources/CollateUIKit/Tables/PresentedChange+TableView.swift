#if canImport(UIKit) && !os(watchOS)
public import UIKit

extension PresentedChange {
  /// Applies the change to a table view, with one batch update for each stage.
  ///
  /// - Parameters:
  ///   - tableView: The table view that the change is for.
  ///   - animations: The animations for rows and sections.
  ///   - completion: Called when the animations have finished.
  public func show(
    in tableView: UITableView,
    with animations: RowAnimations = RowAnimations(),
    completion: (@MainActor @Sendable (_ isFinished: Bool) -> Void)? = nil
  ) {
    show(in: tableView, completion: completion) { stage, completion in
      tableView.performBatchUpdates {
        self.commit(stage)
        tableView.apply(stage.batch, with: animations)
      } completion: {
        completion($0)
      }
    }
  }
}

extension UITableView {
  /// Applies the changes of a stage inside a batch update.
  fileprivate func apply(_ batch: ChangeBatch, with animations: RowAnimations) {
    if !batch.sectionDeletes.isEmpty {
      deleteSections(
        IndexSet(batch.sectionDeletes.map(\.index)), with: animations.sectionDeletion)
    }
    if !batch.sectionInserts.isEmpty {
      insertSections(
        IndexSet(batch.sectionInserts.map(\.index)), with: animations.sectionInsertion)
    }
    for pair in batch.sectionMoves {
      moveSection(pair.before.index, toSection: pair.after.index)
    }
    if !batch.itemDeletes.isEmpty {
      deleteRows(at: batch.itemDeletes.map(\.path.indexPath), with: animations.rowDeletion)
    }
    if !batch.itemInserts.isEmpty {
      insertRows(at: batch.itemInserts.map(\.path.indexPath), with: animations.rowInsertion)
    }
    for pair in batch.itemMoves {
      moveRow(at: pair.before.path.indexPath, to: pair.after.path.indexPath)
    }
    if !batch.itemUpdates.isEmpty {
      reconfigureRows(at: batch.itemUpdates.map(\.after.path.indexPath))
    }
  }
}
#endif
