#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("Moving items by hand", .traced)
struct CollectionReorderingTests {
  final class Mover: CollectionViewReorderingDelegate {
    let move: (ItemPath, ItemPath) -> Void

    init(_ move: @escaping (ItemPath, ItemPath) -> Void) {
      self.move = move
    }

    func reordering(
      collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      move(ItemPath(sourceIndexPath), ItemPath(destinationIndexPath))
    }
  }

  private func point(_ item: Int) -> CGPoint {
    CGPoint(x: 10, y: 44 * item + 10)
  }

  @Test("A finger takes an item, holds it over others and drops it; one line moves it")
  func delegate() {
    withQuirks {
      let stage = CollectionStage("A=abcd")
      #expect(!stage.list.beginReordering(at: point(0)))
      let mover = Mover { [source = stage.source] in source.moveItem(at: $0, to: $1) }
      stage.list.reorderingDelegate = mover
      stage.layOut()
      let calls = stage.view.calls
      #expect(stage.list.beginReordering(at: point(0)))
      stage.list.updateReordering(to: point(1))
      stage.list.updateReordering(to: point(2))
      stage.list.endReordering()
      stage.layOut()
      #expect(stage.source.sections == shelves("A=bcad"))
      #expect(stage.items == stage.expectedItems)
      #expect(stage.view.calls.configuredCells == calls.configuredCells)
    }
  }

  @Test("Changes during a drag wait; dropped where it was, or let go, nothing moves")
  func waiting() {
    withQuirks {
      for isCancelled in [true, false] {
        let stage = CollectionStage("A=abcd") { $0.reordersItems = true }
        let calls = stage.view.calls
        stage.list.beginReordering(at: point(1))
        stage.list.updateReordering(to: point(3))
        stage.source.insertItem(Book("x"), at: [0, 0])
        stage.source.removeItem(at: [0, 1])
        #expect(stage.view.calls == calls)
        if isCancelled {
          stage.list.cancelReordering()
        } else {
          stage.list.updateReordering(to: point(1))
          stage.list.endReordering()
        }
        stage.layOut()
        #expect(stage.source.sections == shelves("A=xbcd"))
        #expect(stage.items == stage.expectedItems)
      }
    }
  }

  @Test("Movements that others begin are followed too, and changes wait for their end")
  func foreignMovement() async {
    let stage = CollectionStage("A=abcd") { $0.reordersItems = true }
    #expect(stage.view.beginInteractiveMovementForItem(at: [0, 0]))
    stage.view.updateInteractiveMovementTargetPosition(point(2))
    let calls = stage.view.calls
    stage.source.removeItem(at: [0, 3])
    #expect(stage.view.calls == calls)
    stage.view.cancelInteractiveMovement()
    await until(stage.items == stage.expectedItems)
    #expect(stage.items == [["a", "b", "c"]])

    #expect(stage.view.beginInteractiveMovementForItem(at: [0, 0]))
    stage.view.updateInteractiveMovementTargetPosition(point(2))
    stage.view.endInteractiveMovement()
    stage.layOut()
    #expect(stage.items == [["b", "c", "a"]])
    #expect(stage.items == stage.expectedItems)
  }

  @Test("A mover that does nothing gets the item back")
  func refusal() {
    withQuirks {
      let stage = CollectionStage("A=abcd")
      let mover = Mover { _, _ in }
      stage.list.reorderingDelegate = mover
      stage.list.beginReordering(at: point(0))
      stage.list.updateReordering(to: point(2))
      stage.list.endReordering()
      stage.layOut()
      #expect(stage.items == [["a", "b", "c", "d"]])
    }
  }
}
#endif
