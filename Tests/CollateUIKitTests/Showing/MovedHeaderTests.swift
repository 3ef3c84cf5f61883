#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("Headers that count items, after people have moved some", .traced)
struct MovedHeaderTests {
  /// What the source does with a move.
  enum Answer: CaseIterable {
    case follows, refuses, followsAndRemoves
  }

  private func text(_ shelf: Shelf) -> String { "\(shelf.id) \(shelf.items.count)" }

  private func move(_ source: ArrayDataSource<Shelf>, _ answer: Answer, _ move: ListMove<Shelf>) {
    if answer == .refuses { return }
    source.moveItems(withIDs: move.ids, toSection: move.sectionID, before: move.nextID)
    if answer == .followsAndRemoves { source.removeItem(at: [1, 0]) }
  }

  /// Calls a closure for each move of an item, and each answer.
  private func withEveryMove(
    _ body: (_ path: IndexPath, _ place: IndexPath, _ answer: Answer) -> Void
  ) {
    withEvery("answer", in: Answer.allCases) { answer in
      withEvery("path", in: [[0, 0], [0, 1], [1, 0]] as [IndexPath]) { path in
        withEvery("place", in: [[0, 0], [0, 1], [1, 1], [1, 2], [2, 0]] as [IndexPath]) { place in
          if place == [1, 2] && path.section == 1 { return }
          withQuirks { body(path, place, answer) }
        }
      }
    }
  }

  @Test("A table view")
  func table() {
    withEveryMove { path, place, answer in
      let stage = TableStage("A=ab|B=cd|C=") { list in
        list.header { shelf, _ in .title(text(shelf)) }
      }
      stage.list.moveItems { [source = stage.source] in move(source, answer, $0) }
      stage.layOut()
      stage.table.isEditing = true
      stage.table.simulateMove(from: path, to: place)
      stage.layOut()
      let shown = stage.table.shownHeaderTexts
      for (section, shelf) in stage.source.sections.enumerated() {
        expectEqual(shown[section], text(shelf))
      }
      expectEqual(stage.rows, stage.expectedRows)
    }
  }

  @Test("A collection view")
  func collection() {
    withEveryMove { path, place, answer in
      let stage = CollectionStage("A=ab|B=cd|C=") { list in
        list.headerSize { _, _ in CGSize(width: 320, height: 20) }
        list.header { shelf, _ in
          .view(UICollectionViewListCell.self) { $0.accessibilityLabel = text(shelf) }
        }
      }
      stage.list.moveItems { [source = stage.source] in move(source, answer, $0) }
      stage.layOut()
      guard let cell = stage.view.layoutAttributesForItem(at: place) else { return }
      #expect(stage.view.beginInteractiveMovementForItem(at: path))
      stage.view.updateInteractiveMovementTargetPosition(
        CGPoint(x: cell.frame.midX, y: cell.frame.midY))
      stage.view.endInteractiveMovement()
      stage.layOut()
      let kind = UICollectionView.elementKindSectionHeader
      for (section, shelf) in stage.source.sections.enumerated() {
        let header = stage.view.supplementaryView(
          forElementKind: kind, at: IndexPath(item: 0, section: section))
        expectEqual(header?.accessibilityLabel, text(shelf))
      }
      expectEqual(stage.items, stage.expectedItems)
    }
  }
}
#endif
