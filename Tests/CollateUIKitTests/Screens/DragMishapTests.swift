#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("Drags that something comes between", .traced)
struct DragMishapTests {
  @Test("A table view hears nothing while it moves a row whose section went")
  func lostRow() async throws {
    let stage = TableStage("A=abc|B=de") { $0.reordersItems = true }
    stage.table.isEditing = true
    stage.table.beginReordering(at: [0, 0])
    stage.table.proposeReordering(to: [0, 1])
    stage.source.removeSection(at: 0)
    let calls = stage.table.calls
    // Both what is planned and what watches over the drag have time to show it.
    for place in [[0, 2], [0, 0], [1, 0]] as [IndexPath] {
      stage.table.proposeReordering(to: place)
      try await Task.sleep(nanoseconds: 300_000_000)
    }
    #expect(stage.table.calls.batches == calls.batches)
    stage.source.insertSection(Shelf("N", [Book("n")]), at: 0)
    stage.table.endReordering()
    stage.layOut()
    for _ in 0..<2_000 where stage.rows != stage.expectedRows {
      try await Task.sleep(nanoseconds: 1_000_000)
    }
    #expect(stage.rows == [["n"], ["d", "e"]])
  }

  @Test("A collection view hears nothing while it moves an item whose section went")
  func lostItem() async throws {
    let stage = CollectionStage("A=abc|B=de") { $0.reordersItems = true }
    let point = stage.view.cellForItem(at: [0, 0])?.center ?? .zero
    #expect(stage.list.beginReordering(at: point))
    stage.view.proposeInteractiveMovement(to: [0, 1])
    stage.source.removeSection(at: 0)
    let calls = stage.view.calls
    for place in [[1, 0], [0, 0]] as [IndexPath] {
      stage.view.proposeInteractiveMovement(to: place)
      try await Task.sleep(nanoseconds: 20_000_000)
    }
    #expect(stage.view.calls.batches == calls.batches)
    stage.list.endReordering()
    stage.layOut()
    #expect(stage.items == [["d", "e"]])
  }

  @Test("The item that is lifted is the one under the finger, although changes wait")
  func itemUnderFinger() {
    withQuirks {
      let stage = CollectionStage("A=abc|B=de") { $0.reordersItems = true }
      stage.list.shouldHighlight { [source = stage.source] _, _ in
        source.insertItem(Book("x"), at: [0, 0])
        return false
      }
      stage.view.simulateTap(at: [0, 2])
      // The new item is not there yet.
      let point = stage.view.cellForItem(at: [0, 0])?.center ?? .zero
      #expect(stage.list.beginReordering(at: point))
      stage.view.proposeInteractiveMovement(to: [1, 0])
      stage.list.endReordering()
      stage.layOut()
      #expect(stage.source.sections == shelves("A=xbc|B=ade"))
      #expect(stage.items == stage.expectedItems)
    }
  }

  @Test("Rows that are deleted while another one is moved go when that one is dropped")
  func deletions() {
    withQuirks {
      let stage = TableStage("A=abc|B=de") {
        $0.reordersItems = true
        $0.deletesItems = true
      }
      stage.table.isEditing = true
      stage.table.beginReordering(at: [0, 0])
      stage.table.proposeReordering(to: [0, 1])
      stage.table.simulateEdit(at: [0, 2])
      stage.table.simulateEdit(at: [0, 2])
      stage.table.simulateEdit(at: [0, 0])
      stage.table.proposeReordering(to: [1, 1])
      stage.table.endReordering()
      stage.layOut()
      #expect(text(stage.source.sections) == "A=b|B=de")
      #expect(stage.rows == stage.expectedRows)
    }
  }

  @Test("A part of the source that goes takes the moved row along")
  func lostSlot() {
    withQuirks {
      let one = ArrayDataSource(sections: shelves("A=ab"))
      let two = ArrayDataSource(sections: shelves("B=cd"))
      let screen = CompositeDataSource<Shelf>()
      let slot = screen.append(one, sharing: IdentityGroup("books"))
      screen.append(two, sharing: IdentityGroup("books"))
      let stage = TableStage("", showing: screen) { $0.reordersItems = true }
      stage.table.isEditing = true
      stage.table.beginReordering(at: [0, 0])
      stage.table.proposeReordering(to: [1, 0])
      screen.remove(slot)
      stage.table.proposeReordering(to: [1, 1])
      stage.table.endReordering()
      stage.layOut()
      #expect(stage.rows == stage.expectedRows)
      screen.insert(one, at: 0)
      stage.layOut()
      #expect(stage.table.beginReordering(at: [1, 0]))
      stage.table.proposeReordering(to: [0, 0])
      for slot in screen.slots { screen.remove(slot) }
      stage.table.proposeReordering(to: [0, 1])
      stage.table.endReordering()
      stage.layOut()
      #expect(stage.rows == stage.expectedRows)
    }
  }
}
#endif
