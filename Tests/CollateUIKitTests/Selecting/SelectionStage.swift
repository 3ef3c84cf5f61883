#if HEADLESS_UIKIT
import Collate
import CollateTesting
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// A table and a collection view that share a selection; the latter shows a filtered source.
@MainActor
final class SelectionStage {
  typealias Books = Selection<Book.ID>

  let selection: Books
  let checker: SelectionChecker<Book.ID>
  let table: TableStage
  let found: FilteredDataSource<ArrayDataSource<Shelf>>
  let grid: CollectionStage

  init(
    _ text: String, _ behavior: Books.Behavior, _ management: Books.Management = .automatic,
    setUp: (TableViewDataSource<Shelf>) -> Void = { _ in }
  ) {
    let selection = Books(behavior, management: management)
    self.selection = selection
    checker = SelectionChecker(selection)
    table = TableStage(text) { list in
      list.selection = selection
      setUp(list)
    }
    found = table.source.filter { $0.id != "z" }
    grid = CollectionStage("", showing: found) { $0.selection = selection }
    selection.follow(table.source)
  }

  func tap(_ ids: Book.ID...) {
    for id in ids {
      if let path = table.list.indexPath(of: id) { table.table.simulateTap(at: path) }
      layOut()
    }
  }

  func tapInGrid(_ id: Book.ID) {
    if let path = grid.list.indexPath(of: id) { grid.view.simulateTap(at: path) }
    layOut()
  }

  func layOut() {
    table.layOut()
    grid.layOut()
  }

  /// Compares what the views in windows show with what is selected.
  func check(_ ids: Set<Book.ID>? = nil) {
    if let ids { expectEqual(Set(selection.ids), ids) }
    let selected = Set(selection.ids)
    if table.table.window != nil {
      let rows = (table.table.indexPathsForSelectedRows ?? []).map { table.list.item(at: $0)?.id }
      expectEqual(Set(rows), selected.filter { table.list.indexPath(of: $0) != nil })
    }
    if grid.view.window != nil {
      let items = (grid.view.indexPathsForSelectedItems ?? []).map { grid.list.item(at: $0)?.id }
      expectEqual(Set(items), selected.filter { grid.list.indexPath(of: $0) != nil })
    }
    expectEqual(checker.check(), [])
  }
}
#endif
