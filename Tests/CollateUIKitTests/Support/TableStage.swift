#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
@_spi(Headless) import UIKit

/// A table view in a window that shows shelves of books.
@MainActor
final class TableStage {
  let source: ArrayDataSource<Shelf>
  let list: TableViewDataSource<Shelf>
  let table: UITableView
  let window: UIWindow

  /// What the list asks, and does not keep.
  var fallback: (any UITableViewDelegate & UITableViewDataSource)?

  init(
    _ text: String, style: UITableView.Style = .plain, height: CGFloat = 2_000,
    showing shown: (any DataSource<Shelf>)? = nil,
    setUp: (TableViewDataSource<Shelf>) -> Void = { _ in }
  ) {
    source = ArrayDataSource(sections: shelves(text))
    let shown: any DataSource<Shelf> = shown ?? source
    list = Self.list(of: shown)
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: height), style: style)
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: height))
    window.show(table)
    setUp(list)
    list.tableView = table
    layOut()
  }

  private static func list(of source: some DataSource<Shelf>) -> TableViewDataSource<Shelf> {
    TableViewDataSource(dataSource: source, cell: UITableViewCell.self) { cell, book, _ in
      cell.textLabel?.text = "\(book)"
    }
  }

  /// Lets everything happen that waits for the main run loop.
  func layOut() {
    list.flush()
    HeadlessUIKit.commit()
    HeadlessUIKit.finishAnimations()
  }

  /// What the rows say, section by section.
  var rows: [[String]] {
    let shown = table.shownTexts
    return (0..<table.numberOfSections).map { section in
      (0..<table.numberOfRows(inSection: section)).map { row in
        shown[IndexPath(row: row, section: section)] ?? "-"
      }
    }
  }

  /// What the rows should say.
  var expectedRows: [[String]] {
    list.dataSource.snapshot.sections.map { $0.items.map(\.description) }
  }
}

/// Runs a body under all that UIKit leaves open, with everything fatal that may crash.
@MainActor
func withQuirks(_ body: () throws -> Void) rethrows {
  try withEvery("quirks", in: Effort.some(of: 0..<8)) { number in
    try HeadlessUIKit.with {
      $0.hazardsAreFatal = true
      $0.endsDisplayingFirst = number & 1 == 0
      $0.reusesCellsBeforeEnding = number & 2 == 0
      $0.tableReloadsCountsAtOnce = number & 2 == 0
      $0.endsDeletedCellsLate = number & 4 == 0
      $0.keepsSupplementaryViews = number & 1 == 0
      $0.prefetchedItems = number & 2
      $0.keptCells = number & 4
      $0.commitsMovesToSamePlace = number & 4 == 0
      $0.modernBatchMessages = number & 1 == 0
      $0.asksForIndexWhenUsed = number & 2 == 0
      $0.namesTitleViews = number & 4 == 0
      $0.reordersEditableRowsOnly = number & 1 == 0
    } _: {
      try body()
    }
  }
}
#endif
