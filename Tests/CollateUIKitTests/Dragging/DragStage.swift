#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
@_spi(Headless) import UIKit

/// A table or collection view in a window, from and over which things are dragged.
@MainActor
final class DragStage {
  enum Kind: CaseIterable {
    case table
    case collection
  }

  private enum Content {
    case table(TableStage)
    case collection(CollectionStage)
  }

  private let content: Content
  let source: ArrayDataSource<Shelf>

  init(
    _ kind: Kind, _ text: String, showing shown: (any DataSource<Shelf>)? = nil,
    setUp: (any TestedList<Shelf>) -> Void = { _ in }
  ) {
    switch kind {
    case .table:
      let stage = TableStage(text, showing: shown, setUp: setUp)
      (content, source) = (.table(stage), stage.source)
    case .collection:
      let stage = CollectionStage(text, showing: shown, setUp: setUp)
      (content, source) = (.collection(stage), stage.source)
    }
  }

  var list: any TestedList<Shelf> {
    switch content {
    case .table(let stage): stage.list
    case .collection(let stage): stage.list
    }
  }

  var view: UIScrollView {
    switch content {
    case .table(let stage): stage.table
    case .collection(let stage): stage.view
    }
  }

  var window: UIWindow {
    switch content {
    case .table(let stage): stage.window
    case .collection(let stage): stage.window
    }
  }

  var calls: ListCalls {
    switch content {
    case .table(let stage): stage.table.calls
    case .collection(let stage): stage.view.calls
    }
  }

  /// What the items say, section by section.
  var lines: [[String]] {
    switch content {
    case .table(let stage): stage.rows
    case .collection(let stage): stage.items
    }
  }

  /// What they should say.
  var expected: [[String]] {
    list.dataSource.snapshot.sections.map { $0.items.map(\.description) }
  }

  var selectedPaths: [IndexPath] {
    switch content {
    case .table(let stage): stage.table.indexPathsForSelectedRows ?? []
    case .collection(let stage): stage.view.indexPathsForSelectedItems ?? []
    }
  }

  var dragDelegate: (any NSObjectProtocol)? {
    switch content {
    case .table(let stage): stage.table.dragDelegate
    case .collection(let stage): stage.view.dragDelegate
    }
  }

  var dropDelegate: (any NSObjectProtocol)? {
    switch content {
    case .table(let stage): stage.table.dropDelegate
    case .collection(let stage): stage.view.dropDelegate
    }
  }

  /// Detaches the list, or attaches it again.
  func attach(_ isAttached: Bool) {
    switch content {
    case .table(let stage): stage.list.tableView = isAttached ? stage.table : nil
    case .collection(let stage): stage.list.collectionView = isAttached ? stage.view : nil
    }
  }

  /// Sets a closure for targets, and for what other apps get.
  func set(target: @escaping (Book, IndexPath, IndexPath) -> IndexPath) {
    switch content {
    case .table(let stage): stage.list.targetForMove(target)
    case .collection(let stage): stage.list.targetForMove(target)
    }
  }

  func set(provider: @escaping (Book) -> NSItemProvider?) {
    switch content {
    case .table(let stage): stage.list.itemProvider { book, _ in provider(book) }
    case .collection(let stage): stage.list.itemProvider { book, _ in provider(book) }
    }
  }

  func set(move: @escaping (Book, IndexPath, IndexPath) -> Void) {
    switch content {
    case .table(let stage): stage.list.moveItem(move)
    case .collection(let stage): stage.list.moveItem(move)
    }
  }

  /// Lets everything happen that waits for the main run loop.
  func layOut() {
    switch content {
    case .table(let stage): stage.layOut()
    case .collection(let stage): stage.layOut()
    }
  }

  func lift(_ paths: IndexPath...) -> HeadlessDrag? {
    HeadlessDrag(lifting: paths, in: view)
  }
}

/// Runs a body for both views under what UIKit leaves open about dragging, with everything fatal that
/// may crash: in every combination, or in eight that have every pair.
@MainActor
func withDragQuirks(inPairs: Bool = false, _ body: (DragStage.Kind) throws -> Void) rethrows {
  let combinations = inPairs ? [0, 7, 9, 14, 18, 21, 27, 28] : Array(0..<32)
  try withEvery("kind", in: DragStage.Kind.allCases) { kind in
    try withEvery("quirks", in: Effort.some(of: combinations)) { number in
      try HeadlessUIKit.with {
        $0.hazardsAreFatal = true
        $0.dropsByMoving = number & 1 == 0
        $0.performsDropAfterMoving = number & 2 == 0
        $0.asksForTargetsOfDrags = number & 4 == 0
        $0.countsGapsAsUncommitted = number & 2 == 0
        $0.hasActiveDropToTheEnd = number & 8 == 0
        $0.endsDragsFirst = number & 16 == 0
        $0.commitsMovesToSamePlace = number & 8 == 0
        $0.endsDeletedCellsLate = number & 4 == 0
        $0.endsDisplayingFirst = number & 16 == 0
        $0.sharedByDrags = HeadlessUIKit.SharedByDrags.allCases[number % 3]
      } _: {
        try body(kind)
      }
    }
  }
}
#endif
