#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

// That cells say for as long as they are moved that they are is not documented.
@MainActor
@Suite("Moves of which no cell says that they are under way", .traced)
struct SecondSignTests {
  @Test(
    "A table view receives no updates while a finger is on the reordering control",
    arguments: [true, false])
  func table(isCanceled: Bool) {
    HeadlessUIKit.with(\.saysWhatIsReordered, false) {
      let stage = TableStage("A=abc|B=d") { $0.reordersItems = true }
      stage.table.isEditing = true
      #expect(stage.table.beginReordering(at: [0, 0]))
      stage.table.proposeReordering(to: [0, 1])
      let batches = stage.table.calls.batches
      stage.source.insertItem(Book("x"), at: [0, 0])
      stage.list.flush()
      expectEqual(stage.table.calls.batches, batches)
      if isCanceled { stage.table.cancelReordering() } else { stage.table.endReordering() }
      stage.list.flush()
      stage.layOut()
      expectEqual(text(stage.source.sections), (isCanceled ? "A=xabc|B=d" : "A=xbac|B=d"))
      expectEqual(stage.rows, stage.expectedRows)
    }
  }

  @Test("A collection view receives no updates during a gesture move", arguments: [true, false])
  func collection(isCanceled: Bool) {
    HeadlessUIKit.with(\.saysWhatIsReordered, false) {
      let stage = CollectionStage("A=abc|B=d") { $0.reordersItems = true }
      let gesture = UIGestureRecognizer()
      stage.view.addGestureRecognizer(gesture)
      // A pointer over the view holds nothing.
      let hover = UIHoverGestureRecognizer()
      stage.view.addGestureRecognizer(hover)
      hover.simulateState(.changed)
      gesture.simulateState(.began)
      // As a collection view controller does it: the list is not told.
      #expect(stage.view.beginInteractiveMovementForItem(at: [0, 0]))
      gesture.simulateState(.changed)
      stage.view.proposeInteractiveMovement(to: [0, 1])
      let batches = stage.view.calls.batches
      stage.source.insertItem(Book("x"), at: [0, 0])
      stage.list.flush()
      expectEqual(stage.view.calls.batches, batches)
      gesture.simulateState(isCanceled ? .cancelled : .ended)
      if isCanceled {
        stage.view.cancelInteractiveMovement()
      } else {
        stage.view.endInteractiveMovement()
      }
      stage.list.flush()
      stage.layOut()
      expectEqual(text(stage.source.sections), (isCanceled ? "A=xabc|B=d" : "A=xbac|B=d"))
      expectEqual(stage.items, stage.expectedItems)
    }
  }
}
#endif
