#if canImport(UIKit) && !os(watchOS)
import UIKit

extension TableViewDataSource: MovingList {
  var delegateMover: Mover? {
    guard let reorderingDelegate, let tableView else { return nil }
    return Mover(
      canMove: { reorderingDelegate.reordering(tableView: tableView, canMoveRowAt: $0) },
      target: {
        reorderingDelegate.reordering(
          tableView: tableView, targetIndexPathForMoveFromRowAt: $0, toProposedIndexPath: $1)
      },
      move: { reorderingDelegate.reordering(tableView: tableView, moveRowAt: $0, to: $1) })
  }

  var fallbackMover: Mover? {
    guard let tableView else { return nil }
    let fallback = fallback
    return Mover(
      canMove: { fallback.canMove(tableView, $0) },
      target: { fallback.targetForMove(tableView, $0, $1) },
      move: { fallback.move(tableView, $0, $1) })
  }

  var isMovingItem: Bool {
    guard let tableView, tableView.isEditing else { return false }
    return tableView.visibleCells.contains { $0.configurationState.isReordering }
  }
}
#endif
