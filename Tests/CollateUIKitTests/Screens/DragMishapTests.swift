#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("Drags that something comes between", .traced)
struct DragMishapTests {
  @Test("A table view receives no updates while it moves a row of a removed section")
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
      try await Task.sleep(nanoseconds: 100_000_000)
    }
    expectEqual(stage.table.calls.batches, calls.batches)
    stage.source.insertSection(Shelf("N", [Book("n")]), at: 0)
    stage.table.endReordering()
    stage.layOut()
    await until(stage.rows == stage.expectedRows)
    expectEqual(stage.rows, [["n"], ["d", "e"]])
  }

  @Test("A collection view receives no updates while it moves an item of a removed section")
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
    expectEqual(stage.view.calls.batches, calls.batches)
    stage.list.endReordering()
    stage.layOut()
    expectEqual(stage.items, [["d", "e"]])
  }

  @Test("The item that is lifted is the one under the finger, although changes wait")
  func itemUnderFinger() {
    withQuirks {
      let stage = CollectionStage("A=abc|B=de") { $0.reordersItems = true }
      stage.list.shouldHighlight { [source = stage.source] _, _ in
        source.insertItem(Book("x"), at: [0, 0])
        return false
      }
      stage.layOut()
      stage.view.simulateTap(at: [0, 2])
      // The new item is not there yet.
      let point = stage.view.cellForItem(at: [0, 0])?.center ?? .zero
      #expect(stage.list.beginReordering(at: point))
      stage.view.proposeInteractiveMovement(to: [1, 0])
      stage.list.endReordering()
      stage.layOut()
      expectEqual(stage.source.sections, shelves("A=xbc|B=ade"))
      expectEqual(stage.items, stage.expectedItems)
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
      expectEqual(text(stage.source.sections), "A=b|B=de")
      expectEqual(stage.rows, stage.expectedRows)
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
      expectEqual(stage.rows, stage.expectedRows)
      screen.insert(one, at: 0)
      stage.layOut()
      #expect(stage.table.beginReordering(at: [1, 0]))
      stage.table.proposeReordering(to: [0, 0])
      for slot in screen.slots { screen.remove(slot) }
      stage.table.proposeReordering(to: [0, 1])
      stage.table.endReordering()
      stage.layOut()
      expectEqual(stage.rows, stage.expectedRows)
    }
  }

  final class Mover: ListReorderingDelegate {
    var canMove: () -> Void = {}
    var target: () -> Void = {}
    var move: (ItemPath, ItemPath) -> Void = { _, _ in }

    func reordering(in view: UIScrollView, canMoveItemAt indexPath: IndexPath) -> Bool {
      canMove()
      return true
    }

    func reordering(
      in view: UIScrollView, targetIndexPathForMoveFromItemAt sourceIndexPath: IndexPath,
      toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
      target()
      return proposedDestinationIndexPath
    }

    func reordering(
      in view: UIScrollView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      move(ItemPath(sourceIndexPath), ItemPath(destinationIndexPath))
    }
  }

  @Test("A delegate may change the source whenever it is asked, and let go of the table view")
  func changesInDelegate() {
    withQuirks {
      withEvery("site", in: 0..<6) { site in
        let stage = TableStage("A=abc|B=de|C=f")
        let mover = Mover()
        stage.list.reorderingDelegate = mover
        var budget = 3
        let poke = { [source = stage.source] in
          guard budget > 0 else { return }
          budget -= 1
          switch (budget + site) % 3 {
          case 0: source.sections = shelves("D=zxa|A=bc")
          case 1: source.sections = shelves("B=d|A'=ca'z")
          default: source.sections = shelves("")
          }
        }
        mover.move = { [source = stage.source] in
          if site == 3 { poke() }
          if source.canMoveItem(at: $0, to: $1) { source.moveItem(at: $0, to: $1) }
          if site == 4 { poke() }
          if site == 5 {
            stage.list.flush()
            stage.list.tableView = nil
          }
        }
        if site == 0 || site == 2 { mover.canMove = { poke() } }
        if site == 1 || site == 2 { mover.target = { poke() } }
        stage.table.isEditing = true
        stage.layOut()
        if stage.table.numberOfSections > 0, stage.table.beginReordering(at: [0, 0]) {
          stage.table.proposeReordering(to: [0, 1])
          stage.table.proposeReordering(to: [0, 0])
          stage.table.proposeReordering(to: [0, 1])
          stage.table.endReordering()
        }
        if site == 5 { stage.list.tableView = stage.table }
        stage.list.cancelReordering()
        stage.layOut()
        expectEqual(stage.rows, stage.expectedRows)
      }
    }
  }

  @Test("Rows may be moved one after the other before any move was answered")
  func rapidDrags() {
    withQuirks {
      withEvery("mover", in: 0..<3) { kind in
        let stage = TableStage("A=abc|B=de|C=")
        let mover = Mover()
        stage.list.reorderingDelegate = mover
        mover.move = { [source = stage.source] in
          if kind == 1 { return }
          if kind == 2 {
            let book = Book(Character("\(source.snapshot.itemCount)"))
            source.insertItem(book, at: $1.section == $0.section ? $0 : $1)
          } else {
            source.moveItem(at: $0, to: $1)
          }
        }
        stage.table.isEditing = true
        stage.table.simulateMove(from: [0, 0], to: [1, 1])
        stage.table.simulateMove(from: [0, 0], to: [0, 1])
        stage.table.simulateMove(from: [1, 1], to: [2, 0])
        stage.source.insertItem(Book("x"), at: [0, 0])
        stage.table.simulateMove(from: [1, 0], to: [0, 0])
        stage.layOut()
        expectEqual(stage.rows, stage.expectedRows)
      }
    }
  }
}
#endif
