#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("Moving items by hand", .traced)
struct CollectionReorderingTests {
  final class Mover: ListReorderingDelegate {
    let move: (ItemPath, ItemPath) -> Void

    init(_ move: @escaping (ItemPath, ItemPath) -> Void) {
      self.move = move
    }

    func reordering(
      in view: UIScrollView, moveItemAt sourceIndexPath: IndexPath,
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
      expectEqual(stage.source.sections, shelves("A=bcad"))
      expectEqual(stage.items, stage.expectedItems)
      expectEqual(stage.view.calls.configuredCells, calls.configuredCells)
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
        expectEqual(stage.view.calls, calls)
        if isCancelled {
          stage.list.cancelReordering()
        } else {
          stage.list.updateReordering(to: point(1))
          stage.list.endReordering()
        }
        stage.layOut()
        expectEqual(stage.source.sections, shelves("A=xbcd"))
        expectEqual(stage.items, stage.expectedItems)
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
    expectEqual(stage.view.calls, calls)
    stage.view.cancelInteractiveMovement()
    await until(stage.items == stage.expectedItems)
    expectEqual(stage.items, [["a", "b", "c"]])

    #expect(stage.view.beginInteractiveMovementForItem(at: [0, 0]))
    stage.view.updateInteractiveMovementTargetPosition(point(2))
    stage.view.endInteractiveMovement()
    stage.layOut()
    expectEqual(stage.items, [["b", "c", "a"]])
    expectEqual(stage.items, stage.expectedItems)
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
      expectEqual(stage.items, [["a", "b", "c", "d"]])
    }
  }

  // The page of the method: iOS 9 to 15.
  @Test(
    "A delegate with the method for targets of before iOS 15 is asked", arguments: [true, false])
  func earlierTargets(isMovedByClosure: Bool) {
    final class Earlier: NSObject, UICollectionViewDelegate, UICollectionViewDataSource {
      weak var source: ArrayDataSource<Shelf>?
      var asked: [[IndexPath]] = []

      func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
      ) -> IndexPath {
        asked.append([currentIndexPath, proposedIndexPath])
        return [0, 2]
      }

      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 0 }

      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { UICollectionViewCell() }

      func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
      ) {
        source?.moveItem(at: ItemPath(sourceIndexPath), to: ItemPath(destinationIndexPath))
      }
    }
    let earlier = Earlier()
    let stage = CollectionStage("A=abcd") { list in
      list.fallbackDelegate = earlier
      if isMovedByClosure {
        list.moveItem { _, path, target in
          earlier.source?.moveItem(at: ItemPath(path), to: ItemPath(target))
        }
      } else {
        list.fallbackDataSource = earlier
      }
    }
    earlier.source = stage.source
    #expect(stage.view.beginInteractiveMovementForItem(at: [0, 0]))
    expectEqual(stage.view.proposeInteractiveMovement(to: [0, 1]), [0, 2])
    stage.view.endInteractiveMovement()
    stage.layOut()
    expectEqual(earlier.asked, [[[0, 0], [0, 1]]])
    expectEqual(text(stage.source.sections), "A=bcad")
    expectEqual(stage.items, stage.expectedItems)
  }
}
#endif
