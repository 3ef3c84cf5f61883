import Foundation
import Testing
@_spi(Headless) import UIKit

@Suite("Lists that are let go") @MainActor
struct ReleasedListTests {
  /// What has to be gone.
  private struct Released {
    weak var list: UIView?
    weak var cell: UIView?
  }

  private func released(_ use: (TableScreen, CollectionScreen) -> Void) -> [Released] {
    let table = TableScreen([Array(0..<9)], showsHeaders: true)
    let collection = CollectionScreen([Array(0..<9)], showsHeaders: true)
    let views = [
      Released(list: table.table, cell: table.table.visibleCells.first),
      Released(list: collection.view, cell: collection.view.visibleCells.first),
    ]
    use(table, collection)
    for window in [table.window, collection.window] { window.isHidden = true }
    return views
  }

  @Test("A list and its cells are released with their screen, in any state")
  func release() {
    let uses: [(TableScreen, CollectionScreen) -> Void] = [
      { _, _ in },
      { table, collection in
        table.table.isEditing = true
        table.table.beginReordering(at: path(0, 1))
        _ = collection.view.beginInteractiveMovementForItem(at: path(0, 1))
      },
      { table, collection in
        table.table.beginUpdates()
        _ = table.table.simulateSwipe(at: path(0, 0))
        collection.view.reloadData()
      },
      { table, collection in
        table.sections[0].items.removeFirst(2)
        table.table.performBatchUpdates {
          table.table.deleteRows(at: [path(0, 0), path(0, 1)], with: .none)
        } completion: { _ in
          table.log = []
        }
        collection.view.removeFromSuperview()
      },
    ]
    for use in uses {
      let views = released(use)
      HeadlessUIKit.finishAnimations()
      for view in views { #expect(view.list == nil && view.cell == nil) }
    }
  }
}
